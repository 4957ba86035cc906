/// A piece of a section that is set as a whole.
public enum ReportBlock: Hashable, Sendable {
  /// A sentence.
  case sentence(String)
  /// Names, and what is said of each.
  case facts([ReportFact])
  /// Rows and columns.
  case table(ReportTable)
  /// The mood of each day.
  case days(DayChart)
}
