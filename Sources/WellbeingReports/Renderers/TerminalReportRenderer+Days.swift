internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension TerminalReportRenderer {
  /// The days of the period, one a line; nothing when there is nothing to say of any.
  ///
  /// The fullest form that fits is taken: without the month, then closer together, then without
  /// class words, which the bar stands for.
  func dayTable(_ reflection: Reflection) -> [String] {
    let scheduled = reflection.workLifeBalance?.total.scheduled ?? 0
    guard reflection.summary.count > 0 || scheduled > 0 else { return [] }
    let forms = [
      DayTableForm(isShort: false, hasClasses: true, gap: 2),
      DayTableForm(isShort: true, hasClasses: true, gap: 2),
      DayTableForm(isShort: true, hasClasses: true, gap: 1),
      DayTableForm(isShort: true, hasClasses: false, gap: 2),
    ]
    for form in forms {
      let table = dayTable(reflection, form: form)
      if table.width(in: layout, gap: form.gap) <= layout.width {
        return table.lines(in: layout, gap: form.gap)
      }
    }
    let last = DayTableForm(isShort: true, hasClasses: false, gap: 1)
    return dayTable(reflection, form: last).lines(in: layout, gap: last.gap, flexible: 0)
  }

  private struct DayTableForm {
    var isShort: Bool
    var hasClasses: Bool
    var gap: Int
  }

  private func dayTable(_ reflection: Reflection, form: DayTableForm) -> TextTable {
    let days = reflection.days
    // A period that runs over several months needs them in every form.
    let hasMonth = !form.isShort || days.first?.day.month != days.last?.day.month
    let names = days.map { hasMonth ? catalogue.day($0.day) : catalogue.weekdayAndDay($0.day) }
    var columns = [TextTable.Column(phrases.day, .leading, names.map { .init($0) })]
    if reflection.summary.count > 0 { columns += moodColumns(days, form: form) }
    return TextTable(columns: columns + calendarColumns(reflection, form: form))
  }

  /// Check-ins, their mean in numbers, in words and as a bar.
  private func moodColumns(_ days: [DayMood], form: DayTableForm) -> [TextTable.Column] {
    let classes = TextTable.Column(
      "",
      .leading,
      days.map { cell($0.mean) { catalogue.word($0.classification) } }
    )
    return [
      .init(
        form.isShort ? phrases.checkInsShort : phrases.checkIns,
        .trailing,
        days.map { $0.count == 0 ? .init(none, .quiet) : .init("\($0.count)") }
      ),
      .init(phrases.mean, .trailing, days.map { cell($0.mean) { catalogue.valence($0.value) } }),
    ] + (form.hasClasses ? [classes] : []) + [
      .init("-  0  +", .leading, days.map { cell($0.mean) { ValenceBar.text($0.classification) } })
    ]
  }

  /// Calendar quality and scheduled time; none without a calendar.
  private func calendarColumns(
    _ reflection: Reflection,
    form: DayTableForm
  ) -> [TextTable.Column] {
    guard let balance = reflection.workLifeBalance else { return [] }
    let quality = TextTable.Column(
      phrases.quality,
      .trailing,
      reflection.calendarQuality.days.map { day in
        day.percent.map { .init(catalogue.percent($0)) } ?? .init(none, .quiet)
      }
    )
    let scheduled = TextTable.Column(
      form.isShort ? phrases.scheduledShort : phrases.scheduled,
      .trailing,
      balance.days.map { .init(catalogue.duration(minutes: $0.share.scheduledMinutes)) }
    )
    return reflection.summary.count > 0 ? [quality, scheduled] : [scheduled]
  }

  /// What is said of a mean, in the colour of its class; nothing without one.
  private func cell(_ mean: ValenceMean?, _ text: (ValenceMean) -> String) -> TextTable.Cell {
    guard let mean else { return .init("") }
    return .init(text(mean), .valence(mean.classification))
  }
}
