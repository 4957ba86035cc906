/// The phrases of reports.
public struct ReportPhrases: Sendable {
  /// The title of a week's report.
  public var weekTitle: String
  /// The title of any other report.
  public var title: String
  /// Said of a period without check-ins.
  public var nothing: String
  /// Said of a week without check-ins.
  public var nothingInWeek: String

  /// The heading above days.
  public var day: String
  /// The heading above the number of check-ins.
  public var checkIns: String
  /// The same where there is little room.
  public var checkInsShort: String
  /// The heading above mean valences.
  public var mean: String
  /// The heading above calendar quality.
  public var quality: String
  /// The heading above scheduled time.
  public var scheduled: String
  /// The same where there is little room.
  public var scheduledShort: String

  /// The name of the mood of a day.
  public var dayMood: String
  /// Says that a mood is the one the person entered.
  public var dayMoodAsEntered: String
  /// Says what the mood of the other days is.
  public var dayMoodElsewhere: String

  /// The name of calendar quality.
  public var calendarQuality: String
  /// The reason when no calendar is shown.
  public var noCalendar: String
  /// The reason when there are no check-ins that count.
  public var noCheckIns: String
  /// How many check-ins something was taken from.
  public var fromCheckIns: @Sendable (Int) -> String
  /// How many of the ended events have been rated: rated, then all.
  public var eventsRated: @Sendable (Int, Int) -> String

  /// The name of work-life balance.
  public var workLifeBalance: String
  /// The balance in words: the scheduled part, the free part and the waking hours.
  public var ofWakingHours: @Sendable (String, String, String) -> String

  /// The heading above events.
  public var events: String
  /// What the happiest event is called in their list.
  public var happiest: String
  /// Stands for the name of an event without one.
  public var untitledEvent: String

  /// The heading above the words used most.
  public var mostUsed: String
  /// The name of the labels.
  public var labels: String
  /// The name of the associations.
  public var associations: String

  /// The heading above the comparison.
  public var comparison: String
  /// The week of the report.
  public var thisWeek: String
  /// The week before it.
  public var weekBefore: String
  /// The period of the report, when it is no week.
  public var thisPeriod: String
  /// The period before it.
  public var periodBefore: String

  /// The reason when a label has no event.
  public var noEventFound: String
  /// The reason when a day has no mean.
  public var noCheckInsOnDay: String
  /// The reason when emotions or daily moods of a kind have no mean.
  public var noneOfKind: String
  /// The reason when feelings have no distance within a day.
  public var noDayWithSeveral: String
  /// The reason when there is no longest event.
  public var noTimedEvent: String
  /// The reason when a calendar's events have no mean.
  public var noneRated: String
  /// The reason when no free stretch has a length.
  public var noFreeStretch: String
  /// The reason when a week or month of the period has no mean.
  public var noCheckInsInPart: String
  /// The reason when a score has no change.
  public var noChange: String
  /// The reason when a period is not compared with as many days.
  public var periodIsOver: String
  /// Says that a period that is not over is compared twice.
  public var comparedTwice: String
  /// The reason when patterns were not looked for.
  public var patternsNotAsked: String
  /// Says that words of the person's own are left out.
  public var redacted: String
  /// Where help is found.
  public var support: String
}
