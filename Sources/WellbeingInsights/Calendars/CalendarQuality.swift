public import CivilTime
internal import WellbeingModel

/// How pleasant the areas of life on the shown calendars were, from 0 to 100.
///
/// Taken over the samples that carry the association of a shown calendar: 100 · (mean + 1) ∕ 2.
public struct CalendarQuality: Hashable, Sendable {
  /// Why there is no value.
  public enum Absence: Hashable, Sendable {
    /// No calendar is shown.
    case noCalendar
    /// No check-in carries the association of a shown calendar.
    case noCheckIns
  }

  /// The quality of one logical day.
  public struct Day: Hashable, Sendable {
    /// The logical day.
    public let day: CivilDate

    /// The whole part of the day's quality, 0...100; nil without check-ins that count.
    public let percent: Int?

    /// How many check-ins count.
    public let sampleCount: Int
  }

  /// The quality, 0...100; nil when it cannot be told.
  public let exact: Double?

  /// How many check-ins count.
  public let sampleCount: Int

  /// How many events on the shown calendars ended in the period.
  public let eventCount: Int

  /// How many of them have been rated.
  public let ratedEventCount: Int

  /// The quality of each day.
  public let days: [Day]

  /// Why there is no value; nil when there is one.
  public let absence: Absence?

  /// Computes the quality of a period.
  ///
  /// - Parameters:
  ///   - lived: The samples of the period.
  ///   - ratings: The events around the period, matched with the samples.
  ///   - settings: The shown calendars and the zone.
  public init(of lived: LivedDays, ratings: EventRatings, settings: InsightSettings) {
    let quality = Self.exact(of: lived.samples, settings: settings)
    exact = quality?.exact
    sampleCount = quality?.count ?? 0
    days = lived.days.map { day in
      let quality = Self.exact(of: lived.samples(on: day), settings: settings)
      return Day(
        day: day,
        percent: quality.map { Int($0.exact) },
        sampleCount: quality?.count ?? 0
      )
    }
    let ended = ratings.ended(in: lived.days, settings: settings)
    eventCount = ended.count
    ratedEventCount = ended.count(where: ratings.isRated)
    absence = settings.calendars.isEmpty ? .noCalendar : quality == nil ? .noCheckIns : nil
  }

  /// The whole part of the quality, as the reference calculation has it; nil when it cannot be told.
  public var percent: Int? { exact.map { Int($0) } }

  private static func exact(
    of samples: [StateOfMind],
    settings: InsightSettings
  ) -> (exact: Double, count: Int)? {
    ValenceMean(of: samples.filter(settings.concernsShownCalendar)).map {
      ((100 * ($0.value + 1) / 2).withoutBinaryNoise, $0.count)
    }
  }
}
