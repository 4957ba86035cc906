/// The records of a JSON file: the elements of one array, or objects one after another.
struct JSONRecords {
  private var reader: JSONReader
  private var isInArray = false
  private var isAtEnd = false

  /// How many records there were so far.
  private(set) var count = 0

  /// Whether the file ended as it should.
  private(set) var isComplete = true

  init(_ bytes: [UInt8]) {
    reader = JSONReader(bytes)
    reader.skipSpace()
    isInArray = reader.skip("[")
  }

  /// The next record; nil at the end.
  ///
  /// After one that is no JSON the next line that begins with an object is taken for a new one.
  mutating func next() -> Record? {
    reader.skipSpace()
    if isInArray {
      if reader.skip("]") {
        isInArray = false
        reader.skipSpace()
        isAtEnd = true
        guard reader.next != nil else { return nil }
        return broken("something follows the end of the array")
      }
      if count > 0, reader.skip(",") { reader.skipSpace() }
    }
    guard reader.next != nil else {
      guard isInArray, !isAtEnd else { return nil }
      isAtEnd = true
      return broken("the file ends before its array does")
    }
    guard !isAtEnd else { return nil }
    return record()
  }

  private mutating func record() -> Record {
    count += 1
    let line = reader.line
    do throws(RecordError) {
      let node = try reader.value()
      return Record(line: line, number: count, content: .success(node))
    } catch {
      isComplete = false
      reader.skipToNextRecord()
      if reader.next == nil { isAtEnd = true }
      return Record(line: line, number: count, content: .failure(error))
    }
  }

  private mutating func broken(_ message: String) -> Record {
    isComplete = false
    count += 1
    return Record(line: reader.line, number: count, content: .failure(RecordError(message)))
  }
}
