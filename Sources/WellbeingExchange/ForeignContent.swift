/// What a file holds that is no export of samples, as far as its first bytes tell.
public enum ForeignContent: Hashable, Sendable {
  /// Nothing, or nothing but white space.
  case nothing
  /// A SQLite database.
  case database
  /// An iCalendar file.
  case calendar
  /// An archive or compressed file.
  case archive
  /// A PDF document.
  case pdf
  /// XML or HTML.
  case markup
  /// JSON whose records are none of ours.
  case otherJSON
  /// A table whose columns are others.
  case otherTable(columns: [String])
  /// Text of another kind.
  case text
  /// Bytes that are no text.
  case binary

  /// What stands first in some bytes that are neither JSON nor a table of ours.
  init(_ bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(512))
    func begins(_ text: String) -> Bool { start.starts(with: Array(text.utf8)) }
    let text = start.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if text.isEmpty {
      self = .nothing
    } else if begins("SQLite format 3\u{0}") {
      self = .database
    } else if begins("PK\u{3}\u{4}") || start.starts(with: [0x1F, 0x8B]) {
      self = .archive
    } else if begins("%PDF-") {
      self = .pdf
    } else if text.starts(with: Array("BEGIN:VCALENDAR".utf8)) {
      self = .calendar
    } else if text.first == UInt8(ascii: "<") {
      self = .markup
    } else if start.contains(where: { $0 < 0x09 }) {
      self = .binary
    } else {
      self = .text
    }
  }

  /// What it is, with its article.
  var description: String {
    switch self {
    case .nothing: "empty"
    case .database: "a SQLite database"
    case .calendar: "an iCalendar file"
    case .archive: "an archive"
    case .pdf: "a PDF document"
    case .markup: "XML or HTML"
    case .otherJSON: "JSON of another kind"
    case .otherTable(let columns):
      "a table with the columns \(columns.prefix(6).joined(separator: ", "))"
        + (columns.count > 6 ? " and others" : "")
    case .text: "text"
    case .binary: "a binary file"
    }
  }

  /// What would take it in, where something does.
  var advice: String? {
    switch self {
    case .database: "a backup comes back with 'mood restore'"
    case .calendar: "it comes in with 'mood calendar import'"
    case .archive: "unpack it first"
    default: nil
    }
  }
}
