internal import CDemo
internal import CommandLineKit
internal import WellbeingKit

/// The example week: its calendars, its check-ins, and a tool that runs in it.
struct DemoWeek {
  private let folder: String
  private let width: Int
  private let isTerminal: Bool
  private let variables: [String: String]

  /// Sunday evening of the week, 2026-11-29T21:00Z.
  private static let evening = Instant(seconds: 1_795_986_000)

  /// Creates the week in a folder; of the person's terminal it takes the look, not the files.
  init(folder: String, terminal: TerminalEnvironment) {
    self.folder = folder
    // The example is the same everywhere; only what cannot show 80 columns gets fewer.
    width = min(terminal.width, 80)
    isTerminal = terminal.outputIsTerminal
    let looks = ["TERM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"]
    variables = terminal.variables.filter { looks.contains($0.key) }
  }

  /// The calendars: name, iCalendar text, association.
  static var calendars: [(name: String, bytes: [UInt8], association: String)] {
    [("Office", bytes(demo_office()), "work"), ("Home", bytes(demo_home()), "family")]
  }

  /// The check-ins as command lines.
  static var checkIns: [[String]] {
    let text = String(decoding: bytes(demo_check_ins()), as: UTF8.self)
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { String($0).trimmedNFC }
      var words = fields[1].split(separator: " ").map(String.init)
      if words.first == "daily" { words[0] = "--daily" }
      let associations = fields[2].split(separator: " ").flatMap { ["-a", String($0)] }
      let note = fields[3].isEmpty ? [] : ["--note=\(fields[3])"]
      return ["log", "--at", fields[0]] + words + associations + note
    }
  }

  /// Runs a command in the week and returns what it printed.
  ///
  /// - Throws: `UsageError.refused` with the command's own words when it fails, which only a
  ///   broken system can cause: no room in the temporary folder, for example.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> String {
    let environment = ToolEnvironment(
      terminal: TerminalEnvironment(
        outputIsTerminal: isTerminal,
        width: width,
        variables: variables.merging(
          [
            "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "TZ": "UTC",
          ]
        ) { $1 }
      ),
      interaction: GivenInput(bytes: input),
      now: { Self.evening }
    )
    let outcome = Tool(environment).run(arguments)
    guard outcome.exitCode == ExitStatus.success.rawValue else {
      throw .refused("the example cannot be shown: \(outcome.messages)")
    }
    return outcome.output
  }

  private static func bytes(_ file: demo_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}

/// Input that is known beforehand, from no person.
private struct GivenInput: Interaction {
  var bytes: [UInt8]

  func readLine(prompt: String) throws(InteractionError) -> String? { nil }

  func readAll(limit: Int) throws(InteractionError) -> [UInt8] { bytes }

  func editText(_ initial: String) throws(InteractionError) -> String { initial }
}
