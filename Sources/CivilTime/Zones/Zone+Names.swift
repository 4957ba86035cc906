extension Zone {
  /// Creates a zone that needs no database: UTC, an offset, or a POSIX rule; nil for another name.
  init?(withoutDatabase name: String) {
    switch name {
    case "UTC", "Z":
      self = .utc
    case "Etc/UTC", "UCT", "Etc/UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal":
      self.init(identifier: name, constant: ZoneOffset(seconds: 0))
    case "GMT", "Etc/GMT", "GMT0", "Etc/GMT0", "Greenwich", "Etc/Greenwich":
      self.init(identifier: name, constant: ZoneOffset(seconds: 0, abbreviation: "GMT"))
    default:
      if let seconds = Zone.offset(named: name) {
        self.init(fixedOffset: seconds)
      } else if name.utf8.contains(UInt8(ascii: ",")), let zone = Zone(posixRule: name) {
        self = zone
      } else {
        return nil
      }
    }
  }

  /// Creates a zone from a POSIX rule; nil when the text is none.
  ///
  /// Its identifier is the rule, with the dates where the text left them out; a rule without
  /// daylight saving time is named for its offset.
  init?(posixRule text: String) {
    guard let rule = PosixZoneRule(text) else { return nil }
    let identifier =
      if rule.daylight == nil {
        ZoneOffset.name(ofOffset: rule.standard.seconds)
      } else if text.utf8.contains(UInt8(ascii: ",")) {
        text
      } else {
        text + ",M3.2.0,M11.1.0"
      }
    self.init(identifier: identifier, initialOffset: rule.standard, transitions: [], rule: rule)
  }

  private init(identifier: String, constant offset: ZoneOffset) {
    self.init(identifier: identifier, initialOffset: offset, transitions: [], rule: nil)
  }

  /// The seconds in `+01:00`, `+0100`, `+01` and `+00:53:28`; nil for any other text.
  static func offset(named name: String) -> Int? {
    guard let sign = name.utf8.first, name.utf8.count <= 9,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return nil }
    let text = name.dropFirst()
    let colons = text.split(separator: ":", omittingEmptySubsequences: false)
    let parts: [Substring]
    if colons.count > 1 {
      parts = colons
    } else {
      parts = stride(from: 0, to: text.utf8.count, by: 2).map { text.dropFirst($0).prefix(2) }
    }
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (part, unit) in zip(parts, [3600, 60, 1]) {
      guard part.utf8.count == 2, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let value = Int(part), value < (unit == 3600 ? 24 : 60)
      else { return nil }
      seconds += value * unit
    }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
