public import WellbeingInsights

/// Turns a report into text of one format.
public protocol ReportRenderer {
  /// The whole text of a report, ending in a line break.
  func render(_ reflection: Reflection) -> String
}
