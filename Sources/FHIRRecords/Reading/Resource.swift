internal import WellbeingQuestionnaires

/// A resource with where it was found.
struct Resource {
  var place: RecordPlace

  /// Its address in the Bundle; nil outside of one.
  var address: String?

  var value: JSONValue

  var type: String? { place.type }
  var id: String? { place.id }

  /// The addresses others may refer to it by.
  var addresses: [String] {
    var addresses = [address].compactMap(\.self)
    if let id {
      addresses.append("urn:uuid:\(id)")
      if let type { addresses.append("\(type)/\(id)") }
    }
    return addresses
  }
}

/// Resources by the addresses that references name them by.
struct ResourceIndex {
  private var byAddress: [String: Resource] = [:]

  init(_ resources: [Resource]) {
    for resource in resources {
      for address in resource.addresses where byAddress[address] == nil {
        byAddress[address] = resource
      }
    }
  }

  /// The one a reference means; an absolute address may also name it by type and id at its end.
  func resource(_ reference: String) -> Resource? {
    byAddress[reference]
      ?? byAddress[reference.split(separator: "/").suffix(2).joined(separator: "/")]
  }

  /// The responses that an Observation says it is derived from.
  func responses(of observation: Resource) -> [Resource] {
    resources(observation.value, "derivedFrom").filter { $0.type == "QuestionnaireResponse" }
  }

  /// The ones that a member with references names.
  func resources(_ value: JSONValue, _ name: String) -> [Resource] {
    value.list(name).compactMap { $0.text("reference").flatMap(resource) }
  }
}
