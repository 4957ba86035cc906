/// One unfolded line taken apart into name, parameters and value (RFC 5545, section 3.1).
///
///     DTSTART;TZID="Europe/Berlin":20241021T090000
///     └ name  └ parameters         └ value
///
/// It holds the bytes once and the three parts as ranges in them; a value is decoded by whoever
/// wants it. One content line is used again for all lines of a stream, so that a line whose
/// property is of no interest costs no allocation.
struct ContentLine {
  /// The bytes of the line, without its end.
  var bytes: [UInt8] = []

  /// Where the line begins, counted from 1.
  var number = 0

  /// The part before the first semicolon or colon.
  private(set) var name = 0..<0

  /// The part between name and value, with the semicolons.
  private(set) var parameters = 0..<0

  /// The part after the first colon outside quotes.
  private(set) var value = 0..<0

  /// The bytes of the value.
  var valueBytes: ArraySlice<UInt8> { bytes[value] }

  /// The bytes of the name.
  var nameBytes: ArraySlice<UInt8> { bytes[name] }

  /// Finds the name; false when the bytes are no content line.
  mutating func splitName() -> Bool {
    let start = bytes.firstIndex { !ASCII.isBlank($0) } ?? bytes.endIndex
    var end = start
    while end < bytes.endIndex, isNameByte(bytes[end]) { end += 1 }
    name = start..<end
    while end < bytes.endIndex, ASCII.isBlank(bytes[end]) { end += 1 }
    parameters = end..<end
    guard !name.isEmpty, end < bytes.endIndex else { return false }
    return bytes[end] == ASCII.colon || bytes[end] == ASCII.semicolon
  }

  /// Finds the parameters and the value, after the name; false when there is no value.
  mutating func splitValue() -> Bool {
    guard let colon = colon(from: parameters.lowerBound) else { return false }
    parameters = parameters.lowerBound..<colon
    value = colon + 1..<bytes.endIndex
    return true
  }

  /// The first colon outside quotes; when a quote is never closed, the first colon of all.
  private func colon(from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<bytes.endIndex {
      switch bytes[index] {
      case ASCII.quote: isQuoted.toggle()
      case ASCII.colon where !isQuoted: return index
      default: break
      }
    }
    return isQuoted ? bytes[start...].firstIndex(of: ASCII.colon) : nil
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.underscore
      || byte == ASCII.period
  }

  /// The line with the value that begins after its last colon, and the rest as parameters.
  var splitAtLastColon: ContentLine {
    guard let colon = valueBytes.lastIndex(of: ASCII.colon) else { return self }
    var result = self
    result.parameters = parameters.lowerBound..<colon
    result.value = colon + 1..<bytes.endIndex
    return result
  }

  /// The value of a parameter without quotes; nil when the line does not have it.
  ///
  /// Of a list of values it is the first.
  func parameter(_ wanted: StaticString) -> ArraySlice<UInt8>? {
    var index = parameters.lowerBound
    while index < parameters.upperBound {
      let rest = bytes[index + 1..<parameters.upperBound]
      let end = endOfParameter(rest)
      index = end
      guard let equals = bytes[rest.startIndex..<end].firstIndex(of: ASCII.equals),
        bytes[rest.startIndex..<equals].trimmed.spells(wanted)
      else { continue }
      return unquoted(bytes[equals + 1..<end].trimmed)
    }
    return nil
  }

  /// The next semicolon outside quotes, or the end.
  private func endOfParameter(_ rest: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for index in rest.indices {
      switch rest[index] {
      case ASCII.quote: isQuoted.toggle()
      case ASCII.semicolon where !isQuoted: return index
      default: break
      }
    }
    return rest.endIndex
  }

  private func unquoted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard value.first == ASCII.quote else { return value }
    return value.dropFirst().prefix { $0 != ASCII.quote }
  }
}
