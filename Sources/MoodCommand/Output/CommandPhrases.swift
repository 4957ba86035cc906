internal import WellbeingKit

/// The names of fields as the command prints them.
struct CommandPhrases: Sendable {
  var when: String
  var valence: String
  var kind: String
  var labels: String
  var associations: String
  var tags: String
  var event: String
  var source: String
  var allDay: String
  var noName: String
}

extension Catalogue {
  /// The phrases of the command, in English: the language of `Catalogue.english`.
  var command: CommandPhrases {
    CommandPhrases(
      when: "when",
      valence: "valence",
      kind: "kind",
      labels: "labels",
      associations: "associations",
      tags: "tags",
      event: "event",
      source: "source",
      allDay: "all day",
      noName: "(no name)"
    )
  }
}
