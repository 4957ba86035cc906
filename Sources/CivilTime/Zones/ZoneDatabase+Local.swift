extension ZoneDatabase {
  /// The zone in which the person at this computer lives.
  ///
  /// The first of these that says something decides; when it is wrong, that is an error, never UTC:
  /// 1. the variable `TZ`: a name, an absolute path of a time zone file, or a POSIX rule, each with
  ///    or without a colon in front. Set but empty, it means UTC, as it does to the C library.
  /// 2. `/etc/localtime`: a link into a zone database names the zone. A plain file has the name
  ///    `/etc/timezone` gives it, if that zone has the same rules, else that of the first zone with
  ///    the same rules, else `localtime`.
  /// 3. `/etc/timezone`, which holds a name.
  ///
  /// When none of the three is there, the computer keeps UTC.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - systemDirectory: Where the system keeps `localtime` and `timezone`.
  /// - Returns: The zone.
  /// - Throws: `ZoneError`, when what decides names no zone that can be read.
  public func localZone(
    environment: [String: String],
    systemDirectory: String = "/etc"
  ) throws(ZoneError) -> Zone {
    if let value = environment["TZ"] { return try zone(variable: value) }
    let named = try timezoneFile(systemDirectory + "/timezone")
    if let zone = try linkedOrPlain(systemDirectory + "/localtime", named: named) { return zone }
    guard let named else { return .utc }
    return try zone(named: named)
  }

  /// The zone that the value of `TZ` means.
  private func zone(variable: String) throws(ZoneError) -> Zone {
    let value = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    guard !value.isEmpty else { return .utc }
    if value.hasPrefix("/") {
      let identifier = ZoneDatabase.name(inPath: value) ?? value
      if let zone = try ZoneDatabase.loadZone(path: value, identifier: identifier) { return zone }
      throw .unreadable(path: value, reason: "TZ names it, and there is no such file")
    }
    // A file comes first, as with the C library: `EST5EDT` is both a name and a rule.
    if ZoneDatabase.isSafe(value), let zone = try loadZone(named: value) { return zone }
    if let zone = Zone(posixRule: value) { return zone }
    return try zone(named: value)
  }

  /// The name in a file as Debian keeps it: one line.
  private func timezoneFile(_ path: String) throws(ZoneError) -> String? {
    switch FileReading.read(path) {
    case .missing, .directory: return nil
    case .failed(let reason): throw .unreadable(path: path, reason: reason)
    case .bytes(let bytes):
      let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
      let name = bytes.drop(while: isBlank).prefix { !isBlank($0) }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
  }

  private func linkedOrPlain(_ path: String, named: String?) throws(ZoneError) -> Zone? {
    var target = path
    // Some systems go through a second link before they reach the database.
    for _ in 0..<8 {
      guard let next = FileReading.linkTarget(target) else { break }
      let directory = target[..<(target.lastIndex(of: "/") ?? target.startIndex)]
      target = next.hasPrefix("/") ? next : directory + "/" + next
      if let name = ZoneDatabase.name(inPath: target) { return try zone(named: name) }
    }
    guard let zone = try ZoneDatabase.loadZone(path: target, identifier: "localtime") else {
      return nil
    }
    return name(of: zone, guess: named)
  }

  /// The zone under the name it has in the database, if it is there.
  private func name(of zone: Zone, guess: String?) -> Zone {
    let candidates = [guess].compactMap { $0 } + ((try? identifiers()) ?? [])
    for name in candidates {
      guard let named = try? self.zone(named: name) else { continue }
      if named.hasSameRules(as: zone) { return named }
    }
    return zone
  }

  /// The zone's name in a path that leads into a database, `/usr/share/zoneinfo/Europe/Berlin`.
  static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let database = parts.dropFirst().lastIndex(of: "zoneinfo") else { return nil }
    var inside = parts[(database + 1)...]
    if inside.first == "posix" || inside.first == "right" { inside.removeFirst() }
    guard let first = inside.first else { return nil }
    let name = String(path[first.startIndex...])
    return isSafe(name) ? name : nil
  }
}

extension Zone {
  /// Whether two zones differ in nothing but their names.
  fileprivate func hasSameRules(as other: Zone) -> Bool {
    initialOffset == other.initialOffset && transitions == other.transitions && rule == other.rule
  }
}
