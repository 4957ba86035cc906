/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// ISO weekday 1.
  case monday = 1
  /// ISO weekday 2.
  case tuesday
  /// ISO weekday 3.
  case wednesday
  /// ISO weekday 4.
  case thursday
  /// ISO weekday 5.
  case friday
  /// ISO weekday 6.
  case saturday
  /// ISO weekday 7.
  case sunday

  /// The English name in lower case: `monday`.
  public var name: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// How many days to go forward from `other` to reach this weekday, 0...6.
  public func days(after other: Weekday) -> Int {
    (rawValue - other.rawValue + 7) % 7
  }
}
