internal import CivilTime

/// A rule made ready for one event and one window.
///
/// The start is the first occurrence and is counted by COUNT even when it does not meet the rule
/// (RFC 5545, sections 3.3.10 and 3.8.5.3); it is not among the occurrences given here when it does
/// not meet it. UNTIL is compared in the zone of the event.
struct RuleWindow {
  /// The occurrences of the rule near the window.
  private(set) var occurrences: RecurrenceRule.Occurrences?

  private let until: EventTime?

  /// - Parameters:
  ///   - rule: The rule.
  ///   - start: The start of the event.
  ///   - lower: Occurrences before this are not needed, as the clock in the event's terms shows it.
  ///   - upper: Occurrences after this are not needed.
  init(
    _ rule: RecurrenceRule,
    start: EventTime,
    from lower: CivilDateTime?,
    to upper: CivilDateTime?
  ) {
    until = rule.until
    var rule = rule
    var upper = upper
    if let until = rule.until {
      // The exact comparison is by instant; this only keeps the search short.
      let last = CivilDateTime(wallSeconds: until.local.wallSeconds + 2 * 86_400)
      upper = upper.map { min($0, last) } ?? last
    }
    if let count = rule.count, !rule.meets(start.local) {
      guard count > 1 else { return }
      rule.count = count - 1
    }
    occurrences = rule.occurrencesIgnoringUntil(
      startingAt: start.local,
      from: lower,
      through: upper
    )
  }

  /// Whether there may be more occurrences, because the search was given up.
  var isIncomplete: Bool { occurrences?.isIncomplete ?? false }

  /// The next occurrence, as the clock in the event's terms shows it.
  mutating func next() -> CivilDateTime? {
    occurrences?.next()
  }

  /// Whether UNTIL allows an occurrence.
  func allows(_ start: EventTime, at instant: Instant) -> Bool {
    switch until {
    case nil: true
    // A date means the whole of that day, and in an all-day series a time means its date as written.
    case .date(let date): start.local.date <= date
    case .utc(let last) where !start.isDate: instant <= last
    case .floating(let last) where !start.isDate: start.local <= last
    case .some(let last): start.local.date <= last.local.date
    }
  }
}

extension RecurrenceRule {
  /// Whether a start meets the rule itself.
  func meets(_ start: CivilDateTime) -> Bool {
    var first = occurrencesIgnoringUntil(startingAt: start, from: nil, through: start)
    return first.next() == start
  }
}
