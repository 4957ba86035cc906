public import CivilTime
public import WellbeingModel

/// Which events have been rated by a check-in.
///
/// An event is rated when a sample is linked to it, or when a sample that carries its association
/// lies between its start and 30 minutes after its end and no event nearer to the sample does so too. A linked sample speaks for its own event only.
public struct EventRatings: Sendable {
  /// How long after its end a check-in still rates an event, in milliseconds.
  static let grace: Int64 = 30 * 60_000

  /// The events on shown calendars that are not cancelled and have ended, earliest end first.
  public let ended: [CalendarEvent]

  /// The valences of the samples that rate an event.
  private let valences: [CalendarEvent: [Double]]

  /// Matches samples and events.
  ///
  /// - Parameters:
  ///   - events: Occurrences; those cancelled, not begun or on other calendars are left out.
  ///   - samples: Every sample that may rate one of them.
  ///   - settings: The shown calendars.
  ///   - now: The moment that tells what has begun and what has ended.
  public init(
    of events: [CalendarEvent],
    by samples: [StateOfMind],
    settings: InsightSettings,
    now: Instant
  ) {
    let candidates = settings.candidates(among: events, now: now)
    ended = candidates.filter { $0.end <= now }
      .sorted { ($0.end, $0.start, $0.uid) < ($1.end, $1.start, $1.uid) }
    let timeline = EventTimeline(candidates)
    var valences: [CalendarEvent: [Double]] = [:]
    func rate(_ events: some Sequence<CalendarEvent>, by sample: StateOfMind) {
      for event in events { valences[event, default: []].append(sample.valence) }
    }
    for sample in samples {
      if let reference = sample.event {
        rate(candidates.lazy.filter { reference.names($0) }, by: sample)
        continue
      }
      let begin = sample.start.advanced(byMilliseconds: -Self.grace)
      let within = timeline.events(touching: begin...sample.start)
        .filter { settings.doesConcern(sample, $0) }
        .map { (nearness: EventNearness(of: $0, to: sample.start), event: $0) }
      guard let nearest = within.lazy.map(\.nearness).min() else { continue }
      rate(within.filter { $0.nearness == nearest }.map(\.event), by: sample)
    }
    self.valences = valences
  }

  /// Whether an event has been rated.
  public func isRated(_ event: CalendarEvent) -> Bool {
    valences[event] != nil
  }

  /// The valences of the samples that rate an event, earliest first; empty when it is not rated.
  func valences(of event: CalendarEvent) -> [Double] {
    valences[event] ?? []
  }

  /// The longest timed event that ended within some logical days, the first of equals.
  func longestEvent(in days: Range<CivilDate>, settings: InsightSettings) -> CalendarEvent? {
    ended(in: days, settings: settings).filter { !$0.isAllDay && $0.start < $0.end }
      .max { ($0.length, $1.start, $1.uid) < ($1.length, $0.start, $0.uid) }
  }

  /// The events that ended within some logical days, earliest end first.
  func ended(in days: Range<CivilDate>, settings: InsightSettings) -> [CalendarEvent] {
    let interval = settings.dayBoundary.interval(of: days, in: settings.zone)
    return ended.filter { interval.contains($0.lastMoment) }
  }
}

extension CalendarEvent {
  /// The length in milliseconds.
  fileprivate var length: Int64 { end.milliseconds - start.milliseconds }

  /// The last moment that belongs to the event; an event that ends at midnight belongs to the day
  /// before.
  fileprivate var lastMoment: Instant {
    max(start, end.advanced(byMilliseconds: -1))
  }
}

extension EventReference {
  /// Whether this is a copy of the occurrence: a single event may have been moved since, an
  /// occurrence of a recurring one is known by its start.
  func names(_ event: CalendarEvent) -> Bool {
    calendar == event.calendar && uid == event.uid
      && (start == event.start || event.recurrenceID == nil)
  }
}
