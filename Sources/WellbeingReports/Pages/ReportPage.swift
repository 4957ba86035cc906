/// A report in words, in the order it is read, before it is set in any format.
///
/// Text in it is plain: whoever sets it makes it safe for the format.
public struct ReportPage: Hashable, Sendable {
  /// What the report is: `Weekly reflection`.
  public var title: String

  /// The days it is about: `Mon 23 – Sun 29 Nov 2026`.
  public var subtitle: String

  /// Sentences before everything else.
  public var lead: [String]

  /// The findings.
  public var sections: [ReportSection]

  /// Sentences after everything else.
  public var remarks: [String]

  /// Creates a page.
  public init(
    title: String,
    subtitle: String,
    lead: [String] = [],
    sections: [ReportSection] = [],
    remarks: [String] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.lead = lead
    self.sections = sections.filter { !$0.blocks.isEmpty }
    self.remarks = remarks
  }
}
