public import CivilTime

/// What statistics need of a state of mind: all of it but its texts, identity and origin.
///
/// It is read from narrow rows in one pass, many times faster than whole samples.
public struct StateOfMindReading: Hashable, Sendable {
  /// When it was felt.
  public var start: Instant

  /// How far the clocks there and then ran ahead of UTC, in seconds.
  public var utcOffset: Int

  /// The span of time it speaks of.
  public var kind: StateOfMind.Kind

  /// How pleasant it was, −1...1.
  public var valence: Double

  /// Words for the feeling.
  public var labels: RawValueSet<StateOfMind.Label>

  /// The areas of life it has to do with.
  public var associations: RawValueSet<StateOfMind.Association>

  /// Creates a reading from what a store holds.
  public init(
    start: Instant,
    utcOffset: Int,
    kind: StateOfMind.Kind,
    valence: Double,
    labels: RawValueSet<StateOfMind.Label>,
    associations: RawValueSet<StateOfMind.Association>
  ) {
    self.start = start
    self.utcOffset = utcOffset
    self.kind = kind
    self.valence = valence
    self.labels = labels
    self.associations = associations
  }

  /// What the clock on the wall showed.
  public var localTime: CivilDateTime { CivilDateTime(start, utcOffset: utcOffset) }

  /// The band the valence falls in.
  public var valenceClassification: StateOfMind.ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }

  private typealias ValenceClassification = StateOfMind.ValenceClassification
}
