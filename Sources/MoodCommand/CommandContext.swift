internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a command works with: its arguments, the person's settings, the journal, and two buffers.
struct CommandContext {
  /// The arguments.
  let parsed: ParsedCommand

  /// The world around.
  var environment: ToolEnvironment

  /// What goes to standard output in one write.
  var output = OutputBuffer()

  /// What goes to standard error.
  var messages = OutputBuffer()

  /// The language of everything people read.
  let catalogue = Catalogue.english

  /// The moment of this run; one moment, so that nothing shifts while a command runs.
  let now: Instant

  /// Where files lie.
  let locations: FileLocations

  /// Creates the context of one command.
  init(_ parsed: ParsedCommand, in environment: ToolEnvironment) {
    self.parsed = parsed
    self.environment = environment
    now = environment.now()
    locations = FileLocations(environment)
  }

  /// Says something besides the data, unless `--quiet` was given.
  mutating func say(_ text: String) {
    if !parsed.flag("quiet") { messages.writeLine(text.sanitizedForTerminal()) }
  }

  /// Writes out at once what would else leave when the command ends.
  ///
  /// - Returns: False when the reader of the output has gone, and so there is no more to do.
  /// - Throws: `OutputError` when the output cannot be written.
  mutating func flush() throws -> Bool {
    _ = environment.streams.messages(messages.take())
    switch environment.streams.output(output.take()) {
    case .complete: return true
    case .closedPipe: return false
    case .failed(let error): throw OutputError(reason: error)
    }
  }

  /// Whether data are wanted as JSON.
  var wantsJSON: Bool { parsed.flag("json") }

  /// Where time zones are read.
  var zones: ZoneDatabase { ZoneDatabase(environment: environment.terminal.variables) }

  /// The person's settings; says so when the file has keys that are none.
  mutating func settings() throws -> Settings {
    let file = try SettingsFile(path: locations.settings)
    for key in file.unknownKeys {
      say("mood: the setting '\(key)' in \(file.path) is not known and is left alone")
    }
    return try file.settings(zones: zones)
  }

  /// The person's zone: the option, then the settings, then what the system says.
  func zone(_ settings: Settings) throws -> Zone {
    if let name = parsed.value("zone") ?? settings.zoneIdentifier {
      return try zones.zone(named: name)
    }
    return try zones.localZone(environment: environment.terminal.variables)
  }

  /// The settings and what follows from them.
  mutating func person() throws -> Person {
    let settings = try settings()
    return Person(settings: settings, zone: try zone(settings), now: now)
  }

  /// Where the journal is.
  var journal: URL { URL(fileURLWithPath: journalPath) }

  /// The path of the journal, from the root on.
  private var journalPath: String {
    let path = parsed.value("journal") ?? locations.journal
    return path.utf8.first == UInt8(ascii: "/") ? path : URL(fileURLWithPath: path).path
  }

  /// Opens the journal to write to it, making it if need be.
  func openStore(_ person: Person) throws -> WellbeingStore {
    try WellbeingStore(path: journalPath, options: options(person))
  }

  /// Opens the journal to read it; one that does not exist is empty.
  func openStoreForReading(_ person: Person) throws -> WellbeingStore {
    try WellbeingStore.openForReading(path: journalPath, options: options(person))
  }

  /// How a store behaves for a person.
  func options(_ person: Person) -> WellbeingStore.Options {
    WellbeingStore.Options(
      zone: person.zone,
      busyTimeoutMilliseconds: environment.busyTimeoutMilliseconds,
      backups: BackupPolicy(count: person.settings.backupCount),
      now: environment.now
    )
  }

  /// How text is set on standard output.
  var layout: TextLayout {
    let styler = Styler(
      depth: environment.terminal.outputColors(isRefused: parsed.flag("no-color"))
    )
    return TextLayout(
      width: environment.terminal.width,
      displayWidth: \.displayWidth,
      style: { text, role in styler(text, role.look) }
    )
  }

  /// How text is set in a file: in 80 columns without colour.
  var fileLayout: TextLayout { TextLayout(width: 80, displayWidth: \.displayWidth) }
}
