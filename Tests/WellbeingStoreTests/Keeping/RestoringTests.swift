import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct RestoringTests {
  /// A journal with two samples and a backup from when there was one.
  private func journalAndBackup() throws -> (KeptJournal, URL) {
    let journal = try KeptJournal()
    let store = try journal.open()
    let backup = journal.folder.file("copy.sqlite")
    try store.save(KeptJournal.samples(1))
    try store.backUp(to: backup)
    try store.save(KeptJournal.samples(1, from: 1))
    return (journal, backup)
  }

  private func restore(_ backup: URL, _ journal: KeptJournal) throws -> Restoration {
    try WellbeingStore.restore(backup, to: journal.url, options: journal.options)
  }

  @Test func `the journal becomes the backup, and what it was is kept and comes back`() throws {
    let (journal, backup) = try journalAndBackup()
    let before = try journal.open().statesOfMind()
    let restoration = try restore(backup, journal)
    #expect(restoration.sampleCount == 1)
    #expect(try journal.open().statesOfMind() == [before[0]])
    #expect(try journal.open().history().count == 1)
    let kept = try #require(restoration.kept)
    #expect(kept.lastPathComponent == "journal-before-restore-20261130T213000Z.sqlite")
    #expect(try journal.mode(kept) == 0o600)
    #expect(try restore(kept, journal).sampleCount == 2)
    #expect(try journal.open().statesOfMind() == before)
    #expect(try WellbeingStore.verify(journal.url).isEmpty)
    #expect(
      try journal.names()
        == [
          "copy.sqlite", "journal-before-restore-20261130T213000Z-2.sqlite", kept.lastPathComponent,
          "journal.sqlite",
        ].sorted()
    )
  }

  @Test func `a store that is open goes on with the new content`() throws {
    let (journal, backup) = try journalAndBackup()
    let open = try journal.open()
    #expect(try open.statesOfMind().count == 2)
    _ = try restore(backup, journal)
    #expect(try open.statesOfMind().count == 1)
    try open.save(KeptJournal.samples(1, from: 9))
    #expect(try journal.open().statesOfMind().map(\.start.seconds) == [0, 9])
  }

  @Test func `a backup makes a journal where there was none`() throws {
    let (journal, backup) = try journalAndBackup()
    let url = journal.folder.file("new/journal.sqlite")
    let restoration = try WellbeingStore.restore(backup, to: url)
    #expect(restoration.kept == nil)
    #expect(try WellbeingStore(at: url).statesOfMind().count == 1)
    #expect(try journal.mode(url) == 0o600)
    #expect(try journal.mode(journal.folder.file("new")) == 0o700)
  }

  @Test(arguments: [0, 20_000])
  func `a damaged journal is replaced and kept as it was`(_ offset: Int) throws {
    let (journal, backup) = try journalAndBackup()
    var bytes = try Data(contentsOf: journal.url)
    for index in offset..<offset + 30_000 { bytes[index] = 0xA5 }
    try bytes.write(to: journal.url)
    let restoration = try restore(backup, journal)
    #expect(try journal.open().statesOfMind().count == 1)
    let kept = try Data(contentsOf: #require(restoration.kept))
    #expect(kept.dropFirst(100) == bytes.dropFirst(100))
    #expect(try WellbeingStore.verify(journal.url).isEmpty)
  }

  @Test func `another program's database is not replaced`() throws {
    let (journal, backup) = try journalAndBackup()
    let other = journal.folder.file("other.sqlite")
    try SQLiteShell.run("CREATE TABLE t (a);", on: other)
    let before = try Data(contentsOf: other)
    #expect(throws: StoreError.notAJournal(path: other.path)) {
      try WellbeingStore.restore(backup, to: other)
    }
    #expect(try Data(contentsOf: other) == before)
  }

  @Test func `what is no whole journal is refused, and the journal is as it was`() throws {
    let (journal, backup) = try journalAndBackup()
    let before = try Data(contentsOf: journal.url)
    let file = journal.folder.file("bad.sqlite")
    let whole = try Data(contentsOf: backup)
    var damaged = whole
    for index in 20_000..<60_000 { damaged[index] = 0xA5 }
    for content in [
      Data(), Data("Dear diary".utf8), whole.dropLast(whole.count / 2), whole.prefix(1000), damaged,
    ] {
      try content.write(to: file)
      let error = #expect(throws: StoreError.self) { try restore(file, journal) }
      guard case .notRestorable = error else {
        Issue.record("\(content.count) bytes: \(String(describing: error))")
        continue
      }
    }
    try whole.write(to: file)
    try SQLiteShell.run("PRAGMA user_version = 99;", on: file)
    let supported = journal.options.migrations.count
    #expect(
      throws: StoreError.newerThanProgram(path: file.path, version: 99, supported: supported)
    ) {
      try restore(file, journal)
    }
    #expect(throws: StoreError.isTheJournal(path: journal.url.path)) {
      try restore(journal.url, journal)
    }
    #expect(try Data(contentsOf: journal.url) == before)
    #expect(try journal.names() == ["bad.sqlite", "copy.sqlite", "journal.sqlite"])
  }

  @Test func `a journal that another process writes to is not replaced`() throws {
    var (journal, backup) = try journalAndBackup()
    journal.options.busyTimeoutMilliseconds = 50
    let holder = try SQLiteShell.Session(on: journal.url)
    try holder.send("BEGIN IMMEDIATE; SELECT 'held';", until: "held")
    #expect(throws: StoreError.locked(path: journal.url.path)) { try restore(backup, journal) }
    holder.end()
    #expect(try journal.names() == ["copy.sqlite", "journal.sqlite"])
    #expect(try journal.open().statesOfMind().count == 2)
  }

  @Test func `no entry is lost when others write while a journal is restored`() async throws {
    let (journal, backup) = try journalAndBackup()
    let path = journal.url.path
    async let writer: Void = writeSixty(path)
    var kept: [URL] = []
    while kept.count < 6 {
      do {
        kept += [try #require(try restore(backup, journal).kept)]
      } catch StoreError.locked {
        // The writer was quicker five times; that is said, and may be tried again.
      }
    }
    await writer
    var starts: Set<Instant> = []
    for url in kept + [journal.url] {
      starts.formUnion(try WellbeingStore.openForReading(at: url).statesOfMind().map(\.start))
    }
    #expect(starts.filter { $0.seconds >= 100 }.count == 60)
  }

  private func writeSixty(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let store = try WellbeingStore(
        at: URL(fileURLWithPath: path),
        options: .init(busyTimeoutMilliseconds: 60_000)
      )
      for index in 0..<60 { try store.save(KeptJournal.samples(1, from: 100 + index)) }
    }
  }
}
