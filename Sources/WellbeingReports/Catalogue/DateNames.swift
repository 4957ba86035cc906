/// The words for days and months.
public struct DateNames: Hashable, Sendable {
  /// Short names of the weekdays, Monday first.
  public var weekdays: [String]

  /// Names of the months, January first.
  public var months: [String]

  /// Short names of the months, January first.
  public var shortMonths: [String]

  /// Creates the words: seven weekdays from Monday, twelve months from January.
  public init(weekdays: [String], months: [String], shortMonths: [String]) {
    self.weekdays = weekdays
    self.months = months
    self.shortMonths = shortMonths
  }
}
