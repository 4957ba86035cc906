internal import CivilTime

extension SamplePredicate where Sample == StateOfMind {
  /// Whether the predicate matches a sample, found without a store.
  public func matches(_ sample: StateOfMind) -> Bool {
    tree.matches(sample)
  }
}

extension SamplePredicate where Sample == Assessment {
  /// Whether the predicate matches a sample, found without a store.
  public func matches(_ sample: Assessment) -> Bool {
    tree.matches(sample)
  }
}

extension PredicateTree {
  fileprivate func matches(_ sample: some PredicateSubject) -> Bool {
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
  private func holds(for sample: some PredicateSubject) -> Bool {
    switch self {
    case .constant(let value): value
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
    default: sample.fulfils(self)
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
