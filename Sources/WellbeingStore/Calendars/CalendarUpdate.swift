internal import ICalendar
internal import WellbeingModel

/// What an import will do to one calendar: everything that is to be known before writing.
struct CalendarUpdate {
  /// The calendar as it is; nil for a new one.
  let row: Journal.CalendarRow?

  /// The area of life its events will belong to.
  let association: StateOfMind.Association

  /// The categories whose events will belong to another one.
  let categories: CategoryAssociations

  /// What was found.
  private(set) var outcome = CalendarImport.Outcome()

  /// The series that have to be written, whole, because the stretch of time that an event covers
  /// depends on all its parts.
  private(set) var series: [EventSeries] = []

  /// The identifiers of all series that have to be written or taken away.
  private(set) var touched: Set<String> = []

  init(_ source: CalendarImport, row: Journal.CalendarRow?) throws(StoreError) {
    guard let association = source.association ?? row?.association else {
      throw .associationMissing(calendar: source.name)
    }
    self.row = row
    self.association = association
    var categories = row?.categories ?? CategoryAssociations()
    for change in source.categories { categories.apply(change) }
    self.categories = categories
    outcome.isNew = row == nil
  }

  /// Notes whether the calendar itself changes.
  mutating func noteCalendar(isChanged: Bool) {
    outcome.changedCalendar = isChanged
  }

  /// Compares the events of a file with those that are there.
  mutating func compare(
    _ events: [EventComponent],
    with old: [EventComponent.Key: EventComponent],
    removesMissing: Bool
  ) {
    // Of several states of one event in a file the newest counts.
    let new = Dictionary(events.map { ($0.key, $0) }) { $1.supersedes($0) ? $1 : $0 }
    for (key, component) in new {
      guard let known = old[key] else {
        outcome.added.append(component)
        touched.insert(key.uid)
        continue
      }
      if component.hasSameContent(as: known) {
        outcome.unchangedCount += 1
      } else {
        outcome.changed.append(component)
        touched.insert(key.uid)
      }
    }
    let missing = old.filter { new[$0.key] == nil }
    if removesMissing {
      outcome.removed = missing.values.sorted(by: EventComponent.precedes)
      touched.formUnion(missing.keys.map(\.uid))
    } else {
      outcome.missing = missing.values.sorted(by: EventComponent.precedes)
    }
    outcome.added.sort(by: EventComponent.precedes)
    outcome.changed.sort(by: EventComponent.precedes)
    let left = removesMissing ? new : old.merging(new) { $1 }
    touchRecategorized(left.values)
    series = EventSeries.grouped(
      left.values.filter { touched.contains($0.uid) }.sorted(by: EventComponent.precedes)
    )
  }

  /// Marks the events that come to belong to another area of life by what is said of categories.
  private mutating func touchRecategorized(_ components: some Sequence<EventComponent>) {
    guard let row, row.categories != categories else { return }
    for component in components
    where row.categories.association(ofCategories: component.categories)
      != categories.association(ofCategories: component.categories)
    {
      touched.insert(component.uid)
    }
  }
}
