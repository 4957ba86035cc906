public import CivilTime
public import WellbeingModel

/// What the findings depend on besides samples and events.
public struct InsightSettings: Hashable, Sendable {
  /// The person's zone: for events, for waking hours, and for samples without a zone of their own.
  public var zone: Zone

  /// When the person's day begins.
  public var dayBoundary: DayBoundary

  /// The day that starts a week.
  public var firstWeekday: Weekday

  /// The hours that count for work-life balance.
  public var wakingHours: WakingHours

  /// How far an event may lie from a check-in and still be taken as what it was about, in minutes.
  public var eventWindowMinutes: Int

  /// The calendars to take into account.
  public var calendars: [ShownCalendar]

  /// Whether `calendars` are all there are; if not, events of the others are never named.
  public var showsEveryCalendar: Bool

  /// The labels whose events are looked for, in the order to show them.
  public var eventLabels: [StateOfMind.Label]

  /// Creates settings.
  public init(
    zone: Zone,
    dayBoundary: DayBoundary = .midnight,
    firstWeekday: Weekday = .monday,
    wakingHours: WakingHours = .standard,
    eventWindowMinutes: Int = 12 * 60,
    calendars: [ShownCalendar],
    showsEveryCalendar: Bool = true,
    eventLabels: [StateOfMind.Label] = InsightSettings.emojiLabels
  ) {
    self.zone = zone
    self.dayBoundary = dayBoundary
    self.firstWeekday = firstWeekday
    self.wakingHours = wakingHours
    self.eventWindowMinutes = eventWindowMinutes
    self.calendars = calendars
    self.showsEveryCalendar = showsEveryCalendar
    self.eventLabels = eventLabels
  }

  /// The labels of the five emoji: angry, sad, indifferent, satisfied and happy.
  public static let emojiLabels: [StateOfMind.Label] = [
    .angry, .sad, .indifferent, .satisfied, .happy,
  ]

  /// How days, weeks and hours of statistics are told.
  public var statisticsCalendar: StatisticsCalendar {
    StatisticsCalendar(zone: zone, dayBoundary: dayBoundary, firstWeekday: firstWeekday)
  }

  /// The logical day of a sample, by the wall clock of the place it was lived in.
  public func day(of sample: StateOfMind) -> CivilDate {
    let local = sample.zone?.localTime(at: sample.start) ?? zone.localTime(at: sample.start)
    return dayBoundary.day(of: local)
  }

  /// Whether a sample carries the association of an event on a shown calendar.
  func doesConcern(_ sample: StateOfMind, _ event: CalendarEvent) -> Bool {
    calendars.contains {
      $0.name == event.calendar
        && sample.associations.contains(event.association ?? $0.association)
    }
  }

  /// Whether a sample has to do with a shown calendar: it carries an association of its events.
  func concernsShownCalendar(_ sample: StateOfMind) -> Bool {
    calendars.contains { calendar in
      sample.associations.contains {
        $0 == calendar.association || calendar.otherAssociations.contains($0)
      }
    }
  }

  /// Whether an event may be named: it is on a shown calendar, or none is hidden.
  func mayName(calendar: String) -> Bool {
    showsEveryCalendar || calendars.contains { $0.name == calendar }
  }
}
