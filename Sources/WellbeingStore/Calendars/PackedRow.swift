/// Values of a row in one piece of bytes.
///
/// A row on its way from a file into the journal is put aside and taken up again without making a
/// text of each of its values.
struct PackedRow {
  private var bytes: [UInt8]

  /// Creates a row without values.
  init() {
    bytes = []
  }

  /// Takes up a row that was put aside.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Removes all values and keeps the room they took.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func appendNull() {
    bytes.append(Tag.null)
  }

  mutating func append(_ number: Int64?) {
    guard let number else { return appendNull() }
    bytes.append(Tag.integer)
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String?) {
    guard let text else { return appendNull() }
    append { $0.append(contentsOf: text.utf8) }
  }

  /// Appends a text that a body writes.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    bytes.append(Tag.text)
    let place = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: lengthSize))
    write(&bytes)
    let length = UInt32(clamping: bytes.count - place - lengthSize)
    withUnsafeBytes(of: length) { bytes.replaceSubrange(place..<place + lengthSize, with: $0) }
  }

  /// The row's bytes, to be put aside.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes(body)
  }

  /// The text at a position; empty for any other value.
  func text(_ position: Int) -> String {
    withValues { values in
      var values = values
      for _ in 0..<position { _ = values.next() }
      guard case .text(let bytes)? = values.next() else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Gives the values, whose texts are there only during the call.
  func withValues<Result>(_ body: (Values) -> Result) -> Result {
    bytes.withUnsafeBytes { body(Values(bytes: $0)) }
  }

  /// The values of a row, one after the other.
  struct Values: Sequence, IteratorProtocol {
    fileprivate let bytes: UnsafeRawBufferPointer
    private var offset = 0

    fileprivate init(bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
    }

    mutating func next() -> Value? {
      guard offset < bytes.count else { return nil }
      let tag = bytes[offset]
      offset += 1
      switch tag {
      case Tag.integer:
        defer { offset += MemoryLayout<Int64>.size }
        return .integer(bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
      case Tag.text:
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let start = offset + lengthSize
        offset = start + length
        return .text(UnsafeRawBufferPointer(rebasing: bytes[start..<offset]))
      default:
        return .null
      }
    }
  }

  /// A value in its place; the bytes of a text are there only during the call that gives them.
  enum Value {
    case null
    case integer(Int64)
    case text(UnsafeRawBufferPointer)
  }

}

/// The size of the number in front of a text.
private let lengthSize = MemoryLayout<UInt32>.size

/// What stands in front of each value.
private enum Tag {
  static let null: UInt8 = 0
  static let integer: UInt8 = 1
  static let text: UInt8 = 2
}
