/// Dates and times as ISO 8601 and RFC 3339 write them.
///
/// Reading works on UTF-8 bytes and makes no strings. A text that is no such date gives nil, and it
/// is for the caller to say where it stood and what was expected.
public enum ISO8601 {
  /// A date and time with the offset that was written beside it.
  public struct DateTime: Hashable, Sendable {
    /// What the clock showed.
    public var local: CivilDateTime

    /// Seconds ahead of UTC; nil when none was written, 0 for `Z`.
    public var utcOffset: Int?

    /// Creates a date and time.
    public init(local: CivilDateTime, utcOffset: Int?) {
      self.local = local
      self.utcOffset = utcOffset
    }

    /// The instant; nil without an offset, because then it depends on a zone.
    public var instant: Instant? {
      utcOffset.map { local.instant(utcOffset: $0) }
    }
  }

  /// Reads a date, `2026-11-30` or `20261130`, years 0000...9999; nil for anything else.
  public static func date(_ bytes: Span<UInt8>) -> CivilDate? {
    var reader = ISO8601Reader(count: bytes.count)
    guard let date = reader.date(bytes), reader.isAtEnd else { return nil }
    return date
  }

  /// Reads a date and time; nil for anything else, such as a date alone.
  ///
  /// `2026-11-30T21:30:00.250+01:00`, with `T`, `t` or a space before the time, seconds optional, a
  /// fraction after a point or a comma, then nothing, `Z` or an offset `+01:00`, `+0100` or `+01`,
  /// with or without a space before it; also without hyphens and colons, `20261130T213000Z`. The
  /// fraction is rounded to the nearest millisecond. 24:00 is the next day's midnight, and the leap
  /// second :60 the next minute.
  public static func dateTime(_ bytes: Span<UInt8>) -> DateTime? {
    var reader = ISO8601Reader(count: bytes.count)
    guard let date = reader.date(bytes), reader.skipDateSeparator(bytes),
      let milliseconds = reader.time(bytes)
    else { return nil }
    var utcOffset: Int?
    if !reader.isAtEnd {
      guard let offset = reader.offset(bytes), reader.isAtEnd else { return nil }
      utcOffset = offset
    }
    let (days, rest) = milliseconds.flooringDivided(by: 86_400_000)
    let local = CivilDateTime(
      date: date.adding(days: days),
      time: TimeOfDay(validMilliseconds: rest)
    )
    return DateTime(local: local, utcOffset: utcOffset)
  }

  /// Reads a date, as `date(_:)` for bytes does.
  public static func date(_ text: String) -> CivilDate? {
    var text = text
    return text.withUTF8 { date($0.span) }
  }

  /// Reads a date and time, as `dateTime(_:)` for bytes does.
  public static func dateTime(_ text: String) -> DateTime? {
    var text = text
    return text.withUTF8 { dateTime($0.span) }
  }
}
