public import CivilTime

/// A calendar in the journal, without its events.
public struct CalendarSummary: Hashable, Sendable {
  /// Its name, unique within the journal.
  public var name: String

  /// The area of life its events belong to.
  public var association: StateOfMind.Association

  /// The categories whose events belong to another area of life.
  public var categories: CategoryAssociations

  /// How many events it holds; a recurring event counts once.
  public var eventCount: Int

  /// When its first event begins; nil without events.
  public var from: Instant?

  /// When its last event ends; nil without events or when one recurs for ever.
  public var to: Instant?

  /// When it was last imported.
  public var importedAt: Instant

  /// Creates a summary.
  public init(
    name: String,
    association: StateOfMind.Association,
    categories: CategoryAssociations = CategoryAssociations(),
    eventCount: Int,
    from: Instant?,
    to: Instant?,
    importedAt: Instant
  ) {
    self.name = name
    self.association = association
    self.categories = categories
    self.eventCount = eventCount
    self.from = from
    self.to = to
    self.importedAt = importedAt
  }
}
