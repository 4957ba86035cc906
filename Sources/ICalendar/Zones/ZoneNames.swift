/// The time zone names a calendar uses, each with the line that used it first.
struct ZoneNames {
  /// The names and lines, in the order of the file.
  private(set) var firstLines: [(name: String, line: Int)] = []

  /// The longest name that is kept, in bytes; the longest that exist have about 50.
  static let lengthLimit = 1000

  /// A name without blanks around it and of a length that can be kept.
  static func standard(_ name: String) -> String {
    String(String(name.trimmingBlanks).cut(toBytes: lengthLimit).trimmingBlanks)
  }

  private var known: Set<String> = []
  private var recent: [(bytes: [UInt8], name: String)] = []

  /// The name that some bytes spell; nil when there are none.
  mutating func name(_ spelled: ArraySlice<UInt8>, line: Int) -> String? {
    guard !spelled.isEmpty else { return nil }
    // A calendar has few zones, and comparing bytes is faster than making text of them.
    for entry in recent where entry.bytes.elementsEqual(spelled) { return entry.name }
    var isRepaired = false
    // A parameter value cannot hold a quote or a control character, quoted or not.
    let plain = spelled.filter { $0 >= ASCII.space && $0 != ASCII.quote }
    let name = Self.standard(String(bytes: plain, isRepaired: &isRepaired))
    guard !name.isEmpty else { return nil }
    if recent.count < 8 { recent.append((Array(spelled), name)) }
    // As with problems, a hostile file must not fill memory.
    if known.count < ProblemList.limit, known.insert(name).inserted {
      firstLines.append((name, line))
    }
    return name
  }
}
