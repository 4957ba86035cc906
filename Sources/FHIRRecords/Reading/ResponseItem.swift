internal import WellbeingQuestionnaires

/// A question of a response, or what stands for one elsewhere, with its answers.
struct ResponseItem {
  var linkId: String?

  /// The codes it may have, the likeliest first.
  var codes: [String]

  /// What it asks.
  let text: String?

  /// The same in the form that wordings are compared in; nil when it is longer than any of them.
  let wording: String?

  /// Elements with a value each.
  var answers: [JSONValue]

  /// Whether the element itself says that the person declined.
  var isDeclined = false

  /// Weights from the definition in the file.
  var options: [ForeignDefinition.Option] = []

  /// The items of a response, nested ones laid flat in their order; groups are none.
  static func items(of response: JSONValue, definition: ForeignDefinition?) -> [ResponseItem] {
    var items: [ResponseItem] = []
    for item in response.list("item") {
      let children = Self.items(of: item, definition: definition)
      let answers = item.list("answer").filter { $0.members?.isEmpty == false }
      if children.isEmpty || !answers.isEmpty {
        items.append(ResponseItem(item, answers: answers, definition: definition))
      }
      items += children
      for answer in answers { items += Self.items(of: answer, definition: definition) }
    }
    return items
  }

  private init(_ item: JSONValue, answers: [JSONValue], definition: ForeignDefinition?) {
    linkId = item.text("linkId")
    let foreign = linkId.flatMap { definition?.items[$0] }
    let path = linkId?.split(separator: "/").map(String.init) ?? []
    codes = (foreign?.codes ?? []) + item.codings("code").compactMap(\.loinc) + path.reversed()
    text = item.text("text") ?? foreign?.text
    wording = Self.wording(of: text)
    self.answers = answers
    isDeclined = item.isDeclined
    options = foreign?.options ?? []
  }

  /// Creates an item from an Observation, or a component of one, that holds one answer.
  init(observation: JSONValue) {
    codes = observation.codings("code").compactMap(\.loinc)
    text = observation["code"]?.text("text")
    wording = Self.wording(of: text)
    answers = observation.typedValue == nil ? [] : [observation]
    isDeclined =
      observation.codings("dataAbsentReason").contains { $0.code == "asked-declined" }
      || observation.isDeclined
  }

  private static func wording(of text: String?) -> String? {
    text.flatMap { $0.utf8.count <= 2000 ? $0.comparable : nil }
  }

  /// The number it states, when its only answer is one.
  var number: Double? {
    guard answers.count == 1 else { return nil }
    return answers.first?.typedValue?.value.numeric
  }

  /// The number at the end of the `linkId`: 9 for `PHQ-9.9`, 1 for `H1/T1/Q1`.
  var position: Int? {
    guard let linkId else { return nil }
    let digits = linkId.reversed().prefix { $0.isASCII && $0.isNumber }
    return digits.count > 3 ? nil : Int(String(digits.reversed()))
  }
}

extension JSONValue {
  /// Whether an extension gives "asked but declined" as the reason for a missing value.
  var isDeclined: Bool {
    extensions([FHIRAddress.absentReason]).contains { $0.text("valueCode") == "asked-declined" }
  }
}
