import Foundation
import MoodCommand
import TestSupport
import Testing

@Suite struct DemoTests {
  @Test(arguments: [80, 100, 60])
  func `the demo prints the example week`(width: Int) throws {
    let tool = try TestTool()
    tool.width = width
    let outcome = tool.run("demo")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.isEmpty)
    // A wide terminal shows the same 80 columns.
    let snapshot = Snapshot("demo-\(min(width, 80)).txt")
    #expect(try snapshot.expected(updatingTo: outcome.output) == outcome.output)
  }

  @Test func `the demo as JSON is the report alone`() throws {
    let tool = try TestTool()
    let outcome = tool.run("demo", "--json")
    // Identities are new at every run.
    let stable = outcome.output.replacing(
      #/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/#,
      with: "ID"
    )
    #expect(try Snapshot("demo.json").expected(updatingTo: stable) == stable)
  }

  @Test func `the demo leaves the person's own journal alone`() throws {
    let tool = try TestTool()
    let own = tool.folder.file("own.sqlite").path
    tool.variables["MOOD_JOURNAL"] = own
    tool.variables["TZ"] = "America/New_York"
    let elsewhere = tool.run("demo").output
    #expect(try elsewhere == TestTool().run("demo").output)
    #expect(!FileManager.default.fileExists(atPath: own))
    #expect(!FileManager.default.fileExists(atPath: tool.journal.path))
  }

  @Test func `lines of the demo keep to the width`() throws {
    let tool = try TestTool()
    for width in [40, 50, 72] {
      tool.width = width
      for line in tool.run("demo").output.split(separator: "\n") where !line.contains("mood ") {
        #expect(line.count <= width, "\(line)")
      }
    }
  }
}
