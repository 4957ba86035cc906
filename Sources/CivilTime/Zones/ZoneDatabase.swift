/// The compiled time zone database of the system, a directory of TZif files.
///
/// It keeps nothing: finding a zone reads one file. Whoever needs a zone often keeps the `Zone`.
public struct ZoneDatabase: Hashable, Sendable {
  /// The directories that are tried, in this order.
  public let directories: [String]

  /// Creates a database over one directory.
  public init(directory: String) {
    directories = [directory]
  }

  /// Creates the database the system offers: the directory `TZDIR` names, else the usual ones.
  public init(environment: [String: String]) {
    if let directory = environment["TZDIR"], !directory.isEmpty {
      directories = [directory]
    } else {
      directories = ["/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/zoneinfo"]
    }
  }

  /// The zone of a name.
  ///
  /// A name is an IANA name as `Europe/Berlin`; an offset as `+01:00`, `+0100` or `+01`; `Z`; or a
  /// POSIX rule with its dates, as `CET-1CEST,M3.5.0,M10.5.0/3`. UTC, GMT and their aliases,
  /// offsets and rules need no database. `UTC+1` and its like are refused, because half the world
  /// reads the sign the other way round.
  ///
  /// - Throws: `ZoneError`, when there is no such zone (with near names), no database, or the
  ///   zone's file is broken.
  public func zone(named name: String) throws(ZoneError) -> Zone {
    if let zone = Zone(withoutDatabase: name) { return zone }
    guard ZoneDatabase.isSafe(name) else {
      // `UTC-3:30` has a colon, as no zone's name has, but what it means is plain.
      guard let offset = ZoneDatabase.offsetMeant(by: name) else { throw .invalidName(name) }
      throw .unknownZone(name, suggestions: [offset])
    }
    if let zone = try loadZone(named: name) { return zone }
    guard directories.contains(where: FileReading.isDirectory) else {
      throw .noDatabase(searched: directories)
    }
    throw .unknownZone(name, suggestions: suggestions(for: name))
  }

  /// Reads the zone's file in the first directory that has one; nil when none has.
  func loadZone(named name: String) throws(ZoneError) -> Zone? {
    for directory in directories {
      let path = directory + "/" + name
      if let zone = try ZoneDatabase.loadZone(path: path, identifier: name) { return zone }
    }
    return nil
  }

  /// Reads one time zone file; nil when there is none.
  static func loadZone(path: String, identifier: String) throws(ZoneError) -> Zone? {
    switch FileReading.read(path) {
    // `Europe` is a directory, and to a person as unknown as any other word.
    case .missing, .directory: return nil
    case .failed(let reason): throw .unreadable(path: path, reason: reason)
    case .bytes(let bytes):
      do throws(ZoneFile.Problem) {
        return Zone(identifier: identifier, file: try ZoneFile(bytes))
      } catch {
        throw .malformed(path: path, reason: error.reason)
      }
    }
  }

  /// Whether a name stays inside the database's directory.
  static func isSafe(_ name: String) -> Bool {
    guard (1...255).contains(name.utf8.count) else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.utf8.allSatisfy(isNameByte)
    }
  }
}

/// Letters, digits and the signs `_ + - .`, of which the database makes its names.
private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
    UInt8(ascii: "-"), UInt8(ascii: "."):
    true
  default:
    false
  }
}

extension Zone {
  /// Creates a zone from a time zone file.
  init(identifier: String, file: ZoneFile) {
    self.init(
      identifier: identifier,
      initialOffset: file.initialOffset,
      transitions: file.transitions,
      rule: file.rule
    )
  }
}
