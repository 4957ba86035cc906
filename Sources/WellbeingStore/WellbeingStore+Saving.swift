#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension WellbeingStore {
  /// Saves one new sample.
  ///
  /// - Parameters:
  ///   - sample: The sample; without a zone it takes the store's.
  ///   - command: The name that the change log gives the change.
  /// - Returns: The sample as stored.
  /// - Throws: `StoreError.identityTaken` when the journal has a sample with its identity, and
  ///   what any writing may throw; nothing is stored then.
  @discardableResult
  public func save<Sample: StorableSample>(
    _ sample: Sample,
    command: String = "save"
  ) throws(StoreError) -> Sample {
    try save([sample], command: command).first ?? sample
  }

  /// Saves new samples, all or none; more than `BackupPolicy.bulkSize` after a backup.
  ///
  /// - Parameters:
  ///   - samples: The samples; those without a zone take the store's.
  ///   - command: The name that the change log gives the change.
  /// - Returns: The samples as stored.
  /// - Throws: `StoreError.identityTaken` when the journal has a sample with one's identity, and
  ///   what any writing may throw; nothing is stored then.
  @discardableResult
  public func save<Sample: StorableSample>(
    _ samples: [Sample],
    command: String = "save"
  ) throws(StoreError) -> [Sample] {
    try withJournal { journal throws(StoreError) in
      try journal.backUp(beforeChanging: samples.count)
      return try journal.save(samples, command: command)
    }
  }

  /// Brings in samples from outside, in one change; what is there already is told by identity.
  ///
  /// An import that finds nothing new writes nothing. More than `BackupPolicy.bulkSize` new samples
  /// are brought in after a backup.
  ///
  /// - Parameters:
  ///   - samples: The samples; those without a zone take the store's.
  ///   - replacing: Whether a sample takes the place of another version that the journal has.
  ///   - command: The name that the change log gives the change.
  /// - Returns: What became of them.
  /// - Throws: What any writing may throw; nothing is changed then.
  @discardableResult
  public func importSamples<Sample: StorableSample>(
    _ samples: [Sample],
    replacing: Bool = false,
    command: String = "import"
  ) throws(StoreError) -> SampleImport {
    try withJournal { journal throws(StoreError) in
      try journal.importSamples(samples, replacing: replacing, command: command)
    }
  }

  /// Puts another version in the place of the sample that has the same identity and type.
  ///
  /// - Parameters:
  ///   - sample: The new version.
  ///   - command: The name that the change log gives the change.
  /// - Returns: The sample as stored.
  /// - Throws: `StoreError.noSuchSample` when there is nothing to replace, and what any writing
  ///   may throw; nothing is changed then.
  @discardableResult
  public func replace<Sample: StorableSample>(
    _ sample: Sample,
    command: String = "edit"
  ) throws(StoreError) -> Sample {
    try withJournal { journal throws(StoreError) in
      try journal.replace([sample], command: command).first ?? sample
    }
  }

  /// Deletes samples of any types, all or none, and leaves a tombstone for each.
  ///
  /// More than `BackupPolicy.bulkSize` are deleted after a backup.
  ///
  /// - Parameters:
  ///   - ids: The identities of the samples.
  ///   - command: The name that the change log gives the change.
  /// - Throws: `StoreError.noSuchSample` when one is not in the journal, and what any writing may
  ///   throw; nothing is deleted then.
  public func delete(_ ids: [UUID], command: String = "delete") throws(StoreError) {
    try withJournal { journal throws(StoreError) in
      try journal.backUp(beforeChanging: ids.count)
      try journal.delete(ids, command: command)
    }
  }
}
