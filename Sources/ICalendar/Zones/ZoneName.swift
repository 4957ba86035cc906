internal import CivilTime

/// Makes sense of the names that calendars give time zones without defining them.
enum ZoneName {
  /// The zone a name means; nil when it is not known.
  static func lookUp(_ name: String, in database: ZoneDatabase) -> Zone? {
    let name = String(name.filter { $0 != "\"" }.trimmingBlanks)
    guard !name.isEmpty, name.utf8.count <= 255 else { return nil }
    if isUTC(name) { return .utc }
    return database.zoneIfKnown(named: name) ?? zoneOfPath(name, database)
      ?? (WindowsZones.ianaName(of: name) ?? WindowsZones.ianaName(ofCityIn: name))
      .flatMap { database.zoneIfKnown(named: $0) } ?? zoneOfOffset(name)
      ?? database.zoneIfKnown(named: capitalized(name))
  }

  /// Drops the backslashes of a name that was written as a TEXT value.
  static func unescaped(_ name: String) -> String {
    var isRepaired = false
    return TextValue.unescaped(ArraySlice(name.utf8), isRepaired: &isRepaired)
  }

  private static func isUTC(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    switch last.uppercased() {
    case "UTC", "Z", "ZULU", "UCT", "UNIVERSAL", "GMT", "GMT0", "GMT+0", "GMT-0", "GREENWICH",
      "ETC/UTC", "COORDINATED UNIVERSAL TIME", "(UTC) COORDINATED UNIVERSAL TIME":
      return true
    default:
      return false
    }
  }

  /// The longest end of a path that is a known name: `Europe/Berlin` of
  /// `/freeassociation.sourceforge.net/Tzfile/Europe/Berlin`.
  private static func zoneOfPath(_ name: String, _ database: ZoneDatabase) -> Zone? {
    let parts = name.split(separator: "/")
    // No IANA name has more than three parts.
    for count in stride(from: min(3, parts.count), to: 0, by: -1) {
      let tail = parts.suffix(count).joined(separator: "/")
      guard tail != name, count > 1 || name.hasPrefix("/") else { continue }
      if let zone = database.zoneIfKnown(named: tail) { return zone }
    }
    return nil
  }

  /// The zone of `GMT+0100`, `UTC-3` or `GMT +05:30`, where plus means east of Greenwich.
  ///
  /// That is what programs that write such names mean; the names `Etc/GMT+1` of the zone database
  /// have the opposite sign, and are found there.
  private static func zoneOfOffset(_ name: String) -> Zone? {
    let prefix = name.prefix(3).uppercased()
    guard prefix == "GMT" || prefix == "UTC" else { return nil }
    let digits = name.dropFirst(3).filter { $0 != " " }
    guard let sign = digits.first, sign == "+" || sign == "-" else { return nil }
    let hours = digits.dropFirst().prefix { $0 != ":" }
    let padded = String(sign) + (hours.count == 1 || hours.count == 3 ? "0" : "")
    guard let seconds = utcOffset(ArraySlice((padded + digits.dropFirst()).utf8)) else {
      return nil
    }
    return Zone(fixedOffset: seconds)
  }

  /// The name in the capitals the zone database uses: `Europe/Berlin` of `europe/berlin`.
  private static func capitalized(_ name: String) -> String {
    var result = ""
    var isFirst = true
    for character in name.lowercased() {
      result += isFirst ? character.uppercased() : String(character)
      isFirst = character == "/" || character == "_" || character == "-"
    }
    return result
  }
}
