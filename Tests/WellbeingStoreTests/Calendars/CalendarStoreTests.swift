import CivilTime
import ICalendar
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct CalendarStoreTests {
  private func component(
    _ uid: String,
    _ dateTime: String = "20261130T090000Z",
    _ lines: String = ""
  ) throws -> EventComponent {
    try EventComponent(text: "UID:\(uid)\nDTSTART:\(dateTime)\nSUMMARY:\(uid)\n\(lines)")
  }

  private func week() throws -> Range<Instant> {
    let start = try #require(ISO8601.dateTime("2026-11-30T00:00:00Z")?.instant)
    return start..<start.advanced(bySeconds: 7 * 86_400)
  }

  @Test func `several calendars are one change, all or none`() throws {
    let store = try WellbeingStore.inMemory()
    let office = CalendarImport(name: "Office", association: .work, events: [try component("a")])
    let home = CalendarImport(name: "Home", association: nil, events: [try component("b")])
    #expect(throws: StoreError.associationMissing(calendar: "Home")) {
      try store.importCalendars([office, home])
    }
    #expect(throws: StoreError.associationMissing(calendar: "Home")) {
      try store.previewImport(of: [office, home])
    }
    #expect(try store.calendars(zone: .utc).isEmpty)
    var family = home
    family.association = .family
    try store.importCalendars([office, family])
    #expect(try store.calendars(zone: .utc).map(\.name) == ["Home", "Office"])
    #expect(try store.history().count == 1)
    try store.undo()
    #expect(try store.calendars(zone: .utc).isEmpty)
  }

  @Test func `a preview says what the import then does`() throws {
    let store = try WellbeingStore.inMemory()
    var source = CalendarImport(
      name: "Office",
      association: .work,
      events: [try component("a"), try component("b"), try component("c")]
    )
    #expect(try store.previewImport(of: [source]) == store.importCalendars([source]))
    source.events = [
      try component("b"), try component("c", "20261201T090000Z"), try component("d"),
    ]
    source.removesMissing = true
    let preview = try store.previewImport(of: [source])
    #expect(try store.history().count == 1)
    #expect(try store.importCalendars([source]) == preview)
    let outcome = try #require(preview.first)
    #expect(outcome.added.map(\.uid) == ["d"])
    #expect(outcome.changed.map(\.uid) == ["c"])
    #expect(outcome.removed.map(\.uid) == ["a"])
    #expect(outcome.missing.isEmpty)
    #expect(outcome.unchangedCount == 1)
    #expect(
      try store.events(in: week(), zone: .utc).map(\.uid) == ["b", "d", "c"]
    )
    #expect(try store.importCalendars([source]).first?.isChange == false)
    #expect(try store.history().count == 2)
  }

  @Test func `an override goes alone, and its series is found where it now lies`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    let series = try component("a", "20261130T090000Z", "RRULE:FREQ=DAILY;COUNT=2\n")
    let moved = try component("a", "20261205T090000Z", "RECURRENCE-ID:20261201T090000Z\n")
    var source = CalendarImport(name: "Office", association: .work, events: [series, moved])
    try store.importCalendars([source])
    source.events = [series]
    source.removesMissing = true
    #expect(try store.importCalendars([source]).first?.removed == [moved])
    let starts = try store.events(in: week(), zone: .utc).map(\.start)
    #expect(
      starts.map { CivilDateTime($0, utcOffset: 0).description } == [
        "2026-11-30 09:00", "2026-12-01 09:00",
      ]
    )
    #expect(try WellbeingStore.verify(journal.url, options: journal.options).isEmpty)
  }

  @Test func `two definitions of one zone in a file are no change the second time`() throws {
    let store = try WellbeingStore.inMemory()
    var zone = ZoneDefinition(identifier: "Own")
    let start = CivilDateTime(date: CivilDate(dayNumber: 0), time: .midnight)
    zone.observances = [
      .init(isDaylightSaving: false, start: start, offsetFrom: 0, offsetTo: 3600)
    ]
    var other = zone
    other.observances[0].offsetTo = 7200
    let source = CalendarImport(
      name: "Office",
      association: .work,
      zones: [zone, other, ZoneDefinition(identifier: "Own")],
      events: [try EventComponent(text: "UID:a\nDTSTART;TZID=Own:20261130T090000\n")]
    )
    try store.importCalendars([source])
    #expect(try store.importCalendars([source]).first?.isChange == false)
    let event = try #require(try store.events(in: week(), zone: .utc).first)
    #expect(CivilDateTime(event.start, utcOffset: 7200).time.hour == 9)
  }

  @Test func `a calendar reaches from its first occurrence to its last, whatever was taken out`()
    throws
  {
    let store = try WellbeingStore.inMemory()
    let series = try component(
      "a",
      "20261101T090000Z",
      """
      RRULE:FREQ=WEEKLY;COUNT=20
      EXDATE:20261101T090000Z,20261108T090000Z,20261115T090000Z,20261122T090000Z
      EXDATE:20270307T090000Z,20270314T090000Z
      """
    )
    try store.importCalendars([
      CalendarImport(name: "Office", association: .work, events: [series])
    ])
    let summary = try #require(try store.calendars(zone: .utc).first)
    func text(_ instant: Instant?) -> String? {
      instant.map { CivilDateTime($0, utcOffset: 0).date.description }
    }
    #expect(text(summary.from) == "2026-11-29")
    #expect(text(summary.to) == "2027-02-28")
  }

  @Test func `an event that recurs too often is said to be cut off`() throws {
    let store = try WellbeingStore.inMemory()
    let tick = try component("tick", "20261101T090000Z", "RRULE:FREQ=SECONDLY\n")
    try store.importCalendars([
      CalendarImport(name: "Office", association: .work, events: [tick, try component("a")])
    ])
    let agenda = try store.agenda(in: week(), zone: .utc)
    #expect(agenda.cutOff.map(\.summary) == ["tick"])
    #expect(agenda.cutOff.map(\.calendar) == ["Office"])
    #expect(agenda.events.contains { $0.uid == "a" })
  }

  @Test(arguments: [600, 5600])
  func `an agenda is the same from what is kept for it as from the events`(count: Int) throws {
    let journal = try KeptJournal()
    let documents = try CalendarDocument.documents(
      reading: Array(GeneratedCalendar.text(count: count).utf8),
      database: ZoneDatabase(environment: [:])
    )
    let imports = documents.map {
      CalendarImport(name: "Office", association: .work, zones: $0.zones, events: $0.events)
    }
    try journal.open().importCalendars(imports)
    let start = try #require(ISO8601.dateTime("2014-12-01T00:00:00Z")?.instant)
    let windows = stride(from: 0, to: 4000, by: 160).map { day in
      start.advanced(bySeconds: day * 86_400)..<start.advanced(bySeconds: (day + 9) * 86_400)
    }
    func agendas() throws -> [[CalendarEvent]] {
      let store = try journal.open()
      return try windows.map { try store.events(in: $0, zone: .utc) }
    }
    let kept = try agendas()
    #expect(kept.contains { $0.count > 5 })
    let agendaCount = "SELECT count(*) > 20 FROM calendar_event WHERE agenda IS NOT NULL;"
    #expect(try SQLiteShell.run(agendaCount, on: journal.url) == "1\n")
    // As a journal is that comes from a format without them.
    try SQLiteShell.run("UPDATE calendar_event SET agenda = NULL;", on: journal.url)
    #expect(try agendas() == kept)
    #expect(try WellbeingStore.verify(journal.url, options: journal.options).isEmpty)
  }

  @Test func `a journal of the first format learns about categories`() throws {
    var journal = try KeptJournal()
    let current = journal.options.migrations
    journal.options.migrations = Array(current.prefix(1))
    try SQLiteShell.run(
      """
      \(current[0].script)
      PRAGMA application_id = 0x6D6F6F64;
      PRAGMA user_version = 1;
      INSERT INTO change VALUES (1, 0, 'calendar import', 1, 2, 0, NULL, 0);
      INSERT INTO calendar VALUES (1, 1, 'Office', 11, NULL, NULL, 0, NULL);
      INSERT INTO calendar_event VALUES (2, 1, 'a', '', 'a', '2026-11-30T09:00Z',
        '2026-11-30T09:00Z', 'UTC', NULL, 'confirmed', 'UID:a' || char(10) ||
        'DTSTART:20261130T090000Z' || char(10) || 'SUMMARY:a' || char(10) || 'CATEGORIES:Gym'
        || char(10), 0, 1795856400000, 1796202000000, NULL);
      """,
      on: journal.url
    )
    journal.options.migrations = current
    let store = try journal.open()
    var source = CalendarImport(
      name: "Office",
      association: nil,
      events: try store.calendarDocuments().flatMap(\.events)
    )
    source.categories = [.init(category: "gym", association: .fitness)]
    #expect(try store.importCalendars([source]).first?.unchangedCount == 1)
    #expect(try store.events(in: week(), zone: .utc).map(\.association) == [.fitness])
    #expect(
      try SQLiteShell.run("SELECT association, summary, zone FROM event;", on: journal.url)
        == "fitness|a|UTC\n"
    )
    try store.undo()
    #expect(
      try SQLiteShell.run("SELECT association FROM event;", on: journal.url) != "fitness\n"
    )
    #expect(try store.events(in: week(), zone: .utc).map(\.association) != [.fitness])
  }
}
