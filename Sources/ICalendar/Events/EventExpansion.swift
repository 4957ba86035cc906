/// The occurrences of an event in a stretch of time.
public struct EventExpansion: Hashable, Sendable {
  /// The occurrences, in the order of their starts.
  public var instances: [EventInstance] = []

  /// Whether there may be more, because a limit was reached.
  ///
  /// The limits are ``EventSeries/instanceLimit`` and
  /// ``RecurrenceRule/Occurrences/workLimit``.
  public var isCutOff = false
}
