internal import CommandLineKit
internal import WellbeingKit

/// The options that say what a check-in holds, shared by `log` and `edit`.
enum CheckInOptions {
  static let declarations = [
    OptionDeclaration(
      "valence",
      value: "NUMBER",
      help: "How pleasant it was, from -1 (very unpleasant) to 1 (very pleasant)."
    ),
    OptionDeclaration(
      "kind",
      value: "KIND",
      help: "A momentary emotion or the mood of a day.",
      values: .words(["momentary", "daily"])
    ),
    OptionDeclaration("daily", help: "The mood of a day; the same as --kind daily."),
    OptionDeclaration(
      "label",
      value: "LABEL",
      help: "A word for the feeling; several apart by commas.",
      isRepeating: true,
      values: .words(Vocabulary.labels)
    ),
    OptionDeclaration(
      "association",
      short: "a",
      value: "ASSOCIATION",
      help: "An area of life it has to do with; several apart by commas.",
      isRepeating: true,
      values: .words(Vocabulary.associations)
    ),
    OptionDeclaration(
      "tag",
      value: "TAG",
      help: "A word of your own; several apart by commas.",
      isRepeating: true,
      values: .dynamic("tags")
    ),
    OptionDeclaration(
      "note",
      value: "TEXT",
      help: "A note; '-' reads it from standard input, which keeps it out of the shell's history."
    ),
    OptionDeclaration("edit", help: "Write the note in your editor."),
    OptionDeclaration(
      "at",
      value: "WHEN",
      help: "When it was, as 21:30 or 'yesterday 9pm'; now if not given. See 'mood help dates'."
    ),
    OptionDeclaration(
      "event",
      value: "TEXT",
      help: "The latest calendar event with this text in its name: its end is the time, and its "
        + "association is added."
    ),
  ]

  /// The kind asked for; nil when none was.
  static func kind(_ parsed: ParsedCommand) throws(UsageError) -> StateOfMind.Kind? {
    let word = parsed.value("kind")
    guard parsed.flag("daily") else { return try word.map(Vocabulary.kind) }
    if let word, try Vocabulary.kind(word) != .dailyMood {
      throw .refused("--daily and --kind \(word.quotedForMessage) say two things; give one")
    }
    return .dailyMood
  }

  /// The note asked for; nil when none was, empty to take an old one away.
  ///
  /// The editor starts with the old text.
  static func note(_ context: inout CommandContext, old: String?) throws -> String? {
    let parsed = context.parsed
    guard parsed.flag("edit") else {
      guard let text = parsed.value("note") else { return nil }
      guard text == "-" else { return text }
      return String(
        decoding: try context.environment.interaction.readAll(limit: 1 << 20),
        as: UTF8.self
      )
    }
    guard parsed.value("note") == nil else {
      throw UsageError.refused("--note and --edit both give the note; give one")
    }
    guard context.environment.terminal.inputIsTerminal, !parsed.flag("no-input") else {
      throw UsageError.refused(
        "--edit needs a terminal; give the note with --note TEXT or --note -"
      )
    }
    return try context.environment.interaction.editText(old ?? "")
  }

  /// The tags asked for.
  static func tags(_ parsed: ParsedCommand) throws(UsageError) -> [String] {
    try Vocabulary.list(parsed.values("tag")) { text throws(UsageError) in
      let tag = text.hasPrefix("#") ? String(text.dropFirst()) : text
      guard tag.contains(where: { !$0.isWhitespace }) else {
        throw .refused("a tag needs at least one letter")
      }
      return tag
    }
  }
}
