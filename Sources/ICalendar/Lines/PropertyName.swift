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
    guard let key = PackedName(bytes), let name = names.find(key) else { return nil }
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

private let names = NameTable()

/// The names in a table of their packed forms.
///
/// Every line asks it once. Dictionaries guard against hostile keys, which these are not: a wrong
/// name finds an empty place or another name.
private struct NameTable: Sendable {
  private static let size = 64
  private var entries: [(key: PackedName, name: PropertyName)?]

  init() {
    entries = Array(repeating: nil, count: Self.size)
    for name in PropertyName.allCases {
      guard let key = PackedName(ArraySlice(name.rawValue.utf8)) else { continue }
      var place = key.place(in: Self.size)
      while entries[place] != nil { place = (place + 1) % Self.size }
      entries[place] = (key, name)
    }
  }

  func find(_ key: PackedName) -> PropertyName? {
    var place = key.place(in: Self.size)
    while let entry = entries[place] {
      if entry.key == key { return entry.name }
      place = (place + 1) % Self.size
    }
    return nil
  }
}

/// Up to 24 bytes of a name in capitals, packed into integers.
private struct PackedName: Equatable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 24 else { return nil }
    var shift: UInt64 = 0
    var index = bytes.startIndex
    let first = bytes.prefix(8).endIndex
    let second = bytes.prefix(16).endIndex
    while index < first {
      words.0 |= UInt64(ASCII.uppercased(bytes[index])) << shift
      shift += 8
      index += 1
    }
    shift = 0
    while index < second {
      words.1 |= UInt64(ASCII.uppercased(bytes[index])) << shift
      shift += 8
      index += 1
    }
    shift = 0
    while index < bytes.endIndex {
      words.2 |= UInt64(ASCII.uppercased(bytes[index])) << shift
      shift += 8
      index += 1
    }
  }

  /// Where a search for it begins in a table of a size that is a power of two.
  func place(in size: Int) -> Int {
    let mixed = (words.0 ^ words.1 ^ words.2) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40) & (size - 1)
  }

  static func == (lhs: PackedName, rhs: PackedName) -> Bool {
    lhs.words == rhs.words
  }
}
