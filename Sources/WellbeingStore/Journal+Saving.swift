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
  borrowing func save(
    _ samples: [StateOfMind],
    command: String
  ) throws(StoreError) -> [StateOfMind] {
    guard !samples.isEmpty else { return [] }
    let saved = samples.map { sample in
      sample.zone == nil ? sample.with(zone: LivedZone(zone, at: sample.start)) : sample
    }
    return try change(command: command) { journal, writer throws(StoreError) in
      try journal.insert(saved, &writer)
      return saved
    } ?? []
  }

  /// Puts other versions in the place of live samples with the same identities.
  borrowing func replace(
    _ samples: [StateOfMind],
    command: String
  ) throws(StoreError) -> [StateOfMind] {
    guard !samples.isEmpty else { return [] }
    let saved = samples.map { sample in
      sample.zone == nil ? sample.with(zone: LivedZone(zone, at: sample.start)) : sample
    }
    return try change(command: command) { journal, writer throws(StoreError) in
      for sample in saved { try journal.remove(sample.id, in: writer.number) }
      try journal.insert(saved, &writer)
      return saved
    } ?? []
  }

  /// Takes samples away and leaves a tombstone for each.
  borrowing func delete(_ ids: [UUID], command: String) throws(StoreError) {
    guard !ids.isEmpty else { return }
    _ = try change(command: command) { journal, writer throws(StoreError) in
      for id in ids {
        try journal.remove(id, in: writer.number)
        try journal.translating { connection throws(SQLiteError) in
          try connection.run(
            """
            INSERT OR REPLACE INTO deleted_object (uuid, change, type)
            VALUES (\(id.bytes), \(writer.number), \(SampleType.stateOfMind.rawValue))
            """
          )
        }
      }
      writer.sampleCount += ids.count
      return true
    }
  }

  /// Marks the live sample with an identity as taken away.
  borrowing func remove(_ id: UUID, in change: Int64) throws(StoreError) {
    let count = try translating { connection throws(SQLiteError) in
      try connection.run(
        "UPDATE sample SET removed = \(change) WHERE uuid = \(id.bytes) AND removed IS NULL"
      )
      return connection.changedRowCount
    }
    guard count == 1 else { throw .noSuchSample(id: id.lowercaseString) }
  }

  /// Writes samples that have zones and whose identities are free.
  borrowing func insert(
    _ samples: [StateOfMind],
    _ writer: inout ChangeWriter
  ) throws(StoreError) {
    do {
      var inserter = try SampleInserter(connection)
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
