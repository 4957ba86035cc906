/// Why the settings could not be read or changed.
enum SettingsError: Error, Hashable, Sendable {
  /// The file holds something else than one JSON object.
  case notJSON(path: String)
  /// The file cannot be read or written.
  case file(path: String, reason: String)
  /// A value is not what its key takes.
  case badValue(key: String, expected: String)
  /// A value in the file is not what its key takes.
  case badLine(path: String, line: Int, key: String, expected: String)
  /// There is no such setting.
  case unknownKey(String, suggestions: [String])
}

extension SettingsError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  var description: String {
    switch self {
    case .notJSON(let path): "\(path) is not a JSON object; mend it or move it away"
    case .file(let path, let reason): "\(path): \(reason)"
    case .badValue(let key, let expected): "the setting '\(key)' takes \(expected)"
    case .badLine(let path, let line, let key, let expected):
      "\(path), line \(line): the setting '\(key)' takes \(expected)"
    case .unknownKey(let key, let suggestions):
      "there is no setting '\(key)'"
        + (suggestions.isEmpty
          ? "; 'mood config list' shows them all"
          : "; did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?")
    }
  }
}
