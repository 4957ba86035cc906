public import CivilTime

extension RecurrenceRule {
  /// The occurrences of a rule in ascending order.
  ///
  /// They are readings of the wall clock that meet the rule; a start that does not meet it is not
  /// among them. Without COUNT, or where every interval has one occurrence, the periods before the
  /// lower bound are not visited at all.
  public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    /// The work after which a search is given up: intervals visited and days examined.
    ///
    /// That is over a thousand years of a yearly rule with all its days.
    public static let workLimit = 400_000

    /// Whether the search was given up because of `workLimit`, so that occurrences may be missing.
    public private(set) var isIncomplete = false

    private var periods: RecurrencePeriods
    private var period: RecurrencePeriod?
    private var position = 0
    private let start: Int
    private let lower: Int
    private let upper: Int
    private var remaining: Int

    init(_ rule: RecurrenceRule, start: CivilDateTime, from lower: CivilDateTime?, upper: Int) {
      self.start = start.wallSeconds
      self.lower = Swift.max(self.start, lower?.wallSeconds ?? .min)
      self.upper = upper
      periods = RecurrencePeriods(rule, start: start)
      remaining = rule.count ?? .max
      guard rule.count == nil || periods.haveOneOccurrenceEach(rule) else { return }
      let skipped = periods.skip(to: self.lower)
      if rule.count != nil { remaining -= skipped }
    }

    /// The next occurrence; nil at the end or when the search is given up.
    public mutating func next() -> CivilDateTime? {
      while remaining > 0 {
        if let current = period, position < current.count {
          let seconds = current[position]
          guard seconds <= upper else { break }
          position += 1
          remaining -= 1
          return CivilDateTime(wallSeconds: seconds)
        }
        guard advance() else { break }
      }
      remaining = 0
      return nil
    }

    /// Goes to the next period with occurrences; false when there is none.
    private mutating func advance() -> Bool {
      guard let found = periods.next(through: upper, workLimit: Occurrences.workLimit) else {
        isIncomplete = periods.work > Occurrences.workLimit
        return false
      }
      period = found
      let first = found.firstIndex(notBefore: start)
      position = lower > start ? found.firstIndex(notBefore: lower) : first
      if remaining != .max { remaining -= position - first }
      return true
    }
  }

  /// The occurrences of the rule, when the event itself starts at `start`.
  ///
  /// UNTIL is compared with the wall clock: a date stands for its midnight, and a time in UTC for
  /// the same reading of the clock, as there is no zone here.
  ///
  /// - Parameters:
  ///   - start: Where the rule begins; it gives the parts the rule leaves open.
  ///   - lower: Occurrences before this are left out, though COUNT counts them; nil for all.
  ///   - upper: Occurrences after this are left out; nil for all up to the year 9999.
  /// - Returns: The occurrences, made one by one.
  public func occurrences(
    startingAt start: CivilDateTime,
    from lower: CivilDateTime? = nil,
    through upper: CivilDateTime? = nil
  ) -> Occurrences {
    let bounds = [upper?.wallSeconds, until?.local.wallSeconds, lastWallSecond]
    return Occurrences(
      self,
      start: start,
      from: lower,
      upper: bounds.compactMap(\.self).min() ?? lastWallSecond
    )
  }

  /// The occurrences without regard to UNTIL, which the caller compares in its own zone.
  func occurrencesIgnoringUntil(
    startingAt start: CivilDateTime,
    from lower: CivilDateTime?,
    through upper: CivilDateTime?
  ) -> Occurrences {
    var rule = self
    rule.until = nil
    return rule.occurrences(startingAt: start, from: lower, through: upper)
  }
}

/// The last second of the year 9999, the last that iCalendar can write.
private let lastWallSecond =
  CivilDate(validYear: 10_000, month: 1, day: 1).dayNumber * 86_400 - 1

extension CivilDateTime {
  /// Seconds on the face of the clock since 1970-01-01 00:00.
  var wallSeconds: Int {
    date.dayNumber * 86_400 + time.milliseconds / 1000
  }

  /// Creates a reading from seconds on the face of the clock since 1970-01-01 00:00.
  init(wallSeconds: Int) {
    let (day, second) = wallSeconds.flooringDivided(by: 86_400)
    self.init(
      date: CivilDate(dayNumber: day),
      time: TimeOfDay(milliseconds: second * 1000) ?? .midnight
    )
  }
}
