/// How far a reader has followed a journal.
///
/// An anchor says nothing by itself: it is kept, in whatever form `Codable` gives it, and handed to
/// the next query. It holds good for its journal for as long as that exists, across restarts.
public struct QueryAnchor: Hashable, Sendable, Codable {
  /// The last change of which everything or something has been seen.
  let change: Int64

  /// The last row of that change that has been seen; nil for all of them.
  let row: Int64?

  init(change: Int64, row: Int64? = nil) {
    self.change = change
    self.row = row
  }
}
