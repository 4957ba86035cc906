internal import WellbeingKit

/// A file that holds no calendar.
struct CalendarFileError: Error, Hashable, CustomStringConvertible {
  /// The path as it was given.
  var path: String

  /// What is wrong with it.
  var reason: ICalendarError

  /// What is wrong, in one line.
  var description: String { "\(path): \(reason)" }
}
