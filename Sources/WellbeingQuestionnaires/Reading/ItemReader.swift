/// Reads the items of a Questionnaire: texts before the questions, the questions, the total.
struct ItemReader {
  private let declinable: Set<String>
  private(set) var instructions: [LocalizedText] = []
  private(set) var questions: [Questionnaire.Question] = []
  private(set) var totalCode: String?
  private var linkIds: Set<String> = []

  /// All items of a definition, nested groups laid flat.
  static func items(of root: DefinitionNode, declinable: Set<String>)
    throws(QuestionnaireError) -> ItemReader
  {
    var reader = ItemReader(declinable: declinable)
    try reader.readItems(of: root)
    return reader
  }

  private init(declinable: Set<String>) {
    self.declinable = declinable
  }

  /// The LOINC code of a place that has `code`; nil without one.
  static func loincCode(of node: DefinitionNode) throws(QuestionnaireError) -> String? {
    for coding in try node.children("code")
    where coding.value["system"]?.string == FHIRAddress.loinc {
      return try coding.text("code")
    }
    return nil
  }

  private mutating func readItems(of parent: DefinitionNode) throws(QuestionnaireError) {
    for element in try parent.children("item") {
      let linkId = try element.text("linkId")
      let node = DefinitionNode(value: element.value, file: element.file, item: linkId)
      guard linkIds.insert(linkId).inserted else { throw node.error("linkId is used twice") }
      for unsupported in ["enableWhen", "modifierExtension", "answerValueSet"]
      where node.value[unsupported] != nil {
        throw node.error("\(unsupported) is not supported")
      }
      try readItem(node, linkId: linkId)
    }
  }

  private mutating func readItem(_ node: DefinitionNode, linkId: String) throws(QuestionnaireError)
  {
    if try node.flag("readOnly") {
      // A field that is computed, not asked: it can only tell us the code of the total.
      totalCode = try Self.loincCode(of: node) ?? totalCode
      return
    }
    switch try node.text("type") {
    case "group":
      if node.value["text"] != nil { try readInstruction(node) }
      try readItems(of: node)
    case "display":
      try readInstruction(node)
    case "choice":
      try readQuestion(node, linkId: linkId)
    case let type:
      throw node.error("type must be group, display or choice, not \(type)")
    }
  }

  private mutating func readInstruction(_ node: DefinitionNode) throws(QuestionnaireError) {
    guard questions.isEmpty else {
      throw node.error("a text must stand before the first question")
    }
    instructions.append(try node.localizedText("text"))
  }

  private mutating func readQuestion(_ node: DefinitionNode, linkId: String)
    throws(QuestionnaireError)
  {
    guard node.value["item"] == nil else { throw node.error("a question cannot hold items") }
    guard try !node.flag("repeats") else { throw node.error("repeats is not supported") }
    let options = try node.children("answerOption")
    var weights: [Int?] = []
    for option in options { weights.append(try weight(of: option)) }
    let isScored = weights.contains { $0 != nil }
    if isScored, weights.contains(nil) {
      throw node.error("either all answers have an ordinalValue or none")
    }
    var choices: [Questionnaire.Choice] = []
    for (place, option) in options.enumerated() {
      choices.append(try choice(option, value: weights[place] ?? place))
    }
    guard choices.count > 1 else { throw node.error("there must be at least two answerOptions") }
    guard Set(choices.map(\.value)).count == choices.count else {
      throw node.error("two answers have the same ordinalValue")
    }
    questions.append(
      Questionnaire.Question(
        linkId: linkId,
        code: try Self.loincCode(of: node),
        text: try node.localizedText("text"),
        choices: choices,
        isRequired: try node.flag("required"),
        canBeDeclined: declinable.contains(linkId),
        isScored: isScored
      )
    )
  }

  private func choice(_ option: DefinitionNode, value: Int)
    throws(QuestionnaireError) -> Questionnaire.Choice
  {
    guard let coding = option.child("valueCoding") else {
      throw option.error("every answerOption must have a valueCoding")
    }
    return Questionnaire.Choice(
      value: value,
      text: try coding.localizedText("display"),
      system: try coding.optionalText("system"),
      code: try coding.optionalText("code")
    )
  }

  /// The weight, which may stand beside the coding or inside it; nil without one.
  private func weight(of option: DefinitionNode) throws(QuestionnaireError) -> Int? {
    let beside = try option.extensions(FHIRAddress.ordinalValue)
    let inside = try option.child("valueCoding")?.extensions(FHIRAddress.ordinalValue) ?? []
    guard let found = (beside + inside).first else { return nil }
    guard let weight = found.value["valueDecimal"]?.integer, (0...1000).contains(weight) else {
      throw option.error("ordinalValue must be a whole number from 0 to 1000, as valueDecimal")
    }
    return weight
  }
}
