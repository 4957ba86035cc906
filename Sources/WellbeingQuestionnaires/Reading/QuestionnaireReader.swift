/// Reads a FHIR R4 Questionnaire with our scoring extension.
struct QuestionnaireReader {
  /// The name of the file, for errors.
  let file: String

  /// The definition in a file's bytes, checked against all rules.
  func questionnaire(from bytes: [UInt8]) throws(QuestionnaireError) -> Questionnaire {
    let questionnaire = try builtIn(from: bytes)
    try DefinitionRules(questionnaire: questionnaire, file: file).check()
    return questionnaire
  }

  /// The definition in bytes that were checked before they were compiled in.
  func builtIn(from bytes: [UInt8]) throws(QuestionnaireError) -> Questionnaire {
    try unchecked(document(bytes))
  }

  private func document(_ bytes: [UInt8]) throws(QuestionnaireError) -> DefinitionNode {
    let value: JSONValue
    do throws(JSONParser.Failure) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw .syntax(file: file, line: error.line, problem: error.problem)
    }
    return DefinitionNode(value: value, file: file, item: nil)
  }

  private func unchecked(_ root: DefinitionNode) throws(QuestionnaireError) -> Questionnaire {
    guard root.value["resourceType"]?.string == "Questionnaire" else {
      throw root.error("resourceType must be Questionnaire")
    }
    guard root.value["modifierExtension"] == nil else {
      throw root.error("modifierExtension is not supported")
    }
    let statuses = ["draft", "active", "retired", "unknown"]
    guard statuses.contains(try root.text("status")) else {
      throw root.error("status must be \(Phrases.list(statuses, "or"))")
    }
    let extensions = try root.extensions(FHIRAddress.scoring)
    guard let scoringNode = extensions.first, extensions.count == 1 else {
      throw root.error("there must be exactly one extension \(FHIRAddress.scoring)")
    }
    var node = try ScoringNode(scoringNode, name: "scoring")
    let declinable = Set(try node.texts("decline"))
    let items = try ItemReader.items(of: root, declinable: declinable)
    let language = try root.optionalText("language") ?? "en"
    let translated = items.questions.first?.text.translations.keys.sorted() ?? []
    let scoring = try Questionnaire.Scoring(from: &node)
    let questionnaire = Questionnaire(
      id: try root.text("id"),
      url: try root.text("url"),
      version: try root.text("version"),
      title: try root.text("title"),
      summary: try root.text("description"),
      copyright: try root.localizedText("copyright"),
      licence: try node.text("licence"),
      languages: [language] + translated,
      wordings: try wordings(&node),
      code: try ItemReader.loincCode(of: root),
      totalCode: items.totalCode,
      instructions: items.instructions,
      questions: items.questions,
      scoring: scoring,
      recall: try recall(&node),
      cadence: try cadence(&node),
      isOnRequestOnly: try node.flag("onRequestOnly")
    )
    try node.finish()
    for item in declinable
    where !questionnaire.scoredQuestions.contains(where: { $0.linkId == item }) {
      throw root.error("scoring: decline names \(item), which is not a scored item")
    }
    return questionnaire
  }

  private func wordings(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> [Questionnaire.Wording]
  {
    var wordings: [Questionnaire.Wording] = []
    for var group in try node.groups("wording") {
      let language = try group.text("language")
      guard let status = try group.word("status", as: Questionnaire.Wording.Status.self) else {
        throw group.error("status is missing")
      }
      wordings.append(.init(language: language, status: status, source: try group.text("source")))
      try group.finish()
    }
    return wordings
  }

  private func recall(_ node: inout ScoringNode) throws(QuestionnaireError) -> Questionnaire.Recall
  {
    var group = try node.requiredGroup("recall")
    let recall = Questionnaire.Recall(
      days: try group.integer("days", from: 1),
      text: try group.localizedText("text")
    )
    try group.finish()
    return recall
  }

  private func cadence(_ node: inout ScoringNode) throws(QuestionnaireError)
    -> Questionnaire.Cadence
  {
    var group = try node.requiredGroup("cadence")
    let minimum = try group.integer("minimumDays", from: 1)
    let cadence = Questionnaire.Cadence(
      minimumDays: minimum,
      defaultDays: try group.integer("defaultDays", from: minimum)
    )
    try group.finish()
    return cadence
  }
}
