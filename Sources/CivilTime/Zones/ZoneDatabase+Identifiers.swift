extension ZoneDatabase {
  /// The names of all zones in the database, sorted.
  ///
  /// The second and third copies of the database that some systems keep in `posix/` and `right/`
  /// are left out, and so are files that are no zones.
  ///
  /// - Throws: `ZoneError.noDatabase` when there is none.
  public func identifiers() throws(ZoneError) -> [String] {
    for directory in directories {
      var found: [String] = []
      ZoneDatabase.collect(directory, prefix: "", depth: 0, into: &found)
      if !found.isEmpty { return found.sorted() }
    }
    throw .noDatabase(searched: directories)
  }

  private static func collect(
    _ directory: String,
    prefix: String,
    depth: Int,
    into found: inout [String]
  ) {
    // No zone's name has more than three parts; a link to a parent must not be followed forever.
    guard depth < 4, let names = FileReading.names(in: directory) else { return }
    for name in names where isPartOfZoneName(name) {
      let path = directory + "/" + name
      if FileReading.isDirectory(path) {
        collect(path, prefix: prefix + name + "/", depth: depth + 1, into: &found)
      } else if case .bytes(let bytes) = FileReading.read(path), bytes.starts(with: "TZif".utf8) {
        found.append(prefix + name)
      }
    }
  }

  /// Zones and their directories start with a capital letter and hold no dot.
  ///
  /// `posix`, `right`, `posixrules`, `localtime` and tables are told apart by that. `Factory` stands
  /// for a clock not yet set.
  private static func isPartOfZoneName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return false }
    return !name.utf8.contains(UInt8(ascii: ".")) && name != "Factory"
  }

  /// Up to three names that may have been meant by an unknown one, best first.
  func suggestions(for name: String) -> [String] {
    if let offset = ZoneDatabase.offsetMeant(by: name) { return [offset] }
    guard let identifiers = try? identifiers() else { return [] }
    let wanted = name.lowercased().replacing(" ", with: "_")
    let scored = identifiers.compactMap { identifier -> (distance: Int, identifier: String)? in
      let full = identifier.lowercased()
      let city = full.split(separator: "/").last.map(String.init) ?? full
      if full == wanted { return (0, identifier) }
      if city == wanted { return (1, identifier) }
      let limit = max(1, min(3, wanted.utf8.count / 4))
      let distance = min(
        wanted.editDistance(to: full, limit: limit) ?? .max,
        wanted.editDistance(to: city, limit: limit) ?? .max
      )
      return distance == .max ? nil : (distance + 2, identifier)
    }
    return scored.sorted { ($0.distance, $0.identifier) < ($1.distance, $1.identifier) }
      .prefix(3).map(\.identifier)
  }

  /// The offset a person means by `UTC+1` or `GMT-3:30`, which is not the one POSIX reads.
  static func offsetMeant(by name: String) -> String? {
    let upper = name.uppercased()
    guard upper.hasPrefix("UTC") || upper.hasPrefix("GMT") else { return nil }
    let rest = upper.dropFirst(3)
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let digits = rest.dropFirst()
    let hours = digits.prefix { $0 != ":" }
    let padded = String(sign) + (hours.utf8.count == 1 ? "0" : "") + String(digits)
    return Zone.offset(named: padded).map { ZoneOffset.name(ofOffset: $0) }
  }
}
