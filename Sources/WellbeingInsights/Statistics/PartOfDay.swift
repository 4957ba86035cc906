public import CivilTime

/// A quarter of the day by the clock on the wall.
public enum PartOfDay: Int, CaseIterable, Hashable, Sendable {
  /// From 00:00 to 06:00.
  case night
  /// From 06:00 to 12:00.
  case morning
  /// From 12:00 to 18:00.
  case afternoon
  /// From 18:00 to 24:00.
  case evening

  /// The part that a time of day belongs to.
  public init(of time: TimeOfDay) {
    self =
      switch time.hour {
      case ..<6: .night
      case ..<12: .morning
      case ..<18: .afternoon
      default: .evening
      }
  }

  /// The name as programs read it: `morning`.
  public var name: String {
    switch self {
    case .night: "night"
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    }
  }
}
