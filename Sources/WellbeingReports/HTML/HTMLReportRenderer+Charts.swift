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
      html.void("path", [("class", "axis"), ("d", "M35 0V10")])
    }
  }

  /// The days as bars above and below the line of neutral.
  func bars(_ chart: DayChart, _ html: inout HTMLWriter) {
    let width = 640
    let middle = 70
    let step = width / max(7, chart.days.count)
    let size: [(StaticString, String)] = [
      ("class", "chart"), ("viewBox", "0 0 \(width) 165"), ("role", "img"),
      ("aria-labelledby", "chart-title chart-text"),
    ]
    html.element("svg", size) { html in
      html.element("title", [("id", "chart-title")], text: chart.title)
      html.element("desc", [("id", "chart-text")], text: description(of: chart))
      html.void("path", [("class", "axis"), ("d", "M0 \(middle)H\(width)")])
      for (index, day) in chart.days.enumerated() {
        let x = index * step
        column(day, x: x, middle: middle, width: step, &html)
        guard isNamed(index, of: chart) else { continue }
        let name =
          chart.days.count > 14 ? catalogue.shortDay(day.day) : catalogue.weekdayAndDay(day.day)
        html.element(
          "text",
          [
            ("x", "\(x + step / 2)"), ("y", "160"),
            ("text-anchor", index == 0 ? "start" : "middle"),
          ],
          text: name
        )
      }
    }
  }

  /// Whether the name of a day has room below its bar.
  private func isNamed(_ index: Int, of chart: DayChart) -> Bool {
    chart.days.count <= 10 || index.isMultiple(of: 7)
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
