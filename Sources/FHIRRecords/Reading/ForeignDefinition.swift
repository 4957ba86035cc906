internal import WellbeingQuestionnaires

/// What a Questionnaire in the same file says about a response's items: codes, texts and weights.
struct ForeignDefinition {
  /// An answer that can be chosen, with its weight.
  struct Option {
    let coding: Coding
    let weight: Double

    /// Creates the option; nil without a weight.
    init?(_ coding: JSONValue, weight: Double?) {
      guard let weight else { return nil }
      self.coding = Coding(coding)
      self.weight = weight
    }
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

  /// Reads a definition; its value sets may be contained in it or in what contains it.
  init(_ value: JSONValue, beside contained: [JSONValue] = []) {
    names = ["url", "name", "title", "id"].compactMap(value.text)
    codes = value.codings("code").compactMap(\.loinc)
    let valueSets = (value.list("contained") + contained)
      .filter { $0.text("resourceType") == "ValueSet" }
    collect(value, Dictionary(grouping: valueSets) { "#\($0.text("id") ?? "")" })
  }

  private mutating func collect(_ parent: JSONValue, _ valueSets: [String: [JSONValue]]) {
    for item in parent.list("item") {
      if let linkId = item.text("linkId") {
        let own = (item.list("answerOption") + item.list("option")).compactMap { option in
          Option(option["valueCoding"] ?? .null, weight: option.weight)
        }
        let valueSet = item.text("answerValueSet").flatMap { valueSets[$0]?.first }
        let options = own.isEmpty ? valueSet.map(Self.options) ?? [] : own
        items[linkId] = Item(
          codes: item.codings("code").compactMap(\.loinc),
          text: item.text("text"),
          options: options
        )
      }
      collect(item, valueSets)
    }
  }

  /// The concepts of a value set that have a weight.
  private static func options(of valueSet: JSONValue) -> [Option] {
    let included = valueSet["compose"]?.list("include").flatMap { $0.list("concept") } ?? []
    let expanded = valueSet["expansion"]?.list("contains") ?? []
    return (included + expanded).compactMap { Option($0, weight: $0.weight) }
  }
}
