import Foundation
import WellbeingQuestionnaires

/// Checks a resource against the structure rules of FHIR R4: elements, cardinality, primitive types,
/// required bindings and the invariants of the resources used here.
struct R4Structure {
  private(set) var problems: [String] = []

  /// What is wrong with a resource.
  static func problems(of resource: JSONValue) -> [String] {
    var checker = R4Structure()
    checker.checkResource(resource, "")
    return checker.problems
  }

  private mutating func report(_ path: String, _ problem: String) {
    problems.append("\(path): \(problem)")
  }

  private mutating func checkResource(_ value: JSONValue, _ path: String) {
    guard let type = value["resourceType"]?.string, R4Types.types[type] != nil else {
      report(path, "no known resourceType")
      return
    }
    check(value, type: type, path + type)
    switch type {
    case "Bundle": checkBundle(value)
    case "Questionnaire": checkQuestionnaire(value)
    default: break
    }
  }

  private mutating func check(_ value: JSONValue, type: String, _ path: String) {
    if type == "Resource" { return checkResource(value, path + "/") }
    guard let elements = R4Types.types[type] else { return checkPrimitive(value, type, path) }
    guard let members = value.members, !members.isEmpty else {
      return report(path, "an element must be an object that is not empty")
    }
    for member in members {
      let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
      guard let element = elements.first(where: { $0.name == name }) else {
        report(path, "\(type) has no \(name)")
        continue
      }
      let place = "\(path).\(member.name)"
      if name == member.name {
        check(member.value, as: element, place)
      } else {
        check(member.value, type: "Extension.holder", place)
        if member.value["extension"] == nil { report(place, "it holds no extension") }
      }
    }
    for element in elements where element.isRequired && value[element.name] == nil {
      report(path, "\(element.name) is missing")
    }
    checkInvariants(value, type, path)
  }

  private mutating func check(_ value: JSONValue, as element: R4Types.Element, _ path: String) {
    guard element.isArray else {
      checkOne(value, as: element, path)
      return
    }
    guard let parts = value.array, !parts.isEmpty else {
      return report(path, "it must be an array that is not empty")
    }
    for (index, part) in parts.enumerated() { checkOne(part, as: element, "\(path)[\(index)]") }
  }

  private mutating func checkOne(_ value: JSONValue, as element: R4Types.Element, _ path: String) {
    check(value, type: element.type, path)
    if !element.binding.isEmpty, !element.binding.contains(value.string ?? "") {
      report(path, "\(value.string ?? "it") is not in the value set")
    }
  }

  private static let patterns = [
    "code": #"[^\s]+(\s[^\s]+)*"#, "id": #"[A-Za-z0-9\-\.]{1,64}"#, "uri": #"\S+"#,
    "canonical": #"\S+"#, "string": #"[ \r\n\t\S]+"#,
    "dateTime": #"""
    ([0-9]{4})(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1])(T([01][0-9]|2[0-3]):[0-5][0-9]:\#
    ([0-5][0-9]|60)(\.[0-9]+)?(Z|(\+|-)((0[0-9]|1[0-3]):[0-5][0-9]|14:00)))?)?)?
    """#,
  ]

  private mutating func checkPrimitive(_ value: JSONValue, _ type: String, _ path: String) {
    let isRight =
      switch type {
      case "boolean": value.boolean != nil
      case "decimal": value.number != nil
      case "integer": value.integer != nil
      case "Extension.holder": value.members?.map(\.name) == ["extension"]
      default: Self.matches(value.string, Self.patterns[type])
      }
    if !isRight { report(path, "it is no \(type)") }
    guard type == "Extension.holder" else { return }
    for (index, part) in (value["extension"]?.array ?? []).enumerated() {
      check(part, type: "Extension", "\(path)[\(index)]")
    }
  }

  private static func matches(_ text: String?, _ pattern: String?) -> Bool {
    guard let text, let pattern else { return false }
    return text.range(of: "^(\(pattern))$", options: .regularExpression) != nil
  }
}

// MARK: - Invariants

extension R4Structure {
  private mutating func checkInvariants(_ value: JSONValue, _ type: String, _ path: String) {
    switch type {
    case "Extension": checkExtension(value, path)
    case "Quantity" where value["code"] != nil && value["system"] == nil:
      report(path, "qty-3: a code of a unit needs its system")
    case "Bundle.entry" where !Self.isAddressed(value):
      report(path, "fullUrl is not the address of its resource")
    default: break
    }
  }

  /// Whether an entry's address ends in the id of its resource, and is in lower case as a UUID.
  private static func isAddressed(_ entry: JSONValue) -> Bool {
    guard let address = entry["fullUrl"]?.string, let id = entry["resource"]?["id"]?.string else {
      return false
    }
    return address == "urn:uuid:\(id)" && id == id.lowercased() && UUID(uuidString: id) != nil
  }

  /// The references anywhere inside of a value.
  private static func references(in value: JSONValue) -> [String] {
    let own = [value["reference"]?.string].compactMap(\.self)
    let parts = (value.array ?? []) + (value.members ?? []).map(\.value)
    return own + parts.flatMap(references)
  }

  /// ext-1: an extension has either extensions or one value.
  private mutating func checkExtension(_ value: JSONValue, _ path: String) {
    let values = (value.members ?? []).count { $0.name.hasPrefix("value") }
    if values + (value["extension"] == nil ? 0 : 1) != 1 {
      report(path, "ext-1: either extensions or one value")
    }
  }

  /// bdl-7: addresses are unique; every reference between entries leads to one.
  private mutating func checkBundle(_ bundle: JSONValue) {
    let entries = bundle["entry"]?.array ?? []
    let addresses = entries.compactMap { $0["fullUrl"]?.string }
    if Set(addresses).count != addresses.count { report("Bundle", "bdl-7: fullUrl is used twice") }
    for reference in Self.references(in: bundle) where !addresses.contains(reference) {
      report("Bundle", "a reference leads nowhere")
    }
  }

  private mutating func checkQuestionnaire(_ questionnaire: JSONValue) {
    // que-0
    if !Self.matches(questionnaire["name"]?.string, "[A-Z]([A-Za-z0-9_]){0,254}") {
      report("Questionnaire.name", "que-0: it must be a name for machines")
    }
    var linkIds: [String] = []
    checkItems(questionnaire["item"]?.array ?? [], &linkIds)
    if Set(linkIds).count != linkIds.count {
      report("Questionnaire", "que-2: a linkId is used twice")
    }
  }

  private mutating func checkItems(_ items: [JSONValue], _ linkIds: inout [String]) {
    for item in items {
      let linkId = item["linkId"]?.string ?? ""
      linkIds.append(linkId)
      let type = item["type"]?.string ?? ""
      let path = "Questionnaire.item \(linkId)"
      if type == "group", item["item"] == nil { report(path, "que-1: a group has items") }
      if type == "display" {
        if item["item"] != nil { report(path, "que-1: a display item has none") }
        if item["code"] != nil { report(path, "que-3: a display item has no code") }
        if item["required"] != nil { report(path, "que-6: a display item is not required") }
        if item["readOnly"] != nil { report(path, "que-9: a display item is not read-only") }
      }
      let withOptions = ["choice", "open-choice", "decimal", "integer", "date", "time", "string"]
      if item["answerOption"] != nil, !withOptions.contains(type) {
        report(path, "que-5: only a choice has options")
      }
      checkItems(item["item"]?.array ?? [], &linkIds)
    }
  }
}
