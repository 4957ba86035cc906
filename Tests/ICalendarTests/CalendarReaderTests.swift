import CivilTime
import ICalendar
import Testing

@Suite struct CalendarReaderTests {
  @Test func `an event is read with what is kept of it`() throws {
    let document = try document(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      X-WR-CALNAME:Family
      BEGIN:VEVENT
      UID:a@example.org
      DTSTAMP:20240101T000000Z
      SEQUENCE:2
      DTSTART;TZID=Europe/Berlin:20240311T101500
      DURATION:PT45M
      SUMMARY:Swim\\, then
        eat
      DESCRIPTION:one\\ntwo\\\\n
      LOCATION:Pool
      CATEGORIES:Sport,With\\, comma
      STATUS:TENTATIVE
      TRANSP:TRANSPARENT
      END:VEVENT
      END:VCALENDAR
      """
    )
    let event = try #require(document.events.first)
    #expect(document.properties.name == "Family")
    #expect(document.properties.problems.isEmpty)
    #expect(event.uid == "a@example.org")
    #expect(event.sequence == 2)
    #expect(event.summary == "Swim, then eat")
    #expect(event.details == "one\ntwo\\n")
    #expect(event.location == "Pool")
    #expect(event.categories == ["Sport", "With, comma"])
    #expect(event.status == .tentative)
    #expect(event.isTransparent)
    #expect(event.extent == .duration(EventDuration(seconds: 2700)))
    #expect(try EventComponent(text: event.text) == event)
  }

  @Test func `text that is no calendar is refused`() {
    #expect(throws: ICalendarError.notCalendar) {
      try document("<html><body>BEGIN</body></html>")
    }
    #expect(throws: ICalendarError.empty) { try document("") }
  }
}
