/// Why a time zone cannot be had.
public enum ZoneError: Error, Hashable, Sendable {
  /// No zone has this name; `suggestions` are near names, best first.
  case unknownZone(String, suggestions: [String])

  /// The name can be no zone's, for its length or its characters.
  case invalidName(String)

  /// None of these directories holds a time zone database.
  case noDatabase(searched: [String])

  /// A file cannot be read.
  case unreadable(path: String, reason: String)

  /// A file is no time zone file, or a broken one.
  case malformed(path: String, reason: String)
}

extension ZoneError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .unknownZone(let name, let suggestions) where suggestions.isEmpty:
      "unknown time zone \(name.quoted): write a name as Europe/Berlin, an offset as +01:00, or UTC"
    case .unknownZone(let name, let suggestions):
      "unknown time zone \(name.quoted): did you mean \(suggestions.joined(separator: " or "))?"
    case .invalidName(let name):
      "\(name.quoted) cannot be a time zone: write a name as Europe/Berlin, an offset as +01:00, "
        + "or UTC"
    case .noDatabase(let searched):
      "no time zone database in \(searched.joined(separator: ", ")): install tzdata, set TZDIR to "
        + "its directory, or use UTC or an offset as +01:00"
    case .unreadable(let path, let reason):
      "cannot read the time zone file \(path.quoted): \(reason)"
    case .malformed(let path, let reason):
      "\(path.quoted) is not a sound time zone file: \(reason)"
    }
  }
}
