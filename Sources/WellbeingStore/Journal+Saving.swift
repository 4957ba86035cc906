internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// Writes new samples.
  ///
  /// - Returns: The samples as stored, with the store's zone where they had none.
  borrowing func save<Sample: StorableSample>(
    _ samples: [Sample],
    command: String
  ) throws(StoreError) -> [Sample] {
    guard !samples.isEmpty else { return [] }
    let saved = withZones(samples)
    return try change(command: command) { journal, writer throws(StoreError) in
      try journal.insert(saved, &writer)
      try journal.forgetDeletions(of: saved)
      return saved
    } ?? []
  }

  /// Puts other versions in the place of live samples with the same identities.
  borrowing func replace<Sample: StorableSample>(
    _ samples: [Sample],
    command: String
  ) throws(StoreError) -> [Sample] {
    guard !samples.isEmpty else { return [] }
    let saved = withZones(samples)
    return try change(command: command) { journal, writer throws(StoreError) in
      for sample in saved {
        try journal.remove(sample.id, type: Sample.storage.type, in: writer.number)
      }
      try journal.insert(saved, &writer)
      return saved
    } ?? []
  }

  /// The samples, in the store's zone where they have none.
  borrowing func withZones<Sample: StorableSample>(_ samples: [Sample]) -> [Sample] {
    samples.map { sample in
      guard sample.zone == nil else { return sample }
      return Sample.storage.replacing(sample, LivedZone(zone, at: sample.start), sample.metadata)
    }
  }

  /// Takes samples of any types away and leaves a tombstone for each.
  borrowing func delete(_ ids: [UUID], command: String) throws(StoreError) {
    guard !ids.isEmpty else { return }
    _ = try change(command: command) { journal, writer throws(StoreError) in
      for id in ids {
        try journal.remove(id, in: writer.number)
        try journal.translating { connection throws(SQLiteError) in
          try connection.run(
            """
            INSERT OR REPLACE INTO deleted_object (uuid, change, type)
            SELECT uuid, removed, type FROM sample
            WHERE uuid = \(id.bytes) AND removed = \(writer.number)
            """
          )
        }
      }
      writer.sampleCount += ids.count
      return true
    }
  }

  /// Marks the live sample with an identity, and of a type where one is given, as taken away.
  borrowing func remove(
    _ id: UUID,
    type: SampleType? = nil,
    in change: Int64
  ) throws(StoreError) {
    let isOfType: SQLFragment = type.map { "type = \($0)" } ?? "1"
    let count = try translating { connection throws(SQLiteError) in
      try connection.run(
        """
        UPDATE sample SET removed = \(change)
        WHERE uuid = \(id.bytes) AND removed IS NULL AND \(isOfType)
        """
      )
      return connection.changedRowCount
    }
    guard count == 1 else { throw .noSuchSample(id: id.lowercaseString) }
  }

  /// Writes samples that have zones and whose identities are free.
  borrowing func insert<Sample: StorableSample>(
    _ samples: [Sample],
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    do {
      var inserter = try SampleInserter<Sample>(connection)
      for sample in samples {
        let taken = try inserter.insert(sample, id: writer.newID(), into: connection) == .taken
        if taken { throw StoreError.identityTaken(id: sample.id.lowercaseString) }
      }
      writer.sampleCount += samples.count
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch let error as StoreError {
      throw error
    } catch {
      throw .cannotOpen(path: path, reason: "\(error)")
    }
  }
}
