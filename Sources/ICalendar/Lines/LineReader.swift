/// Cuts a stream of bytes into unfolded lines (RFC 5545, section 3.1).
///
/// Bytes come in pieces of any size; a line is handed out once the byte after its end is known,
/// because that byte says whether the line goes on. Line ends may be CR LF, LF or CR, blank lines
/// are passed over, and of the blank that continues a line exactly one byte is removed. Unfolding
/// works on bytes, before decoding, so a fold inside a character does no harm.
struct LineReader {
  /// How a line ended.
  enum Ending {
    /// With a line end.
    case complete
    /// With the end of the stream, so that it may be cut short.
    case endOfStream
  }

  /// The longest line that is kept, in bytes; of a longer one the rest is passed over.
  static let lengthLimit = 1 << 20

  /// Where the line handed out last begins, counted from 1.
  private(set) var lineNumber = 0

  /// Whether the line handed out last was longer than the limit.
  private(set) var wasCut = false

  private var buffer: [UInt8] = []
  private var position = 0
  private var isFinished = false
  private var isAtStart = true
  /// Bytes after the position that are known to hold no line end.
  private var scanned = 0
  /// The number of the physical line at the position, and whether its front part is taken already.
  private var physicalNumber = 1
  private var isInsidePhysicalLine = false
  /// The logical line under construction.
  private var pending: [UInt8] = []
  private var pendingNumber = 0
  private var pendingIsCut = false

  /// Adds the next bytes of the stream.
  mutating func append(_ bytes: [UInt8]) {
    if position == buffer.count {
      buffer = bytes
    } else {
      buffer.removeSubrange(..<position)
      buffer += bytes
    }
    position = 0
  }

  /// Says that no bytes follow.
  mutating func finish() {
    isFinished = true
  }

  /// Puts the next logical line into `line`; nil when more bytes are needed or none are left.
  mutating func next(into line: inout [UInt8]) -> Ending? {
    guard skipByteOrderMark() else { return nil }
    while position < buffer.count {
      if pendingNumber > 0, !isInsidePhysicalLine, !continuesLine(buffer[position]) {
        return handOut(&line, .complete)
      }
      switch takePhysicalLine() {
      case nil: return nil
      case .complete?: continue
      case .endOfStream?: return pendingNumber > 0 ? handOut(&line, .endOfStream) : nil
      }
    }
    guard isFinished, pendingNumber > 0 else { return nil }
    return handOut(&line, isInsidePhysicalLine ? .endOfStream : .complete)
  }

  /// Whether the first byte of a physical line makes it part of the line before.
  ///
  /// Blank lines are passed over and leave the line before them open.
  private func continuesLine(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  private mutating func handOut(_ line: inout [UInt8], _ ending: Ending) -> Ending {
    swap(&line, &pending)
    pending.removeAll(keepingCapacity: true)
    lineNumber = pendingNumber
    wasCut = pendingIsCut
    pendingNumber = 0
    pendingIsCut = false
    return ending
  }

  /// Moves one physical line from the buffer to the pending line; nil when its end is not there yet.
  private mutating func takePhysicalLine() -> Ending? {
    let end = endOfPhysicalLine()
    // A CR at the end of the buffer may be half of a CR LF.
    let needed = end < buffer.count && buffer[end] == ASCII.carriageReturn ? end + 1 : end
    guard needed < buffer.count || isFinished else {
      scanned = end - position
      if scanned > LineReader.lengthLimit { take(position..<end) }
      return nil
    }
    take(position..<end)
    isInsidePhysicalLine = false
    guard end < buffer.count else { return .endOfStream }
    position = end + 1
    if needed < buffer.count, needed > end, buffer[needed] == ASCII.lineFeed { position += 1 }
    physicalNumber += 1
    return .complete
  }

  private func endOfPhysicalLine() -> Int {
    buffer.withUnsafeBytes { bytes in
      var end = position + scanned
      // Eight bytes at a time as long as none of them ends a line.
      while end + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        if word.hasByte(ASCII.lineFeed) || word.hasByte(ASCII.carriageReturn) { break }
        end += 8
      }
      while end < bytes.count, bytes[end] != ASCII.lineFeed, bytes[end] != ASCII.carriageReturn {
        end += 1
      }
      return end
    }
  }

  /// Moves bytes without a line end from the buffer to the pending line, or begins one with them.
  private mutating func take(_ range: Range<Int>) {
    position = range.upperBound
    scanned = 0
    guard !range.isEmpty else { return }
    var kept = range
    if pendingNumber == 0 {
      pendingNumber = physicalNumber
    } else if !isInsidePhysicalLine {
      kept = kept.dropFirst()
    }
    isInsidePhysicalLine = true
    let room = LineReader.lengthLimit - pending.count
    if kept.count > room {
      pendingIsCut = true
      kept = kept.prefix(room)
    }
    pending += buffer[kept]
  }

  /// Passes over U+FEFF at the start of the stream; false when too few bytes are there to tell.
  private mutating func skipByteOrderMark() -> Bool {
    guard isAtStart else { return true }
    guard buffer.count >= 3 || isFinished else { return false }
    isAtStart = false
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    return true
  }
}

extension UInt64 {
  /// Whether one of the eight bytes is a given one.
  fileprivate func hasByte(_ byte: UInt8) -> Bool {
    // A difference of zero, and nothing else, borrows from the bit above when one is taken away.
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
