import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct ScoreTests {
  @Test func `answers are scored as published and nothing is stored`() throws {
    let tool = try TestTool()
    let scored = try tool.object("score", "GAD7", "3,3,2,1,0,1,2")
    #expect(scored["questionnaire"] as? String == "gad-7")
    #expect(scored["score"] as? Double == 12)
    #expect(scored["maximum"] as? Double == 21)
    #expect(scored["band"] as? String == "moderate")
    #expect(scored["answers"] as? [Int] == [3, 3, 2, 1, 0, 1, 2])
    #expect(scored["complete"] as? Bool == true)
    #expect(scored["estimated"] as? Bool == false)
    #expect((scored["flags"] as? [Any])?.isEmpty == true)
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `answers come from standard input too`() throws {
    let tool = try TestTool()
    tool.input = "0123012\n"
    #expect(tool.run("score", "gad-7", "-").output == tool.run("score", "gad-7", "0123012").output)
  }

  @Test func `help comes before the score, whatever the total, even when quiet`() throws {
    let tool = try TestTool()
    let output = tool.run("score", "phq-9", "000000001", "--quiet").output
    let help = try #require(output.range(of: "112"))
    let score = try #require(output.range(of: "Score  1 of 27"))
    #expect(help.lowerBound < score.lowerBound)
    #expect(output.contains("Germany"))
  }

  @Test func `as JSON the help is in the flags and on standard error`() throws {
    let tool = try TestTool()
    tool.run("config", "set", "country", "france")
    let outcome = tool.run("score", "phq-9", "000000002", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let flags = try #require((json as? [String: Any])?["flags"] as? [[String: Any]])
    let resources = try #require(flags.first?["resources"] as? [String])
    #expect(resources.contains { $0.contains("France") })
    #expect(outcome.messages.contains("France"))
  }

  @Test func `item 9 declined is neither zero nor a flag`() throws {
    let scored = try TestTool().object("score", "phq-9", "1,1,0,2,1,0,1,0,x")
    #expect(scored["complete"] as? Bool == true)
    #expect(scored["maximum"] as? Double == 24)
    #expect((scored["flags"] as? [Any])?.isEmpty == true)
    #expect((scored["notes"] as? [String])?.isEmpty == false)
  }

  /// Command lines that are refused, and the exit code.
  static let refusals: [(words: [String], code: UInt8)] = [
    (["score", "gad-7", "012301"], 2),
    (["score", "gad-7", "01230123"], 2),
    (["score", "gad-7", "0123014"], 2),
    (["score", "gad-7", "01230a2"], 2),
    (["score", "gad-7", "x123012"], 2),
    (["score", "phq-9", "110210104"], 2),
    (["score", "phq-9", "1102-0100"], 2),
    (["score", "nothing", "1"], 3),
    (["score", "gad-7", "0123012", "--language", "tlh"], 2),
  ]

  @Test(arguments: refusals)
  func `what is no answer is refused in one line`(words: [String], code: UInt8) throws {
    let outcome = try TestTool().run(words)
    #expect(outcome.exitCode == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.filter { $0 == "\n" }.count == 1)
  }

  @Test func `help can be asked for at any time, whatever the settings`() throws {
    let tool = try TestTool(zone: "America/New_York")
    #expect(tool.run("help", "support").output.contains("988"))
    let folder = tool.folder.file(".config/mood")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: folder.appending(path: "config.json"))
    let outcome = tool.run("help", "support")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("emergency"))
  }
}
