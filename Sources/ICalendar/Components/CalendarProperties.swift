/// What holds for a calendar as a whole, and what was wrong with it.
public struct CalendarProperties: Hashable, Sendable {
  /// The calendar's name (NAME of RFC 7986, or X-WR-CALNAME); nil without one.
  public var name: String?

  /// The calendar's color as the file writes it, a CSS name or `#RRGGBB`; nil without one.
  public var color: String?

  /// The zone of times that state none (X-WR-TIMEZONE); nil without one.
  public var zoneName: String?

  /// Whether its end is missing, so that it may have been cut short.
  public var isCutShort = false

  /// What was not as it should be, in the order of the file; at most a thousand are listed.
  public var problems: [Problem] = []

  /// Creates the properties of a calendar without any.
  public init() {}
}
