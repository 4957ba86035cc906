internal import WellbeingKit

/// What a person has set, with the defaults for the rest.
struct Settings: Hashable, Sendable {
  /// When the person's day begins.
  var dayBoundary = DayBoundary.midnight

  /// The day that starts a week.
  var firstWeekday = Weekday.monday

  /// The hours that count for work-life balance.
  var wakingHours = WakingHours.standard

  /// The person's zone; nil when the system decides.
  var zoneIdentifier: String?

  /// The country whose help lines are shown, as its two-letter code; nil to go by the zone.
  var country: String?

  /// How far an event may lie from a check-in and still be what it was about, in minutes.
  var eventWindowMinutes = 12 * 60

  /// How long after its end an event waits for a check-in, in minutes.
  var pendingWindowMinutes = 24 * 60

  /// What makes a check-in due.
  var dueRules = DueRules.standard

  /// How many backups are kept; none are made without being asked for when it is 0.
  var backupCount = BackupPolicy.standard.count

  /// What each emoji stands for.
  var emoji = EmojiTable.standard
}
