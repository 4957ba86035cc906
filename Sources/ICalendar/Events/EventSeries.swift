/// All that a calendar says about one event: the event and the changes to single occurrences.
///
/// It may lack the event itself, because an invitation to one occurrence arrives alone.
public struct EventSeries: Hashable, Sendable {
  /// The occurrences of one series that a query makes at most; the rest is left out.
  public static let instanceLimit = 20_000

  /// The identifier of the event.
  public let uid: String

  /// The event; nil when only changes to occurrences of it are known.
  public let master: EventComponent?

  /// The changes to occurrences, in the order given.
  public let overrides: [EventComponent]

  /// Creates a series from the components of one identifier.
  ///
  /// Of several states of the event itself the newest counts, see
  /// ``EventComponent/supersedes(_:)``. Of several changes to one occurrence that is decided when
  /// occurrences are made, because their RECURRENCE-IDs may be written in different zones.
  ///
  /// - Parameter components: One or more components with the same UID; nil is returned for none.
  public init?(_ components: [EventComponent]) {
    guard let first = components.first else { return nil }
    uid = first.uid
    var master: EventComponent?
    var overrides: [EventComponent] = []
    for component in components {
      if component.recurrenceID != nil {
        overrides.append(component)
      } else if master.map(component.supersedes) ?? true {
        master = component
      }
    }
    self.master = master
    self.overrides = overrides
  }

  /// Puts components together by their identifiers, in the order in which these first occur.
  public static func grouped(_ components: [EventComponent]) -> [EventSeries] {
    var order: [String] = []
    var groups: [String: [EventComponent]] = [:]
    for component in components {
      if groups[component.uid] == nil { order.append(component.uid) }
      groups[component.uid, default: []].append(component)
    }
    return order.compactMap { EventSeries(groups[$0] ?? []) }
  }

  /// Whether there is or may be more than one occurrence.
  var isRecurring: Bool {
    guard let master else { return true }
    return master.rule != nil || !master.additionalDates.isEmpty || !overrides.isEmpty
  }
}
