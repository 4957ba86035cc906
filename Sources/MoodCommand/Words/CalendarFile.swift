internal import WellbeingKit

/// A file of calendars that has been read.
struct CalendarFile {
  /// The path as it was given, or found in a folder; `-` for standard input.
  let path: String

  /// The folder on the command line in which it was found; nil when the file itself was named.
  let folder: String?

  /// The calendars in it, whose events are in the intake.
  private(set) var documents: [CalendarDocument] = []

  /// The part of the intake that holds the events of the first calendar; those of the others follow.
  let firstPart: Int

  /// The categories of its events; empty unless they are asked for.
  private(set) var categories: Set<String> = []

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

extension CalendarFile {
  /// Takes in what was read of the file next.
  ///
  /// - Parameters:
  ///   - reader: A reader that has bytes.
  ///   - document: The calendar under way, which is left without its events.
  ///   - intake: Where events go.
  ///   - keepsCategories: Whether categories are asked for.
  /// - Throws: `ICalendarError` for what is no calendar, and `StoreError` when there is no room.
  mutating func take(
    from reader: inout CalendarReader,
    _ document: inout CalendarDocument,
    into intake: inout CalendarIntake,
    keepsCategories: Bool
  ) throws {
    while let item = try reader.next() {
      switch item {
      case .event(let event):
        try intake.add(event, part: firstPart + documents.count)
        if keepsCategories { categories.formUnion(event.categories) }
      case .zone(let zone):
        document.zones.append(zone)
      case .calendar(let properties):
        document.properties = properties
        documents.append(document)
        document = CalendarDocument()
      }
    }
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
