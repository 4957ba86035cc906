internal import CivilTime
public import WellbeingModel

/// Every word and phrase for people, in one language.
///
/// Machine-readable output does not come from here: it uses HealthKit's names in every language.
public struct Catalogue: Sendable {
  /// The language, as a BCP 47 tag: `en`.
  public var language: String

  /// The words for the members of HealthKit's lists, by their HealthKit names.
  public var words: [String: String]

  /// The words for days and months, and how a date is put together.
  public var dates: DateNames

  /// The phrases of reports.
  public var report: ReportPhrases

  /// The phrases of findings.
  public var findings: FindingPhrases

  /// The phrases of patterns.
  public var patterns: PatternPhrases

  /// The phrases of statistics.
  public var statistics: StatisticsPhrases

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - words: Words by HealthKit name; a name that is left out stands for itself.
  ///   - dates: The words for days and months.
  ///   - report: The phrases of reports.
  ///   - findings: The phrases of findings.
  ///   - patterns: The phrases of patterns.
  ///   - statistics: The phrases of statistics.
  public init(
    language: String,
    words: [String: String],
    dates: DateNames,
    report: ReportPhrases,
    findings: FindingPhrases,
    patterns: PatternPhrases,
    statistics: StatisticsPhrases
  ) {
    self.language = language
    self.words = words
    self.dates = dates
    self.report = report
    self.findings = findings
    self.patterns = patterns
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
