internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// How many samples are looked up at once.
  private static let chunkSize = 400

  /// Brings samples in, in one change; those that are there already, by identity, are left alone.
  borrowing func importSamples<Sample: StorableSample>(
    _ samples: [Sample],
    replacing: Bool,
    command: String
  ) throws(StoreError) -> SampleImport {
    let samples = withZones(samples)
    let backup = try backUp(beforeImporting: samples, replacing: replacing)
    var outcome = SampleImport()
    _ = try change(command: command) { journal, writer throws(StoreError) -> Bool? in
      // Looked up anew: another process may have written since.
      let pending = try journal.pending(samples, replacing: replacing, &outcome)
      guard !pending.isEmpty else { return nil }
      for sample in pending.others {
        try journal.remove(sample.id, type: Sample.storage.type, in: writer.number)
      }
      try journal.insert(pending.all, &writer)
      try journal.forgetDeletions(of: pending.new)
      return true
    }
    outcome.backup = backup
    return outcome
  }

  /// Makes a backup when enough of the samples are new.
  private borrowing func backUp<Sample: StorableSample>(
    beforeImporting samples: [Sample],
    replacing: Bool
  ) throws(StoreError) -> Backup? {
    guard samples.count > backups.bulkSize else { return nil }
    var outcome = SampleImport()
    return try backUp(beforeChanging: pending(samples, replacing: replacing, &outcome).count)
  }

  /// What an import has to write.
  private struct Pending<Sample> {
    /// Samples whose identities are not in the journal.
    var new: [Sample] = []

    /// Samples of which the journal has another version.
    var others: [Sample] = []

    var all: [Sample] { new + others }
    var count: Int { new.count + others.count }
    var isEmpty: Bool { count == 0 }
  }

  /// Sorts samples by what the journal has of them; of two with one identity the first counts.
  private borrowing func pending<Sample: StorableSample>(
    _ samples: [Sample],
    replacing: Bool,
    _ outcome: inout SampleImport
  ) throws(StoreError) -> Pending<Sample> {
    var pending = Pending<Sample>()
    var seen: [UUID: Sample] = [:]
    for start in stride(from: 0, to: samples.count, by: Self.chunkSize) {
      let chunk = samples[start..<min(start + Self.chunkSize, samples.count)]
      let ids = SQLFragment.list(chunk.map { .blob($0.id.bytes) })
      let stored = Dictionary(
        try self.samples(of: Sample.self, where: "uuid IN \(ids)", order: "uuid").map {
          ($0.id, $0)
        }
      ) { first, _ in first }
      let otherTypes = try identities(in: ids, notOf: Sample.storage.type)
      for sample in chunk {
        guard !otherTypes.contains(sample.id) else {
          outcome.different.append(sample.id)
          continue
        }
        let known = seen[sample.id] ?? stored[sample.id]
        let mayWrite = seen.updateValue(known ?? sample, forKey: sample.id) == nil
        if known?.isSame(as: sample) == true {
          outcome.unchangedCount += 1
        } else if known == nil {
          pending.new.append(sample)
          outcome.addedCount += 1
        } else if replacing, mayWrite {
          pending.others.append(sample)
          outcome.replacedCount += 1
          seen[sample.id] = sample
        } else {
          outcome.different.append(sample.id)
        }
      }
    }
    return pending
  }

  /// Those of some identities that live samples of other types have.
  private borrowing func identities(
    in ids: SQLFragment,
    notOf type: SampleType
  ) throws(StoreError) -> Set<UUID> {
    try translating { connection throws(SQLiteError) in
      let rows = try connection.prepare(
        "SELECT uuid FROM sample WHERE removed IS NULL AND type <> \(type) AND uuid IN \(ids)"
      )
      var found: Set<UUID> = []
      while try rows.step() {
        if let id = rows.withBlob(0, UUID.init(bytes:)) { found.insert(id) }
      }
      return found
    }
  }

  /// Takes back that samples were deleted, now that they are there again.
  borrowing func forgetDeletions(of samples: [some StorableSample]) throws(StoreError) {
    try translating { connection throws(SQLiteError) in
      let statement = try connection.prepare("DELETE FROM deleted_object WHERE uuid = ?")
      for sample in samples { try statement.run([.blob(sample.id.bytes)]) }
    }
  }
}

extension StorableSample {
  /// Whether all is the same, also metadata that are NaN and so not equal to themselves.
  fileprivate func isSame(as other: Self) -> Bool {
    if self == other { return true }
    let keys = keysOfNaN
    return !keys.isEmpty && keys == other.keysOfNaN && other.without(keys) == without(keys)
  }

  private var keysOfNaN: Set<String> {
    Set(metadata.filter { $0.value != $0.value }.keys)
  }

  /// The same without some metadata.
  private func without(_ keys: Set<String>) -> Self {
    Self.storage.replacing(self, zone, metadata.filter { !keys.contains($0.key) })
  }
}
