internal import CommandLineKit
internal import WellbeingKit

/// The words and options that pick entries, shared by all commands that do.
enum SampleSelection {
  static let declarations =
    [
      OptionDeclaration("from", value: "WHEN", help: "From this day or time on."),
      OptionDeclaration(
        "to",
        value: "WHEN",
        help: "Through this day, or until just before this time."
      ),
    ] + timelessDeclarations

  /// The options that pick entries by what they hold.
  static let timelessDeclarations = [
    OptionDeclaration(
      "kind",
      value: "KIND",
      help: "Momentary emotions or moods of a day.",
      values: .words(["momentary", "daily"])
    ),
    OptionDeclaration(
      "label",
      value: "LABEL",
      help: "With this label.",
      isRepeating: true,
      values: .words(Vocabulary.labels)
    ),
    OptionDeclaration(
      "association",
      short: "a",
      value: "ASSOCIATION",
      help: "With this association.",
      isRepeating: true,
      values: .words(Vocabulary.associations)
    ),
    OptionDeclaration(
      "tag",
      value: "TAG",
      help: "With this tag.",
      isRepeating: true,
      values: .dynamic("tags")
    ),
    OptionDeclaration(
      "where",
      value: "CONDITION",
      help: "That fulfil a condition, as 'valence < 0 and label = sad'. See 'mood help where'."
    ),
  ]

  /// The query that a command line asks for.
  static func query(_ parsed: ParsedCommand, _ person: Person) throws -> StateOfMindQuery {
    try query(predicate(parsed, person), parsed, person)
  }

  /// The query for the samples of a type that fulfil a predicate within the range that a command
  /// line names.
  static func query<Sample>(
    _ predicate: SamplePredicate<Sample>,
    _ parsed: ParsedCommand,
    _ person: Person
  ) throws -> SampleQuery<Sample> {
    let range = try range(parsed, DateWords(person.dateContext))
    var parts = [predicate]
    if case .instant(let start) = range.from { parts.append(.start(.greaterThanOrEqualTo, start)) }
    if case .instant(let end) = range.to { parts.append(.start(.lessThan, end)) }
    return SampleQuery(.and(parts), days: days(range, person))
  }

  /// What a command line asks of the entries, besides its range and `--from` and `--to`.
  static func predicate(
    _ parsed: ParsedCommand,
    _ person: Person
  ) throws -> SamplePredicate<StateOfMind> {
    var parts: [SamplePredicate<StateOfMind>] = []
    if let word = parsed.value("kind") { parts.append(.kind(try Vocabulary.kind(word))) }
    let labels = try Vocabulary.list(parsed.values("label")) { text throws(UsageError) in
      try Vocabulary.label(text)
    }
    let associations = try Vocabulary.list(parsed.values("association"), Vocabulary.association)
    let tags = try CheckInOptions.tags(parsed)
    if !labels.isEmpty { parts.append(.or(labels.map { .label($0) })) }
    if !associations.isEmpty { parts.append(.or(associations.map { .association($0) })) }
    if !tags.isEmpty { parts.append(.or(tags.map { .tag($0) })) }
    if let text = parsed.value("where") {
      parts.append(try condition(text, DateWords(person.dateContext)))
    }
    return .and(parts)
  }

  /// The condition of `--where`.
  private static func condition(
    _ text: String,
    _ words: DateWords
  ) throws(UsageError) -> SamplePredicate<StateOfMind> {
    do throws(PredicateSyntaxError) {
      return try SamplePredicate(parsing: text, dates: DateWordReader(words))
    } catch {
      throw .refused("--where, \(error)")
    }
  }

  /// The range of the words, or of `--from` and `--to`.
  private static func range(_ parsed: ParsedCommand, _ words: DateWords) throws -> DateRange {
    let text = parsed.arguments("RANGE").joined(separator: " ")
    guard parsed.flag("from") || parsed.flag("to") else {
      return text.isEmpty ? .all : try words.range(text)
    }
    guard text.isEmpty else {
      throw UsageError.refused("a range and --from or --to say two things; give one")
    }
    let range = DateRange(
      from: try parsed.value("from").map(words.lowerBound),
      to: try parsed.value("to").map(words.upperBound)
    )
    return try words.checked(
      range,
      text: "\(parsed.value("from") ?? "")..\(parsed.value("to") ?? "")"
    )
  }

  private static func days<Sample>(
    _ range: DateRange,
    _ person: Person
  ) -> SampleQuery<Sample>.Days? {
    var days = SampleQuery<Sample>.Days(from: nil, to: nil, boundary: person.settings.dayBoundary)
    if case .day(let day) = range.from { days.from = day }
    if case .day(let day) = range.to { days.to = day }
    return days.from == nil && days.to == nil ? nil : days
  }
}
