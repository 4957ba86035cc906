/// The events of an intake in the order of a comparison; it must not be used without the intake.
struct ArrangedEvents {
  private let groups: [[EventIndex.Entry]]
  private let reader: RecordLog.Reader

  init(_ groups: [[EventIndex.Entry]], _ reader: RecordLog.Reader) {
    self.groups = groups
    self.reader = reader
  }

  /// How many events there are.
  var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// The events of the source at a position.
  func rows(at position: Int) -> SeriesRows<Rows> {
    SeriesRows(Rows(entries: groups[position], reader: reader))
  }

  /// The events of one source, one after the other.
  struct Rows: SeriesRowSource {
    fileprivate let entries: [EventIndex.Entry]
    fileprivate var reader: RecordLog.Reader
    private var position = 0

    fileprivate init(entries: [EventIndex.Entry], reader: RecordLog.Reader) {
      self.entries = entries
      self.reader = reader
    }

    mutating func next() throws(StoreError) -> SeriesRow? {
      guard position < entries.count else { return nil }
      let values = PackedRow(bytes: try reader.bytes(in: entries[position].place))
      position += 1
      return SeriesRow(values, isWhole: true)
    }
  }
}
