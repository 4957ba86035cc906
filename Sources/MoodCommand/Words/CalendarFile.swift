internal import WellbeingKit

/// A file of calendars that has been read.
struct CalendarFile {
  /// The path as it was given; `-` for standard input.
  let path: String

  /// The calendars in it.
  let documents: [CalendarDocument]

  /// What was wrong in it.
  var problems: [Problem] { documents.flatMap(\.properties.problems) }

  /// What the files say, a value for each calendar name.
  ///
  /// A name that is given is that of all of them; else each document's own counts, or the file's.
  static func imports(
    of files: [CalendarFile],
    name: String?,
    association: StateOfMind.Association?
  ) -> [CalendarImport] {
    var imports: [CalendarImport] = []
    for file in files {
      for document in file.documents {
        let name = name ?? document.properties.name?.trimmedNFC ?? file.plainName
        let index = imports.firstIndex { $0.name == name }
        if index == nil {
          imports.append(CalendarImport(name: name, association: association, events: []))
        }
        imports[index ?? imports.count - 1].add(document)
      }
    }
    return imports
  }

  /// The file's name without its folder and its ending.
  private var plainName: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let name = last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last
    return name == "-" || name.isEmpty ? "Calendar" : name
  }
}

extension CalendarImport {
  /// Adds what one more document says.
  fileprivate mutating func add(_ document: CalendarDocument) {
    color = document.properties.color ?? color
    zoneName = document.properties.zoneName ?? zoneName
    zones += document.zones
    events += document.events
  }
}
