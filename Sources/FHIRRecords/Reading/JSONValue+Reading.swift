internal import WellbeingModel
internal import WellbeingQuestionnaires

/// Lenient access: what FHIR forbids but programs write (nulls, empty texts and arrays, one object
/// where an array belongs) reads as absent or as meant.
extension JSONValue {
  /// A text that is not empty.
  func text(_ name: String) -> String? {
    guard let text = self[name]?.string?.trimmedNFC, !text.isEmpty else { return nil }
    return text
  }

  /// The elements of a member; a single value counts as one, null as none.
  func list(_ name: String) -> [JSONValue] {
    switch self[name] {
    case nil, .null: []
    case .array(let elements): elements
    case let single?: [single]
    }
  }

  /// The extensions with one of some addresses.
  func extensions(_ addresses: [String]) -> [JSONValue] {
    list("extension").filter { addresses.contains($0.text("url") ?? "") }
  }

  /// The codings of a CodeableConcept, of several, or of codings themselves.
  func codings(_ name: String) -> [Coding] {
    list(name).flatMap { concept -> [Coding] in
      let codings = concept.list("coding")
      return (codings.isEmpty ? [concept] : codings).map(Coding.init)
    }
  }

  /// The number, also when it is written as text or inside a quantity.
  var numeric: Double? {
    if let number { return number }
    if case .object = self { return self["value"]?.numeric }
    guard let text = string, let number = Double(text.trimmedNFC), number.isFinite else {
      return nil
    }
    return number
  }

  /// The value of an element that has one of several types, as `valueInteger`, with its name.
  var typedValue: Member? {
    members?.first {
      $0.name.hasPrefix("value") && $0.name.count > 5 && $0.value != .null
    }
  }

  /// The weight that stands beside or inside an answer or an option.
  var weight: Double? {
    let inside = self["valueCoding"]?.extensions(FHIRAddress.weights) ?? []
    let found = (extensions(FHIRAddress.weights) + inside).first
    return found?["valueDecimal"]?.numeric ?? found?["valueInteger"]?.numeric
  }
}

/// A code with the system it is from, in the form systems are compared in.
struct Coding: Hashable {
  let system: String?
  let code: String?
  let display: String?

  init(_ value: JSONValue) {
    system = value.text("system").map(FHIRAddress.canonical)
    code = value.text("code")
    display = value.text("display")
  }

  /// The code when it is, or by lack of a system may be, from LOINC.
  var loinc: String? {
    system == nil || system == FHIRAddress.loinc ? code : nil
  }
}

extension String {
  /// The letters and digits alone, without case and accents: what wording is compared by.
  var comparable: String {
    String(foldedForSearch.filter { $0.isLetter || $0.isNumber })
  }
}
