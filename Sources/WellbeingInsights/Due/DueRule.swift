public import CivilTime

/// What makes a check-in due.
public enum DueRule: Hashable, Sendable {
  /// An event ended a short while ago and has not been rated.
  case events

  /// It is past a time of day, and the day has no daily mood yet.
  case evening(TimeOfDay)

  /// It is a waking hour, and the last check-in lies this many minutes back.
  case every(minutes: Int)

  /// A questionnaire that was taken before would ask about new days only.
  case questionnaires
}
