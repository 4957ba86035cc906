/// The phrases of findings that a report adds to its table of days.
public struct FindingPhrases: Sendable {
  /// The headings of the sections, by the names of ``ReportSection/Name``.
  public var headings: [String: String]
  /// The title of the chart of days.
  public var dayChart: String
  /// The title of a year of days.
  public var pixels: String
  /// What the cells of a year say.
  public var pixelScale: String
  /// Said of a day without an entry.
  public var noEntry: String
  /// Says how far a period has come: `4 of 7 days so far`.
  public var reach: @Sendable (_ days: Int, _ of: Int) -> String
  /// Said instead of the name of an event or tag that is left out.
  public var leftOut: String

  /// The heading above weeks.
  public var week: String
  /// The heading above months.
  public var month: String

  /// The name of the emotional range.
  public var range: String
  /// The ends of the valences, and the classes used.
  public var rangeOf: @Sendable (_ low: String, _ high: String, _ classes: Int) -> String
  /// The distance between the ends of a day, over some days.
  public var dailyDistance: @Sendable (_ distance: String, _ days: Int) -> String
  /// How many labels were used.
  public var labelsUsed: @Sendable (Int) -> String
  /// The name of emotions and daily moods beside each other.
  public var kinds: String
  /// The mean of the emotions.
  public var emotions: @Sendable (_ mean: String, _ count: Int) -> String
  /// The mean of the daily moods.
  public var dailyMoods: @Sendable (_ mean: String, _ count: Int) -> String
  /// How many days have the mood entered, and how many the mean of their emotions.
  public var moodBasis: @Sendable (_ entered: Int, _ mean: Int) -> String
  /// The name of the days with check-ins.
  public var checkInDays: String
  /// On how many days there are check-ins, and how many of these follow each other.
  public var daysWithCheckIns: @Sendable (_ count: Int, _ of: Int, _ run: Int) -> String

  /// The name of free time.
  public var freeTime: String
  /// How many free stretches a day has, and how long they are.
  public var freeStretches: @Sendable (_ count: String, _ length: String) -> String
  /// The name of the load of meetings.
  public var meetings: String
  /// How many events there were, and the fullest day.
  public var events: @Sendable (_ count: Int, _ time: String) -> String
  /// The fullest day.
  public var fullestDay: @Sendable (_ day: String, _ count: Int, _ time: String) -> String
  /// The heading above calendars.
  public var calendar: String
  /// The heading above recurring events.
  public var recurringEvents: String
  /// The heading above the rated share of events.
  public var rated: String
  /// The heading above the difference from the mean of the period.
  public var difference: String
  /// The name of the longest event.
  public var longest: String

  /// The heading above weekdays.
  public var weekday: String
  /// The heading above parts of the day.
  public var partOfDay: String
  /// The name of the tags.
  public var tags: String

  /// A score: `7 of 27`.
  public var score: @Sendable (_ score: String, _ maximum: String?) -> String
  /// Points more or fewer than the time before.
  public var points: @Sendable (_ points: Int) -> String
  /// Says that a change is within the usual variation, or beyond it.
  public var isMeaningful: @Sendable (Bool) -> String
  /// Says that a questionnaire may be taken again, and when it was last taken.
  public var due: @Sendable (_ day: String) -> String

  /// The week or period before, as far as this one has come.
  public var weekBeforeToDate: String
  /// The same for any other period.
  public var periodBeforeToDate: String
}
