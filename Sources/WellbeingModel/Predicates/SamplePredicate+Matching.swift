internal import CivilTime

extension SamplePredicate where Sample == StateOfMind {
  /// Whether the predicate matches a sample, found without a store.
  public func matches(_ sample: StateOfMind) -> Bool {
    tree.matches(sample)
  }
}

extension PredicateTree {
  fileprivate func matches(_ sample: StateOfMind) -> Bool {
    switch self {
    case .and(let parts): parts.allSatisfy { $0.matches(sample) }
    case .or(let parts): parts.contains { $0.matches(sample) }
    case .not(let part): !part.matches(sample)
    default: holds(for: sample)
    }
  }

  /// Whether a single condition holds.
  ///
  /// Apart from the combinations, so that the frames that nest stay small.
  private func holds(for sample: StateOfMind) -> Bool {
    switch self {
    case .constant(let value): value
    case .kinds(let kinds): kinds.contains(sample.kind)
    case .valence(let comparison, let bound): comparison.holds(sample.valence, bound)
    case .valenceBetween(let lower, let upper): lower <= sample.valence && sample.valence <= upper
    case .valences(let values): values.contains(sample.valence)
    case .valenceClassification(let comparison, let classification):
      comparison.holds(sample.valenceClassification, classification)
    case .labels(let labels): sample.labels.contains { labels.contains($0) }
    case .associations(let associations): sample.associations.contains { associations.contains($0) }
    case .tags(let tags): sample.tags.contains { tags.contains($0.foldedForSearch) }
    case .noteExists: sample.note != nil
    case .noteContains(let text): sample.note?.foldedForSearch.containsBytes(of: text) ?? false
    case .start(let comparison, let instant): comparison.holds(sample.start, instant)
    case .end(let comparison, let instant): comparison.holds(sample.end, instant)
    case .overlaps(let from, let to):
      (to.map { sample.start < $0 } ?? true)
        && (from.map { sample.end > $0 || sample.start >= $0 } ?? true)
    case .uuids(let uuids): uuids.contains(sample.id)
    case .source(let comparison, let name): comparison.holds(sample.source.name, name)
    case .sources(let names): names.contains(sample.source.name)
    case .metadataExists(let key): sample.metadata[key] != nil
    case .metadata(let key, let comparison, let bound):
      sample.metadata[key]?.compares(comparison, to: bound) ?? (comparison == .notEqualTo)
    case .metadataValues(let key, let values):
      sample.metadata[key].map { values.contains($0) } ?? false
    case .and, .or, .not: matches(sample)
    }
  }
}

extension MetadataValue {
  /// Whether this value compares to a bound; values of two types are only unequal.
  fileprivate func compares(_ comparison: Comparison, to bound: MetadataValue) -> Bool {
    switch (self, bound) {
    case (.string(let value), .string(let bound)): comparison.holds(value, bound)
    case (.number(let value), .number(let bound)): comparison.holds(value, bound)
    case (.boolean(let value), .boolean(let bound)):
      comparison.holds(value ? 1 : 0, bound ? 1 : 0)
    case (.date(let value), .date(let bound)): comparison.holds(value, bound)
    default: comparison == .notEqualTo
    }
  }
}

extension String {
  /// Whether the bytes of another text occur in this one, as SQL's `instr` finds them.
  ///
  /// Not by characters: those of a text joined to another may grow together across the seam.
  fileprivate func containsBytes(of text: String) -> Bool {
    let hay = Array(utf8)
    let needle = Array(text.utf8)
    guard let first = needle.first else { return true }
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { offset in
      hay[offset] == first && hay[offset..<offset + needle.count].elementsEqual(needle)
    }
  }
}
