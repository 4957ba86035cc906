internal import WellbeingQuestionnaires

/// What a Questionnaire in the same file says about a response's items: codes, texts and weights.
struct ForeignDefinition {
  /// An answer that can be chosen, with its weight.
  struct Option {
    let coding: Coding
    let weight: Double
  }

  /// An item of the definition.
  struct Item {
    let codes: [String]
    let text: String?
    let options: [Option]
  }

  /// Words that may name the instrument.
  let names: [String]

  /// The codes of the whole.
  let codes: [String]

  /// The items by `linkId`, nested ones included.
  private(set) var items: [String: Item] = [:]

  /// Creates a definition of which only names and codes are known.
  init(names: [String], codes: [String]) {
    self.names = names
    self.codes = codes
  }

  init(_ value: JSONValue) {
    names = ["url", "name", "title", "id"].compactMap(value.text)
    codes = value.codings("code").compactMap(\.loinc)
    collect(value)
  }

  private mutating func collect(_ parent: JSONValue) {
    for item in parent.list("item") {
      if let linkId = item.text("linkId") {
        let options = (item.list("answerOption") + item.list("option")).compactMap { option in
          option.weight.map {
            Option(coding: Coding(option["valueCoding"] ?? .null), weight: $0)
          }
        }
        items[linkId] = Item(
          codes: item.codings("code").compactMap(\.loinc),
          text: item.text("text"),
          options: options
        )
      }
      collect(item)
    }
  }
}
