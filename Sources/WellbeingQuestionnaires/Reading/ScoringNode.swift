/// A group of our scoring extension: nested extensions by name.
///
/// Every name has to be asked for; `finish` refuses the ones nobody asked for, so that a misspelt
/// rule is not silently without effect.
struct ScoringNode {
  private let node: DefinitionNode
  private let name: String
  private let parts: [DefinitionNode]
  private var asked: Set<String> = [FHIRAddress.translation]

  init(_ node: DefinitionNode, name: String) throws(QuestionnaireError) {
    self.node = node
    self.name = name
    parts = try node.children("extension")
    for part in parts { _ = try part.text("url") }
  }

  func error(_ rule: String) -> QuestionnaireError {
    node.error("\(name): \(rule)")
  }

  /// All parts with a name.
  private mutating func all(_ url: String) -> [DefinitionNode] {
    asked.insert(url)
    return parts.filter { $0.value["url"]?.string == url }
  }

  /// The part with a name; nil when there is none.
  private mutating func optional(_ url: String) throws(QuestionnaireError) -> DefinitionNode? {
    let found = all(url)
    guard found.count < 2 else { throw error("\(url) is given twice") }
    return found.first
  }

  /// Groups with a name, in order.
  mutating func groups(_ url: String) throws(QuestionnaireError) -> [ScoringNode] {
    var groups: [ScoringNode] = []
    for part in all(url) { groups.append(try ScoringNode(part, name: url)) }
    return groups
  }

  /// The group with a name; nil when there is none.
  mutating func group(_ url: String) throws(QuestionnaireError) -> ScoringNode? {
    guard let part = try optional(url) else { return nil }
    return try ScoringNode(part, name: url)
  }

  /// The group with a name, which has to be there.
  mutating func requiredGroup(_ url: String) throws(QuestionnaireError) -> ScoringNode {
    guard let group = try group(url) else { throw error("\(url) is missing") }
    return group
  }

  /// A text (`valueString` or `valueCode`); nil when there is none.
  mutating func optionalText(_ url: String) throws(QuestionnaireError) -> String? {
    guard let part = try optional(url) else { return nil }
    return try Self.text(of: part, url)
  }

  /// A text that has to be there.
  mutating func text(_ url: String) throws(QuestionnaireError) -> String {
    guard let text = try optionalText(url) else { throw error("\(url) is missing") }
    return text
  }

  /// Texts with a name, in order.
  mutating func texts(_ url: String) throws(QuestionnaireError) -> [String] {
    var texts: [String] = []
    for part in all(url) { texts.append(try Self.text(of: part, url)) }
    return texts
  }

  private static func text(of part: DefinitionNode, _ url: String)
    throws(QuestionnaireError) -> String
  {
    let key = part.value["valueCode"] == nil ? "valueString" : "valueCode"
    guard part.value[key] != nil else {
      throw part.error("\(url) must have a valueString or a valueCode")
    }
    return try part.text(key)
  }

  /// The one text of the group that is shown to people, with the translations beside it.
  mutating func localizedText(_ url: String) throws(QuestionnaireError) -> LocalizedText {
    LocalizedText(try text(url), translations: try node.translations())
  }

  /// One of a fixed set of words; nil when it is not there.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ url: String,
    as type: Word.Type
  ) throws(QuestionnaireError) -> Word? {
    guard let text = try optionalText(url) else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw error("\(url) must be \(Phrases.list(known, "or")), not \(text)")
    }
    return word
  }

  /// A number (`valueDecimal` or `valueInteger`); nil when it is not there.
  mutating func optionalNumber(_ url: String) throws(QuestionnaireError) -> Double? {
    guard let part = try optional(url) else { return nil }
    guard let number = (part.value["valueDecimal"] ?? part.value["valueInteger"])?.number else {
      throw error("\(url) must have a number as valueDecimal or valueInteger")
    }
    return number
  }

  /// A number that has to be there.
  mutating func number(_ url: String) throws(QuestionnaireError) -> Double {
    guard let number = try optionalNumber(url) else { throw error("\(url) is missing") }
    return number
  }

  /// A whole number from a lowest value up; nil when it is not there.
  mutating func optionalInteger(_ url: String, from least: Int)
    throws(QuestionnaireError) -> Int?
  {
    guard let number = try optionalNumber(url) else { return nil }
    guard let integer = Int(exactly: number), integer >= least else {
      throw error("\(url) must be a whole number from \(least) up")
    }
    return integer
  }

  /// A whole number that has to be there.
  mutating func integer(_ url: String, from least: Int) throws(QuestionnaireError) -> Int {
    guard let integer = try optionalInteger(url, from: least) else {
      throw error("\(url) is missing")
    }
    return integer
  }

  /// Yes or no; no when it is not there.
  mutating func flag(_ url: String) throws(QuestionnaireError) -> Bool {
    guard let part = try optional(url) else { return false }
    guard part.value["valueBoolean"] != nil else { throw error("\(url) must have a valueBoolean") }
    return try part.flag("valueBoolean")
  }

  /// Refuses parts that nothing asked for.
  func finish() throws(QuestionnaireError) {
    for part in parts {
      guard let url = part.value["url"]?.string, !asked.contains(url) else { continue }
      throw error(
        "\(url) is not a part of it; there are \(Phrases.list(asked.subtracting([FHIRAddress.translation]).sorted(), "and"))"
      )
    }
  }
}
