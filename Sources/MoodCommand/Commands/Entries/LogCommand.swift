internal import CommandLineKit
internal import WellbeingKit

/// `mood log`: check in.
enum LogCommand: Command {
  static let declaration = CommandDeclaration(
    name: "log",
    summary: "Check in with how you feel",
    discussion: """
      Words are labels, a valence ('very unpleasant', 'unpleasant', 'slightly unpleasant', \
      'neutral', 'slightly pleasant', 'pleasant', 'very pleasant') or one of the emoji \
      😡 😢 😐 😌 😊. A valence alone is enough; a label alone never sets one; only an emoji sets both.
      What was stored is printed with its time and zone. 'mood undo' takes it back.
      """,
    examples: [
      Example("mood log 😊 -a work", "Happy, and it has to do with work."),
      Example(
        "mood log pleasant calm grateful -a family --note -",
        "Words, and a note from standard input."
      ),
      Example(
        "mood log --valence -0.4 --label stressed --at 'yesterday 21:30'",
        "A number, and a time in the past."
      ),
      Example("mood log --daily neutral", "The mood of the whole day."),
      Example("mood log pleasant --event 'Design review'", "About an event that is over."),
    ],
    arguments: [
      ArgumentDeclaration(
        "WORD",
        help: "A label, a valence or an emoji.",
        isRequired: false,
        isRepeating: true,
        values: .words(Vocabulary.classes + Vocabulary.labels)
      )
    ],
    options: CheckInOptions.declarations,
    seeAlso: ["mood help words", "mood help dates"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let parsed = context.parsed
    let person = try context.person()
    let words = try CheckInWords(parsed.arguments, emoji: person.settings.emoji)
    let number = try parsed.number("valence", in: -1...1)
    guard let valence = number ?? words.valence else {
      throw UsageError.refused(
        "how pleasant was it? Give --valence from -1 to 1, a word such as 'pleasant', or an emoji"
      )
    }
    if number != nil, words.hasValenceWord {
      throw UsageError.refused("--valence and a valence word say two things; give one")
    }
    let kind = try CheckInOptions.kind(parsed) ?? .momentaryEmotion
    let labels =
      words.labels
      + (try Vocabulary.list(parsed.values("label")) { text throws(UsageError) in
        try Vocabulary.label(text)
      })
    var associations = try Vocabulary.list(parsed.values("association"), Vocabulary.association)
    let tags = try CheckInOptions.tags(parsed)
    var moment = try person.moment(parsed, kind: kind) ?? person.present

    var event: CalendarEvent?
    if let text = parsed.value("event") {
      let store = try context.openStoreForReading(person)
      let search = try EventSearch(
        for: text,
        before: moment.instant,
        in: store,
        zone: person.zone
      )
      context.sayOthers(search, text, person.zone)
      if let association = search.event.association { associations.append(association) }
      if parsed.value("at") == nil {
        moment = Moment(instant: search.time(now: person.now), zone: person.zone)
      }
      event = search.event
    }

    let sample = try StateOfMind(
      start: moment.instant,
      zone: LivedZone(moment.zone, at: moment.instant),
      kind: kind,
      valence: valence,
      labels: labels,
      associations: associations,
      tags: tags,
      note: try CheckInOptions.note(&context, old: nil),
      event: event.map(EventReference.init)
    )
    let saved = try context.openStore(person).save(sample, command: "log")
    context.printStored(saved, moment.resolution, person)
    return .success
  }
}
