public import CivilTime
public import WellbeingModel

/// What one row of statistics is about.
public enum StatisticsKey: Hashable, Sendable {
  /// All samples.
  case all
  /// A logical day.
  case day(CivilDate)
  /// The week that begins on a day.
  case week(CivilDate)
  /// The month that begins on a day.
  case month(CivilDate)
  /// A day of the week.
  case weekday(Weekday)
  /// An hour of the clock on the wall, 0...23.
  case hour(Int)
  /// A quarter of the day.
  case partOfDay(PartOfDay)
  /// A label.
  case label(StateOfMind.Label)
  /// An association.
  case association(StateOfMind.Association)
  /// A tag, in the spelling that is used most.
  case tag(String)
  /// A calendar.
  case calendar(String)
  /// An event by its name, on a calendar.
  case event(String, calendar: String)
  /// A kind.
  case kind(StateOfMind.Kind)

  /// The key as programs read it: `all`, `2026-11-30`, `2026-11`, `monday`, `07`, `happy`; an event
  /// comes after its calendar, `Work: Planning`.
  public var name: String {
    switch self {
    case .all: "all"
    case .day(let date), .week(let date): date.description
    case .month(let date): String(date.description.dropLast(3))
    case .weekday(let weekday): weekday.name
    case .hour(let hour): hour < 10 ? "0\(hour)" : "\(hour)"
    case .partOfDay(let part): part.name
    case .label(let label): label.name
    case .association(let association): association.name
    case .tag(let tag): tag
    case .calendar(let calendar): calendar
    case .event(let event, let calendar): "\(calendar): \(event)"
    case .kind(let kind): kind.name
    }
  }
}
