import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// Assessments in the journal's file, as other programs and older versions see it.
@Suite struct AssessmentFileTests {
  private func journal() throws -> KeptJournal {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(2))
    let id = try #require(UUID(uuidString: "0198c0de-0000-7000-8000-000000000001"))
    try store.save(AssessmentStoreTests.assessment(at: 1_796_000_000, id: id))
    try store.save(AssessmentStoreTests.assessment())
    try store.undo()
    return journal
  }

  @Test func `the views have names, and dates as lived`() throws {
    let journal = try journal()
    let row = try SQLiteShell.run("SELECT * FROM assessment;", on: journal.url)
    #expect(
      row == """
        0198c0de-0000-7000-8000-000000000001|2026-11-30T01:53:20|2026-11-30T00:53:20Z|\
        Europe/Berlin|3600|gad-7|1.0.0|7.0|7|21.0|mild|1|0|\
        1=3 2=preferNotToAnswer 3= difficulty=1|mood

        """
    )
    let states = try SQLiteShell.run(
      "SELECT start_local, start_utc, kind, tags, note FROM state_of_mind ORDER BY start_utc;",
      on: journal.url
    )
    #expect(
      states == """
        1970-01-01T00:00:00|1970-01-01T00:00:00Z|momentaryEmotion|Café|Note 0
        1970-01-01T00:00:01|1970-01-01T00:00:01Z|momentaryEmotion||

        """
    )
  }

  @Test(
    arguments: [
      ("UPDATE sample SET type = 3 WHERE type = 2", .samples, "2 samples without their values"),
      ("UPDATE sample SET type = 1 WHERE type = 2", .samples, "2 samples without their values"),
      (
        "DELETE FROM assessment_answer WHERE position = 1", .samples,
        "2 assessments whose answers are not numbered"
      ),
      (
        "UPDATE assessment_answer SET answer = 'x' WHERE position = 1", .samples,
        "samples with values that cannot be read"
      ),
      (
        "UPDATE assessment_sample SET score = 9e999", .samples,
        "samples with values that cannot be read"
      ),
      ("DROP INDEX assessment_start", .schema, "index assessment_start is missing"),
      ("DROP VIEW assessment", .schema, "view assessment is missing"),
      (
        "PRAGMA foreign_keys = OFF; DELETE FROM assessment_sample", .foreignKeys,
        "rows of assessment_answer refer to rows of assessment_sample"
      ),
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

  @Test(arguments: [1, 2])
  func `a journal from before assessments is backed up, and keeps what it holds`(
    version: Int
  ) throws {
    let journal = try KeptJournal()
    var before = journal.options
    before.migrations = Array(before.migrations.prefix(version))
    let old = try WellbeingStore(at: journal.url, options: before)
    let samples = try old.save(KeptJournal.samples(20))
    let gone = try #require(samples.last).id
    try old.delete([gone])
    let anchor = try old.currentAnchor()

    let store = try journal.open()
    #expect(try store.statesOfMind() == samples.dropLast())
    #expect(try WellbeingStore.verify(journal.url, options: journal.options) == [])
    let backup = try #require(WellbeingStore.backups(of: journal.url).first)
    #expect(try SQLiteShell.run("PRAGMA user_version;", on: backup) == "\(version)\n")

    let taken = try store.save(AssessmentStoreTests.assessment())
    #expect(try store.changes(since: anchor).isEmpty)
    #expect(try store.assessments() == [taken])
    try store.undo()
    try store.undo()
    #expect(try store.statesOfMind() == samples)
    #expect(try store.assessments().isEmpty)
  }
}
