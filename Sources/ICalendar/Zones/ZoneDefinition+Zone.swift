internal import CivilTime

extension ZoneDefinition {
  /// The zone this defines; nil when it has no parts, and so defines nothing.
  ///
  /// A definition may begin in 1601 or in the year 1, and its onsets are not written out since then.
  /// Where one STANDARD and one DAYLIGHT part recur for ever on a weekday of a month, they become a
  /// yearly rule of the zone; else their onsets from 1900 to 2199 are written out.
  ///
  /// - Parameter identifier: The name the zone is to have.
  /// - Returns: The zone.
  func zone(identifier: String) -> Zone? {
    let tail = yearlyTail
    var onsets: [(instant: Instant, observance: Observance)] = []
    for observance in observances {
      let room = Observance.onsetLimit - onsets.count
      for onset in observance.onsets(tailYear: tail?.year).prefix(room) {
        onsets.append((onset.instant(utcOffset: observance.offsetFrom), observance))
      }
    }
    onsets.sort { $0.instant < $1.instant }
    guard let first = onsets.first else { return nil }
    return Zone(
      identifier: identifier,
      initialOffset: ZoneOffset(seconds: first.observance.offsetFrom),
      transitions: onsets.map { ZoneTransition(instant: $0.instant, offset: $0.observance.offset) },
      rule: tail?.rule
    )
  }

  /// The yearly rule that holds in the end, and the year from which it does; nil where there is none.
  private var yearlyTail: (rule: PosixZoneRule, year: Int)? {
    let endless = observances.filter(\.isEndless)
    guard endless.count == 2, let standard = endless.first(where: { !$0.isDaylightSaving }),
      let daylight = endless.first(where: \.isDaylightSaving),
      standard.offsetTo == daylight.offsetFrom, standard.offsetFrom == daylight.offsetTo,
      let start = daylight.yearlyMoment, let end = standard.yearlyMoment
    else { return nil }
    let year = max(standard.start.date.year, daylight.start.date.year)
    // A part that comes to an end must do so before, or it would come between.
    let others = observances.filter { !$0.isEndless }
    guard others.allSatisfy({ $0.onsets(tailYear: nil).allSatisfy { $0.date.year < year } }) else {
      return nil
    }
    let rule = PosixZoneRule(
      standard: standard.offset,
      daylight: PosixZoneRule.Daylight(offset: daylight.offset, start: start, end: end)
    )
    return (rule, year)
  }
}

extension ZoneDefinition.Observance {
  /// How many onsets of a definition are written out at most.
  static let onsetLimit = 20_000

  /// What holds from an onset on.
  fileprivate var offset: ZoneOffset {
    ZoneOffset(seconds: offsetTo, isDaylightSaving: isDaylightSaving)
  }

  fileprivate var isEndless: Bool {
    guard let rule else { return false }
    return rule.count == nil && rule.until == nil
  }

  /// The onset as a moment of every year; nil when it is none that POSIX can say.
  fileprivate var yearlyMoment: YearlyMoment? {
    guard let rule, rule.frequency == .yearly, rule.interval == 1, rule.months.count == 1,
      rule.weekdays.count == 1, let month = rule.months.first, let weekday = rule.weekdays.first,
      weekday.number == -1 || (1...4).contains(weekday.number)
    else { return nil }
    let others = [
      rule.monthDays, rule.yearDays, rule.weekNumbers, rule.hours, rule.minutes, rule.seconds,
      rule.positions,
    ]
    guard others.allSatisfy(\.isEmpty) else { return nil }
    let week = weekday.number == -1 ? 5 : weekday.number
    return YearlyMoment(
      day: .weekday(month: month, week: week, weekday.weekday),
      secondsAfterMidnight: start.time.milliseconds / 1000
    )
  }

  /// The onsets as the clocks show them before they change.
  ///
  /// - Parameter tailYear: The year with which a yearly rule takes over, if one does.
  /// - Returns: The onsets, those of the rule first.
  fileprivate func onsets(tailYear: Int?) -> [CivilDateTime] {
    guard let rule else { return [start] + dates }
    var lower: CivilDateTime?
    var upper: CivilDateTime?
    if isEndless {
      if tailYear == nil { lower = yearStart(1900) }
      upper = yearStart((tailYear ?? 2199) + 1)
    } else if case .utc(let until) = rule.until {
      upper = CivilDateTime(until, utcOffset: offsetFrom)
    } else if case .date(let until) = rule.until {
      upper = CivilDateTime(date: until.adding(days: 1), time: .midnight)
    } else {
      upper = rule.until?.local
    }
    let recurring = rule.occurrencesIgnoringUntil(startingAt: start, from: lower, through: upper)
    return recurring.prefix(ZoneDefinition.Observance.onsetLimit) + dates
  }
}

private func yearStart(_ year: Int) -> CivilDateTime {
  CivilDateTime(date: CivilDate(validYear: year, month: 1, day: 1), time: .midnight)
}
