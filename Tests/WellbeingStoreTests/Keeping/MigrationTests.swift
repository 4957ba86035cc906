import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct MigrationTests {
  private func migrating(_ options: WellbeingStore.Options, by script: String)
    -> WellbeingStore.Options
  {
    var options = options
    options.migrations += [Migration(script)]
    return options
  }

  @Test func `a journal is backed up before it is brought to a newer format`() throws {
    let journal = try KeptJournal()
    try journal.open().save(KeptJournal.samples(3))
    let newer = migrating(journal.options, by: "CREATE TABLE mark (a INTEGER) STRICT;")
    let store = try WellbeingStore.openForReading(at: journal.url, options: newer)
    #expect(try store.statesOfMind().count == 3)
    #expect(try WellbeingStore.verify(journal.url, options: newer).isEmpty)
    let backup = try #require(WellbeingStore.backups(of: journal.url).first)
    let version = journal.options.migrations.count
    #expect(try SQLiteShell.run("PRAGMA user_version;", on: backup) == "\(version)\n")
    #expect(try SQLiteShell.run("PRAGMA user_version;", on: journal.url) == "\(version + 1)\n")
    // The older program refuses the newer format, and its own comes back with the backup.
    #expect(throws: StoreError.self) { try journal.open() }
    try WellbeingStore.restore(backup, to: journal.url, options: journal.options)
    #expect(try journal.open().statesOfMind().count == 3)
  }

  @Test func `a new journal needs no backup`() throws {
    let journal = try KeptJournal()
    _ = try WellbeingStore(
      at: journal.url,
      options: migrating(journal.options, by: "CREATE TABLE mark (a INTEGER) STRICT;")
    )
    #expect(try journal.names() == ["journal.sqlite"])
  }

  @Test func `a migration that fails leaves the journal in its old format`() throws {
    let journal = try KeptJournal()
    try journal.open().save(KeptJournal.samples(3))
    let broken = migrating(journal.options, by: "CREATE TABLE mark (a) STRICT; SELECT nothing;")
    #expect(throws: StoreError.self) { try WellbeingStore(at: journal.url, options: broken) }
    #expect(try journal.open().statesOfMind().count == 3)
    #expect(try WellbeingStore.verify(journal.url).isEmpty)
  }

  @Test func `an older backup is restored in the current format`() throws {
    let journal = try KeptJournal()
    try journal.open().save(KeptJournal.samples(3))
    let backup = try journal.open().backUp().url
    let before = try Data(contentsOf: backup)
    let newer = migrating(journal.options, by: "CREATE TABLE mark (a INTEGER) STRICT;")
    #expect(try WellbeingStore.restore(backup, to: journal.url, options: newer).sampleCount == 3)
    let version = journal.options.migrations.count
    #expect(try SQLiteShell.run("PRAGMA user_version;", on: journal.url) == "\(version + 1)\n")
    #expect(try Data(contentsOf: backup) == before)
  }
}
