internal import WellbeingInsights
internal import WellbeingModel

extension JSONReportRenderer {
  /// Why values are missing, each with the key it speaks of, and the remark on a hard stretch.
  func notes(on reflection: Reflection) -> [String] {
    var notes = ReportNotes()
    notes.add("redacted", catalogue.report.redacted, when: reflection.isRedacted)
    addCalendars(of: reflection, to: &notes)
    addMoods(of: reflection, to: &notes)
    addComparison(of: reflection, to: &notes)
    notes.add("patterns", catalogue.report.patternsNotAsked, when: reflection.patterns == nil)
    if reflection.hardStretch != nil { notes.lines.append(catalogue.report.support) }
    return notes.lines
  }

  private func addCalendars(of reflection: Reflection, to notes: inout ReportNotes) {
    let phrases = catalogue.report
    let balance = reflection.workLifeBalance
    let quality = reflection.calendarQuality
    notes.add("calendarQuality", missing(in: reflection), when: quality.percent == nil)
    notes.add(
      "calendarQuality.days.percent",
      phrases.noCheckInsOnDay,
      when: quality.percent != nil && quality.days.contains { $0.percent == nil }
    )
    notes.add("workLifeBalance", phrases.noCalendar, when: balance == nil)
    for key in ["meanFreeStretchMinutes", "longestFreeStretchMinutes"] {
      let hasNone = balance?.freeStretchCount == 0
      notes.add("workLifeBalance.\(key)", phrases.noFreeStretch, when: hasNone)
    }
    notes.add(
      "happiestEvent",
      balance == nil ? phrases.noCalendar : phrases.noEventFound,
      when: reflection.happiestEvent == nil
    )
    notes.add(
      "longestEvent",
      balance == nil ? phrases.noCalendar : phrases.noTimedEvent,
      when: reflection.longestEvent == nil
    )
    let isUnrated = reflection.calendarMoods.contains { $0.mean == nil }
    for key in ["mean", "difference"] {
      notes.add("calendars.\(key)", phrases.noneRated, when: isUnrated)
    }
  }

  private func addMoods(of reflection: Reflection, to notes: inout ReportNotes) {
    let phrases = catalogue.report
    let moods = reflection.moods
    let hasEmptyDay = reflection.days.contains { $0.mean == nil }
    notes.add("days.mean", phrases.noCheckInsOnDay, when: hasEmptyDay)
    let parts = reflection.parts
    let hasCalendar = reflection.workLifeBalance != nil
    notes.add(
      "parts.mean",
      phrases.noCheckInsInPart,
      when: parts.contains { $0.summary.mean == nil }
    )
    notes.add(
      "parts.calendarQuality",
      hasCalendar ? phrases.noCheckInsInPart : phrases.noCalendar,
      when: parts.contains { $0.summary.calendarQuality == nil }
    )
    notes.add(
      "parts.scheduledMinutes",
      phrases.noCalendar,
      when: !parts.isEmpty && !hasCalendar
    )
    notes.add("moods.momentaryEmotion.mean", phrases.noneOfKind, when: moods.emotions == nil)
    notes.add("moods.dailyMood.mean", phrases.noneOfKind, when: moods.dailyMoods == nil)
    notes.add("moods.days.mean", phrases.noCheckIns, when: moods.days == nil)
    let range = reflection.emotionalRange
    notes.add("emotionalRange", phrases.noCheckIns, when: range == nil)
    notes.add(
      "emotionalRange.meanDailyDistance",
      phrases.noDayWithSeveral,
      when: range.map { $0.dailyDistance == nil } ?? false
    )
    let lacksChange = reflection.assessments.contains {
      $0.points == nil || $0.pointsSinceFirst == nil || $0.isMeaningful == nil
    }
    notes.add("assessments.change", phrases.noChange, when: lacksChange)
  }

  private func addComparison(of reflection: Reflection, to notes: inout ReportNotes) {
    let phrases = catalogue.report
    func add(_ key: String, _ summary: PeriodSummary) {
      notes.add("\(key).mean", phrases.noCheckIns, when: summary.mean == nil)
      let hasNoQuality = summary.calendarQuality == nil
      notes.add("\(key).calendarQuality", missing(in: reflection), when: hasNoQuality)
    }
    add("previous", reflection.previous)
    guard let toDate = reflection.previousToDate else {
      return notes.add("previousToDate", phrases.periodIsOver, when: true)
    }
    notes.add("previous", phrases.comparedTwice, when: true)
    add("previousToDate", toDate)
  }

  /// Why there is no calendar quality.
  private func missing(in reflection: Reflection) -> String {
    reflection.workLifeBalance == nil ? catalogue.report.noCalendar : catalogue.report.noCheckIns
  }
}

/// Notes on the keys of a report, in their order.
private struct ReportNotes {
  var lines: [String] = []

  /// Adds a reason to a key when it is called for.
  mutating func add(_ key: String, _ reason: String, when applies: Bool) {
    if applies { lines.append("\(key): \(reason)") }
  }
}
