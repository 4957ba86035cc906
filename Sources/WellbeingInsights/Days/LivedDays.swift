public import CivilTime
public import WellbeingModel

/// The samples of a stretch of logical days, sorted to the day each was lived on.
public struct LivedDays: Sendable {
  /// The logical days, with the end not included.
  public let days: Range<CivilDate>

  /// The samples lived on these days, earliest first.
  public let samples: [StateOfMind]

  private let byDay: [CivilDate: [StateOfMind]]

  /// Keeps those of the samples that were lived on the given days.
  public init(_ days: Range<CivilDate>, of samples: [StateOfMind], settings: InsightSettings) {
    self.days = days
    let lived = samples.lazy.map { (day: settings.day(of: $0), sample: $0) }
      .filter { days.contains($0.day) }
      .sorted { ($0.sample.start, $0.sample.id) < ($1.sample.start, $1.sample.id) }
    self.samples = lived.map(\.sample)
    byDay = Dictionary(grouping: lived, by: \.day).mapValues { $0.map(\.sample) }
  }

  private init(days: Range<CivilDate>, byDay: [CivilDate: [StateOfMind]]) {
    self.days = days
    self.byDay = byDay
    samples = days.flatMap { byDay[$0] ?? [] }
  }

  /// Some of the days.
  func part(_ days: Range<CivilDate>) -> LivedDays {
    LivedDays(days: days.clamped(to: self.days), byDay: byDay)
  }

  /// The samples of one day, earliest first.
  public func samples(on day: CivilDate) -> [StateOfMind] {
    byDay[day] ?? []
  }
}
