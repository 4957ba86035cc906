internal import CivilTime

/// One condition: a field, an operator and a value.
extension PredicateParser {
  mutating func condition() throws(PredicateSyntaxError) -> Predicate {
    if take(keyword: "all") { return .all }
    if take(keyword: "none") { return .none }
    let (field, key) = try self.field()
    let isNegated = take(keyword: "not")
    let predicate = try condition(on: field, key: key, negated: isNegated)
    return isNegated ? !predicate : predicate
  }

  private mutating func condition(
    on field: PredicateField,
    key: String,
    negated: Bool
  ) throws(PredicateSyntaxError) -> Predicate {
    let sign = try self.operator(of: field, negated: negated)
    switch field {
    case .kind: return try relation(sign, "a kind", kind) { $0.unequal(.kind($1)) }
    case .label: return try relation(sign, "a label", label) { $0.unequal(.label($1)) }
    case .association:
      return try relation(sign, "an association", association) { $0.unequal(.association($1)) }
    case .tag: return try relation(sign, "a tag", text) { $0.unequal(.tag($1)) }
    case .uuid: return try relation(sign, "an id", uuid) { $0.unequal(.uuid($1)) }
    case .valence: return try valence(sign)
    case .valenceClassification:
      return try relation(sign, "a class", valenceClassification) { .valenceClassification($0, $1) }
    case .source: return try relation(sign, "a name", text) { .source($0, $1) }
    case .note: return sign == .exists ? .noteExists : .note(contains: try value("a text").text)
    case .start: return try dates(sign) { .start($0, $1) }
    case .end: return try dates(sign) { .end($0, $1) }
    case .dates:
      let (from, to) = try range()
      return .interval(from: from, to: to, options: [])
    case .metadata:
      if sign == .exists { return .metadata(key: key) }
      let expected = "a number, a text in quotes, true, false or a date"
      return try relation(sign, expected, metadataValue) { .metadata(key: key, $0, $1) }
    }
  }

  /// A field, with the key of a metadata field.
  private mutating func field() throws(PredicateSyntaxError) -> (PredicateField, key: String) {
    let start = token
    guard case .word(let word) = start.kind else { throw error("a field, not, or (") }
    advance()
    if word.lowercased().hasPrefix("metadata.") {
      let key = word.dropFirst("metadata.".count)
      if !key.isEmpty { return (.metadata, String(key)) }
      guard case .quoted(let key) = token.kind, isAdjacent else {
        throw error("a metadata key after metadata.")
      }
      advance()
      return (.metadata, key)
    }
    guard let field = PredicateField(rawValue: word.lowercased()), field != .metadata else {
      let names = PredicateField.allCases.map(\.name)
      throw error(
        "a field: \(names.joined(separator: ", "))",
        at: start.range,
        suggestions: VocabularyWord.nearest(to: word, in: names)
      )
    }
    return (field, "")
  }

  /// An operator that the field knows; after `not`, one that is a word.
  private mutating func `operator`(
    of field: PredicateField,
    negated: Bool
  ) throws(PredicateSyntaxError) -> PredicateOperator {
    let allowed = field.operators.filter { !negated || !$0.isComparison }
    let name: String? =
      if case .comparison(let comparison) = token.kind { comparison.sign } else { token.keyword }
    guard let sign = allowed.first(where: { $0.name == name }) else {
      throw error("one of \(allowed.map(\.name).joined(separator: " ")) after \(field.name)")
    }
    advance()
    return sign
  }

  /// What an operator says about values that are read one way and compared another.
  private mutating func relation<Value>(
    _ sign: PredicateOperator,
    _ expected: String,
    _ read: (PredicateValue) throws(PredicateSyntaxError) -> Value,
    _ make: (Comparison, Value) -> Predicate
  ) throws(PredicateSyntaxError) -> Predicate {
    switch sign {
    case .comparison(let comparison):
      return make(comparison, try read(try value(expected)))
    case .between:
      let lower = try read(try value(expected))
      try requireAnd()
      let upper = try read(try value(expected))
      return make(.greaterThanOrEqualTo, lower) && make(.lessThanOrEqualTo, upper)
    default:
      guard token.kind == .open else { throw error("a list in parentheses") }
      var alternatives: [Predicate] = []
      repeat {
        advance()
        alternatives.append(make(.equalTo, try read(try value(expected))))
      } while token.kind == .comma
      guard token.kind == .close else { throw error("a comma or a closing parenthesis") }
      advance()
      // Alternatives on one field normalise to one set.
      return Predicate(PredicateTree.or(alternatives.map(\.tree)).normalized)
    }
  }

  private mutating func valence(
    _ sign: PredicateOperator
  ) throws(PredicateSyntaxError) -> Predicate {
    guard sign == .between else {
      return try relation(sign, "a number", number) { .valence($0, $1) }
    }
    let lower = try number(try value("a number"))
    try requireAnd()
    return .valence(between: lower, and: try number(try value("a number")))
  }

  private mutating func dates(
    _ sign: PredicateOperator,
    _ make: (Comparison, Instant) -> Predicate
  ) throws(PredicateSyntaxError) -> Predicate {
    guard sign == .isIn else { return try relation(sign, "a date", instant, make) }
    let (from, to) = try range()
    let bounds = [
      from.map { make(.greaterThanOrEqualTo, $0) },
      to.map { make(.lessThan, $0) },
    ]
    return .and(bounds.compactMap(\.self))
  }

  private mutating func requireAnd() throws(PredicateSyntaxError) {
    guard take(keyword: "and") else { throw error("and with the upper bound") }
  }
}

extension PredicateOperator {
  fileprivate var isComparison: Bool {
    if case .comparison = self { true } else { false }
  }
}

extension Comparison {
  /// The predicate, or its negation when this comparison is `!=`.
  fileprivate func unequal(
    _ predicate: SamplePredicate<StateOfMind>
  ) -> SamplePredicate<StateOfMind> {
    self == .notEqualTo ? !predicate : predicate
  }
}
