internal import WellbeingModel

internal import WellbeingQuestionnaires

/// Reads the answer to one question in all the forms in which it is written.
struct AnswerReader {
  /// What an item holds.
  enum Outcome: Equatable {
    case answer(Answer)
    /// An answer whose stated weight is not that of its code.
    case weighted(Answer)
    case declinedInVain
    case several
    case unknown(String)
  }

  let question: Questionnaire.Question

  /// Whether weights written in the file count; they do not where one is outside of the scale.
  let usesWeights: Bool

  /// Answers that LOINC has for one question under a code of its own: "more days than not".
  private static let otherCodes = ["68509-9 LA18938-3": "LA6570-1"]

  /// What an item gives; an absent item gives a missing answer.
  func outcome(of item: ResponseItem?) -> Outcome {
    guard let item else { return .answer(.missing) }
    var outcomes: [Outcome] = []
    for answer in item.answers {
      let outcome = self.outcome(of: answer, in: item)
      if !outcomes.contains(outcome) { outcomes.append(outcome) }
    }
    switch outcomes.count {
    case 0: return item.isDeclined ? declined : .answer(.missing)
    case 1: return outcomes[0]
    default: return .several
    }
  }

  /// The weights written beside the answers of an item, in the answer or in the file's definition.
  static func weights(of item: ResponseItem) -> [Double] {
    item.answers.compactMap { answer in
      answer.weight ?? option(for: Coding(answer["valueCoding"] ?? .null), in: item)?.weight
    }
  }

  private static func option(for coding: Coding, in item: ResponseItem)
    -> ForeignDefinition.Option?
  {
    item.options.first { option in
      if let code = coding.code { return option.coding.code == code }
      return coding.display != nil && option.coding.display == coding.display
    }
  }

  private var declined: Outcome {
    question.canBeDeclined ? .answer(.preferNotToAnswer) : .declinedInVain
  }

  private func outcome(of answer: JSONValue, in item: ResponseItem) -> Outcome {
    if answer.isDeclined || answer["_valueCoding"]?.isDeclined == true { return declined }
    guard let member = answer.typedValue else { return .answer(.missing) }
    switch member.name {
    case "valueCoding":
      return outcome(of: Coding(member.value), weight: weight(of: answer, in: item))
    case "valueCodeableConcept":
      return outcome(ofConcept: answer, in: item)
    case "valueInteger", "valueDecimal", "valueQuantity":
      return outcome(ofNumber: member.value.numeric)
    case "valueString":
      return outcome(ofText: member.value)
    default:
      return .unknown(member.name)
    }
  }

  private func weight(of answer: JSONValue, in item: ResponseItem) -> Double? {
    guard usesWeights, question.isScored else { return nil }
    let coding = Coding(answer["valueCoding"] ?? .null)
    return answer.weight ?? Self.option(for: coding, in: item)?.weight
  }

  private func outcome(ofConcept answer: JSONValue, in item: ResponseItem) -> Outcome {
    let outcomes = answer.codings("valueCodeableConcept").map { outcome(of: $0, weight: nil) }
    let known = outcomes.first {
      if case .unknown = $0 { false } else { true }
    }
    if let known { return known }
    guard let text = answer["valueCodeableConcept"]?["text"] else {
      return outcomes.first ?? .answer(.missing)
    }
    return outcome(ofText: text)
  }

  private func outcome(of coding: Coding, weight: Double?) -> Outcome {
    if coding.system?.contains("data-absent-reason") == true || coding.code == "asked-declined" {
      return coding.code == "asked-declined" ? declined : .answer(.missing)
    }
    let coded = choice(coded: coding)
    if let weight, let value = Int(exactly: weight), question.choice(for: value) != nil {
      let differs = coded.map { $0.value != value } ?? false
      return differs ? .weighted(.value(value)) : .answer(.value(value))
    }
    if let choice = coded ?? coding.display.flatMap(choice(worded:))
      ?? coding.code.flatMap(choice(worded:))
    {
      return .answer(.value(choice.value))
    }
    if question.isScored, let number = coding.code.flatMap(Int.init) {
      return outcome(ofNumber: Double(number))
    }
    return .unknown(coding.display ?? coding.code ?? "an empty coding")
  }

  private func outcome(ofNumber number: Double?) -> Outcome {
    guard let number else { return .unknown("a value without a number") }
    guard let value = Int(exactly: number), question.choice(for: value) != nil else {
      return .unknown(number.plain)
    }
    return .answer(.value(value))
  }

  private func outcome(ofText value: JSONValue) -> Outcome {
    if value.numeric != nil { return outcome(ofNumber: value.numeric) }
    let text = value.string ?? ""
    return choice(worded: text).map { .answer(.value($0.value)) } ?? .unknown(text)
  }

  private func choice(coded coding: Coding) -> Questionnaire.Choice? {
    guard let code = coding.code else { return nil }
    let meant = Self.otherCodes["\(question.code ?? "") \(code)"] ?? code
    return question.choices.first { choice in
      guard choice.code == meant else { return false }
      return coding.system == nil || coding.system == choice.system.map(FHIRAddress.canonical)
    }
  }

  private func choice(worded text: String) -> Questionnaire.Choice? {
    let wanted = text.comparable
    guard !wanted.isEmpty else { return nil }
    return question.choices.first { choice in
      choice.text.original.comparable == wanted
        || choice.text.translations.values.contains { $0.comparable == wanted }
    }
  }
}
