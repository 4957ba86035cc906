/// A compiled time zone file (TZif, RFC 9636), versions 1 to 4.
///
/// Such a file holds a header and a block with 32-bit times, for old readers, and from version 2 on
/// a second header, the same block with 64-bit times, and a line with a POSIX rule:
///
///     header│times 4·n│types n│offsets 6·t│names│leap seconds│flags│header│times 8·n│…│\nRULE\n
struct ZoneFile {
  let initialOffset: ZoneOffset
  let transitions: [ZoneTransition]
  let rule: PosixZoneRule?

  /// Reads a file's bytes; a problem is named in words, the file is the caller's to name.
  init(_ bytes: [UInt8]) throws(Problem) {
    var header = try Header(bytes, at: 0, timeSize: 4)
    if header.version >= UInt8(ascii: "2") {
      header = try Header(bytes, at: header.end, timeSize: 8)
    }
    try header.validate()
    let offsets = try header.offsets(bytes)
    initialOffset = offsets[0]
    transitions = try header.transitions(bytes, offsets: offsets)
    rule = header.timeSize == 8 ? try header.rule(bytes) : nil
  }

  /// What is wrong with a file.
  struct Problem: Error {
    var reason: String
  }
}

/// Where the parts of one block are.
private struct Header {
  let version: UInt8
  let timeSize: Int
  private let timeCount: Int
  private let typeCount: Int
  private let nameLength: Int
  private let leapCount: Int
  private let timesStart: Int
  private let indicesStart: Int
  private let typesStart: Int
  private let namesStart: Int

  /// The position after the block.
  let end: Int

  init(_ bytes: [UInt8], at start: Int, timeSize: Int) throws(ZoneFile.Problem) {
    guard bytes.count >= start + 44, bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
      throw ZoneFile.Problem(reason: "it does not start with TZif")
    }
    version = bytes[start + 4]
    self.timeSize = timeSize
    let counts = (0..<6).map { bytes.bigEndian(at: start + 20 + 4 * $0, size: 4) }
    // Every count is at most 32 bits wide, so none of these sums can overflow.
    guard counts.allSatisfy({ (0...0xFFFF).contains($0) }) else {
      throw ZoneFile.Problem(reason: "its header announces more than a zone can hold")
    }
    (leapCount, timeCount) = (Int(counts[2]), Int(counts[3]))
    (typeCount, nameLength) = (Int(counts[4]), Int(counts[5]))
    timesStart = start + 44
    indicesStart = timesStart + timeCount * timeSize
    typesStart = indicesStart + timeCount
    namesStart = typesStart + typeCount * 6
    let flags = Int(counts[0] + counts[1])
    end = namesStart + nameLength + leapCount * (timeSize + 4) + flags
    guard end <= bytes.count else {
      throw ZoneFile.Problem(reason: "it ends before its data does")
    }
  }

  /// Refuses a block from which no zone can be made; a block for old readers may be such a one.
  func validate() throws(ZoneFile.Problem) {
    guard typeCount > 0 else { throw ZoneFile.Problem(reason: "it holds no offset") }
    guard leapCount == 0 else {
      throw ZoneFile.Problem(reason: "it counts leap seconds, which the system's clock does not")
    }
  }

  func offsets(_ bytes: [UInt8]) throws(ZoneFile.Problem) -> [ZoneOffset] {
    var offsets: [ZoneOffset] = []
    offsets.reserveCapacity(typeCount)
    for index in 0..<typeCount {
      let start = typesStart + 6 * index
      let seconds = bytes.bigEndian(at: start, size: 4)
      let nameStart = Int(bytes[start + 5])
      guard (-93_599...93_599).contains(seconds), bytes[start + 4] <= 1, nameStart < nameLength
      else { throw ZoneFile.Problem(reason: "offset \(index) is out of range") }
      let name = bytes[(namesStart + nameStart)..<(namesStart + nameLength)].prefix { $0 != 0 }
      offsets.append(
        ZoneOffset(
          seconds: Int(seconds),
          isDaylightSaving: bytes[start + 4] == 1,
          abbreviation: String(decoding: name, as: UTF8.self)
        )
      )
    }
    return offsets
  }

  func transitions(
    _ bytes: [UInt8],
    offsets: [ZoneOffset]
  ) throws(ZoneFile.Problem) -> [ZoneTransition] {
    var transitions: [ZoneTransition] = []
    transitions.reserveCapacity(timeCount)
    var last = Int64.min
    for index in 0..<timeCount {
      let seconds = bytes.bigEndian(at: timesStart + timeSize * index, size: timeSize)
      let type = Int(bytes[indicesStart + index])
      guard type < offsets.count, index == 0 || seconds > last else {
        throw ZoneFile.Problem(reason: "transition \(index) is out of order or of unknown kind")
      }
      last = seconds
      // Some files begin with a transition before the universe did; milliseconds do not reach it.
      let clamped = max(-9_000_000_000_000_000, min(seconds, 9_000_000_000_000_000))
      transitions.append(
        ZoneTransition(instant: Instant(seconds: clamped), offset: offsets[type])
      )
    }
    return transitions
  }

  /// The rule between the two line feeds at the end; nil when there is none between them.
  func rule(_ bytes: [UInt8]) throws(ZoneFile.Problem) -> PosixZoneRule? {
    let lineFeed = UInt8(ascii: "\n")
    guard end < bytes.count, bytes[end] == lineFeed,
      let stop = bytes[(end + 1)...].firstIndex(of: lineFeed)
    else { throw ZoneFile.Problem(reason: "it lacks the rule at its end") }
    guard stop > end + 1 else { return nil }
    let text = String(decoding: bytes[(end + 1)..<stop], as: UTF8.self)
    guard let rule = PosixZoneRule(text) else {
      throw ZoneFile.Problem(reason: "the rule \(text.quoted) at its end cannot be read")
    }
    return rule
  }
}

extension [UInt8] {
  /// The signed number in `size` bytes, most significant first.
  fileprivate func bigEndian(at start: Int, size: Int) -> Int64 {
    var value: UInt64 = 0
    for index in start..<start + size { value = value << 8 | UInt64(self[index]) }
    let unused = 64 - 8 * size
    return Int64(bitPattern: value << unused) >> unused
  }
}
