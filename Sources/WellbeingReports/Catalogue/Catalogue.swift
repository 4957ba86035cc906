internal import CivilTime
public import WellbeingModel

/// Every word and phrase for people, in one language.
///
/// Machine-readable output does not come from here: it uses HealthKit's names in every language.
public struct Catalogue: Sendable {
  /// The words for the members of HealthKit's lists, by their HealthKit names.
  public var words: [String: String]

  /// The words for days and months, and how a date is put together.
  public var dates: DateNames

  /// The phrases of reports.
  public var report: ReportPhrases

  /// The phrases of statistics.
  public var statistics: StatisticsPhrases

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - words: Words by HealthKit name; a name that is left out stands for itself.
  ///   - dates: The words for days and months.
  ///   - report: The phrases of reports.
  ///   - statistics: The phrases of statistics.
  public init(
    words: [String: String],
    dates: DateNames,
    report: ReportPhrases,
    statistics: StatisticsPhrases
  ) {
    self.words = words
    self.dates = dates
    self.report = report
    self.statistics = statistics
  }

  /// A label, an association or a kind in words: `self-care`.
  public func word(_ value: some NamedRawValue) -> String {
    words[value.name] ?? value.name
  }

  /// A class of valence in words: `slightly pleasant`.
  public func word(_ value: StateOfMind.ValenceClassification) -> String {
    words[value.name] ?? value.name
  }
}
