public import WellbeingInsights

/// Turns a report into text of one format for people.
public protocol ReportRenderer {
  /// The words reports are written with.
  var catalogue: Catalogue { get }

  /// The whole text of a page, ending in a line break.
  func render(_ page: ReportPage) -> String
}

extension ReportRenderer {
  /// The whole text of a report with all its sections, ending in a line break.
  public func render(_ reflection: Reflection) -> String {
    render(ReportPage(reflection, catalogue: catalogue))
  }
}
