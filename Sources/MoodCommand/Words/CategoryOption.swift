internal import CommandLineKit
internal import WellbeingKit

/// Reads `--map "Gym=fitness"`.
enum CategoryOption {
  static let declaration = OptionDeclaration(
    "map",
    value: "CATEGORY=ASSOCIATION",
    help: "Events of this category belong to this area of life instead; nothing after the '=' "
      + "takes it back.",
    isRepeating: true
  )

  /// What the options say, in turn.
  ///
  /// - Throws: `UsageError` for one that does not name a category and an association.
  static func changes(_ parsed: ParsedCommand) throws(UsageError) -> [CategoryAssociations.Change] {
    var changes: [CategoryAssociations.Change] = []
    for text in parsed.values("map") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let category = String(parts[0]).trimmedNFC
      guard parts.count == 2, !category.isEmpty else {
        throw .refusedValue(
          text,
          option: "--map",
          expected: "a category and an association, as Gym=fitness"
        )
      }
      let word = String(parts[1]).trimmedNFC
      let association: StateOfMind.Association? =
        if word.isEmpty { nil } else { try Vocabulary.association(word) }
      changes.append(.init(category: category, association: association))
    }
    return changes
  }
}
