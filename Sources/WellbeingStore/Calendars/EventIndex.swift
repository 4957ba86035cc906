#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What events put aside are found by, and where each lies.
struct EventIndex {
  /// Where one event lies, and what it is found by.
  struct Entry {
    /// The place in the log.
    let place: Range<Int>

    fileprivate let part: Int
    fileprivate let key: Int
    fileprivate let uidLength: Int32
    fileprivate let recurrenceLength: Int32
  }

  private var entries: [Entry] = []
  /// Identifiers, each followed by the occurrence.
  private var keys: [UInt8] = []

  /// How many events there are.
  var count: Int { entries.count }

  /// Adds an event.
  mutating func add(uid: String, recurrenceID: String, part: Int, place: Range<Int>) {
    entries.append(
      Entry(
        place: place,
        part: part,
        key: keys.count,
        uidLength: Int32(clamping: uid.utf8.count),
        recurrenceLength: Int32(clamping: recurrenceID.utf8.count)
      )
    )
    keys.append(contentsOf: uid.utf8)
    keys.append(contentsOf: recurrenceID.utf8)
  }

  /// For each group of parts its events: by identifier, occurrence and the order they came in.
  func arranged(_ groups: [[Int]]) -> [[Entry]] {
    var groupOfPart: [Int: Int] = [:]
    for (index, parts) in groups.enumerated() {
      for part in parts { groupOfPart[part] = index }
    }
    var arranged = [[Entry]](repeating: [], count: groups.count)
    for entry in entries {
      if let group = groupOfPart[entry.part] { arranged[group].append(entry) }
    }
    keys.withUnsafeBytes { keys in
      for group in arranged.indices {
        arranged[group].sort { precedes($0, $1, keys) }
      }
    }
    return arranged
  }

  /// The order of SQLite, which compares bytes.
  private func precedes(_ lhs: Entry, _ rhs: Entry, _ keys: UnsafeRawBufferPointer) -> Bool {
    let uids = compare(
      keys[lhs.key...].prefix(Int(lhs.uidLength)),
      keys[rhs.key...].prefix(Int(rhs.uidLength))
    )
    if uids != 0 { return uids < 0 }
    let occurrences = compare(
      keys[(lhs.key + Int(lhs.uidLength))...].prefix(Int(lhs.recurrenceLength)),
      keys[(rhs.key + Int(rhs.uidLength))...].prefix(Int(rhs.recurrenceLength))
    )
    return occurrences == 0 ? lhs.key < rhs.key : occurrences < 0
  }

  private func compare(
    _ lhs: Slice<UnsafeRawBufferPointer>,
    _ rhs: Slice<UnsafeRawBufferPointer>
  ) -> Int {
    let (left, right) = (
      UnsafeRawBufferPointer(rebasing: lhs), UnsafeRawBufferPointer(rebasing: rhs)
    )
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count - right.count
    }
    let common = Int(memcmp(first, second, min(left.count, right.count)))
    return common == 0 ? left.count - right.count : common
  }
}
