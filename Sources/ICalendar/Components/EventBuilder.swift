internal import CivilTime

/// Puts an event together from its property lines, which may come in any order.
struct EventBuilder {
  /// Where the event begins in the file.
  let line: Int

  private var component = EventComponent(uid: "", start: .date(CivilDate(dayNumber: 0)))
  private var start: EventTime?
  private var startProblem: (line: Int, message: String)?
  private var end: (time: EventTime, line: Int)?
  private var duration: (value: EventDuration, line: Int)?
  private var hasRule = false
  private var ruleLine = 0

  init(line: Int) {
    self.line = line
  }

  /// Whether the event can be placed in time.
  var hasStart: Bool { start != nil }

  /// Takes in one property; those of no interest are passed over.
  mutating func apply(
    _ name: PropertyName,
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    switch name {
    case .start: applyStart(line.asDates, &zones, &problems)
    case .eventEnd: applyEnd(line.asDates, &zones, &problems)
    case .duration: applyDuration(line, &problems)
    case .rule: applyRule(line, &problems)
    case .exceptionRule:
      problems.repaired(line.number, "EXRULE is no longer part of iCalendar and was passed over")
    case .additionalDates: applyAdditionalDates(line.asDates, &zones, &problems)
    case .exceptionDates: applyExceptionDates(line.asDates, &zones, &problems)
    case .recurrenceID: applyRecurrenceID(line.asDates, &zones, &problems)
    default: applyPlain(name, line, &problems)
    }
  }

  /// The event; nil, with a problem that says why, when it cannot be placed in time.
  mutating func component(_ problems: inout ProblemList) -> EventComponent? {
    guard let start else {
      if let startProblem {
        problems.skipped(startProblem.line, startProblem.message)
      } else {
        problems.skipped(line, "an event without DTSTART was left out")
      }
      return nil
    }
    component.start = start
    component.extent = extent(from: start, &problems)
    if component.start.isDate { dropTimesOfRule(&problems) }
    return component
  }

  private mutating func applyStart(
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    if let time = line.time(&zones) {
      start = time
    } else {
      let value = excerpt(line.valueBytes)
      startProblem = (
        line.number,
        value.isEmpty
          ? "an event with an empty DTSTART was left out"
          : "an event was left out because DTSTART cannot be \"\(value)\""
      )
    }
  }

  private mutating func applyEnd(
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    if let time = line.time(&zones) {
      end = (time, line.number)
    } else {
      problems.repaired(
        line.number,
        "DTEND cannot be \"\(excerpt(line.valueBytes))\" and was passed over"
      )
    }
  }

  private mutating func applyDuration(_ line: ContentLine, _ problems: inout ProblemList) {
    if let value = EventDuration(value: line.valueBytes) {
      duration = (value, line.number)
    } else {
      problems.repaired(
        line.number,
        "DURATION cannot be \"\(excerpt(line.valueBytes))\" and was passed over"
      )
    }
  }

  private mutating func applyRule(_ line: ContentLine, _ problems: inout ProblemList) {
    guard !hasRule else {
      problems.repaired(line.number, "a second RRULE of one event was passed over")
      return
    }
    hasRule = true
    ruleLine = line.number
    var notes: [String] = []
    do throws(ICalendarError) {
      component.rule = try RecurrenceRule(bytes: line.valueBytes, notes: &notes)
    } catch {
      problems.repaired(line.number, "\(error); only the first occurrence is kept")
    }
    for note in notes { problems.repaired(line.number, note) }
  }

  private mutating func applyRecurrenceID(
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    guard let time = line.time(&zones) else {
      let value = excerpt(line.valueBytes)
      problems.repaired(line.number, "RECURRENCE-ID cannot be \"\(value)\" and was passed over")
      return
    }
    component.recurrenceID = time
    component.isThisAndFuture = line.parameter("RANGE")?.spells("THISANDFUTURE") ?? false
  }

