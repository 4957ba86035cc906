public import CivilTime

/// One VTIMEZONE: a time zone as a calendar defines it (RFC 5545, section 3.6.5).
public struct ZoneDefinition: Hashable, Sendable {
  /// A STANDARD or DAYLIGHT part: an offset and when the clocks change to it.
  public struct Observance: Hashable, Sendable {
    /// Whether it is daylight saving time.
    public var isDaylightSaving: Bool

    /// The first onset, as the clocks show it before they change.
    public var start: CivilDateTime

    /// Seconds ahead of UTC before an onset.
    public var offsetFrom: Int

    /// Seconds ahead of UTC from an onset on.
    public var offsetTo: Int

    /// How the onset recurs; nil when it does not.
    public var rule: RecurrenceRule?

    /// Further onsets.
    public var dates: [CivilDateTime] = []

    /// Creates an observance with one onset.
    public init(isDaylightSaving: Bool, start: CivilDateTime, offsetFrom: Int, offsetTo: Int) {
      self.isDaylightSaving = isDaylightSaving
      self.start = start
      self.offsetFrom = offsetFrom
      self.offsetTo = offsetTo
    }
  }

  /// The name by which the calendar's times refer to it.
  public var identifier: String

  /// The IANA name some programs add (X-LIC-LOCATION); nil without one.
  public var location: String?

  /// Its parts.
  public var observances: [Observance] = []

  /// Creates a definition without parts.
  public init(identifier: String) {
    self.identifier = identifier
  }
}
