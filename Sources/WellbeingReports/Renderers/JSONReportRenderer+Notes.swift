internal import WellbeingInsights
internal import WellbeingModel

extension JSONReportRenderer {
  /// Why values are missing, each with the key it speaks of, and the remark on a hard stretch.
  func notes(on reflection: Reflection) -> [String] {
    let phrases = catalogue.report
    var notes: [String] = []
    func note(_ key: String, _ reason: String, when isMissing: Bool) {
      if isMissing { notes.append("\(key): \(reason)") }
    }
    let hasCalendar = reflection.workLifeBalance != nil
    let missing = hasCalendar ? phrases.noCheckIns : phrases.noCalendar
    let quality = reflection.calendarQuality
    note("calendarQuality", missing, when: quality.percent == nil)
    note(
      "calendarQuality.days.percent",
      phrases.noCheckInsOnDay,
      when: quality.percent != nil && quality.days.contains { $0.percent == nil }
    )
    note("workLifeBalance", phrases.noCalendar, when: !hasCalendar)
    note(
      "happiestEvent",
      hasCalendar ? phrases.noEventFound : phrases.noCalendar,
      when: reflection.happiestEvent == nil
    )
    note(
      "days.mean",
      phrases.noCheckInsOnDay,
      when: reflection.days.contains { $0.mean == nil }
    )
    note("previous.mean", phrases.noCheckIns, when: reflection.previous.mean == nil)
    note("previous.calendarQuality", missing, when: reflection.previous.calendarQuality == nil)
    if reflection.hardStretch != nil { notes.append(phrases.support) }
    return notes
  }
}
