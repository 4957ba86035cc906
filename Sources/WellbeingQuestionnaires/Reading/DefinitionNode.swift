/// A place in a definition, which knows how to complain about itself.
struct DefinitionNode {
  let value: JSONValue

  /// The name of the file, for errors.
  let file: String

  /// The item this place belongs to; nil outside the items.
  let item: String?

  func error(_ rule: String) -> QuestionnaireError {
    .definition(file: file, item: item, rule: rule)
  }

  /// A member; nil when there is none.
  func child(_ name: String) -> DefinitionNode? {
    value[name].map { DefinitionNode(value: $0, file: file, item: item) }
  }

  /// The elements of a member; none when it is not there.
  func children(_ name: String) throws(QuestionnaireError) -> [DefinitionNode] {
    guard let child = value[name] else { return [] }
    guard let elements = child.array else { throw error("\(name) must be an array") }
    return elements.map { DefinitionNode(value: $0, file: file, item: item) }
  }

  /// A text that may be missing.
  func optionalText(_ name: String) throws(QuestionnaireError) -> String? {
    guard let child = value[name] else { return nil }
    guard let text = child.string, text.utf8.contains(where: { $0 > 0x20 }) else {
      throw error("\(name) must be a text that is not empty")
    }
    return text
  }

  /// A text that has to be there.
  func text(_ name: String) throws(QuestionnaireError) -> String {
    guard let text = try optionalText(name) else { throw error("\(name) is missing") }
    return text
  }

  /// Yes or no; no when it is not there.
  func flag(_ name: String) throws(QuestionnaireError) -> Bool {
    guard let child = value[name] else { return false }
    guard let flag = child.boolean else { throw error("\(name) must be true or false") }
    return flag
  }

  /// The extensions with an address.
  func extensions(_ url: String) throws(QuestionnaireError) -> [DefinitionNode] {
    try children("extension").filter { $0.value["url"]?.string == url }
  }

  /// A text with the translations beside it, where FHIR puts them: in `_name`.
  func localizedText(_ name: String) throws(QuestionnaireError) -> LocalizedText {
    let original = try text(name)
    let translations = try child("_\(name)")?.translations() ?? [:]
    return LocalizedText(original, translations: translations)
  }

  /// The translations among the extensions of this place.
  func translations() throws(QuestionnaireError) -> [String: String] {
    var translations: [String: String] = [:]
    for translation in try extensions(FHIRAddress.translation) {
      let language = try translation.part("lang", of: "a translation").text("valueCode")
      let content = try translation.part("content", of: "a translation").text("valueString")
      guard translations.updateValue(content, forKey: language) == nil else {
        throw error("a text is translated twice into \(language)")
      }
    }
    return translations
  }

  /// The one nested extension with a name.
  func part(_ url: String, of whole: String) throws(QuestionnaireError) -> DefinitionNode {
    let parts = try extensions(url)
    guard let part = parts.first, parts.count == 1 else {
      throw error("\(whole) must have exactly one \(url)")
    }
    return part
  }
}

/// Addresses from FHIR R4, and ours.
package enum FHIRAddress {
  /// The weight of an answer.
  package static let ordinalValue = "http://hl7.org/fhir/StructureDefinition/ordinalValue"
  /// A text in another language.
  package static let translation = "http://hl7.org/fhir/StructureDefinition/translation"
  /// How answers become a score, which FHIR has no place for; see `Questionnaires/README.md`.
  package static let scoring = "urn:wellbeing:questionnaire:scoring"
  /// The code system of LOINC.
  package static let loinc = "http://loinc.org"
}
