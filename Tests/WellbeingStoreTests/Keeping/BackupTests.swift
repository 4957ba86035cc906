import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct BackupTests {
  @Test func `a backup is an equal journal of its owner's alone`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(20))
    try store.undo()
    try store.redo()
    let target = journal.folder.file("copy.sqlite")
    let backup = try store.backUp(to: target)
    #expect(backup.sampleCount == 20)
    #expect(backup.byteCount == (try Data(contentsOf: target).count))
    #expect(try journal.mode(target) == 0o600)
    let copy = try WellbeingStore(at: target)
    #expect(try copy.statesOfMind() == store.statesOfMind())
    #expect(try copy.history() == store.history())
    #expect(try journal.names() == ["copy.sqlite", "journal.sqlite"])
  }

  @Test func `a file is replaced only when that was said, and the journal never`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(1))
    let target = journal.folder.file("copy.sqlite")
    try Data("precious".utf8).write(to: target)
    #expect(throws: StoreError.fileExists(path: target.path)) { try store.backUp(to: target) }
    #expect(try Data(contentsOf: target) == Data("precious".utf8))
    try store.backUp(to: target, replacing: true)
    #expect(try WellbeingStore(at: target).statesOfMind().count == 1)
    let link = journal.folder.file("link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: journal.url)
    #expect(throws: StoreError.isTheJournal(path: link.path)) {
      try store.backUp(to: link, replacing: true)
    }
  }

  @Test func `a folder that does not exist is named`() throws {
    let journal = try KeptJournal()
    let target = journal.folder.file("no/copy.sqlite")
    let error = StoreError.cannotOpen(path: target.path, reason: "no such file or directory")
    #expect(throws: error) { try journal.open().backUp(to: target) }
  }

  @Test func `a damaged journal is not backed up as if it were whole`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(500))
    var bytes = try Data(contentsOf: journal.url)
    for offset in 20_000..<60_000 { bytes[offset] = 0xA5 }
    try bytes.write(to: journal.url)
    let target = journal.folder.file("copy.sqlite")
    #expect(throws: StoreError.damaged(path: journal.url.path)) {
      try WellbeingStore.openForReading(at: journal.url).backUp(to: target)
    }
    #expect(try journal.names() == ["journal.sqlite"])
  }

  @Test func `a backup made while others write is one moment of the journal`() async throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(1))
    let path = journal.url.path
    async let writer: Void = writeHundredPairs(path)
    for _ in 0..<20 {
      let target = journal.folder.file("copy.sqlite")
      try store.backUp(to: target, replacing: true)
      let copy = try WellbeingStore.openForReading(at: target)
      // The writer saves two samples at a time.
      #expect(try copy.statesOfMind().count % 2 == 1)
      #expect(try WellbeingStore.verify(target).isEmpty)
    }
    await writer
    #expect(try store.statesOfMind().count == 201)
  }

  private func writeHundredPairs(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let store = try WellbeingStore(
        at: URL(fileURLWithPath: path),
        options: .init(busyTimeoutMilliseconds: 60_000)
      )
      for index in 0..<100 {
        try store.save(KeptJournal.samples(2, from: index * 2))
      }
    }
  }

  @Test func `a bulk change is preceded by a backup, a small one is not`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    try store.save(KeptJournal.samples(200))
    // There was nothing to lose yet.
    #expect(WellbeingStore.backups(of: journal.url).isEmpty)
    try store.save(KeptJournal.samples(100, from: 1000))
    #expect(WellbeingStore.backups(of: journal.url).isEmpty)
    let outcome = try store.importSamples(KeptJournal.samples(101, from: 2000))
    let first = try #require(WellbeingStore.backups(of: journal.url).first)
    #expect(outcome.backup?.url.path == first.path)
    #expect(try WellbeingStore.openForReading(at: first).statesOfMind().count == 300)
    try store.delete(store.statesOfMind().map(\.id))
    let second = try #require(WellbeingStore.backups(of: journal.url).first)
    #expect(try WellbeingStore.openForReading(at: second).statesOfMind().count == 401)
    #expect(try journal.mode(journal.folder.file("backups")) == 0o700)
  }

  @Test func `only the newest backups of this journal are kept`() throws {
    var journal = try KeptJournal()
    journal.options.backups = BackupPolicy(count: 3)
    let store = try journal.open()
    let folder = journal.folder.file("backups")
    for _ in 0..<2 { try store.backUp() }
    for name in ["mine.sqlite", "other-20200101T000000Z.sqlite", "journal-notes.sqlite"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    for second in 1...3 {
      journal.options.now = { KeptJournal.now.advanced(bySeconds: Int64(second)) }
      try journal.open().backUp()
    }
    #expect(
      try journal.names(in: "backups") == [
        "journal-20261130T213001Z.sqlite", "journal-20261130T213002Z.sqlite",
        "journal-20261130T213003Z.sqlite", "journal-notes.sqlite", "mine.sqlite",
        "other-20200101T000000Z.sqlite",
      ]
    )
  }

  @Test func `a bulk change without its backup is refused, and one that wants none is not`() throws
  {
    var journal = try KeptJournal()
    try journal.open().save(KeptJournal.samples(1))
    try Data().write(to: journal.folder.file("backups"))  // a file where the folder should be
    let samples = try KeptJournal.samples(101, from: 10)
    #expect(throws: StoreError.self) { try journal.open().importSamples(samples) }
    #expect(try journal.open().statesOfMind().count == 1)
    journal.options.backups = .none
    #expect(try journal.open().importSamples(samples).addedCount == 101)
  }
}
