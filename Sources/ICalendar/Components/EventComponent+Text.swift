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

  /// Appends ``text`` as UTF-8.
  public func appendText(to bytes: inout [UInt8]) {
    appendProperties(to: &bytes)
  }

  /// Reads a component from the lines ``text`` made.
  ///
  /// - Throws: ``ICalendarError/unreadableEvent(_:)``.
  public init(text: String) throws(ICalendarError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(ICalendarError) in
        var reader = KeptTextReader()
        return try reader.components(bytes).first
      }
    }
    guard let component = try result.get() else { throw .unreadableEvent("UID is missing") }
    self = component
  }

  /// Appends the property lines, each with a line feed at its end.
  func appendProperties(to bytes: inout [UInt8]) {
    appendIdentity(to: &bytes)
    appendRevision(to: &bytes)
    appendTimes(to: &bytes)
    if !summary.isEmpty { appendText("SUMMARY", summary, to: &bytes) }
    if let details { appendText("DESCRIPTION", details, to: &bytes) }
    if let location { appendText("LOCATION", location, to: &bytes) }
    appendStanding(to: &bytes)
  }

  /// Appends the lines that say which event it is, or which occurrence of it.
  func appendIdentity(to bytes: inout [UInt8]) {
    appendText("UID", uid, to: &bytes)
    if let recurrenceID {
      append(
        isThisAndFuture ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID",
        recurrenceID,
        to: &bytes
      )
    }
  }

  /// Appends the lines that tell an older state of the component from a newer one.
  func appendRevision(to bytes: inout [UInt8]) {
    if sequence != 0 { append("SEQUENCE", String(sequence), to: &bytes) }
    if let stamp { append("DTSTAMP", .utc(stamp), to: &bytes) }
    if let lastModified { append("LAST-MODIFIED", .utc(lastModified), to: &bytes) }
  }

  /// Appends the lines that say when it takes place.
  func appendTimes(to bytes: inout [UInt8]) {
    append("DTSTART", start, to: &bytes)
    switch extent {
    case .end(let end): append("DTEND", end, to: &bytes)
    case .duration(let duration): append("DURATION", duration.valueText, to: &bytes)
    case nil: break
    }
    if let rule { append("RRULE", rule.description, to: &bytes) }
    for date in additionalDates { append(date, to: &bytes) }
    for date in exceptionDates { append("EXDATE", date, to: &bytes) }
  }

  /// Appends the lines that say whether it counts, and as what.
  func appendStanding(to bytes: inout [UInt8]) {
    if status != .confirmed { append("STATUS", status.rawValue.uppercased(), to: &bytes) }
    if isTransparent { append("TRANSP", "TRANSPARENT", to: &bytes) }
    for category in categories { appendText("CATEGORIES", category, to: &bytes) }
  }

  private func append(_ name: StaticString, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(name)
    bytes.append(ASCII.colon)
    bytes += value.utf8
    bytes.append(ASCII.lineFeed)
  }

  /// Appends one line whose value is text.
  func appendText(_ name: StaticString, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(name)
    bytes.append(ASCII.colon)
    TextValue.append(value, to: &bytes)
    bytes.append(ASCII.lineFeed)
  }

  private func append(_ name: StaticString, _ time: EventTime, to bytes: inout [UInt8]) {
    bytes.append(name)
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
      bytes.append(";VALUE=DATE")
    case .zoned(_, let zone):
      bytes.append(";TZID=")
      appendParameterValue(zone, to: &bytes)
    case .floating, .utc:
      break
    }
  }
}

/// Appends the value of a parameter, in quotes where it needs them.
private func appendParameterValue(_ value: String, to bytes: inout [UInt8]) {
  var value = value
  value.withUTF8 { value in
    var isPlain = true
    var isClean = true
    for byte in value {
      switch byte {
      case ASCII.colon, ASCII.semicolon, ASCII.comma, ASCII.space: isPlain = false
      // A parameter value cannot hold a quote or a control character, quoted or not.
      case ASCII.quote, 0..<ASCII.space: isClean = false
      default: break
      }
    }
    if !isPlain { bytes.append(ASCII.quote) }
    if isClean {
      bytes.append(contentsOf: value)
    } else {
      bytes.append(contentsOf: value.lazy.filter { $0 != ASCII.quote && $0 >= ASCII.space })
    }
    if !isPlain { bytes.append(ASCII.quote) }
  }
}
