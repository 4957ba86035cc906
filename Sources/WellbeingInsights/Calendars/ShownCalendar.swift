public import WellbeingModel

/// A calendar that a report takes into account.
public struct ShownCalendar: Hashable, Sendable {
  /// Its name, unique within the journal.
  public var name: String

  /// The area of life its events belong to.
  public var association: StateOfMind.Association

  /// The areas of life of events that do not share that of the calendar.
  public var otherAssociations: Set<StateOfMind.Association>

  /// Creates a shown calendar.
  public init(
    name: String,
    association: StateOfMind.Association,
    otherAssociations: Set<StateOfMind.Association> = []
  ) {
    self.name = name
    self.association = association
    self.otherAssociations = otherAssociations
  }

  /// Shows a calendar of a journal.
  public init(_ calendar: EventCalendar) {
    self.init(
      name: calendar.name,
      association: calendar.association,
      otherAssociations: Set(calendar.categories.entries.map(\.association))
    )
  }
}
