import CivilTime
import Foundation
import ICalendar
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct VerificationTests {
  private let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//test
    BEGIN:VEVENT
    UID:one
    DTSTAMP:20261101T000000Z
    DTSTART:20261130T090000Z
    DTEND:20261130T100000Z
    RRULE:FREQ=WEEKLY;COUNT=5
    SUMMARY:Review
    END:VEVENT
    BEGIN:VEVENT
    UID:two
    DTSTAMP:20261101T000000Z
    DTSTART:20261130T110000Z
    RRULE:FREQ=WEEKLY
    SUMMARY:Stand-up
    END:VEVENT
    END:VCALENDAR
    """.replacing("\n", with: "\r\n") + "\r\n"

  /// A journal in which everything has happened once.
  private func journal() throws -> KeptJournal {
    let journal = try KeptJournal()
    let store = try journal.open()
    let samples = try KeptJournal.samples(10)
    try store.save(samples)
    try store.replace(
      StateOfMind(id: samples[0].id, start: samples[0].start, kind: .dailyMood, valence: 1)
    )
    try store.delete([samples[1].id])
    let documents = try CalendarDocument.documents(
      reading: Array(calendar.utf8),
      database: ZoneDatabase(environment: [:])
    )
    try store.importCalendars(
      documents.map { CalendarImport(name: "Office", association: .work, events: $0.events) }
    )
    return journal
  }

  @Test func `whatever is done to a journal, it stays sound`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let journal = try journal()
    let store = try journal.open()
    for _ in 0..<60 {
      let ids = try store.statesOfMind().map(\.id)
      let taken = try store.assessments().map(\.id)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: try store.save(StateOfMind.randomStored(using: &generator))
      case 1 where !ids.isEmpty:
        let id = generator.one(of: ids)
        try store.replace(StateOfMind.random(using: &generator, id: id))
      case 2 where !ids.isEmpty: try store.delete([generator.one(of: ids)])
      case 3: _ = try? store.undo()
      case 5: try store.importSamples([Assessment.random(using: &generator)], replacing: true)
      case 6 where !taken.isEmpty:
        try store.replace(Assessment.random(using: &generator, id: generator.one(of: taken)))
      case 7 where !taken.isEmpty:
        try store.delete([generator.one(of: taken)] + ids.prefix(1))
      case 4: _ = try? store.redo()
      default:
        let old = try StateOfMind.random(using: &generator)
        try store.importSamples([old], replacing: generator.once(in: 2))
      }
    }
    #expect(try WellbeingStore.verify(journal.url) == [], "seed \(seed)")
  }

  @Test(
    arguments: [
      ("UPDATE note SET folded = 'x' WHERE sample = 3", .text, "the note of "),
      ("UPDATE tag SET folded = 'Café'", .text, "a tag of "),
      ("UPDATE tag SET word = 'Cafe' || char(0x301)", .text, "a tag of "),
      ("DELETE FROM deleted_object", .changeLog, "1 samples that are gone without"),
      (
        "INSERT INTO deleted_object (uuid, change, type) SELECT uuid, 1, 1 FROM sample WHERE id = 5",
        .changeLog, "1 deletions of samples that are there"
      ),
      ("UPDATE change SET last_id = 0 WHERE id = 1", .changeLog, "changes whose rows do not"),
      ("UPDATE change SET state = 1 WHERE id = 1", .changeLog, "3 changes in force that are later"),
      ("UPDATE change SET state = 7 WHERE id = 1", .changeLog, "1 changes that are neither"),
      ("UPDATE sample SET removed = 1 WHERE id = 11", .changeLog, "rows of sample that were taken"),
      (
        "PRAGMA foreign_keys = OFF; DELETE FROM state_of_mind_sample WHERE sample = 4", .samples,
        "1 samples without their values"
      ),
      (
        "UPDATE state_of_mind_sample SET labels = 1 WHERE sample = 4", .samples,
        "1 samples whose mark"
      ),
      (
        "PRAGMA foreign_keys = OFF; UPDATE sample SET zone = 99 WHERE id = 5", .foreignKeys,
        "1 rows of sample refer to rows of zone"
      ),
      ("DROP INDEX state_of_mind_start", .schema, "index state_of_mind_start is missing"),
      ("CREATE TABLE extra (a)", .schema, "table extra does not belong here"),
      ("DELETE FROM vocabulary WHERE name = 'calm'", .schema, "the name of label 7 is missing"),
      ("UPDATE calendar_event SET earliest = 0", .calendars, "2 events of the calendar 'Office'"),
      ("UPDATE calendar_event SET component = 'x'", .calendars, "2 events of the calendar"),
      (
        "UPDATE calendar_event SET agenda = replace(agenda, 'Stand', 'Sit') WHERE uid = 'two'",
        .calendars, "1 events of the calendar 'Office' are shown otherwise than they say"
      ),
      ("UPDATE calendar_event SET association = 3", .calendars, "have another association than"),
    ] as [(String, JournalFinding.Check, String)]
  )
  func `what was tampered with is found`(
    _ script: String,
    _ check: JournalFinding.Check,
    _ message: String
  ) throws {
    let journal = try journal()
    try #require(try WellbeingStore.verify(journal.url) == [])
    try SQLiteShell.run(script + ";", on: journal.url)
    let findings = try WellbeingStore.verify(journal.url)
    #expect(
      findings.contains { $0.check == check && $0.message.contains(message) },
      "\(findings)"
    )
  }

  @Test func `a file that was cut off is a finding`() throws {
    let journal = try journal()
    let whole = try Data(contentsOf: journal.url)
    for count in [4096, 50_000, whole.count - 4096] {
      try whole.prefix(count).write(to: journal.url)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: journal.url.path
      )
      let findings = try WellbeingStore.verify(journal.url)
      #expect(findings.contains { $0.check == .integrity })
    }
  }

  @Test func `files that others may open are found`() throws {
    let journal = try journal()
    let backup = try journal.open().backUp().url
    for url in [journal.url, backup] {
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777],
      ofItemAtPath: journal.folder.url.path
    )
    #expect(
      try WellbeingStore.verify(journal.url).map(\.message) == [
        "others may open \(journal.url.path) (mode 644): chmod 600 mends it",
        "others may open \(backup.path) (mode 644): chmod 600 mends it",
        "others may replace files in \(journal.folder.url.path) (mode 777): chmod 700 mends it",
      ]
    )
  }
}
