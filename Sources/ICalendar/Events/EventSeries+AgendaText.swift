extension EventSeries {
  /// All parts of the series with what their occurrences show, as one piece of text.
  ///
  /// It is for finding occurrences without reading descriptions and places, which are most of an
  /// event's text and are left out. ``AgendaTextReader`` reads it.
  public var agendaText: String {
    var bytes: [UInt8] = []
    if let master {
      master.appendIdentity(to: &bytes)
      master.appendOccurrenceLines(to: &bytes)
    }
    for override in overrides {
      if !bytes.isEmpty { bytes.append(ASCII.lineFeed) }
      override.appendIdentity(to: &bytes)
      // Of two changes to one occurrence the newer counts.
      override.appendRevision(to: &bytes)
      override.appendOccurrenceLines(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension EventComponent {
  fileprivate func appendOccurrenceLines(to bytes: inout [UInt8]) {
    appendTimes(to: &bytes)
    if !summary.isEmpty { appendText("SUMMARY", summary, to: &bytes) }
    appendStanding(to: &bytes)
  }
}

/// Reads series from texts that ``EventSeries/agendaText`` made.
///
/// It is faster for many of them than one reader each.
public struct AgendaTextReader {
  private var reader = KeptTextReader()

  /// Creates a reader.
  public init() {}

  /// The series of a text; nil for an empty one.
  ///
  /// - Throws: ``ICalendarError/unreadableEvent(_:)``.
  public mutating func series(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ICalendarError) -> EventSeries? {
    EventSeries(try reader.components(text))
  }
}
