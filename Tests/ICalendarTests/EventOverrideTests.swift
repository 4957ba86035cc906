import CivilTime
import ICalendar
import Testing

@Suite struct EventOverrideTests {
  /// A daily event at 12:00 UTC on 1 to 5 September, and changes to it.
  func series(_ overrides: String..., start: String = "DTSTART:20240901T120000Z") throws
    -> CalendarDocument
  {
    let master = """
      BEGIN:VEVENT
      UID:a
      \(start)
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=5
      SUMMARY:Walk
      END:VEVENT

      """
    let changes = overrides.map { "BEGIN:VEVENT\nUID:a\n\($0)\nEND:VEVENT\n" }
    return try calendar(changes.joined() + master)
  }

  @Test(arguments: [
    "RECURRENCE-ID:20240902T120000Z", "RECURRENCE-ID;TZID=Europe/Berlin:20240902T140000",
    "RECURRENCE-ID:20240902T120000", "RECURRENCE-ID;VALUE=DATE:20240902",
  ])
  func `a change replaces the occurrence it names`(id: String) throws {
    let document = try series("\(id)\nDTSTART:20240910T080000Z\nSUMMARY:Moved")
    let instances = try document.instances(in: window("2024-01-01", "2025-01-01"))
    #expect(instances.count == 5)
    let moved = try #require(instances.last)
    #expect(moved.line == "Moved 2024-09-10 08:00Z/2024-09-10 08:00Z")
    // It is named like the others, wherever it was moved and however that was written.
    #expect(moved.recurrenceID == "20240902T120000Z")
    #expect(instances.first?.recurrenceID == "20240901T120000Z")
  }

  @Test func `an occurrence is named in the form of the event's start`() throws {
    let start = "DTSTART;TZID=Europe/Berlin:20240901T120000"
    let document = try series("RECURRENCE-ID:20240902T100000Z\nDTSTART:20240902", start: start)
    let names = try document.instances(in: window("2024-09-01", "2024-09-03")).map(\.recurrenceID)
    #expect(names == ["20240901T120000", "20240902T120000"])
    let single = try event("DTSTART:20240901")
    #expect(try single.instances(in: window("2024-09-01", "2024-09-03")).first?.recurrenceID == nil)
  }

  @Test func `a cancelled occurrence does not take place`() throws {
    let document = try series(
      "RECURRENCE-ID:20240902T120000Z\nDTSTART:20240902T120000Z\nSTATUS:CANCELLED"
    )
    let instances = try document.instances(in: window("2024-09-02", "2024-09-03"))
    #expect(instances.map(\.status) == [.cancelled])
  }

  @Test func `a change for this and all later occurrences goes on`() throws {
    let document = try series(
      """
      RECURRENCE-ID;RANGE=THISANDFUTURE:20240903T120000Z
      DTSTART:20240903T140000Z
      DTEND:20240903T153000Z
      SUMMARY:Later
      """,
      "RECURRENCE-ID:20240904T120000Z\nDTSTART:20240904T060000Z\nSUMMARY:Early"
    )
    #expect(
      try document.lines() == [
        "Walk 2024-09-01 12:00Z/2024-09-01 13:00Z", "Walk 2024-09-02 12:00Z/2024-09-02 13:00Z",
        "Later 2024-09-03 14:00Z/2024-09-03 15:30Z", "Early 2024-09-04 06:00Z/2024-09-04 06:00Z",
        "Later 2024-09-05 14:00Z/2024-09-05 15:30Z",
      ]
    )
  }

  @Test func `a later change for all later occurrences takes over`() throws {
    func change(_ day: Int, to hour: Int) -> String {
      "RECURRENCE-ID;RANGE=THISANDFUTURE:2024090\(day)T120000Z\nDTSTART:2024090\(day)T\(hour)0000Z"
    }
    let document = try series(change(4, to: 18), change(2, to: 15))
    let starts = try document.instances(in: window("2024-01-01", "2025-01-01")).map(\.start)
    let hours = starts.map { CivilDateTime($0, utcOffset: 0).time.hour }
    #expect(hours == [12, 15, 15, 18, 18])
  }

  @Test func `a change for all later occurrences may move them far`() throws {
    let document = try series(
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20240901T120000Z\nDTSTART:20241001T120000Z"
    )
    let week = try window("2024-10-03", "2024-10-04")
    #expect(try document.lines(in: week) == ["2024-10-03 12:00Z/2024-10-03 12:00Z"])
  }

  @Test func `a timed series may go on as days of the person, far from its own zone`() throws {
    let document = try series(
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20240901T120000Z\nDTSTART;VALUE=DATE:20240901"
    )
    // The day of 5 September begins in Apia at 11:00 UTC of the day before.
    let hour = try window("2024-09-04 11:00:00", "2024-09-04 12:00:00")
    let instances = try document.instances(in: hour, for: "Pacific/Apia")
    #expect(instances.map(\.recurrenceID) == ["20240905T120000Z"])
  }

  @Test func `a change without its event is an event of its own`() throws {
    let document = try event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20240902T120000\nDTSTART:20240902T150000Z\nSUMMARY:Invited"
    )
    let instance = try #require(
      try document.instances(in: window("2024-09-02", "2024-09-03")).first
    )
    #expect(instance.line == "Invited 2024-09-02 15:00Z/2024-09-02 15:00Z")
    #expect(instance.recurrenceID == "20240902T120000")
  }

  @Test func `an occurrence is looked for where it was moved to`() throws {
    let document = try series(
      "RECURRENCE-ID:20240901T120000Z\nDTSTART:20241015T180000Z\nSUMMARY:In",
      "RECURRENCE-ID:20240902T120000Z\nDTSTART:20240815T180000Z\nSUMMARY:Out"
    )
    let october = try window("2024-10-01", "2024-11-01")
    #expect(try document.lines(in: october) == ["In 2024-10-15 18:00Z/2024-10-15 18:00Z"])
    let september = try document.lines(in: window("2024-09-01", "2024-09-03"))
    #expect(september.isEmpty)
  }

  @Test func `of two changes to one occurrence the newer counts, and its rule does not`() throws {
    func change(_ time: String, _ name: String) -> String {
      """
      RECURRENCE-ID:20240902T120000Z
      DTSTART:20240902T130000Z
      LAST-MODIFIED:20240801T\(time)Z
      RRULE:FREQ=DAILY
      SUMMARY:\(name)
      """
    }
    let document = try series(change("090000", "Newer"), change("080000", "Older"))
    let lines = try document.lines()
    #expect(lines.count == 5)
    #expect(lines.filter { $0.contains("er ") } == ["Newer 2024-09-02 13:00Z/2024-09-02 13:00Z"])
  }
}
