import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct OpeningTests {
  private func sample(_ note: String? = nil) throws -> StateOfMind {
    try StateOfMind(
      start: Instant(seconds: 0),
      kind: .momentaryEmotion,
      valence: 0,
      note: note
    )
  }

  private func mode(of url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test func `a new journal is its owner's alone, and so is its folder`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("a/b/journal.sqlite")
    try WellbeingStore(at: url).save(sample())
    #expect(try mode(of: url) == 0o600)
    #expect(try mode(of: folder.file("a")) == 0o700)
    #expect(try mode(of: folder.file("a/b")) == 0o700)
  }

  @Test func `reading a journal that does not exist creates nothing`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("a/journal.sqlite")
    let store = try WellbeingStore.openForReading(at: url)
    #expect(try store.statesOfMind().isEmpty)
    #expect(try store.history().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.file("a").path))
  }

  @Test func `a file that is no database is refused and left as it was`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("letter.txt")
    let text = String(repeating: "Dear diary, this is no database. ", count: 100)
    try Data(text.utf8).write(to: url)
    #expect(throws: StoreError.notAJournal(path: url.path)) { try WellbeingStore(at: url) }
    #expect(throws: StoreError.notAJournal(path: url.path)) {
      try WellbeingStore.openForReading(at: url)
    }
    #expect(try Data(contentsOf: url) == Data(text.utf8))
  }

  @Test func `a database of another program is refused and left as it was`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("other.sqlite")
    try SQLiteShell.run("CREATE TABLE t (a); INSERT INTO t VALUES (1);", on: url)
    let before = try Data(contentsOf: url)
    #expect(throws: StoreError.notAJournal(path: url.path)) { try WellbeingStore(at: url) }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `a journal from a newer version is refused by number`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    try WellbeingStore(at: url).save(sample())
    try SQLiteShell.run("PRAGMA user_version = 99;", on: url)
    let supported = WellbeingStore.Options().migrations.count
    #expect(
      throws: StoreError.newerThanProgram(path: url.path, version: 99, supported: supported)
    ) {
      try WellbeingStore(at: url)
    }
  }

  @Test func `an empty file becomes a journal`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    try Data().write(to: url)
    #expect(try WellbeingStore(at: url).statesOfMind().isEmpty)
  }

  @Test func `a folder in the journal's place is refused`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.cannotOpen(path: folder.url.path, reason: "it is not a file")) {
      try WellbeingStore(at: folder.url)
    }
  }

  @Test func `a journal held by another process is reported as locked`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    try WellbeingStore(at: url).save(sample())
    let holder = try SQLiteShell.Session(on: url)
    try holder.send("BEGIN EXCLUSIVE; SELECT 'held';", until: "held")
    #expect(throws: StoreError.locked(path: url.path)) {
      try WellbeingStore(at: url, options: .init(busyTimeoutMilliseconds: 50)).save(sample())
    }
    holder.end()
    let store = try WellbeingStore(at: url, options: .init(busyTimeoutMilliseconds: 50))
    #expect(try store.statesOfMind().count == 1)
  }

  @Test func `a full disk refuses the entry and keeps the journal whole`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    try WellbeingStore(at: url).save(sample("kept"))
    let size = try #require(try url.resourceValues(forKeys: [.fileSizeKey]).fileSize)
    let full = try WellbeingStore(at: url, options: .init(maximumPageCount: size / 4096))
    let long = String(repeating: "many words ", count: 5000)
    #expect(throws: StoreError.diskFull(path: url.path)) { try full.save(sample(long)) }
    #expect(try full.statesOfMind().map(\.note) == ["kept"])
    #expect(try full.history().count == 1)
    #expect(try SQLiteShell.run("PRAGMA integrity_check;", on: url) == "ok\n")
  }

  @Test func `a damaged journal is reported, not read`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let store = try WellbeingStore(at: url)
    try store.save((0..<500).map { _ in try sample("a note to fill some pages") })
    var bytes = try Data(contentsOf: url)
    for offset in stride(from: 4096, to: bytes.count, by: 1) { bytes[offset] = 0xA5 }
    try bytes.write(to: url)
    #expect(throws: StoreError.damaged(path: url.path)) {
      try WellbeingStore.openForReading(at: url).statesOfMind()
    }
  }

  @Test func `what a killed writer left half done is not there for a reader`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("journal.sqlite")
    let long = String(repeating: "many words ", count: 1000)
    try WellbeingStore(at: url).save((0..<100).map { _ in try sample(long) })
    let writer = try SQLiteShell.Session(on: url)
    // A cache of one page sends changed pages to the file long before the end of the transaction.
    try writer.send(
      "PRAGMA cache_size = 1; BEGIN; UPDATE note SET text = upper(text); SELECT 'halfway';",
      until: "halfway"
    )
    writer.kill()
    #expect(FileManager.default.fileExists(atPath: url.path + "-journal"))
    let notes = try WellbeingStore.openForReading(at: url).statesOfMind().map(\.note)
    #expect(notes.count == 100)
    #expect(notes.allSatisfy { $0 == long.trimmingCharacters(in: .whitespaces) })
  }

  @Test func `two processes that write at once lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("journal.sqlite").path
    async let first: Void = saveThousand(path)
    async let second: Void = saveThousand(path)
    _ = await (first, second)
    let store = try WellbeingStore(at: URL(fileURLWithPath: path))
    #expect(try store.statesOfMind().count == 2000)
    #expect(try store.history().count == 2000)
    #expect(try store.history().map(\.number) == (1...2000).reversed())
  }

  private func saveThousand(_ path: String) async {
    await #expect(processExitsWith: .success) { [path] in
      let store = try WellbeingStore(
        at: URL(fileURLWithPath: path),
        options: .init(busyTimeoutMilliseconds: 60_000)
      )
      for second in 0..<1000 {
        try store.save(
          StateOfMind(start: Instant(seconds: Int64(second)), kind: .momentaryEmotion, valence: 0)
        )
      }
    }
  }
}
