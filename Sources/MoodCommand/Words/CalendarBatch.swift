internal import CommandLineKit
internal import WellbeingKit

/// What the files of one import say, put together by calendar.
struct CalendarBatch {
  /// One calendar and what was wrong with it in the files.
  struct Item {
    /// What the files say about it.
    var source: CalendarImport

    /// The categories of its events; empty unless they were asked for.
    var categories: Set<String> = []

    /// Whether all its events have been read.
    var isComplete = true

    /// How many events were left out.
    var skippedCount = 0

    /// How many things were read in the most likely sense.
    var repairedCount = 0

    /// The files that name it after themselves, stating no name of their own.
    var namelessPaths: [String] = []
  }

  /// The calendars in the order in which they first occur.
  private(set) var items: [Item] = []

  /// Puts files together.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - name: The name of the calendar; nil for its own.
  /// - Throws: `UsageError.refused` when one name is given to several calendars.
  init(_ files: [CalendarFile], name: String?) throws(UsageError) {
    if name != nil { try Self.requireOneCalendar(files) }
    var places: [String: Int] = [:]
    for file in files {
      for (index, document) in file.documents.enumerated() {
        let name = name ?? file.name(of: document)
        let place = places[name] ?? items.count
        if place == items.count {
          places[name] = place
          items.append(
            Item(source: CalendarImport(name: name, association: nil, events: []))
          )
        }
        items[place].add(document, part: file.firstPart + index, of: file)
      }
    }
  }

  /// Whether any event was left out.
  var hasSkipped: Bool { items.contains { $0.skippedCount > 0 } }

  /// What is to be imported.
  var sources: [CalendarImport] { items.map(\.source) }

  /// Changes what is to be imported of every calendar.
  mutating func updateSources(_ body: (inout CalendarImport, Item) -> Void) {
    for index in items.indices { body(&items[index].source, items[index]) }
  }

  /// Checks that files hold one calendar, and not several.
  ///
  /// A calendar is one name that files state. Files without a name are a calendar each, except those
  /// of one folder: some programs keep each event in a file of its own.
  private static func requireOneCalendar(_ files: [CalendarFile]) throws(UsageError) {
    var names: [String] = []
    var identities: Set<[String?]> = []
    for file in files {
      for document in file.documents {
        let identity =
          document.statedName.map { [$0] } ?? [nil, file.folder ?? file.path]
        if identities.insert(identity).inserted { names.append(file.name(of: document)) }
      }
    }
    guard names.count > 1 else { return }
    let list = names.prefix(4).map(\.quotedForMessage).joined(separator: ", ")
    throw .refused(
      "--name is for one calendar, and these are \(names.count): \(list)"
        + "\(names.count > 4 ? ", …" : ""); leave it out, or import one at a time"
    )
  }
}

extension CalendarBatch.Item {
  /// Adds what one more document says.
  fileprivate mutating func add(_ document: CalendarDocument, part: Int, of file: CalendarFile) {
    source.color = document.properties.color ?? source.color
    source.zoneName = document.properties.zoneName ?? source.zoneName
    source.zones += document.zones
    source.parts.append(part)
    categories.formUnion(file.categories)
    isComplete = isComplete && document.isComplete
    let skipped = document.properties.problems.count { $0.severity == .skipped }
    skippedCount += skipped
    repairedCount += document.properties.problems.count - skipped
    if document.statedName == nil, !namelessPaths.contains(file.path) {
      namelessPaths.append(file.path)
    }
  }
}
