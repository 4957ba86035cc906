/// A calendar in the journal: what it is called and what its events are about.
public struct EventCalendar: Hashable, Sendable {
  /// Its name, unique within the journal.
  public var name: String

  /// The area of life its events belong to.
  public var association: StateOfMind.Association

  /// The categories whose events belong to another area of life.
  public var categories: CategoryAssociations

  /// Creates a calendar.
  public init(
    name: String,
    association: StateOfMind.Association,
    categories: CategoryAssociations = CategoryAssociations()
  ) {
    self.name = name
    self.association = association
    self.categories = categories
  }
}
