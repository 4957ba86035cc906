internal import WellbeingKit

extension WellbeingStore {
  /// All calendars, when each of some names is one of them.
  ///
  /// - Throws: `StoreError.noSuchCalendar` for a name that is none.
  func calendars(requiring names: [String]) throws -> [EventCalendar] {
    let calendars = try eventCalendars()
    let known = calendars.map(\.name)
    for name in names where !known.contains(name) {
      throw StoreError.noSuchCalendar(name: name, known: known)
    }
    return calendars
  }
}
