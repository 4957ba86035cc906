internal import CivilTime

extension ZoneDefinition {
  /// The definition as iCalendar lines, for keeping it in one piece of text.
  ///
  /// The lines are not folded and end with a line feed; BEGIN and END of the VTIMEZONE are left
  /// out. Reading it gives an equal definition.
  public var text: String {
    var bytes: [UInt8] = []
    appendProperties(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a definition from the lines ``text`` made.
  ///
  /// - Throws: ``ICalendarError/unreadableZone(_:)``.
  public init(text: String) throws(ICalendarError) {
    var lines = LineReader()
    lines.append(Array(text.utf8))
    lines.finish()
    var builder = ZoneBuilder(line: 1)
    var problems = ProblemList()
    var line = ContentLine()
    while lines.next(into: &line.bytes) != nil {
      line.number = lines.lineNumber
      guard line.splitName(), let name = PropertyName(line.nameBytes), line.splitValue() else {
        continue
      }
      switch name {
      case .begin:
        let isDaylightSaving = line.valueBytes.trimmed.spells("DAYLIGHT")
        builder.beginPart(isDaylightSaving: isDaylightSaving, line: line.number)
      case .end: builder.endPart(&problems)
      default: builder.apply(name, line, &problems)
      }
    }
    guard let definition = builder.definition(&problems) else {
      throw .unreadableZone(problems.all.last?.message ?? "TZID is missing")
    }
    self = definition
  }

  /// Appends the lines, each with a line feed at its end.
  func appendProperties(to bytes: inout [UInt8]) {
    bytes += "TZID:".utf8
    TextValue.append(identifier, to: &bytes)
    bytes.append(ASCII.lineFeed)
    if let location {
      bytes += "X-LIC-LOCATION:".utf8
      TextValue.append(location, to: &bytes)
      bytes.append(ASCII.lineFeed)
    }
    for observance in observances { observance.append(to: &bytes) }
  }
}

extension ZoneDefinition.Observance {
  fileprivate func append(to bytes: inout [UInt8]) {
    let name = isDaylightSaving ? "DAYLIGHT" : "STANDARD"
    var lines = [
      "BEGIN:\(name)",
      "DTSTART:\(EventTime.floating(start).valueText)",
      "TZOFFSETFROM:\(offsetText(offsetFrom))",
      "TZOFFSETTO:\(offsetText(offsetTo))",
    ]
    if let rule { lines.append("RRULE:\(rule)") }
    lines += dates.map { "RDATE:\(EventTime.floating($0).valueText)" }
    lines.append("END:\(name)")
    for line in lines {
      bytes += line.utf8
      bytes.append(ASCII.lineFeed)
    }
  }
}

/// An offset as iCalendar writes it: `+0100`, with seconds only where there are some.
private func offsetText(_ seconds: Int) -> String {
  var bytes = [seconds < 0 ? ASCII.minus : ASCII.plus]
  let magnitude = abs(seconds)
  bytes.append(padded: magnitude / 3600, width: 2)
  bytes.append(padded: magnitude / 60 % 60, width: 2)
  if magnitude % 60 != 0 { bytes.append(padded: magnitude % 60, width: 2) }
  return String(decoding: bytes, as: UTF8.self)
}
