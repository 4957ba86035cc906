internal import WellbeingModel

/// How the journal's file holds samples of one type.
///
/// It says nothing to the outside: only the store makes and reads it.
public struct SampleStorage<Sample>: Sendable {
  /// The number of the type in the file.
  let type: SampleType

  /// The table with a row for each sample of the type.
  let table: SQLFragment

  /// What joins further tables that the columns need.
  let furtherJoins: SQLFragment

  /// The columns of a sample after those that every sample has, as `read` takes them.
  let ownColumns: SQLFragment

  /// How many columns `ownColumns` are.
  let ownColumnCount: Int32

  /// The statement that writes the row of `table`.
  let insertion: SQLFragment

  /// Makes a sample of the row a statement stands on; nil when no program of this version wrote it.
  ///
  /// The type's own columns begin at `SampleRow.columnCount`.
  let read: Reader

  /// Writes what the type has of its own, with the compiled `insertion`.
  let write: Writer

  /// The sample with another zone and other metadata.
  let replacing: @Sendable (Sample, LivedZone?, [String: MetadataValue]) -> Sample

  typealias Reader =
    @Sendable (
      SampleRow, borrowing Statement, borrowing Connection
    ) throws(SQLiteError) -> Sample?

  typealias Writer =
    @Sendable (
      Sample, Int64, borrowing Statement, borrowing Connection
    ) throws(SQLiteError) -> Void
}

extension SampleStorage {
  /// The columns that make up a sample.
  var columns: SQLFragment { "\(SampleRow.columns), \(ownColumns)" }

  /// How many columns those are; what a query selects besides comes after them.
  var columnCount: Int32 { SampleRow.columnCount + ownColumnCount }

  /// What joins the table of the type to `sample`.
  var join: SQLFragment { "JOIN \(table) ON \(table).sample = sample.id" }

  /// What joins the tables of all columns to `sample`.
  var joins: SQLFragment {
    """
    \(join)
      JOIN zone ON zone.id = sample.zone
      JOIN source ON source.id = sample.source
      \(furtherJoins)
    """
  }

  /// The condition of a sample of the type that has not been taken away.
  ///
  /// The number stands in the text: the indexes by start hold one type each, and SQLite uses one
  /// only where the text itself says that the type is the same.
  var isLive: SQLFragment { "sample.removed IS NULL AND sample.type = \(type)" }
}
