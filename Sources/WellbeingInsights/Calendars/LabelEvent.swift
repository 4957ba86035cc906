public import CivilTime
public import WellbeingModel

/// The event that a label fits best: for `happy`, the happiest event.
public struct LabelEvent: Hashable, Sendable {
  /// The label.
  public let label: StateOfMind.Label

  /// The sample that carries it.
  public let sample: StateOfMind

  /// The event, as it stood when the sample was saved if the sample is linked to it.
  public let event: EventReference

  /// The days the event covers when it is an all-day event; nil otherwise.
  public let days: Range<CivilDate>?

  /// Finds the event of a label; nil when no sample that carries it has one.
  ///
  /// Samples that carry the label and the association of a shown calendar are ranked: for a pleasant
  /// label by the highest valence, for an unpleasant one by the lowest, for others by the largest
  /// absolute value; of equals the later comes first. The first that has an event decides.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - lived: The samples of the period.
  ///   - events: Occurrences in the period and as far around it as the event window reaches.
  ///   - settings: The shown calendars and the event window.
  ///   - now: The moment that tells what has begun.
  public init?(
    for label: StateOfMind.Label,
    in lived: LivedDays,
    events: [CalendarEvent],
    settings: InsightSettings,
    now: Instant
  ) {
    let candidates = EventTimeline(settings.candidates(among: events, now: now))
    self.init(for: label, in: lived, events: events, settings: settings, candidates: candidates)
  }

  /// Finds the events of several labels; those without one are left out.
  static func events(
    for labels: [StateOfMind.Label],
    in lived: LivedDays,
    events: [CalendarEvent],
    settings: InsightSettings,
    now: Instant
  ) -> [LabelEvent] {
    let candidates = EventTimeline(settings.candidates(among: events, now: now))
    var found: [LabelEvent] = []
    for label in labels where !found.contains(where: { $0.label == label }) {
      guard
        let event = LabelEvent(
          for: label,
          in: lived,
          events: events,
          settings: settings,
          candidates: candidates
        )
      else { continue }
      found.append(event)
    }
    return found
  }

  private init?(
    for label: StateOfMind.Label,
    in lived: LivedDays,
    events: [CalendarEvent],
    settings: InsightSettings,
    candidates: EventTimeline
  ) {
    let ranked = lived.samples
      .filter { $0.labels.contains(label) && settings.concernsShownCalendar($0) }
      .map { (strength: label.strength(ofValence: $0.valence), sample: $0) }
      .sorted {
        ($1.strength, $1.sample.start, $1.sample.id) < ($0.strength, $0.sample.start, $0.sample.id)
      }
    for (_, sample) in ranked {
      guard let found = settings.event(of: sample, events: events, candidates: candidates) else {
        continue
      }
      self.label = label
      self.sample = sample
      event = found.event
      days = found.days
      return
    }
    return nil
  }

  private init(
    label: StateOfMind.Label,
    sample: StateOfMind,
    event: EventReference,
    days: Range<CivilDate>?
  ) {
    self.label = label
    self.sample = sample
    self.event = event
    self.days = days
  }

  /// The finding without the event's name and the sample's note and tags.
  var redacted: LabelEvent {
    var event = event
    event.summary = ""
    return LabelEvent(label: label, sample: sample.redacted, event: event, days: days)
  }
}

extension StateOfMind {
  /// The sample without its note, tags and event.
  fileprivate var redacted: StateOfMind {
    let bare = try? StateOfMind(
      id: id,
      start: start,
      zone: zone,
      kind: kind,
      valence: valence,
      labels: labels,
      associations: associations,
      source: source
    )
    // The valence is one that was valid before.
    return bare ?? self
  }
}

extension StateOfMind.Label {
  /// How strongly a valence speaks for the label.
  fileprivate func strength(ofValence valence: Double) -> Double {
    switch side {
    case .pleasant: valence
    case .unpleasant: -valence
    case .other: abs(valence)
    }
  }
}

extension InsightSettings {
  /// The event a sample was about: the linked one, else the nearest candidate within the window.
  fileprivate func event(
    of sample: StateOfMind,
    events: [CalendarEvent],
    candidates: EventTimeline
  ) -> (event: EventReference, days: Range<CivilDate>?)? {
    if let linked = sample.event {
      guard mayName(calendar: linked.calendar) else { return nil }
      return (linked, events.first(where: linked.names)?.days)
    }
    let window = Int64(eventWindowMinutes) * 60_000
    let near =
      sample.start.advanced(
        byMilliseconds: -window
      )...sample.start
      .advanced(byMilliseconds: window)
    let nearest =
      candidates.events(touching: near)
      .filter { doesConcern(sample, $0) }
      .map { (nearness: EventNearness(of: $0, to: sample.start), event: $0) }
      .min {
        // Of equally near events the later start, then the lesser UID; the calendar's name last, so
        // that one meeting on two calendars always gives the same answer.
        if $0.nearness != $1.nearness { return $0.nearness < $1.nearness }
        if $0.event.start != $1.event.start { return $0.event.start > $1.event.start }
        return ($0.event.uid, $0.event.calendar) < ($1.event.uid, $1.event.calendar)
      }?
      .event
    return nearest.map { (EventReference($0), $0.days) }
  }
}

extension EventReference {
  fileprivate init(_ event: CalendarEvent) {
    self.init(
      calendar: event.calendar,
      uid: event.uid,
      summary: event.summary,
      start: event.start,
      end: event.end
    )
  }
}

extension CalendarEvent {
  /// The event without its name.
  var redacted: CalendarEvent {
    var event = self
    event.summary = ""
    return event
  }
}
