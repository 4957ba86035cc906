import CommandLineKit
import Foundation
import MoodCommand
import TestSupport
import WellbeingKit

/// The tool in a folder of its own, with a clock and a zone that do not move.
final class TestTool {
  let folder: TemporaryFolder
  var variables: [String: String]
  var now: Instant
  var width = 80
  var input = ""
  var edited: String?

  /// Whether a person sits at a terminal; the lines of `input` are then what they type.
  var hasTerminal = false

  /// The programs of the system that the tool ran.
  let programs = RecordedPrograms()

  /// Everything the tool asked in the last run.
  private(set) var prompts = ""

  /// Creates a tool at Monday, 30 November 2026, 21:30 in Berlin.
  init(zone: String = "Europe/Berlin", now: String = "2026-11-30T20:30:00Z") throws {
    folder = try TemporaryFolder()
    variables = ["HOME": folder.url.path, "TZ": zone, "LANG": "C.UTF-8"]
    self.now = try Self.instant(now)
  }

  static func instant(_ text: String) throws -> Instant {
    guard let instant = ISO8601.dateTime(text)?.instant else {
      throw CocoaError(.coderInvalidValue)
    }
    return instant
  }

  /// The journal the tool uses.
  var journal: URL { folder.file(".local/share/mood/journal.sqlite") }

  /// Runs one command line.
  @discardableResult
  func run(_ arguments: String...) -> Tool.Outcome {
    run(arguments)
  }

  @discardableResult
  func run(_ arguments: [String]) -> Tool.Outcome {
    let now = now
    let conversation = Conversation(input)
    let programs = programs
    defer { prompts = conversation.prompts }
    let environment = ToolEnvironment(
      terminal: TerminalEnvironment(
        inputIsTerminal: hasTerminal || edited != nil,
        width: width,
        variables: variables
      ),
      interaction: ScriptedInteraction(input: input, edited: edited, conversation: conversation),
      now: { now },
      programPath: { "/usr/local/bin/mood" },
      runProgram: { words in
        programs.run(words)
      },
      busyTimeoutMilliseconds: 50
    )
    return Tool(environment).run(arguments)
  }

  /// Runs a command line with `--json` and reads what it printed.
  func json(_ arguments: String...) throws -> Any {
    let outcome = run(arguments + ["--json"])
    return try JSONSerialization.jsonObject(
      with: Data(outcome.output.utf8),
      options: .fragmentsAllowed
    )
  }

  /// Runs a command line with `--json` that prints one object.
  func object(_ arguments: String...) throws -> [String: Any] {
    let outcome = run(arguments + ["--json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    guard let object = json as? [String: Any] else { throw CocoaError(.coderInvalidValue) }
    return object
  }

  /// Runs a command line with `--json` that prints an array of objects.
  func array(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = run(arguments + ["--json"])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    guard let array = json as? [[String: Any]] else { throw CocoaError(.coderInvalidValue) }
    return array
  }

  /// Writes a file into the folder and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.file(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}

/// A person whose answers are known beforehand.
struct ScriptedInteraction: Interaction {
  var input: String
  var edited: String?
  var conversation = Conversation("")

  func readLine(prompt: String) throws(InteractionError) -> String? {
    conversation.prompts += prompt
    return conversation.lines.popFirst()
  }

  func readAll(limit: Int) throws(InteractionError) -> [UInt8] { Array(input.utf8) }

  func editText(_ initial: String) throws(InteractionError) -> String { edited ?? initial }
}

/// What was asked and what is still to be answered.
final class Conversation {
  var prompts = ""
  var lines: ArraySlice<String>

  init(_ input: String) {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines[...]
  }
}
