import CommandLineKit
import Foundation
import MoodCommand
import TestSupport
import WellbeingKit

/// The tool in a home of its own, with a clock that stands still.
struct KeptTool {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var journal: URL { folder.file("data/mood/journal.sqlite") }

  /// Runs a command line.
  @discardableResult
  func run(_ arguments: String..., input: String = "") -> Tool.Outcome {
    run(arguments, input: input)
  }

  /// Runs a command line.
  @discardableResult
  func run(_ arguments: [String], input: String = "") -> Tool.Outcome {
    let environment = ToolEnvironment(
      terminal: TerminalEnvironment(variables: [
        "HOME": folder.url.path, "XDG_DATA_HOME": folder.file("data").path,
        "XDG_CONFIG_HOME": folder.file("config").path, "TZ": "UTC",
      ]),
      interaction: PipedInput(text: input),
      now: { Instant(milliseconds: 1_796_074_200_000) }
    )
    return Tool(environment).run(arguments)
  }

  /// The path of a file in the home.
  func path(_ name: String) -> String { folder.file(name).path }

  /// Fills the journal with entries of all sorts.
  func fill(_ count: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var samples: [StateOfMind] = []
    for _ in 0..<count { samples.append(try StateOfMind.randomStored(using: &generator)) }
    try WellbeingStore(at: journal).save(samples)
  }
}

/// Standard input that holds a text and asks nobody.
private struct PipedInput: Interaction {
  var text: String

  mutating func readLine(prompt: String) throws(InteractionError) -> String? { nil }

  mutating func readAll(limit: Int) throws(InteractionError) -> [UInt8] { Array(text.utf8) }

  mutating func editText(_ initial: String) throws(InteractionError) -> String { initial }
}
