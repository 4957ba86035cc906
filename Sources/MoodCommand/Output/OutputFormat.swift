internal import CommandLineKit
internal import WellbeingKit

/// The forms in which commands print data.
enum OutputFormat: Hashable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
}

extension OptionDeclaration {
  /// `--csv`, for commands whose data are rows.
  static let csv = OptionDeclaration("csv", help: "Print comma-separated values, for spreadsheets.")
}

extension CommandContext {
  /// The form that was asked for.
  ///
  /// - Throws: `UsageError.refused` when two were.
  func outputFormat() throws(UsageError) -> OutputFormat {
    let wantsCSV = parsed.declares("csv") && parsed.flag("csv")
    guard wantsCSV else { return wantsJSON ? .json : .text }
    guard !wantsJSON else { throw .refused("--json and --csv say two things; give one") }
    return .csv
  }
}
