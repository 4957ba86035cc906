internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Journal {
  /// Where a reader who knows everything stands.
  borrowing func currentAnchor() throws(StoreError) -> QueryAnchor {
    try translating { connection throws(SQLiteError) in
      QueryAnchor(change: try connection.integer("SELECT max(id) FROM change") ?? 0)
    }
  }

  /// What has become since an anchor of the samples of a type that fulfil a condition.
  borrowing func changes<Sample: StorableSample>(
    since anchor: QueryAnchor?,
    where condition: SQLFragment,
    limit: Int?
  ) throws(StoreError) -> SampleChanges<Sample> {
    try reading { journal throws(StoreError) in
      let current = try journal.currentAnchor()
      let start = ChangePosition(anchor)
      guard start.change <= current.change else { throw .anchorAhead(path: journal.path) }
      // One more than asked for tells whether there are more.
      let limit = limit.map { min(max(0, $0), .max - 1) }
      let search = SampleEventSearch<Sample>(
        start: start,
        condition: condition,
        limit: limit.map { Int64($0 + 1) } ?? -1
      )
      let lists = [
        try journal.written(search), try journal.revived(search), try journal.removed(search),
      ]
      return Self.merged(lists, since: anchor, upTo: current, limit: limit ?? .max)
    }
  }

  /// Merges lists of events, each in order and cut off where it is longer than the limit.
  private static func merged<Sample>(
    _ lists: [[SampleEvent<Sample>]],
    since anchor: QueryAnchor?,
    upTo current: QueryAnchor,
    limit: Int
  ) -> SampleChanges<Sample> {
    // Beyond the end of a list that was cut off, nothing is known of its further events.
    let horizon = lists.filter { $0.count > limit }.compactMap(\.last?.position).min()
    var changes = SampleChanges<Sample>(addedSamples: [], deletedObjects: [], newAnchor: current)
    var last = anchor ?? QueryAnchor(change: 0)
    var seen: Set<UUID> = []
    for event in lists.joined().sorted(by: { $0.position < $1.position }) {
      if let horizon, event.position > horizon { break }
      // A sample may be in two lists, or have gone several times; once says it all.
      guard !seen.contains(event.id) else { continue }
      guard seen.count < limit else {
        changes.newAnchor = last
        return changes
      }
      seen.insert(event.id)
      switch event.content {
      case .added(let sample): changes.addedSamples.append(sample)
      case .deleted: changes.deletedObjects.append(DeletedObject(id: event.id))
      }
      last = QueryAnchor(change: event.position.change, row: event.position.row)
    }
    if horizon != nil { changes.newAnchor = last }
    return changes
  }
}
