public import CivilTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a predicate says, free of the type of sample it speaks of.
///
/// A tree is read, not built: it comes out of a `SamplePredicate`, whose factories keep the
/// promises made here (no NaN, no empty set, text in normal form C) and keep it shallow enough for
/// recursive functions. Every condition is true or false, never unknown.
///
/// Each case names the SQL condition it stands for, over the columns `kind`, `valence`, `labels` and
/// `associations` (bit sets by raw value), `start` and `end` (milliseconds), `uuid`, `source`,
/// `note_folded`, the table `tag(sample, folded)` and the JSON object `metadata`; for assessments
/// over `questionnaire`, `score` and `band`.
public indirect enum PredicateTree: Hashable, Sendable {
  /// Always or never: `1` or `0`.
  case constant(Bool)

  // MARK: State of mind

  /// The kind is one of these: `kind IN (?, …)`.
  case kinds(Set<StateOfMind.Kind>)

  /// The valence compares to a bound: `valence >= ?`.
  case valence(Comparison, Double)

  /// The valence lies between two bounds, both included: `valence BETWEEN ? AND ?`.
  case valenceBetween(Double, Double)

  /// The valence is one of two or more numbers: `valence IN (?, …)`.
  case valences(Set<Double>)

  /// The band of the valence compares to a band; SQL as of `ValenceClassification.condition(_:)`.
  case valenceClassification(Comparison, StateOfMind.ValenceClassification)

  /// The sample carries at least one of these labels: `labels & ? <> 0`.
  ///
  /// A raw value outside 1...62 has no bit; it is looked for where the store keeps such values.
  case labels(Set<StateOfMind.Label>)

  /// The sample carries at least one of these associations: `associations & ? <> 0`.
  ///
  /// A raw value outside 1...62 has no bit; it is looked for where the store keeps such values.
  case associations(Set<StateOfMind.Association>)

  /// The sample carries at least one of these tags, compared as folded text:
  /// `EXISTS (SELECT 1 FROM tag WHERE tag.sample = sample.id AND folded IN (?, …))`.
  case tags(Set<String>)

  /// There is a note: `note_folded IS NOT NULL`.
  case noteExists

  /// The folded note contains this folded text, byte for byte: `ifnull(instr(note_folded, ?) > 0, 0)`.
  ///
  /// Every note contains the empty text.
  case noteContains(String)

  // MARK: Assessment

  /// The questionnaire is one of these, by code points: `questionnaire IN (?, …)`.
  case questionnaires(Set<String>)

  /// The score compares to a bound: `ifnull(score >= ?, 0)`.
  ///
  /// A missing score makes the comparison false; `notEqualTo` is the negation of `equalTo`,
  /// `score IS NOT ?`, and then true.
  case score(Comparison, Double)

  /// The band is one of these, by code points, and none is not: `ifnull(band IN (?, …), 0)`.
  case bands(Set<String>)

  // MARK: Any sample

  /// The start compares to an instant: `start >= ?`.
  case start(Comparison, Instant)

  /// The end compares to an instant: `end >= ?`.
  case end(Comparison, Instant)

  /// The sample overlaps the half-open interval; a side that is nil is open. At least one is not
  /// nil, and the interval is not empty: `start < :to AND (end > :from OR start >= :from)`.
  ///
  /// For a type of sample without length this is `start >= :from AND start < :to`.
  case overlaps(from: Instant?, to: Instant?)

  /// The sample is one of these: `uuid IN (?, …)`.
  case uuids(Set<UUID>)

  /// The name of the source compares to a name, by code points: `source >= ?`.
  case source(Comparison, String)

  /// The name of the source is one of two or more: `source IN (?, …)`.
  case sources(Set<String>)

  /// The metadata have this key:
  /// `EXISTS (SELECT 1 FROM json_each(metadata) WHERE key = ?)`.
  case metadataExists(String)

  /// The metadata value under a key compares to a value of the same type:
  /// `EXISTS (SELECT 1 FROM json_each(metadata) WHERE key = ? AND type … AND value >= ?)`.
  ///
  /// A missing key or a value of another type makes the comparison false; `notEqualTo` is the
  /// negation of `equalTo`, `NOT EXISTS (…)`, and then true. Yes is greater than no.
  case metadata(String, Comparison, MetadataValue)

  /// The metadata value under a key is one of two or more values:
  /// `EXISTS (SELECT 1 FROM json_each(metadata) WHERE key = ? AND (type … AND value = ? OR …))`.
  case metadataValues(String, Set<MetadataValue>)

  // MARK: Combinations

  /// All of these hold: `(… AND …)`.
  case and([PredicateTree])

  /// At least one of these holds: `(… OR …)`.
  case or([PredicateTree])

  /// This does not hold: `NOT (…)`. After normalising it stands before a single condition only.
  case not(PredicateTree)
}

extension PredicateTree {
  /// How many levels a normalised tree may have.
  ///
  /// SQLite 3.40 overflows its parser's stack at 22 levels when a subquery is inside.
  static let levelLimit = 16

  /// How many conditions a normalised tree may have.
  ///
  /// SQLite counts a flat chain as one level for each term and stops at 1000.
  static let conditionLimit = 500
}
