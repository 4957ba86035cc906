/// Reads rows of comma-separated values (RFC 4180) out of bytes, one after another.
///
/// A quoted cell may hold commas, line breaks, and quotation marks written twice. Lines end with
/// CR LF or LF; empty lines are passed over.
struct CSVReader {
  /// A row: its cells, or why they cannot be told apart.
  struct Row {
    /// The line on which it begins, from 1.
    var line: Int

    /// Which row of the file it is, from 1.
    var number: Int

    /// What stands in it.
    var cells: Result<[String], RecordError>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next row; nil at the end.
  mutating func next() -> Row? {
    while skipLineBreak() {}
    guard position < bytes.count else { return nil }
    count += 1
    let first = line
    do throws(RecordError) {
      return Row(line: first, number: count, cells: .success(try cells()))
    } catch {
      while position < bytes.count, !skipLineBreak() { position += 1 }
      return Row(line: first, number: count, cells: .failure(error))
    }
  }

  private mutating func cells() throws(RecordError) -> [String] {
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard position < bytes.count else { return cells }
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else if skipLineBreak() {
        return cells
      } else {
        throw RecordError("a cell goes on after its closing quotation mark")
      }
    }
  }

  private mutating func cell() throws(RecordError) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ","), !isAtLineBreak {
        position += 1
      }
      return try text(bytes[start..<position])
    }
    let (start, firstLine) = (position, line)
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else { return try text(content[...]) }
        position += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      content.append(byte)
    }
    // Go on after the line of the mark: the rest of the file need not be lost with it.
    (position, line) = (start, firstLine)
    throw RecordError("a quotation mark is never closed")
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(RecordError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RecordError("it holds bytes that are no UTF-8")
    }
    return text
  }

  private var isAtLineBreak: Bool {
    bytes[position] == UInt8(ascii: "\n")
      || bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: "\n")
  }

  private mutating func skipLineBreak() -> Bool {
    guard position < bytes.count, isAtLineBreak else { return false }
    position += bytes[position] == UInt8(ascii: "\r") ? 2 : 1
    line += 1
    return true
  }
}
