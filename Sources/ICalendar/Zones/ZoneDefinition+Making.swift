public import CivilTime

extension ZoneDefinition {
  /// The last year up to which onsets are looked at.
  ///
  /// The calendar has gone through all its years by then, whatever the first year is, and the zone
  /// database of today has no changes to a rule after it.
  private static let lastYear = 2099

  /// Defines a zone for times from a moment on.
  ///
  /// What the clocks do every year in the same way becomes a rule, and every other change until 2099
  /// a date. Times long before the moment may come out otherwise than in the zone.
  ///
  /// - Parameters:
  ///   - identifier: The name by which the calendar's times refer to it.
  ///   - zone: The zone; its name is kept beside another `identifier` (X-LIC-LOCATION).
  ///   - moment: The first moment for which the definition is to hold.
  public init(identifier: String, zone: Zone, from moment: Instant) {
    self.init(identifier: identifier)
    if zone.identifier != identifier, zone != .utc { location = zone.identifier }
    // The year before, so that an onset lies before the moment where clocks change at all.
    let year = max(1, zone.localTime(at: moment).date.year - 1)
    let onsets = Onset.all(in: zone, fromYear: year, through: Self.lastYear)
    let rules = YearlyOnset.all(of: onsets.filter { $0.year > Self.lastYear - 28 })
    var single: [Onset] = []
    var first: [YearlyOnset: Onset] = [:]
    // Backwards: a rule holds from the year on since when it has been kept.
    var broken: Set<YearlyOnset> = []
    for onset in onsets.reversed() {
      let rule = rules.first { $0.gives(onset) }
      if let rule, !broken.contains(rule), first[rule].map({ $0.year == onset.year + 1 }) ?? true {
        first[rule] = onset
      } else {
        single.append(onset)
        if let rule { broken.insert(rule) }
      }
    }
    observances = Self.dated(single.reversed())
    observances += first.map { rule, onset in
      var observance = onset.observance
      observance.rule = rule.rule
      return observance
    }
    if onsets.first.map({ $0.instant > moment }) ?? true {
      let start = zone.instant(
        of: CivilDateTime(date: CivilDate(validYear: year, month: 1, day: 1), time: .midnight)
      )
      observances.append(Onset(at: start, in: zone, offsetFrom: zone.offset(at: start)).observance)
    }
    observances.sort { $0.start < $1.start }
  }

  /// One part for all onsets that change the clocks in one way.
  private static func dated(_ onsets: [Onset]) -> [Observance] {
    var parts: [Observance] = []
    for onset in onsets {
      let observance = onset.observance
      let same = parts.firstIndex {
        $0.offsetFrom == observance.offsetFrom && $0.offsetTo == observance.offsetTo
          && $0.isDaylightSaving == observance.isDaylightSaving
      }
      if let same {
        parts[same].dates.append(observance.start)
      } else {
        parts.append(observance)
      }
    }
    return parts
  }
}

/// A change of the clocks.
private struct Onset: Hashable {
  let instant: Instant
  let isDaylightSaving: Bool
  let offsetFrom: Int
  let offsetTo: Int

  /// What the clocks show before they change.
  let local: CivilDateTime

  init(at instant: Instant, in zone: Zone, offsetFrom: Int) {
    self.instant = instant
    isDaylightSaving = zone.isDaylightSaving(at: instant)
    self.offsetFrom = offsetFrom
    offsetTo = zone.offset(at: instant)
    local = CivilDateTime(instant, utcOffset: offsetFrom)
  }

  var year: Int { local.date.year }

  var observance: ZoneDefinition.Observance {
    ZoneDefinition.Observance(
      isDaylightSaving: isDaylightSaving,
      start: local,
      offsetFrom: offsetFrom,
      offsetTo: offsetTo
    )
  }

  /// The changes of a zone's offset in some years.
  static func all(in zone: Zone, fromYear first: Int, through last: Int) -> [Onset] {
    let start = CivilDateTime(
      date: CivilDate(validYear: first, month: 1, day: 1),
      time: .midnight
    )
    var onsets: [Onset] = []
    var instant = zone.instant(of: start)
    while let next = zone.nextTransition(after: instant) {
      let before = zone.offset(at: next.advanced(byMilliseconds: -1))
      let onset = Onset(at: next, in: zone, offsetFrom: before)
      guard onset.year <= last else { break }
      // A change of the name alone is none of the clocks.
      if onset.offsetFrom != onset.offsetTo { onsets.append(onset) }
      instant = next
    }
    return onsets
  }
}

/// A change of the clocks that comes on a weekday among seven days of a month, every year.
private struct YearlyOnset: Hashable {
  let isDaylightSaving: Bool
  let offsetFrom: Int
  let offsetTo: Int
  let month: Int
  let weekday: Weekday
  let time: TimeOfDay
  let firstDay: Int

  /// The rules that give all of some onsets in 28 years; none when there is an onset without one.
  static func all(of onsets: [Onset]) -> Set<YearlyOnset> {
    let groups = Dictionary(grouping: onsets) { onset in
      [
        onset.local.date.month, onset.offsetFrom, onset.offsetTo, onset.isDaylightSaving ? 1 : 0,
      ]
    }
    var rules: Set<YearlyOnset> = []
    for group in groups.values {
      guard let rule = YearlyOnset(group), group.allSatisfy(rule.gives),
        Set(group.map(\.year)).count == 28, group.count == 28
      else { return [] }
      rules.insert(rule)
    }
    return rules
  }

  private init?(_ onsets: [Onset]) {
    guard let first = onsets.first else { return nil }
    isDaylightSaving = first.isDaylightSaving
    offsetFrom = first.offsetFrom
    offsetTo = first.offsetTo
    month = first.local.date.month
    weekday = first.local.date.weekday
    time = first.local.time
    // In 28 years a weekday falls on each of its seven days.
    firstDay = onsets.map(\.local.date.day).min() ?? 1
  }

  func gives(_ onset: Onset) -> Bool {
    let (date, clock) = (onset.local.date, onset.local.time)
    return date.month == month && date.weekday == weekday && clock == time
      && (firstDay..<firstDay + 7).contains(date.day) && onset.offsetFrom == offsetFrom
      && onset.offsetTo == offsetTo && onset.isDaylightSaving == isDaylightSaving
  }

  /// The rule as iCalendar has it; every month ends with a last weekday of its own seven days.
  var rule: RecurrenceRule {
    var rule = RecurrenceRule(.yearly)
    rule.months = [month]
    let last = CivilDate.length(ofMonth: month, year: 2001) - 6
    if firstDay == last {
      rule.weekdays = [.init(weekday, number: -1)]
    } else if firstDay % 7 == 1, firstDay <= 22 {
      rule.weekdays = [.init(weekday, number: firstDay / 7 + 1)]
    } else {
      rule.weekdays = [.init(weekday, number: 0)]
      rule.monthDays = Array(firstDay..<firstDay + 7)
    }
    return rule
  }
}
