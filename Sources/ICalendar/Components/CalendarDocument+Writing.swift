public import CivilTime

extension CalendarDocument {
  /// The calendar as iCalendar text, with lines of at most 75 bytes (RFC 5545, section 3.1).
  ///
  /// Reading it gives an equal calendar, except that an event without DTSTAMP gets one. Time zones
  /// are written as the calendar defines them; a zone with an IANA name needs no definition where
  /// that name is known (RFC 7809).
  ///
  /// - Parameters:
  ///   - productID: What wrote the text, as `-//Example//Program//EN`.
  ///   - stamp: The DTSTAMP of events that have none, the present moment as a rule.
  /// - Returns: The bytes of the file.
  public func encoded(productID: String, stamp: Instant) -> [UInt8] {
    var lines: [UInt8] = []
    lines += "BEGIN:VCALENDAR\nVERSION:2.0\n".utf8
    append("PRODID", productID, to: &lines)
    if let name = properties.name {
      append("NAME", name, to: &lines)
      append("X-WR-CALNAME", name, to: &lines)
    }
    if let color = properties.color {
      append(color.hasPrefix("#") ? "X-APPLE-CALENDAR-COLOR" : "COLOR", color, to: &lines)
    }
    if let zoneName = properties.zoneName { append("X-WR-TIMEZONE", zoneName, to: &lines) }
    for zone in zones {
      lines += "BEGIN:VTIMEZONE\n".utf8
      zone.appendProperties(to: &lines)
      lines += "END:VTIMEZONE\n".utf8
    }
    for event in events {
      var event = event
      event.stamp = event.stamp ?? stamp
      lines += "BEGIN:VEVENT\n".utf8
      event.appendProperties(to: &lines)
      lines += "END:VEVENT\n".utf8
    }
    lines += "END:VCALENDAR\n".utf8
    return folded(lines)
  }

  private func append(_ name: String, _ value: String, to lines: inout [UInt8]) {
    lines += name.utf8
    lines.append(ASCII.colon)
    TextValue.append(value, to: &lines)
    lines.append(ASCII.lineFeed)
  }
}

/// Folds lines that end with a line feed, and ends them with CR LF.
private func folded(_ lines: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(lines.count + lines.count / 16)
  var length = 0
  for (index, byte) in lines.enumerated() {
    if byte == ASCII.lineFeed {
      result.append(ASCII.carriageReturn)
      result.append(ASCII.lineFeed)
      length = 0
      continue
    }
    // A character must not be torn apart, though readers have to expect it.
    if length + characterLength(byte) > 75, !isContinuation(lines[index]) {
      result.append(ASCII.carriageReturn)
      result.append(ASCII.lineFeed)
      result.append(ASCII.space)
      length = 1
    }
    result.append(byte)
    length += 1
  }
  return result
}

/// How many bytes a UTF-8 character has that begins with a byte.
private func characterLength(_ byte: UInt8) -> Int {
  byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
}

private func isContinuation(_ byte: UInt8) -> Bool {
  byte & 0xC0 == 0x80
}
