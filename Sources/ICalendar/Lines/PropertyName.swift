/// The properties that are read; every other one is passed over.
enum PropertyName: String, CaseIterable {
  case begin = "BEGIN"
  case end = "END"

  // Of a calendar.
  case calendarName = "X-WR-CALNAME"
  case name = "NAME"
  case calendarZone = "X-WR-TIMEZONE"
  case color = "COLOR"
  case appleColor = "X-APPLE-CALENDAR-COLOR"

  // Of an event.
  case uid = "UID"
  case recurrenceID = "RECURRENCE-ID"
  case sequence = "SEQUENCE"
  case stamp = "DTSTAMP"
  case lastModified = "LAST-MODIFIED"
  case start = "DTSTART"
  case eventEnd = "DTEND"
  case duration = "DURATION"
  case rule = "RRULE"
  case additionalDates = "RDATE"
  case exceptionDates = "EXDATE"
  case exceptionRule = "EXRULE"
  case summary = "SUMMARY"
  case details = "DESCRIPTION"
  case location = "LOCATION"
  case status = "STATUS"
  case transparency = "TRANSP"
  case categories = "CATEGORIES"

  // Of a time zone.
  case zoneID = "TZID"
  case zoneLocation = "X-LIC-LOCATION"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"
}

extension PropertyName {
  /// Finds the property that bytes name, in any mix of capitals and small letters.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let key = PackedName(bytes), let name = names[key] else { return nil }
    self = name
  }
}

extension PropertyName {
  /// Whether the value is text, of which the beginning is of use without the end.
  var isText: Bool {
    switch self {
    case .summary, .details, .location: true
    default: false
    }
  }
}

private let names = Dictionary(
  uniqueKeysWithValues: PropertyName.allCases.compactMap { name in
    PackedName(ArraySlice(name.rawValue.utf8)).map { ($0, name) }
  }
)

/// Up to 24 bytes of a name in capitals, packed into integers, which hash without an allocation.
private struct PackedName: Hashable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 24 else { return nil }
    for (offset, byte) in bytes.enumerated() {
      let bits = UInt64(ASCII.uppercased(byte)) << (UInt64(offset & 7) * 8)
      switch offset >> 3 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      default: words.2 |= bits
      }
    }
  }

  static func == (lhs: PackedName, rhs: PackedName) -> Bool {
    lhs.words == rhs.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }
}
