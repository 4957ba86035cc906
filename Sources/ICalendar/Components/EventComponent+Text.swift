internal import CivilTime

extension EventComponent {
  /// The component as iCalendar property lines, for keeping it in one piece of text.
  ///
  /// The lines are not folded and end with a line feed; BEGIN and END are left out. Reading it
  /// gives an equal component.
  public var text: String {
    var bytes: [UInt8] = []
    appendProperties(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a component from the lines ``text`` made.
  ///
  /// - Throws: ``ICalendarError/unreadableEvent(_:)``.
  public init(text: String) throws(ICalendarError) {
    var lines = LineReader()
    lines.append(Array(text.utf8))
    lines.finish()
    var builder = EventBuilder(line: 1)
    var zoneNames = ZoneNames()
    var problems = ProblemList()
    var line = ContentLine()
    while lines.next(into: &line.bytes) != nil {
      line.number = lines.lineNumber
      guard line.splitName(), let name = PropertyName(line.nameBytes), line.splitValue() else {
        continue
      }
      builder.apply(name, line, &zoneNames, &problems)
    }
    guard let component = builder.component(&problems), !component.uid.isEmpty else {
      throw .unreadableEvent(problems.all.last?.message ?? "UID is missing")
    }
    self = component
  }

  /// Appends the property lines, each with a line feed at its end.
  func appendProperties(to bytes: inout [UInt8]) {
    appendText("UID", uid, to: &bytes)
    if let recurrenceID {
      let range = isThisAndFuture ? ";RANGE=THISANDFUTURE" : ""
      append("RECURRENCE-ID" + range, recurrenceID, to: &bytes)
    }
    if sequence != 0 { append("SEQUENCE", String(sequence), to: &bytes) }
    if let stamp { append("DTSTAMP", .utc(stamp), to: &bytes) }
    if let lastModified { append("LAST-MODIFIED", .utc(lastModified), to: &bytes) }
    append("DTSTART", start, to: &bytes)
    switch extent {
    case .end(let end): append("DTEND", end, to: &bytes)
    case .duration(let duration): append("DURATION", duration.valueText, to: &bytes)
    case nil: break
    }
    if let rule { append("RRULE", rule.description, to: &bytes) }
    for date in additionalDates { append(date, to: &bytes) }
    for date in exceptionDates { append("EXDATE", date, to: &bytes) }
    if !summary.isEmpty { appendText("SUMMARY", summary, to: &bytes) }
    if let details { appendText("DESCRIPTION", details, to: &bytes) }
    if let location { appendText("LOCATION", location, to: &bytes) }
    if status != .confirmed { append("STATUS", status.rawValue.uppercased(), to: &bytes) }
    if isTransparent { append("TRANSP", "TRANSPARENT", to: &bytes) }
    for category in categories { appendText("CATEGORIES", category, to: &bytes) }
  }

  private func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes += name.utf8
    bytes.append(ASCII.colon)
    bytes += value.utf8
    bytes.append(ASCII.lineFeed)
  }

  private func appendText(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes += name.utf8
    bytes.append(ASCII.colon)
    TextValue.append(value, to: &bytes)
    bytes.append(ASCII.lineFeed)
  }

  private func append(_ name: String, _ time: EventTime, to bytes: inout [UInt8]) {
    bytes += name.utf8
    time.appendParameters(to: &bytes)
    bytes.append(ASCII.colon)
    time.appendValue(to: &bytes)
    bytes.append(ASCII.lineFeed)
  }

  private func append(_ date: AdditionalDate, to bytes: inout [UInt8]) {
    guard let extent = date.extent else {
      append("RDATE", date.start, to: &bytes)
      return
    }
    bytes += "RDATE;VALUE=PERIOD".utf8
    date.start.appendParameters(to: &bytes)
    bytes.append(ASCII.colon)
    date.start.appendValue(to: &bytes)
    bytes.append(ASCII.slash)
    switch extent {
    case .end(let end): end.appendValue(to: &bytes)
    case .duration(let duration): bytes += duration.valueText.utf8
    }
    bytes.append(ASCII.lineFeed)
  }
}

extension EventTime {
  /// Appends the parameters the value needs: `;VALUE=DATE` or `;TZID=Europe/Berlin`.
  func appendParameters(to bytes: inout [UInt8]) {
    switch self {
    case .date:
      bytes += ";VALUE=DATE".utf8
    case .zoned(_, let zone):
      bytes += ";TZID=".utf8
      // A parameter value cannot hold a quote or a control character, quoted or not.
      let plain = zone.utf8.filter { $0 != ASCII.quote && $0 >= ASCII.space }
      let isPlain = plain.allSatisfy {
        $0 != ASCII.colon && $0 != ASCII.semicolon && $0 != ASCII.comma && $0 != ASCII.space
      }
      if isPlain {
        bytes += plain
      } else {
        bytes.append(ASCII.quote)
        bytes += plain
        bytes.append(ASCII.quote)
      }
    case .floating, .utc:
      break
    }
  }
}
