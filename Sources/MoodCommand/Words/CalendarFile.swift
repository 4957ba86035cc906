internal import WellbeingKit

/// A file of calendars that has been read.
struct CalendarFile {
  /// The path as it was given, or found in a folder; `-` for standard input.
  let path: String

  /// The folder on the command line in which it was found; nil when the file itself was named.
  let folder: String?

  /// The calendars in it.
  let documents: [CalendarDocument]

  /// What was wrong in it.
  var problems: [Problem] { documents.flatMap(\.properties.problems) }

  /// The name of one of its calendars: its own, or else that of the file without folder and ending.
  func name(of document: CalendarDocument) -> String {
    document.statedName ?? plainName
  }

  private var plainName: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let name = (last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last).oneLine
    return name == "-" || name.isEmpty ? "Calendar" : name.trimmedNFC
  }
}

extension CalendarDocument {
  /// The name it gives itself, in a form that can be printed and typed, of 200 characters at most.
  var statedName: String? {
    let name = (properties.name?.oneLine.trimmedNFC.prefix(200)).map { String($0).trimmedNFC }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether all its events have been read.
  var isComplete: Bool {
    !properties.isCutShort && !properties.problems.contains { $0.severity == .skipped }
  }
}
