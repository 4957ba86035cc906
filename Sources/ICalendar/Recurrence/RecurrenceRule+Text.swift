internal import CivilTime

extension RecurrenceRule: CustomStringConvertible {
  /// The rule as iCalendar writes it, always in the same order of parts.
  public var description: String {
    var text = "FREQ=\(frequency.name)"
    if interval != 1 { text += ";INTERVAL=\(interval)" }
    if let count { text += ";COUNT=\(count)" }
    if let until { text += ";UNTIL=\(until.valueText)" }
    append("BYMONTH", months, to: &text)
    append("BYWEEKNO", weekNumbers, to: &text)
    append("BYYEARDAY", yearDays, to: &text)
    append("BYMONTHDAY", monthDays, to: &text)
    append("BYDAY", weekdays, to: &text)
    append("BYHOUR", hours, to: &text)
    append("BYMINUTE", minutes, to: &text)
    append("BYSECOND", seconds, to: &text)
    append("BYSETPOS", positions, to: &text)
    if weekStart != .monday { text += ";WKST=\(weekStart.letters)" }
    return text
  }

  private func append(
    _ name: String,
    _ items: [some CustomStringConvertible],
    to text: inout String
  ) {
    guard !items.isEmpty else { return }
    text += ";\(name)=\(items.map(\.description).joined(separator: ","))"
  }
}

extension RecurrenceRule.NumberedWeekday: CustomStringConvertible {
  /// As `MO` or `-1FR`.
  public var description: String {
    let letters = weekday.letters
    return number == 0 ? letters : "\(number)\(letters)"
  }
}
