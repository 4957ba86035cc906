public import WellbeingModel

/// What is on in a stretch of time.
public struct CalendarAgenda: Hashable, Sendable {
  /// An event whose occurrences are too many to be listed.
  public struct CutOff: Hashable, Sendable {
    /// The calendar's name.
    public let calendar: String

    /// What the event is called.
    public let summary: String
  }

  /// The occurrences by their starts, cancelled ones included.
  public internal(set) var events: [CalendarEvent] = []

  /// The events of which some occurrences may be missing, because a limit was reached.
  ///
  /// The limits are those of `EventSeries.instances(in:zones:)`.
  public internal(set) var cutOff: [CutOff] = []
}
