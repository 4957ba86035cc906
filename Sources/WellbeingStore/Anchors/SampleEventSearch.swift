/// Where events are looked for, and the queries that do so.
///
/// Rows have ids that grow from change to change, so the rows written since an anchor are one range
/// of ids. Rows that undo or redo brought back are listed in `revived`; rows taken away name the
/// change that did so in `removed`. Each query follows its own index, in the order of changes, and
/// never scans what is older than the anchor.
struct SampleEventSearch<Sample: StorableSample> {
  private let storage = Sample.storage

  /// Events after this position are wanted.
  var start: ChangePosition

  /// What the samples must fulfil: a condition over `sample` and the type's own table.
  var condition: SQLFragment

  /// The greatest number of events; −1 for all.
  var limit: Int64

  init(start: ChangePosition, condition: SQLFragment, limit: Int64) {
    self.start = start
    self.condition = condition
    self.limit = limit
  }

  /// Live samples written since: the columns of a sample.
  func written(afterRow row: Int64) -> SQLFragment {
    """
    SELECT \(storage.columns) FROM sample NOT INDEXED \(storage.joins)
    WHERE sample.id > \(row) AND \(storage.isLive) AND (\(condition))
    ORDER BY sample.id LIMIT \(limit)
    """
  }

  /// Live samples brought back since: the columns of a sample, and the change.
  var revived: SQLFragment {
    """
    SELECT \(storage.columns), revived.change
    FROM revived CROSS JOIN sample ON sample.id = revived.row \(storage.joins)
    WHERE (revived.change, revived.row) > (\(start.change), \(start.row)) AND \(storage.isLive)
      AND (\(condition))
    ORDER BY revived.change, revived.row LIMIT \(limit)
    """
  }

  /// Samples taken away since that fulfilled the condition, unless they fulfil it in another
  /// version: the change, the row and the identity.
  var removed: SQLFragment {
    """
    SELECT gone.removed, gone.id, gone.uuid FROM sample AS gone
    WHERE gone.removed >= \(start.change) AND (gone.removed, gone.id) > (\(start.change), \(start.row))
      AND EXISTS (SELECT 1 FROM sample
        \(storage.join)
        WHERE sample.id = gone.id AND sample.type = \(storage.type) AND (\(condition)))
      AND NOT EXISTS (SELECT 1 FROM sample
        \(storage.join)
        WHERE sample.uuid = gone.uuid AND \(storage.isLive) AND (\(condition)))
    ORDER BY gone.removed, gone.id LIMIT \(limit)
    """
  }
}
