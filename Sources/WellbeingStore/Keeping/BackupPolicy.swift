/// When a store backs itself up, and how many backups it keeps.
///
/// Backups of its own accord lie in the folder `backups` beside the journal. They are made before a
/// migration and before a change that saves or deletes more samples than `bulkSize`.
public struct BackupPolicy: Hashable, Sendable {
  /// How many of the newest backups in the folder are kept; 0 makes none.
  public var count: Int

  /// The greatest number of samples that a change may touch without a backup.
  public var bulkSize: Int

  /// Ten backups, and one before every change of more than 100 samples.
  public static let standard = BackupPolicy()

  /// No backups.
  public static let none = BackupPolicy(count: 0)

  /// Creates a policy.
  public init(count: Int = 10, bulkSize: Int = 100) {
    self.count = count
    self.bulkSize = bulkSize
  }
}
