public import CivilTime

/// On how many days of a period there are check-ins, and how many of these follow each other.
///
/// They are facts about the record, told without praise or blame: gaps are part of a journal.
public struct CheckInDays: Hashable, Sendable {
  /// How many days have begun.
  public let dayCount: Int

  /// How many of them have a check-in.
  public let count: Int

  /// The longest number of days in a row with a check-in.
  public let longestRun: Int

  /// How many days in a row have a check-in at the end of those that have begun.
  ///
  /// A today without one does not end them: the day is not over.
  public let currentRun: Int

  /// Counts the days up to today.
  public init(_ days: [DayMood], through today: CivilDate) {
    let begun = days.filter { $0.day <= today }
    dayCount = begun.count
    count = begun.count { $0.count > 0 }
    var (run, longest) = (0, 0)
    for day in begun where day.count > 0 || day.day != today {
      run = day.count > 0 ? run + 1 : 0
      longest = max(longest, run)
    }
    longestRun = longest
    currentRun = run
  }
}
