internal import CivilTime

extension ContentLine {
  /// The line as it is meant when its value is a date or time.
  ///
  /// Some programs write a zone's name with a colon and without quotes, as
  /// `DTSTART;TZID=tzone://Microsoft/Utc:20240701T090000`.
  var asDates: ContentLine {
    guard valueBytes.contains(ASCII.colon) else { return self }
    let first = valueBytes.prefix { $0 != ASCII.comma && $0 != ASCII.slash }
    guard EventTime(value: first, zone: nil) == nil else { return self }
    return splitAtLastColon
  }

  /// The TZID parameter; nil when there is none.
  func zone(_ zones: inout ZoneNames) -> String? {
    guard !parameters.isEmpty, let name = parameter("TZID") else { return nil }
    return zones.name(name.trimmed, line: number)
  }

  /// The value as a date or time; nil when it is none.
  func time(_ zones: inout ZoneNames) -> EventTime? {
    let time = EventTime(value: valueBytes, zone: zone(&zones))
    guard let time, !time.isDate, !parameters.isEmpty,
      parameter("VALUE")?.spells("DATE") ?? false
    else { return time }
    return .date(time.local.date)
  }

  /// The value as an instant, for properties that are always in UTC.
  var instant: Instant? {
    EventTime(value: valueBytes, zone: nil)?.local.instant(utcOffset: 0)
  }

  /// The value as text.
  func text(_ problems: inout ProblemList) -> String {
    var isRepaired = false
    let text = TextValue.unescaped(valueBytes, isRepaired: &isRepaired)
    if isRepaired { noteEncoding(&problems) }
    return fitting(text, &problems)
  }

  /// The value as a list of texts.
  func texts(_ problems: inout ProblemList) -> [String] {
    var isRepaired = false
    let texts = TextValue.list(valueBytes, isRepaired: &isRepaired)
    if isRepaired { noteEncoding(&problems) }
    return texts.map { fitting($0, &problems) }
  }

  /// A text that fits in a line again when it is written, where escapes may double it.
  private func fitting(_ text: String, _ problems: inout ProblemList) -> String {
    guard text.utf8.count > TextValue.lengthLimit else { return text }
    problems.repaired(number, "the text is longer than half a mebibyte and was cut")
    return text.cut(toBytes: TextValue.lengthLimit)
  }

  private func noteEncoding(_ problems: inout ProblemList) {
    problems.repaired(number, "the text is not UTF-8 and was read as Windows-1252")
  }
}

extension EventStatus {
  /// Reads a STATUS; what is unknown is confirmed.
  init(value: ArraySlice<UInt8>) {
    let value = value.trimmed
    if value.spells("CANCELLED") || value.spells("CANCELED") {
      self = .cancelled
    } else if value.spells("TENTATIVE") {
      self = .tentative
    } else {
      self = .confirmed
    }
  }
}

extension AdditionalDate {
  /// Reads one value of an RDATE: a date, a time, or a period as `start/end` or `start/duration`.
  init?(value: ArraySlice<UInt8>, zone: String?) {
    guard let slash = value.firstIndex(of: ASCII.slash) else {
      guard let start = EventTime(value: value, zone: zone) else { return nil }
      self.init(start: start)
      return
    }
    guard let start = EventTime(value: value[..<slash], zone: zone) else { return nil }
    let rest = value[value.index(after: slash)...]
    if let duration = EventDuration(value: rest) {
      self.init(start: start, extent: .duration(duration))
    } else if let end = EventTime(value: rest, zone: zone) {
      self.init(start: start, extent: .end(end))
    } else {
      return nil
    }
  }
}

extension EventTime {
  /// Whether another value's clock reads in the same terms, so that the readings can be compared.
  func isComparable(with other: EventTime) -> Bool {
    switch (self, other) {
    case (.date, .date), (.floating, .floating), (.utc, .utc): true
    case (.zoned(_, let zone), .zoned(_, zone: let otherZone)): zone == otherZone
    default: false
    }
  }
}

extension String {
  /// The text without white space at either end.
  var trimmingBlanks: Substring {
    // Looking up Unicode properties is slow, and identifiers seldom need it.
    if let first = utf8.first, let last = utf8.last, first > ASCII.space, first < 0x7F,
      last > ASCII.space, last < 0x7F
    {
      return self[...]
    }
    var rest = drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}

extension String {
  /// As many of the first characters as fit in a number of bytes of UTF-8.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}
