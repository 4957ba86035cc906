internal import CivilTime
internal import WellbeingModel

extension HTMLReportRenderer {
  /// A class as a bar to the right of the middle when pleasant and to the left when not.
  func bar(_ valenceClass: StateOfMind.ValenceClassification, _ html: inout HTMLWriter) {
    let steps = valenceClass.rawValue - StateOfMind.ValenceClassification.neutral.rawValue
    let size: [(StaticString, String)] = [
      ("class", "bar"), ("viewBox", "0 0 70 10"), ("width", "70"), ("height", "10"),
      ("aria-hidden", "true"),
    ]
    html.element("svg", size) { html in
      if steps != 0 {
        rect(x: 35 + 11 * min(0, steps), y: 1, width: 11 * abs(steps), height: 8, &html)
      }
      html.element("path", [("class", "axis"), ("d", "M35 0V10")]) { _ in }
    }
  }

  /// The days as bars above and below the line of neutral.
  func bars(_ chart: DayChart, _ html: inout HTMLWriter) {
    // A longer period is drawn as far as it has come, a week with the days to come.
    let days = chart.days.count > 14 ? chart.days.filter { !$0.isToCome } : chart.days
    guard !days.isEmpty else { return }
    let step = 640 / max(7, days.count)
    let width = step * max(7, days.count)
    let middle = 70
    let size: [(StaticString, String)] = [
      ("class", "chart"), ("viewBox", "0 0 \(width) 165"), ("role", "img"),
      ("aria-labelledby", "chart-title chart-text"),
    ]
    html.element("svg", size) { html in
      html.element("title", [("id", "chart-title")], text: chart.title)
      html.element("desc", [("id", "chart-text")], text: description(of: chart))
      html.element("path", [("class", "axis"), ("d", "M0 \(middle)H\(width)")]) { _ in }
      for (index, day) in days.enumerated() {
        column(day, x: index * step, middle: middle, width: step, &html)
      }
      names(of: days, step: step, &html)
    }
  }

  /// The names of days below their bars, where they have room.
  private func names(of days: [DayChart.Day], step: Int, _ html: inout HTMLWriter) {
    let isWeek = days.count <= 7
    let distance = isWeek ? 1 : days.count <= 45 ? 7 : 14
    for index in stride(from: 0, to: days.count, by: distance)
    where isWeek || index + distance / 2 < days.count {
      let place: [(StaticString, String)] = [
        ("x", "\(isWeek ? index * step + step / 2 : index * step)"), ("y", "160"),
        ("text-anchor", isWeek ? "middle" : "start"),
      ]
      let day = days[index].day
      let name = isWeek ? catalogue.weekdayAndDay(day) : catalogue.shortDay(day)
      html.element("text", place, text: name)
    }
  }

  private func column(
    _ day: DayChart.Day,
    x: Int,
    middle: Int,
    width: Int,
    _ html: inout HTMLWriter
  ) {
    let (gap, breadth) = (max(1, width / 8), max(2, width - max(2, width / 4)))
    if day.isToCome { return }
    guard let mood = day.mood, let valenceClass = day.valenceClass else {
      let place: [(StaticString, String)] = [
        ("class", "none"), ("cx", "\(x + width / 2)"), ("cy", "\(middle)"), ("r", "2.5"),
      ]
      return html.element("circle", place) { $0.element("title", text: name(of: day)) }
    }
    // Neutral is a thin bar, so that it is not taken for a day without an entry.
    let height = max(3, Int((mood.magnitude * 65).rounded()))
    let top = mood > 0 ? middle - height : mood < 0 ? middle : middle - 1
    html.element("g", [("class", "v\(valenceClass.rawValue)")]) { html in
      html.element("title", text: name(of: day))
      rect(x: x + gap, y: top, width: breadth, height: height, &html)
    }
  }

  /// The days as squares, a month a row.
  func pixels(_ chart: DayChart, _ html: inout HTMLWriter) {
    let (step, left) = (18, 60)
    let months = chart.months
    let height = months.count * step + 4
    let size: [(StaticString, String)] = [
      ("class", "chart pixels"), ("viewBox", "0 0 \(left + 31 * step) \(height)"), ("role", "img"),
      ("aria-labelledby", "pixels-title pixels-text"),
    ]
    html.element("svg", size) { html in
      html.element("title", [("id", "pixels-title")], text: chart.title)
      html.element("desc", [("id", "pixels-text")], text: description(of: chart))
      for (row, month) in months.enumerated() {
        guard let first = month.first else { continue }
        html.element(
          "text",
          [("x", "0"), ("y", "\(row * step + 14)")],
          text: catalogue.shortMonth(first.day)
        )
        for day in month {
          pixel(day, x: left + (day.day.day - 1) * step, y: row * step + 2, &html)
        }
      }
    }
    legend(&html)
  }

  private func pixel(_ day: DayChart.Day, x: Int, y: Int, _ html: inout HTMLWriter) {
    if day.isToCome { return }
    let name = day.valenceClass.map { "v\($0.rawValue)" } ?? "none"
    html.element("g", [("class", name)]) { html in
      html.element("title", text: self.name(of: day))
      rect(x: x, y: y, width: 15, height: 15, &html)
      guard let valenceClass = day.valenceClass else { return }
      // A notch as high as the class tells it without colour.
      let level = valenceClass.rawValue * 2
      html.element("path", [("class", "notch"), ("d", "M\(x) \(y + 15 - level)h3")]) { _ in }
    }
  }

  private func legend(_ html: inout HTMLWriter) {
    html.element("ul", [("class", "legend")]) { html in
      for valenceClass in StateOfMind.ValenceClassification.allCases {
        html.element("li") { html in
          html.element("i", [("class", "v\(valenceClass.rawValue)")]) { _ in }
          html.text(catalogue.word(valenceClass))
        }
      }
      html.element("li") { html in
        html.element("i", [("class", "none")]) { _ in }
        html.text(catalogue.findings.noEntry)
      }
    }
  }

  private func rect(x: Int, y: Int, width: Int, height: Int, _ html: inout HTMLWriter) {
    let place: [(StaticString, String)] = [
      ("x", "\(x)"), ("y", "\(y)"), ("width", "\(width)"), ("height", "\(height)"), ("rx", "1.5"),
    ]
    html.element("rect", place) { _ in }
  }

  /// A day with its mood in words.
  private func name(of day: DayChart.Day) -> String {
    guard let mood = day.mood, let valenceClass = day.valenceClass else {
      return "\(catalogue.day(day.day)): \(catalogue.findings.noEntry)"
    }
    return "\(catalogue.day(day.day)): \(catalogue.valence(mood)) \(catalogue.word(valenceClass))"
  }

  /// All days with an entry, for those who do not see the drawing.
  private func description(of chart: DayChart) -> String {
    chart.days.filter { $0.mood != nil }.map(name).strung(with: "; ")
  }
}
