internal import CommandLineKit
internal import WellbeingKit

/// Pages of help that belong to no single command, made from the tables the program itself uses.
enum HelpTopics {
  static var all: [HelpTopic] { [dates, conditions, words, support, exitCodes] }

  private static var dates: HelpTopic {
    HelpTopic(
      "dates",
      summary: "Words for dates, times and ranges",
      text: """
        Times, for --at, --from and --to:
        \(table(DateWords.momentExamples.map { ($0.text, $0.meaning) }))

        Ranges, for list, report and calendar events:
        \(table(DateWords.rangeExamples.map { ($0.text, $0.meaning) }))

        A day as the upper end of a range means through that day; a time as the upper end is not \
        included. A time that the clocks skip in spring is moved on by the same step; of a time \
        that they show twice in autumn, the first is taken. Both are said when it happens.
        """
    )
  }

  /// One screen of 80 columns and 24 lines.
  private static var conditions: HelpTopic {
    HelpTopic(
      "where",
      summary: "Conditions for --where",
      text: """
        \(PredicateHelp.fields)

        \(PredicateHelp.operators)

        Join with and, or, not: \(PredicateHelp.joinedExample)
        A date is the midnight that begins it; a range goes through its last day.
        """
    )
  }

  private static var words: HelpTopic {
    HelpTopic(
      "words",
      summary: "Words for feelings and areas of life",
      text: """
        Valence, from -1 to 1, and the number a word stores:
        \(table(StateOfMind.ValenceClassification.allCases.map { ($0.hyphenated, sevenths($0)) }))

        Labels:
        \(list(Vocabulary.labels))

        Associations:
        \(list(Vocabulary.associations))

        Emoji, each a label and a valence ('mood config' changes them):
        \(table(EmojiTable.standard.entries.map { ($0.emoji, $0.meaning.text) }))

        Case does not matter, and parts of a word may be joined by a hyphen or not at all: \
        self-care, selfCare, 'current events'.
        """
    )
  }

  /// The name of the page that says where help can be found.
  static let supportName = "support"

  /// The page as the declaration has it; what is printed is made for the person.
  private static var support: HelpTopic {
    HelpTopic(
      supportName,
      summary: "Where help can be found, at any time",
      text: "'mood help support' prints the emergency number and the help lines of your country."
    )
  }

  /// Where help can be found: for the person's country when it is known.
  static func support(person: Person?) -> HelpTopic {
    let directory = try? SupportDirectory.builtIn()
    let resources = directory?.resources(
      country: person?.settings.country,
      zone: person?.zone.identifier
    )
    return HelpTopic(
      supportName,
      summary: "Where help can be found, at any time",
      text: resources?.text ?? ""
    )
  }

  private static var exitCodes: HelpTopic {
    HelpTopic(
      "exit-codes",
      summary: "What exit codes mean",
      text: table(ExitStatus.meanings.map { (String($0.status), $0.meaning) })
    )
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return rows.map { "  \($0.0.padded(toWidth: width))  \($0.1)" }.joined(separator: "\n")
  }

  private static func list(_ words: [String]) -> String {
    "  " + words.sorted().joined(separator: ", ")
  }

  private static func sevenths(_ band: StateOfMind.ValenceClassification) -> String {
    let count = (band.rawValue - 4) * 2
    return count == 0 ? "0" : "\(count)/7"
  }
}
