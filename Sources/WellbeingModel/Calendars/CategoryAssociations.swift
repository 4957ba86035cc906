/// Which events of a calendar belong to another area of life than the rest, told by their categories.
///
/// Categories are compared whatever their case and accents.
public struct CategoryAssociations: Hashable, Sendable {
  /// A category and the area of life of its events.
  public struct Entry: Hashable, Sendable {
    /// The category as the person wrote it.
    public let category: String

    /// The area of life.
    public let association: StateOfMind.Association
  }

  /// What to make of one category.
  public struct Change: Hashable, Sendable {
    /// The category.
    public var category: String

    /// The area of life of its events; nil for that of their calendar again.
    public var association: StateOfMind.Association?

    /// Creates a change.
    public init(category: String, association: StateOfMind.Association?) {
      self.category = category
      self.association = association
    }
  }

  /// The entries in the order of their categories.
  public private(set) var entries: [Entry] = []

  private var byCategory: [String: StateOfMind.Association] = [:]

  /// Creates a list without entries: all events belong to the calendar's area of life.
  public init() {}

  /// Takes in a change; the category's spelling is the latest.
  public mutating func apply(_ change: Change) {
    let category = change.category.trimmedNFC
    let folded = category.foldedForSearch
    entries.removeAll { $0.category.foldedForSearch == folded }
    byCategory[folded] = change.association
    guard let association = change.association else { return }
    entries.append(Entry(category: category, association: association))
    entries.sort { $0.category < $1.category }
  }

  /// The area of life of an event with some categories; nil for that of its calendar.
  ///
  /// The first of the event's categories that is in the list decides.
  public func association(ofCategories categories: [String]) -> StateOfMind.Association? {
    // Most calendars have no entries, and folding text takes time.
    guard !entries.isEmpty else { return nil }
    return categories.lazy.compactMap { byCategory[$0.trimmedNFC.foldedForSearch] }.first
  }
}
