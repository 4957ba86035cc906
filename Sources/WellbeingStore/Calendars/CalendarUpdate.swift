internal import ICalendar
internal import WellbeingModel

/// What an import does to one calendar, found out series by series.
struct CalendarUpdate {
  /// The calendar as it is; nil for a new one.
  let row: Journal.CalendarRow?

  /// The area of life its events will belong to.
  let association: StateOfMind.Association

  /// The categories whose events will belong to another one.
  let categories: CategoryAssociations

  private let name: String
  private let removesMissing: Bool
  private var counts = CalendarImport.Outcome()
  private var added = FirstEvents()
  private var changed = FirstEvents()
  private var missing = FirstEvents()

  init(_ source: CalendarImport, row: Journal.CalendarRow?) throws(StoreError) {
    guard let association = source.association ?? row?.association else {
      throw .associationMissing(calendar: source.name)
    }
    self.row = row
    self.association = association
    var categories = row?.categories ?? CategoryAssociations()
    for change in source.categories { categories.apply(change) }
    self.categories = categories
    name = source.name
    removesMissing = source.removesMissing
    counts.isNew = row == nil
  }

  /// Notes that the calendar itself changes.
  mutating func noteCalendarChange() {
    counts.changedCalendar = true
  }

  /// Whether anything changes, as far as is known.
  var isChange: Bool { counts.isChange }

  /// What was found.
  func outcome() throws(StoreError) -> CalendarImport.Outcome {
    var outcome = counts
    outcome.added = try added.components(calendar: name)
    outcome.changed = try changed.components(calendar: name)
    let gone = try missing.components(calendar: name)
    if removesMissing { outcome.removed = gone } else { outcome.missing = gone }
    return outcome
  }

  /// Compares one series in the file with what the journal has of it.
  ///
  /// - Returns: All its events, to be written in place of those that are there, because the stretch
  ///   of time that an event covers depends on all parts of its series; nil when nothing changes.
  mutating func compare(
    _ new: [SeriesRow],
    with old: [SeriesRow]
  ) throws(StoreError) -> [SeriesRow]? {
    let new = try newest(of: new)
    var left = new
    var isTouched = false
    for row in new {
      let known = old.first { $0.recurrenceID == row.recurrenceID }
      guard let known else {
        counts.addedCount += 1
        added.note(row)
        isTouched = true
        continue
      }
      if try saysTheSame(row, known) {
        counts.unchangedCount += 1
      } else {
        counts.changedCount += 1
        changed.note(row)
        isTouched = true
      }
    }
    for row in old where !new.contains(where: { $0.recurrenceID == row.recurrenceID }) {
      missing.note(row)
      if removesMissing {
        counts.removedCount += 1
        isTouched = true
      } else {
        counts.missingCount += 1
        left.append(row)
      }
    }
    let isWritten = isTouched ? true : try isRecategorized(left)
    return isWritten ? left : nil
  }

  /// Of several states of one event in a file the newest.
  private func newest(of rows: [SeriesRow]) throws(StoreError) -> [SeriesRow] {
    var result: [SeriesRow] = []
    for row in rows {
      // The rows are in the order of their occurrences.
      guard let last = result.last, last.recurrenceID == row.recurrenceID else {
        result.append(row)
        continue
      }
      let isNewer = try row.component(calendar: name)
        .supersedes(last.component(calendar: name))
      if isNewer { result[result.count - 1] = row }
    }
    return result
  }

  private func saysTheSame(
    _ row: SeriesRow,
    _ known: SeriesRow
  ) throws(StoreError) -> Bool {
    if row.text == known.text { return true }
    return try row.component(calendar: name)
      .hasSameContent(as: known.component(calendar: name))
  }

  /// Whether some events come to belong to another area of life by what is said of categories.
  private func isRecategorized(_ rows: [SeriesRow]) throws(StoreError) -> Bool {
    guard let row, row.categories != categories else { return false }
    for event in rows {
      let own = try event.component(calendar: name).categories
      if row.categories.association(ofCategories: own)
        != categories.association(ofCategories: own)
      {
        return true
      }
    }
    return false
  }
}
