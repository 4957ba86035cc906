public import CivilTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SamplePredicate {
  /// The sample lies in the half-open interval, as strictly as the options say.
  ///
  /// - Parameters:
  ///   - start: The beginning of the interval, included, rounded to milliseconds; nil leaves that
  ///     side open.
  ///   - end: Its end, not included; nil leaves that side open.
  ///   - options: Which dates of the sample must lie inside; without any, it is enough that the
  ///     sample overlaps the interval.
  /// - Returns: A predicate that matches nothing when the end is not after the start.
  public static func dates(from start: Date?, to end: Date?, options: QueryOptions = []) -> Self {
    interval(from: start.map { Instant($0) }, to: end.map { Instant($0) }, options: options)
  }

  /// The sample lies in the half-open range, as strictly as the options say.
  public static func dates(in range: Range<Instant>, options: QueryOptions = []) -> Self {
    interval(from: range.lowerBound, to: range.upperBound, options: options)
  }

  /// The start compares to an instant.
  public static func start(_ comparison: Comparison, _ instant: Instant) -> Self {
    Self(.start(comparison, instant))
  }

  /// The end compares to an instant.
  public static func end(_ comparison: Comparison, _ instant: Instant) -> Self {
    Self(.end(comparison, instant))
  }

  /// The sample is the one with this identity.
  public static func uuid(_ uuid: UUID) -> Self {
    Self(.uuids([uuid]))
  }

  /// The sample is one of those with these identities; none when there is no identity.
  public static func uuids(_ uuids: Set<UUID>) -> Self {
    Self(uuids.isEmpty ? .constant(false) : .uuids(uuids))
  }

  /// The name of the source compares to a name, by code points.
  public static func source(_ comparison: Comparison, _ name: String) -> Self {
    Self(.source(comparison, name.normalizedC))
  }

  /// The metadata have the key.
  public static func metadata(key: String) -> Self {
    Self(.metadataExists(key.normalizedC))
  }

  /// The metadata value under a key compares to a value.
  ///
  /// False when the key is missing or its value is of another type, and so true for `notEqualTo`.
  public static func metadata(
    key: String,
    _ comparison: Comparison,
    _ value: MetadataValue
  ) -> Self {
    Self(.comparing(metadata: key.normalizedC, comparison, value))
  }

  /// The metadata value under a key is one of the given ones; never when none is given.
  public static func metadata(key: String, allowedValues: Set<MetadataValue>) -> Self {
    Self(.among(metadata: key.normalizedC, allowedValues))
  }

  /// The interval of `dates(from:to:options:)` in instants.
  static func interval(from start: Instant?, to end: Instant?, options: QueryOptions) -> Self {
    if start == nil, end == nil { return .all }
    if let start, let end, end <= start { return .none }
    guard !options.isEmpty else { return Self(.overlaps(from: start, to: end)) }
    var bounds: [Self] = []
    if options.contains(.strictStartDate) {
      if let start { bounds.append(.start(.greaterThanOrEqualTo, start)) }
      if let end { bounds.append(.start(.lessThan, end)) }
    }
    if options.contains(.strictEndDate) {
      if let start { bounds.append(.end(.greaterThanOrEqualTo, start)) }
      if let end { bounds.append(.end(.lessThan, end)) }
    }
    return .and(bounds)
  }
}