  private mutating func applyAdditionalDates(
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    let zone = line.zone(&zones)
    for item in line.valueBytes.split(separator: ASCII.comma) {
      if let date = AdditionalDate(value: item, zone: zone) {
        component.additionalDates.append(date)
      } else {
        problems.repaired(line.number, "RDATE cannot be \"\(excerpt(item))\" and was passed over")
      }
    }
  }

  private mutating func applyExceptionDates(
    _ line: ContentLine,
    _ zones: inout ZoneNames,
    _ problems: inout ProblemList
  ) {
    let zone = line.zone(&zones)
    for item in line.valueBytes.split(separator: ASCII.comma) {
      if let time = EventTime(value: item, zone: zone) {
        component.exceptionDates.append(time)
      } else {
        problems.repaired(line.number, "EXDATE cannot be \"\(excerpt(item))\" and was passed over")
      }
    }
  }

  private mutating func applyPlain(
    _ name: PropertyName,
    _ line: ContentLine,
    _ problems: inout ProblemList
  ) {
    let value = line.valueBytes
    switch name {
    case .uid: component.uid = String(line.text(&problems).trimmingBlanks)
    case .sequence: component.sequence = value.trimmed.integer() ?? 0
    case .stamp: component.stamp = line.instant
    case .lastModified: component.lastModified = line.instant
    case .summary: component.summary = line.text(&problems)
    case .details: component.details = line.text(&problems)
    case .location: component.location = line.text(&problems)
    case .status: component.status = EventStatus(value: value)
    case .transparency: component.isTransparent = value.trimmed.spells("TRANSPARENT")
    case .categories: component.categories += line.texts(&problems)
    default: break
    }
  }

  /// DTEND, else DURATION, else nothing; brought into the form of the start.
  private func extent(from start: EventTime, _ problems: inout ProblemList) -> EventExtent? {
    if let (time, line) = end {
      if let duration, !duration.value.isZero {
        problems.repaired(duration.line, "DURATION beside DTEND was passed over")
      }
      return endExtent(time, line, start, &problems)
    }
    guard let (value, line) = duration else { return nil }
    guard start.isDate, value.seconds > 0 || value.days == 0 else { return .duration(value) }
    problems.repaired(line, "the DURATION of an all-day event was taken as whole days")
    let days = value.days + (value.seconds + 86_399) / 86_400
    return days == 0 ? nil : .duration(EventDuration(days: days))
  }

  private func endExtent(
    _ time: EventTime,
    _ line: Int,
    _ start: EventTime,
    _ problems: inout ProblemList
  ) -> EventExtent? {
    var end = time
    if start.isDate != end.isDate {
      problems.repaired(line, "DTEND was taken in the form of DTSTART, as one is a date")
      let local = end.local
      end =
        start.isDate
        ? .date(local.time == .midnight ? local.date : local.date.adding(days: 1))
        : start.with(local: local)
    }
    if start.isDate, end.local.date <= start.local.date {
      if end.local.date < start.local.date {
        problems.repaired(line, "DTEND before DTSTART was passed over; the event lasts one day")
      } else {
        problems.repaired(line, "DTEND equal to DTSTART was passed over; the event lasts one day")
      }
      return nil
    }
    // Times in different zones are compared when both are instants.
    if start.isComparable(with: end), end.local < start.local {
      problems.repaired(line, "DTEND before DTSTART was passed over; the event takes no time")
      return nil
    }
    return .end(end)
  }

  /// A rule cannot choose times within days (RFC 5545, section 3.3.10).
  private mutating func dropTimesOfRule(_ problems: inout ProblemList) {
    guard var rule = component.rule else { return }
    if rule.frequency < .daily {
      component.rule = nil
      problems.repaired(
        ruleLine,
        "an all-day event cannot recur \(rule.frequency.name); only the first occurrence is kept"
      )
    } else if !(rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty) {
      (rule.hours, rule.minutes, rule.seconds) = ([], [], [])
      component.rule = rule
      problems.repaired(ruleLine, "times in the rule of an all-day event were passed over")
    }
  }
}
