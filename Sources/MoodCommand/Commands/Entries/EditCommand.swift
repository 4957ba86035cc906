internal import CommandLineKit
internal import WellbeingKit

/// `mood edit`: change one entry.
enum EditCommand: Command {
  static let declaration = CommandDeclaration(
    name: "edit",
    summary: "Change an entry",
    discussion: """
      What is given takes the place of what was there: --label calm leaves 'calm' as the only \
      label. Words after the id are read as in 'mood log'. With nothing but an id, the note opens \
      in your editor.
      """,
    examples: [
      Example("mood edit 3f2a --valence 0.2 --label hopeful", "Put it another way."),
      Example("mood edit 3f2a --clear associations", "Take all associations away."),
      Example("mood edit 3f2a", "Rewrite the note in your editor."),
    ],
    arguments: [
      ArgumentDeclaration(
        "ID",
        help: "The first digits of the entry's id.",
        values: .dynamic("ids")
      ),
      ArgumentDeclaration(
        "WORD",
        help: "A label, a valence or an emoji.",
        isRequired: false,
        isRepeating: true
      ),
    ],
    options: CheckInOptions.declarations + [
      OptionDeclaration(
        "clear",
        value: "FIELD",
        help: "Take a field away.",
        isRepeating: true,
        values: .choices(Field.allCases.map(\.rawValue))
      )
    ]
  )

  /// A part of an entry that may be empty.
  private enum Field: String, CaseIterable {
    case labels, associations, tags, note, event
  }

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStore(person)
    guard
      case .stateOfMind(let old) = try store.sample(idPrefix: context.parsed.argument("ID") ?? "")
    else {
      throw UsageError.refused(
        "that is a questionnaire as it was answered, which is not edited; delete it and take it again"
      )
    }
    let (edited, resolution) = try edited(old, &context, person, store)
    guard edited != old else {
      context.say("nothing to change")
      context.printSample(old, person)
      return .success
    }
    let saved = try store.replace(edited, command: "edit")
    context.printStored(saved, resolution, person)
    return .success
  }

  private static func edited(
    _ old: StateOfMind,
    _ context: inout CommandContext,
    _ person: Person,
    _ store: WellbeingStore
  ) throws -> (StateOfMind, Moment.Resolution) {
    let parsed = context.parsed
    let words = try CheckInWords(parsed.arguments("WORD"), emoji: person.settings.emoji)
    let number = try parsed.number("valence", in: -1...1)
    if number != nil, words.hasValenceWord {
      throw UsageError.refused("--valence and a valence word say two things; give one")
    }
    let cleared = Set(parsed.values("clear").compactMap(Field.init(rawValue:)))
    let labels =
      words.labels
      + (try Vocabulary.list(parsed.values("label")) { text throws(UsageError) in
        try Vocabulary.label(text)
      })
    let associations = try Vocabulary.list(parsed.values("association"), Vocabulary.association)
    let tags = try CheckInOptions.tags(parsed)
    let kind = try CheckInOptions.kind(parsed) ?? old.kind
    let moment = try person.moment(parsed, kind: kind)
    let event = try parsed.value("event").map { text throws in
      let search = try EventSearch(
        for: text,
        before: moment?.instant ?? old.start,
        in: store,
        zone: person.zone
      )
      context.sayOthers(search, text, person.zone)
      return search.event
    }
    let note = try note(old, &context)

    func kept<Value>(_ new: [Value], _ old: [Value], _ field: Field) -> [Value] {
      new.isEmpty ? (cleared.contains(field) ? [] : old) : new
    }
    let edited = try StateOfMind(
      id: old.id,
      start: moment?.instant ?? old.start,
      zone: moment.map { LivedZone($0.zone, at: $0.instant) } ?? old.zone,
      kind: kind,
      valence: number ?? words.valence ?? old.valence,
      labels: kept(labels, old.labels, .labels),
      associations: kept(associations, old.associations, .associations),
      tags: kept(tags, old.tags, .tags),
      note: note ?? (cleared.contains(.note) ? nil : old.note),
      event: event.map(EventReference.init) ?? (cleared.contains(.event) ? nil : old.event),
      source: old.source,
      metadata: old.metadata
    )
    return (edited, moment?.resolution ?? .exact)
  }

  /// The new note; from the editor when nothing else is to be changed.
  private static func note(
    _ old: StateOfMind,
    _ context: inout CommandContext
  ) throws -> String? {
    let parsed = context.parsed
    let changes = CheckInOptions.declarations.map(\.name) + ["clear"]
    let isBare = parsed.arguments("WORD").isEmpty && !changes.contains { parsed.flag($0) }
    guard isBare else { return try CheckInOptions.note(&context, old: old.note) }
    guard context.environment.terminal.inputIsTerminal, !parsed.flag("no-input") else {
      throw UsageError.refused(
        "what is to change? Give words, --valence, --label, --association, --tag, --note, --at, "
          + "--kind, --event or --clear"
      )
    }
    return try context.environment.interaction.editText(old.note ?? "")
  }
}
