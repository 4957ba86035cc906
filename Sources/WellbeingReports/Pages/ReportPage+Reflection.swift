internal import CivilTime
public import WellbeingInsights

extension ReportPage {
  /// Puts a report into words.
  ///
  /// - Parameters:
  ///   - reflection: What to report.
  ///   - catalogue: The words.
  ///   - wanted: The sections wanted; all of them if not given. Where help is found is said
  ///     whatever is wanted.
  public init(
    _ reflection: Reflection,
    catalogue: Catalogue = .english,
    sections wanted: [ReportSection.Name] = ReportSection.Name.allCases
  ) {
    let writer = ReportWriter(reflection: reflection, catalogue: catalogue)
    self.init(
      title: writer.title,
      subtitle: catalogue.days(reflection.period.days),
      lead: writer.lead,
      sections: ReportSection.Name.allCases.filter { wanted.contains($0) }.map(writer.section),
      remarks: writer.remarks
    )
  }
}
