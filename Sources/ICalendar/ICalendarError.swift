/// What can be wrong with a calendar as a whole or with a text that must stand alone.
///
/// Inside a calendar, a line or an event that cannot be read does not end the reading; it becomes
/// a ``Problem``.
public enum ICalendarError: Error, Hashable, Sendable {
  /// The bytes hold no iCalendar object.
  case notCalendar

  /// There are no bytes.
  case empty

  /// A recurrence rule cannot be understood; the text says why.
  case unreadableRule(String)

  /// A recurrence rule asks for something that is not supported; the text names it.
  case unsupportedRule(String)

  /// A stored event cannot be read; the text says why.
  case unreadableEvent(String)

  /// A stored time zone definition cannot be read; the text says why.
  case unreadableZone(String)
}

extension ICalendarError: CustomStringConvertible {
  /// One sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notCalendar:
      "this is not iCalendar: no line is BEGIN:VCALENDAR, with which every calendar file begins"
    case .empty:
      "the file is empty; a calendar file begins with BEGIN:VCALENDAR"
    case .unreadableRule(let reason):
      "the recurrence rule cannot be read: \(reason)"
    case .unsupportedRule(let part):
      "the recurrence rule asks for \(part), which is not supported"
    case .unreadableEvent(let reason):
      "the event cannot be read: \(reason)"
    case .unreadableZone(let reason):
      "the time zone definition cannot be read: \(reason)"
    }
  }
}

/// The beginning of some bytes, to name them in a message.
func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
  var isRepaired = false
  let text = String(bytes: Array(bytes.prefix(40)), isRepaired: &isRepaired)
  return String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
}
