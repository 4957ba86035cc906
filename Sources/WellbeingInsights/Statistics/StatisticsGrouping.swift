/// What the samples of one row of statistics have in common.
public enum StatisticsGrouping: String, CaseIterable, Hashable, Sendable {
  /// The logical day.
  case day
  /// The week of the logical day.
  case week
  /// The month of the logical day.
  case month
  /// The day of the week of the logical day.
  case weekday
  /// The hour that the clock on the wall showed.
  case hour
  /// The quarter of the day by the clock on the wall.
  case partOfDay = "part-of-day"
  /// A label; a sample counts once for each that it carries.
  case label
  /// An association; a sample counts once for each that it carries.
  case association
  /// A tag in any spelling; a sample counts once for each that it carries.
  case tag
  /// The calendar of the event that the sample rates.
  case calendar
  /// The event that the sample rates, all occurrences of a recurring one together.
  case event
  /// The span of time the sample speaks of.
  case kind
}
