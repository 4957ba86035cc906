/// What a zone's clocks do during a stretch of time: how far they run ahead of UTC, and their name.
public struct ZoneOffset: Hashable, Sendable {
  /// Seconds ahead of UTC; negative west of Greenwich.
  public var seconds: Int

  /// Whether the zone's own rules call this daylight saving time.
  ///
  /// It is not always the larger offset: Dublin's rules call winter the exception.
  public var isDaylightSaving: Bool

  /// The abbreviation people there use, as `CEST`, or the offset in digits where there is none.
  public var abbreviation: String

  /// Creates an offset; without an abbreviation, the offset in digits stands for it.
  public init(seconds: Int, isDaylightSaving: Bool = false, abbreviation: String? = nil) {
    self.seconds = seconds
    self.isDaylightSaving = isDaylightSaving
    self.abbreviation = abbreviation ?? ZoneOffset.name(ofOffset: seconds)
  }

  /// A fixed offset's name: `UTC` for zero, else `+01:00`, with seconds only where there are some.
  static func name(ofOffset seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let magnitude = abs(seconds)
    var text = seconds < 0 ? "-" : "+"
    text.append(padded: magnitude / 3600, width: 2)
    text += ":"
    text.append(padded: magnitude / 60 % 60, width: 2)
    guard magnitude % 60 != 0 else { return text }
    text += ":"
    text.append(padded: magnitude % 60, width: 2)
    return text
  }
}
