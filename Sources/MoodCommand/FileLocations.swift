/// Where the tool's files lie, by the rules of the XDG base directories.
struct FileLocations: Hashable, Sendable {
  /// The journal, unless `--journal` names another.
  let journal: String

  /// The folder of the person's own questionnaires.
  let questionnaires: String

  /// The file of settings.
  let settings: String

  /// Finds the places from the environment.
  init(_ environment: ToolEnvironment) {
    let home = environment.variable("HOME") ?? "."
    func base(_ variable: String, _ fallback: String) -> String {
      // The rules say to ignore a relative path.
      guard let path = environment.variable(variable), path.hasPrefix("/") else {
        return "\(home)/\(fallback)"
      }
      return path
    }
    let data = base("XDG_DATA_HOME", ".local/share") + "/mood"
    journal = environment.variable("MOOD_JOURNAL") ?? data + "/journal.sqlite"
    questionnaires = data + "/questionnaires"
    settings = base("XDG_CONFIG_HOME", ".config") + "/mood/config.json"
  }
}
