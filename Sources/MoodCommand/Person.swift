internal import CommandLineKit
internal import WellbeingKit

/// The person at the keyboard: settings, zone and the present moment.
struct Person: Sendable {
  /// What the person has set.
  let settings: Settings

  /// Where the person is.
  let zone: Zone

  /// When it is.
  let now: Instant

  /// Finds the person from the environment alone, without a command line.
  init(_ environment: ToolEnvironment) throws {
    let zones = ZoneDatabase(environment: environment.terminal.variables)
    settings = try SettingsFile(path: FileLocations(environment).settings).settings(zones: zones)
    zone =
      try settings.zoneIdentifier.map(zones.zone)
      ?? zones.localZone(environment: environment.terminal.variables)
    now = environment.now()
  }

  /// Creates a person.
  init(settings: Settings, zone: Zone, now: Instant) {
    self.settings = settings
    self.zone = zone
    self.now = now
  }

  /// What words for dates are read by.
  var dateContext: DateContext {
    DateContext(
      now: now,
      zone: zone,
      dayBoundary: settings.dayBoundary,
      firstWeekday: settings.firstWeekday
    )
  }

  /// What findings depend on.
  ///
  /// Of the calendars in the journal only those with the names in `shown` are taken into account;
  /// all of them when it is empty.
  func insightSettings(_ calendars: [EventCalendar], shown: [String]) -> InsightSettings {
    InsightSettings(
      zone: zone,
      dayBoundary: settings.dayBoundary,
      firstWeekday: settings.firstWeekday,
      wakingHours: settings.wakingHours,
      eventWindowMinutes: settings.eventWindowMinutes,
      calendars: calendars.filter { shown.isEmpty || shown.contains($0.name) }
        .map(ShownCalendar.init),
      showsEveryCalendar: shown.isEmpty,
      eventLabels: settings.emoji.labels
    )
  }
}
