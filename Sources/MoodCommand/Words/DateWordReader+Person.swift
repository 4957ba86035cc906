internal import WellbeingKit

extension DateWordReader {
  /// Reads the words for dates that commands read, where a day begins at midnight by the clock in the
  /// person's zone.
  ///
  /// Which day `yesterday` is still goes by when the person's day begins.
  init(_ words: DateWords) {
    let zone = words.context.zone
    @Sendable func instant(_ bound: DateBound) -> Instant {
      switch bound {
      case .day(let day): zone.startOfDay(day)
      case .instant(let instant): instant
      }
    }
    self.init(
      instant: { text in
        // A month has no one point in time, so only a day stands for its beginning.
        if let period = try? words.period(text) {
          return period.days.count == 1 ? zone.startOfDay(period.days.lowerBound) : nil
        }
        return (try? words.moment(text))?.instant
      },
      range: { text in
        guard let range = try? words.range(text), let from = range.from, let to = range.to else {
          return nil
        }
        let (lower, upper) = (instant(from), instant(to))
        return lower < upper ? lower..<upper : nil
      }
    )
  }
}
