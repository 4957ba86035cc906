internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension TerminalReportRenderer {
  /// The days of the period, one a line; nothing when there is nothing to say of any.
  ///
  /// The fullest of three forms that fits is taken: without the month, then without class words.
  func dayTable(_ reflection: Reflection) -> [String] {
    let scheduled = reflection.workLifeBalance?.total.scheduled ?? 0
    guard reflection.summary.count > 0 || scheduled > 0 else { return [] }
    let forms: [DayTableForm] = [
      DayTableForm(isShort: false, hasClasses: true),
      DayTableForm(isShort: true, hasClasses: true),
      DayTableForm(isShort: true, hasClasses: false),
    ]
    let tables = forms.map { dayTable(reflection, form: $0) }
    let fitting = tables.first { $0.width(in: layout) <= layout.width }
    return (fitting ?? tables[tables.count - 1]).lines(
      in: layout,
      gap: fitting == nil ? 1 : 2,
      flexible: 0
    )
  }

  private struct DayTableForm {
    var isShort: Bool
    var hasClasses: Bool
  }

  private func dayTable(_ reflection: Reflection, form: DayTableForm) -> TextTable {
    let days = reflection.days
    // A period that runs over several months needs them in every form.
    let needsMonth = days.first?.day.month != days.last?.day.month
    var columns: [TextTable.Column] = [
      .init(
        phrases.day,
        .leading,
        days.map {
          .init(
            form.isShort && !needsMonth
              ? catalogue.weekdayAndDay($0.day) : catalogue.day($0.day)
          )
        }
      ),
      .init(
        form.isShort ? phrases.checkInsShort : phrases.checkIns,
        .trailing,
        days.map { $0.count == 0 ? .init(none, .quiet) : .init("\($0.count)") }
      ),
      .init(phrases.mean, .trailing, days.map { cell($0.mean) { catalogue.valence($0.value) } }),
    ]
    if form.hasClasses {
      columns.append(
        .init("", .leading, days.map { cell($0.mean) { catalogue.word($0.classification) } })
      )
    }
    columns.append(
      .init("-  0  +", .leading, days.map { cell($0.mean) { ValenceBar.text($0.classification) } })
    )
    columns += calendarColumns(reflection, form: form)
    return TextTable(columns: columns)
  }

  /// Calendar quality and scheduled time; none without a calendar.
  private func calendarColumns(
    _ reflection: Reflection,
    form: DayTableForm
  ) -> [TextTable.Column] {
    guard let balance = reflection.workLifeBalance else { return [] }
    return [
      .init(
        phrases.quality,
        .trailing,
        reflection.calendarQuality.days.map { day in
          day.percent.map { .init(catalogue.percent($0)) } ?? .init(none, .quiet)
        }
      ),
      .init(
        form.isShort ? phrases.scheduledShort : phrases.scheduled,
        .trailing,
        balance.days.map { .init(catalogue.duration(minutes: $0.share.scheduledMinutes)) }
      ),
    ]
  }

  /// What is said of a mean, in the colour of its class; nothing without one.
  private func cell(_ mean: ValenceMean?, _ text: (ValenceMean) -> String) -> TextTable.Cell {
    guard let mean else { return .init("") }
    return .init(text(mean), .valence(mean.classification))
  }
}
