/// A reading of the wall clock, 00:00 up to but not including 24:00, without a date.
public struct TimeOfDay: Hashable, Sendable {
  /// Milliseconds since midnight on the clock's face, 0..<86 400 000.
  public let milliseconds: Int

  /// Creates a time from milliseconds since midnight; nil outside one day.
  public init?(milliseconds: Int) {
    guard (0..<86_400_000).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates a time from its fields; nil when one is out of range.
  ///
  /// 24:00 is not a time of day.
  public init?(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond)
    else { return nil }
    milliseconds = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
  }

  /// Creates a time from milliseconds known to lie inside one day.
  package init(validMilliseconds milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// 00:00.
  public static let midnight = TimeOfDay(validMilliseconds: 0)

  /// 12:00.
  public static let noon = TimeOfDay(validMilliseconds: 43_200_000)

  /// The hour, 0...23.
  public var hour: Int { milliseconds / 3_600_000 }

  /// The minute, 0...59.
  public var minute: Int { milliseconds / 60_000 % 60 }

  /// The second, 0...59.
  public var second: Int { milliseconds / 1000 % 60 }

  /// The millisecond, 0...999.
  public var millisecond: Int { milliseconds % 1000 }
}

extension TimeOfDay: Comparable {
  /// Whether one reading comes before another within a day.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// Hours and minutes, `21:30`; seconds and milliseconds only when they are not zero.
  public var description: String {
    var text = ""
    text.append(padded: hour, width: 2)
    text += ":"
    text.append(padded: minute, width: 2)
    guard second != 0 || millisecond != 0 else { return text }
    text += ":"
    text.append(padded: second, width: 2)
    guard millisecond != 0 else { return text }
    text += "."
    text.append(padded: millisecond, width: 3)
    return text
  }
}
