public import CivilTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a person felt at a moment, or over a day.
///
/// A state of mind has no length: its start is its end. Every value can be made only through an
/// initializer that checks it, so a stored valence is always a number from −1 to 1.
public struct StateOfMind: Hashable, Sendable {
  /// What tells this sample from all others; it survives edits.
  public let id: UUID

  /// When it was felt.
  public let start: Instant

  /// The zone it was felt in; nil takes the store's zone when saved.
  public let zone: LivedZone?

  /// The span of time it speaks of.
  public let kind: Kind

  /// How pleasant it was, from −1 (very unpleasant) to 1 (very pleasant).
  public let valence: Double

  /// Words for the feeling, each once, in the order of their raw values.
  public let labels: [Label]

  /// The areas of life it has to do with, each once, in the order of their raw values.
  public let associations: [Association]

  /// Free words of the person's own, each once, in alphabetical order.
  public let tags: [String]

  /// What the person wrote; nil when nothing was written.
  public let note: String?

  /// The calendar event it was about, when the person named one.
  public let event: EventReference?

  /// The program that wrote it.
  public let source: Source

  /// Further facts by key.
  public let metadata: [String: MetadataValue]

  /// Creates a state of mind.
  ///
  /// - Parameters:
  ///   - id: Its identity; a new one unless given.
  ///   - start: When it was felt.
  ///   - zone: The zone it was felt in; nil takes the store's zone when saved.
  ///   - kind: The span of time it speaks of.
  ///   - valence: −1...1, both ends included.
  ///   - labels: Words for the feeling; duplicates are dropped.
  ///   - associations: The areas of life it has to do with; duplicates are dropped.
  ///   - tags: Free words; control characters and surrounding blanks are taken away, empty ones and
  ///     duplicates dropped.
  ///   - note: What the person wrote; an empty or blank note is none.
  ///   - event: The calendar event it was about.
  ///   - source: The program that writes it.
  ///   - metadata: Further facts by key.
  /// - Throws: `ModelError.valenceOutOfRange` for a valence outside −1...1, NaN or infinite.
  public init(
    id: UUID = UUID(),
    start: Instant,
    zone: LivedZone? = nil,
    kind: Kind,
    valence: Double,
    labels: [Label] = [],
    associations: [Association] = [],
    tags: [String] = [],
    note: String? = nil,
    event: EventReference? = nil,
    source: Source = .mood,
    metadata: [String: MetadataValue] = [:]
  ) throws(ModelError) {
    guard (-1...1).contains(valence) else { throw .valenceOutOfRange(valence) }
    self.id = id
    self.start = start
    self.zone = zone
    self.kind = kind
    // −0 and 0 are one value to a person; keep one spelling of it.
    self.valence = valence == 0 ? 0 : valence
    self.labels = labels.sortedOnce
    self.associations = associations.sortedOnce
    self.tags = tags.map(\.withoutControls.trimmedNFC).filter { !$0.isEmpty }.sortedOnce
    let note = note?.trimmedNFC
    self.note = note?.isEmpty == false ? note : nil
    self.event = event
    self.source = source
    self.metadata = metadata
  }

  /// Creates a state of mind with HealthKit's parameters.
  ///
  /// - Parameters:
  ///   - date: When it was felt, rounded to milliseconds.
  ///   - kind: The span of time it speaks of.
  ///   - valence: −1...1, both ends included.
  ///   - labels: Words for the feeling.
  ///   - associations: The areas of life it has to do with.
  ///   - zone: The zone it was felt in; nil takes the store's zone when saved.
  ///   - metadata: Further facts by key.
  /// - Throws: `ModelError.valenceOutOfRange` for a valence outside −1...1, NaN or infinite.
  public init(
    date: Date,
    kind: Kind,
    valence: Double,
    labels: [Label],
    associations: [Association],
    zone: LivedZone? = nil,
    metadata: [String: MetadataValue] = [:]
  ) throws(ModelError) {
    try self.init(
      start: Instant(date),
      zone: zone,
      kind: kind,
      valence: valence,
      labels: labels,
      associations: associations,
      metadata: metadata
    )
  }

  /// The same as the start: a state of mind has no length.
  public var end: Instant { start }

  /// The start as a date.
  public var startDate: Date { Date(start) }

  /// The end as a date.
  public var endDate: Date { Date(end) }

  /// The band the valence falls in.
  public var valenceClassification: ValenceClassification {
    // The initializer has checked the range, so the band always exists.
    ValenceClassification(valence: valence) ?? .neutral
  }
}

extension StateOfMind {
  /// The same sample, lived in another zone and with other metadata.
  package func with(zone: LivedZone?, metadata: [String: MetadataValue]) -> StateOfMind {
    StateOfMind(copying: self, zone: zone, metadata: metadata)
  }

  /// Copies a sample, whose values have been checked, with another zone and other metadata.
  private init(
    copying other: StateOfMind,
    zone: LivedZone?,
    metadata: [String: MetadataValue]
  ) {
    id = other.id
    start = other.start
    self.zone = zone
    kind = other.kind
    valence = other.valence
    labels = other.labels
    associations = other.associations
    tags = other.tags
    note = other.note
    event = other.event
    source = other.source
    self.metadata = metadata
  }
}
