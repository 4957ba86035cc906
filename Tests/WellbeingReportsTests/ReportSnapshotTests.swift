import TestSupport
import Testing
import WellbeingInsights
import WellbeingReports

@Suite struct `The weekly reflection as a whole` {
  @Test(arguments: [80, 60, 40])
  func `reads as text, set to the width`(width: Int) throws {
    let layout = TextLayout(width: width, displayWidth: displayWidth)
    let text = TerminalReportRenderer(layout: layout)
      .render(try ReflectionExample.week().reflection())
    #expect(try Snapshot("week-\(width).txt").expected(updatingTo: text) == text)
  }

  @Test func `is one JSON object`() throws {
    let text = JSONReportRenderer().render(try ReflectionExample.week().reflection())
    #expect(try Snapshot("week.json").expected(updatingTo: text) == text)
  }

  @Test func `says that a week is empty`() throws {
    let layout = TextLayout(width: 80, displayWidth: displayWidth)
    let text = TerminalReportRenderer(layout: layout)
      .render(try ReflectionExample().reflection(calendars: []))
    #expect(try Snapshot("empty-week.txt").expected(updatingTo: text) == text)
    let json = JSONReportRenderer().render(try ReflectionExample().reflection(calendars: []))
    #expect(try Snapshot("empty-week.json").expected(updatingTo: json) == json)
  }

  @Test func `shows the appointments of a week without check-ins`() throws {
    var example = try ReflectionExample()
    try example.event("Work", "Fair", 2, (9, 0), (17, 0))
    try example.sample(-3, (12, 0), 0.3)
    let layout = TextLayout(width: 80, displayWidth: displayWidth)
    let text = TerminalReportRenderer(layout: layout).render(try example.reflection())
    #expect(try Snapshot("week-without-check-ins.txt").expected(updatingTo: text) == text)
  }
}
