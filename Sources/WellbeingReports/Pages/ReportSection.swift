/// A part of a report about one thing.
public struct ReportSection: Hashable, Sendable {
  /// What a section can be about, in the order of the report.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// How each day, week or month was.
    case days
    /// The moods of the period, their range and when they were felt.
    case mood
    /// Calendar quality, work-life balance and free time.
    case calendar
    /// The events behind labels, and how recurring events felt.
    case events
    /// The labels, associations and tags used.
    case words
    /// The days of the week and the parts of the day.
    case times
    /// The questionnaires taken, and those that may be taken again.
    case questionnaires
    /// What mood goes with.
    case patterns
    /// The period before.
    case comparison
  }

  /// What it is about.
  public var name: Name

  /// Its heading.
  public var heading: String

  /// Whether the heading stands above the section where there is little room; elsewhere its blocks
  /// name themselves.
  public var showsHeading: Bool

  /// What it says.
  public var blocks: [ReportBlock]

  /// Creates a section.
  public init(
    _ name: Name,
    heading: String,
    showsHeading: Bool = false,
    blocks: [ReportBlock]
  ) {
    self.name = name
    self.heading = heading
    self.showsHeading = showsHeading
    self.blocks = blocks
  }
}
