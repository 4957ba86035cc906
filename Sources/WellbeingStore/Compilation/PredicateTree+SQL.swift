internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension PredicateTree {
  /// The tree as a condition over `sample` and the table of the samples that it speaks of.
  ///
  /// The tree has been normalised: SQLite's parser has a stack of fixed size.
  var sql: SQLFragment {
    switch self {
    case .and(let parts): Self.chain(parts.map(\.sql), separator: " AND ")
    case .or(let parts): Self.chain(parts.map(\.sql), separator: " OR ")
    case .not(let part): "NOT (\(part.sql))"
    default: conditionSQL
    }
  }

  /// Conditions joined by one operator; many of them in groups.
  ///
  /// SQLite takes each further part of a chain for one level more, twice that inside a subquery, and
  /// stops at 1000.
  static func chain(_ parts: [SQLFragment], separator: StaticString) -> SQLFragment {
    let size = 32
    guard parts.count > 2 * size else { return .joined(parts, separator: separator) }
    let groups = stride(from: 0, to: parts.count, by: size).map { start in
      SQLFragment.joined(Array(parts[start...].prefix(size)), separator: separator)
    }
    return .joined(groups, separator: separator)
  }

  /// A single condition as SQL.
  private var conditionSQL: SQLFragment {
    switch self {
    case .constant(let value): value ? "1" : "0"
    case .kinds(let kinds): "kind IN \(list(kinds) { .integer(Int64($0.rawValue)) })"
    case .valence(let comparison, let bound): "valence \(comparison.sql) \(bound)"
    case .valenceBetween(let lower, let upper): "valence BETWEEN \(lower) AND \(upper)"
    case .valences(let values): "valence IN \(list(values) { .real($0) })"
    case .valenceClassification(let comparison, let band): band.condition(comparison).sql
    case .labels(let labels): Self.anyOf(labels, bits: "labels", field: "label")
    case .associations(let associations):
      Self.anyOf(associations, bits: "associations", field: "association")
    case .tags(let tags):
      """
      EXISTS (SELECT 1 FROM tag
        WHERE tag.sample = sample.id AND tag.folded IN \(list(tags) { .text($0) }))
      """
    case .noteExists: "EXISTS (SELECT 1 FROM note WHERE note.sample = sample.id)"
    case .noteContains(let text):
      """
      EXISTS (SELECT 1 FROM note WHERE note.sample = sample.id
        AND instr(ifnull(note.folded, note.text), \(text)) > 0)
      """
    case .questionnaires(let names): "questionnaire IN \(list(names) { .text($0) })"
    case .score(.notEqualTo, let bound): "score IS NOT \(bound)"
    case .score(let comparison, let bound): "ifnull(score \(comparison.sql) \(bound), 0)"
    case .bands(let codes): "ifnull(band IN \(list(codes) { .text($0) }), 0)"
    case .uuids(let uuids): "sample.uuid IN \(Self.packed(uuids))"
    default: dateAndOriginSQL
    }
  }

  /// A single condition on what every sample has.
  private var dateAndOriginSQL: SQLFragment {
    switch self {
    case .start(let comparison, let instant), .end(let comparison, let instant):
      // Samples of all types end when they start.
      "sample.start \(comparison.sql) \(instant.milliseconds)"
    case .overlaps(let from, let to): Self.interval(from: from, to: to)
    case .source(let comparison, let name):
      "sample.source IN (SELECT id FROM source WHERE name \(comparison.sql) \(name))"
    case .sources(let names):
      "sample.source IN (SELECT id FROM source WHERE name IN \(list(names) { .text($0) }))"
    case .metadataExists(let key):
      "EXISTS (SELECT 1 FROM metadata WHERE metadata.sample = sample.id AND key = \(key))"
    case .metadata(let key, .notEqualTo, let value):
      "NOT (\(Self.metadata(key, .equalTo, value)))"
    case .metadata(let key, let comparison, let value): Self.metadata(key, comparison, value)
    case .metadataValues(let key, let values):
      Self.chain(
        values.map { Self.metadata(key, .equalTo, $0) }.sorted { $0.sql < $1.sql },
        separator: " OR "
      )
    default: sql
    }
  }

  /// The sample carries one of some values: by their bits, or by their numbers where they have none.
  private static func anyOf<Value: NamedRawValue>(
    _ values: Set<Value>,
    bits column: SQLFragment,
    field: String
  ) -> SQLFragment {
    let set = VocabularySet(values.sorted())
    var parts: [SQLFragment] = []
    if set.bits != 0 { parts.append("\(column) & \(set.bits) <> 0") }
    if !set.others.isEmpty {
      parts.append(
        """
        EXISTS (SELECT 1 FROM unknown_value WHERE unknown_value.sample = sample.id
          AND field = \(field) AND raw_value IN \(list(set.others) { .integer(Int64($0)) }))
        """
      )
    }
    return .joined(parts, separator: " OR ")
  }

  /// Any number of identities as a list to search in, through one parameter: a set of
  /// them may be larger than the number of parameters that SQLite takes.
  private static func packed(_ uuids: Set<UUID>) -> SQLFragment {
    let bytes = uuids.sorted().flatMap(\.bytes)
    return """
      (WITH RECURSIVE place (at) AS (
        SELECT 1 UNION ALL SELECT at + 16 FROM place WHERE at + 16 < \(Int64(bytes.count)))
      SELECT substr(\(bytes), at, 16) FROM place)
      """
  }

  private static func interval(from: Instant?, to: Instant?) -> SQLFragment {
    // Samples without length overlap a half-open interval exactly when they start in it.
    var parts: [SQLFragment] = []
    if let from { parts.append("sample.start >= \(from.milliseconds)") }
    if let to { parts.append("sample.start < \(to.milliseconds)") }
    return .joined(parts, separator: " AND ")
  }

  private static func metadata(
    _ key: String,
    _ comparison: Comparison,
    _ value: MetadataValue
  ) -> SQLFragment {
    var condition: SQLFragment = """
      metadata.sample = sample.id AND key = \(key)
        AND kind = \(value.storedKind) AND value \(comparison.sql) \(value.storedValue)
      """
    // What is not a number is stored as text, which SQLite holds to be greater than any number.
    if case .number = value { condition += " AND typeof(value) = 'real'" }
    return "EXISTS (SELECT 1 FROM metadata WHERE \(condition))"
  }
}

/// A list of parameters in a fixed order, so that equal sets give equal SQL.
private func list<Value: Comparable>(
  _ values: some Collection<Value>,
  _ bind: (Value) -> SQLValue
) -> SQLFragment {
  .list(values.sorted().map(bind))
}

extension Comparison {
  /// The operator.
  fileprivate var sql: SQLFragment {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "="
    case .notEqualTo: "<>"
    }
  }
}
