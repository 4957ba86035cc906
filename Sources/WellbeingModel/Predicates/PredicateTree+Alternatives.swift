/// Several alternatives on one field become one set.
extension PredicateTree {
  /// A field whose value can be asked to be one of a set.
  private enum Field: Hashable {
    case kind, valence, label, association, tag, questionnaire, band, uuid, source
    case metadata(String)
  }

  /// Joins the conditions `field is one of` in an `or`, and their negations in an `and`.
  ///
  /// The joined condition takes the place of the first of them.
  static func mergingAlternatives(_ parts: [PredicateTree], conjunction: Bool) -> [PredicateTree] {
    var groups: [Field: [PredicateTree]] = [:]
    for part in parts {
      let condition = conjunction ? part.complement : part
      if let field = condition.alternativesField { groups[field, default: []].append(condition) }
    }
    return parts.compactMap { part in
      let condition = conjunction ? part.complement : part
      guard let field = condition.alternativesField else { return part }
      guard let group = groups.updateValue([], forKey: field), !group.isEmpty else { return nil }
      let joined = group.count == 1 ? group[0] : union(group, of: field)
      return conjunction ? joined.complement : joined
    }
  }

  /// The field that this condition asks to be one of a set; nil for other conditions.
  private var alternativesField: Field? {
    switch self {
    case .kinds: .kind
    case .valence(.equalTo, _), .valences: .valence
    case .labels: .label
    case .associations: .association
    case .tags: .tag
    case .questionnaires: .questionnaire
    case .bands: .band
    case .uuids: .uuid
    case .source(.equalTo, _), .sources: .source
    case .metadata(let key, .equalTo, _), .metadataValues(let key, _): .metadata(key)
    default: nil
    }
  }

  /// One condition for several on the same field.
  private static func union(_ conditions: [PredicateTree], of field: Field) -> PredicateTree {
    switch field {
    case .kind: .kinds(values(conditions) { if case .kinds(let set) = $0 { set } else { [] } })
    case .label: .labels(values(conditions) { if case .labels(let set) = $0 { set } else { [] } })
    case .association:
      .associations(values(conditions) { if case .associations(let set) = $0 { set } else { [] } })
    case .tag: .tags(values(conditions) { if case .tags(let set) = $0 { set } else { [] } })
    case .questionnaire:
      .questionnaires(
        values(conditions) { if case .questionnaires(let set) = $0 { set } else { [] } }
      )
    case .band: .bands(values(conditions) { if case .bands(let set) = $0 { set } else { [] } })
    case .uuid: .uuids(values(conditions) { if case .uuids(let set) = $0 { set } else { [] } })
    case .valence: .among(valences: values(conditions, \.valenceAlternatives))
    case .source: .among(sources: values(conditions, \.sourceAlternatives))
    case .metadata(let key): .among(metadata: key, values(conditions, \.metadataAlternatives))
    }
  }

  private static func values<Value: Hashable>(
    _ conditions: [PredicateTree],
    _ extract: (PredicateTree) -> Set<Value>
  ) -> Set<Value> {
    conditions.reduce(into: []) { $0.formUnion(extract($1)) }
  }

  private var valenceAlternatives: Set<Double> {
    switch self {
    case .valence(_, let value): [value]
    case .valences(let values): values
    default: []
    }
  }

  private var sourceAlternatives: Set<String> {
    switch self {
    case .source(_, let name): [name]
    case .sources(let names): names
    default: []
    }
  }

  private var metadataAlternatives: Set<MetadataValue> {
    switch self {
    case .metadata(_, _, let value): [value]
    case .metadataValues(_, let values): values
    default: []
    }
  }
}
