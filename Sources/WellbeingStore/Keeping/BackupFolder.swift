internal import CivilTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The folder beside a journal in which its backups lie, each named for the moment it was made:
/// `backups/journal-20261130T213000Z.sqlite`.
struct BackupFolder {
  let journalPath: String

  /// The folder.
  var path: String {
    let parent = JournalFile(path: journalPath).parent(of: journalPath)
    return (parent.isEmpty ? "." : parent) + "/backups"
  }

  /// A path that is free, for a backup made at an instant.
  func freePath(at instant: Instant) -> String {
    let first = "\(path)/\(stem)-\(Self.stamp(instant))"
    var free = first + ".sqlite"
    var number = 2
    while JournalFile(path: free).isTaken {
      free = "\(first)-\(number).sqlite"
      number += 1
    }
    return free
  }

  /// The paths of the backups, the oldest first.
  func backups() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in key(name).map { (key: $0, name: name) } }
      .sorted { $0.key < $1.key }
      .map { "\(path)/\($0.name)" }
  }

  /// Removes the oldest backups, so that at most so many stay.
  func prune(keeping count: Int) {
    for path in backups().dropLast(count) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// An instant as file names carry it: `20261130T213000Z`, to the second.
  static func stamp(_ instant: Instant) -> String {
    let text = ISO8601.string(instant, utcOffset: 0)
    return text.filter { $0 != "-" && $0 != ":" }.prefix(15) + "Z"
  }

  /// What backups are ordered by; nil for a file that is none of this journal.
  private func key(_ name: String) -> (stamp: Substring, number: Int)? {
    guard name.hasPrefix(stem + "-"), name.hasSuffix(".sqlite") else { return nil }
    let parts = name.dropFirst(stem.count + 1).dropLast(7)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard let stamp = parts.first, parts.count <= 2, stamp.last == "Z",
      ISO8601.dateTime(String(stamp)) != nil
    else { return nil }
    guard parts.count == 2 else { return (stamp, 1) }
    return Int(parts[1]).map { (stamp, $0) }
  }

  /// The journal's name without its folder and its ending.
  private var stem: String {
    let name = journalPath.split(separator: "/").last.map(String.init) ?? journalPath
    return name.hasSuffix(".sqlite") ? String(name.dropLast(7)) : name
  }
}
