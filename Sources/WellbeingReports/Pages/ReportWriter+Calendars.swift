internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension ReportWriter {
  /// Calendar quality, work-life balance, free time, and the calendars beside each other.
  var calendarBlocks: [ReportBlock] {
    var facts = [ReportFact(phrases.calendarQuality, quality)]
    if let balance = reflection.workLifeBalance { facts += self.facts(on: balance) }
    var blocks = [ReportBlock.facts(facts)]
    let rated = reflection.calendarMoods
    if rated.count > 1, rated.contains(where: { $0.mean != nil }) {
      blocks.append(.table(moodTable(rated, heading: findings.calendar) { $0.calendar.oneLine }))
    }
    return blocks
  }

  private var quality: String {
    let quality = reflection.calendarQuality
    var parts: [String] = []
    if let percent = quality.percent {
      parts.append("\(catalogue.percent(percent)) \(phrases.fromCheckIns(quality.sampleCount))")
    } else {
      parts.append(quality.absence == .noCalendar ? phrases.noCalendar : phrases.noCheckIns)
    }
    if quality.absence != .noCalendar {
      parts.append(phrases.eventsRated(quality.ratedEventCount, quality.eventCount))
    }
    return parts.strung(with: "; ")
  }

  private func facts(on balance: WorkLifeBalance) -> [ReportFact] {
    let hours = reflection.settings.wakingHours
    let sentence = phrases.ofWakingHours(
      catalogue.percent(balance.total.scheduledPercent),
      catalogue.percent(balance.total.freePercent),
      "\(catalogue.time(hours.start))–\(catalogue.time(hours.end))"
    )
    var facts = [ReportFact(phrases.workLifeBalance, sentence)]
    guard let fullest = balance.fullestDay else { return facts }
    let perDay = balance.total.scheduledMinutes / max(1, balance.days.count)
    let load = [
      findings.events(balance.eventCount, catalogue.duration(minutes: perDay)),
      findings.fullestDay(
        catalogue.day(fullest.day),
        fullest.eventCount,
        catalogue.duration(minutes: fullest.share.scheduledMinutes)
      ),
    ]
    facts.append(ReportFact(findings.meetings, load.strung(with: "; ")))
    if let count = balance.meanFreeStretchCount, let minutes = balance.meanFreeStretchMinutes {
      let sentence = findings.freeStretches(
        catalogue.number(count),
        catalogue.duration(minutes: minutes)
      )
      facts.append(ReportFact(findings.freeTime, sentence))
    }
    return facts
  }

  /// The events behind the labels, the longest event, and how recurring events felt.
  var eventBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    let rows = labelRows
    if !rows.isEmpty { blocks.append(.table(table(rows))) }
    let recurring = reflection.recurringEventMoods
    if !recurring.isEmpty {
      let shown = recurring.count > 10 ? recurring.prefix(5) + recurring.suffix(5) : recurring[...]
      blocks.append(
        .table(
          moodTable(Array(shown), heading: findings.recurringEvents) {
            name(ofEvent: $0.summary ?? "")
          }
        )
      )
    }
    return blocks
  }

  /// An event with the name of why it is told.
  private struct EventRow {
    var reason: String
    var valence: ReportTable.Cell
    var title: String
    var time: ReportTable.Cell
  }

  private var labelRows: [EventRow] {
    guard hasCheckIns || reflection.happiestEvent != nil else { return [] }
    var rows: [EventRow] = []
    if let happiest = reflection.happiestEvent { rows.append(row(phrases.happiest, happiest)) }
    rows += reflection.labelEvents.filter { $0 != reflection.happiestEvent }.prefix(8)
      .map { row(catalogue.word($0.label), $0) }
    if !rows.isEmpty, let longest = reflection.longestEvent {
      rows.append(
        EventRow(
          reason: findings.longest,
          valence: .init(""),
          title: name(ofEvent: longest.summary),
          time: time(from: longest.start, to: longest.end, days: longest.days)
        )
      )
    }
    return rows
  }

  private func row(_ reason: String, _ found: LabelEvent) -> EventRow {
    EventRow(
      reason: reason,
      valence: .init(
        catalogue.valence(found.sample.valence),
        .valence(found.sample.valenceClassification)
      ),
      title: name(ofEvent: found.event.summary),
      time: time(from: found.event.start, to: found.event.end, days: found.days)
    )
  }

  private func table(_ rows: [EventRow]) -> ReportTable {
    ReportTable([
      .init(phrases.events, .leading, rows.map { .init($0.reason) }),
      .init("", .trailing, rows.map(\.valence)),
      .init("", .leading, part: .flexible, rows.map { .init($0.title) }),
      .init("", .leading, rows.map(\.time)),
    ])
  }

  /// When an event was; where there is little room only when it began.
  private func time(
    from start: Instant,
    to end: Instant,
    days: Range<CivilDate>?
  ) -> ReportTable.Cell {
    if let days { return .init(catalogue.days(days, showsYear: false)) }
    let zone = reflection.settings.zone
    let local = zone.localTime(at: start)
    return .init(
      catalogue.span(from: local, to: zone.localTime(at: end)),
      short: catalogue.span(from: local, to: local)
    )
  }

  /// How the check-ins about some events felt, beside the mean of the period.
  private func moodTable(
    _ moods: [EventMood],
    heading: String,
    name: (EventMood) -> String
  ) -> ReportTable {
    let differences = moods.map { mood -> ReportTable.Cell in
      guard let mean = mood.mean, let whole = reflection.summary.mean else {
        return .init(Self.none, .quiet)
      }
      return .init(catalogue.valence(mean.value - whole.value))
    }
    return ReportTable([
      .init(heading, .leading, part: .flexible, moods.map { .init(name($0)) }),
      .init(
        phrases.checkIns,
        short: phrases.checkInsShort,
        .trailing,
        moods.map { .init("\($0.mean?.count ?? 0)") }
      ),
      .init(phrases.mean, .trailing, moods.map { cell($0.mean) }),
      .init(findings.difference, .trailing, part: .extra, differences),
      .init(
        findings.rated,
        .trailing,
        moods.map { .init("\($0.ratedCount)/\($0.eventCount)") }
      ),
    ])
  }
}
