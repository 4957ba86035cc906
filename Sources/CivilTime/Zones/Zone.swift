/// A time zone: a name and the rules by which its clocks run.
///
/// The rules are a table of transitions, in the order of time, and a yearly rule that goes on after
/// the last of them. Every question is a search for the stretch of time (`ZoneSegment`) that an
/// instant falls into: by bisection inside the table, by computing the year's changes after it.
///
///     initial │ transitions[0].offset │ … │ transitions[n].offset or, with a rule, the rule
///
/// Two zones are equal when both the name and the rules are.
public struct Zone: Hashable, Sendable {
  /// The name: an IANA name as `Europe/Berlin`, `UTC`, an offset as `+01:00`, or a POSIX rule.
  public let identifier: String

  let initialOffset: ZoneOffset
  let transitions: [ZoneTransition]
  let rule: PosixZoneRule?

  /// The transitions' instants alone, close together for the search.
  private let changes: [Int64]

  /// Coordinated Universal Time; it needs no zone database.
  public static let utc = Zone(fixedOffset: 0)

  /// Creates a zone whose clocks never change, named `UTC` for 0 and else as `+01:00`.
  public init(fixedOffset seconds: Int) {
    let offset = ZoneOffset(seconds: seconds)
    self.init(identifier: offset.abbreviation, initialOffset: offset, transitions: [], rule: nil)
  }

  /// Creates a zone from its rules, as a time zone file or an iCalendar VTIMEZONE states them.
  ///
  /// - Parameters:
  ///   - identifier: The zone's name.
  ///   - initialOffset: What held before the first transition.
  ///   - transitions: The changes, in any order; of several at one instant the last one counts.
  ///   - rule: What holds from the last transition on; without transitions, always. When nil, the
  ///     last transition's offset stays.
  public init(
    identifier: String,
    initialOffset: ZoneOffset,
    transitions: [ZoneTransition],
    rule: PosixZoneRule?
  ) {
    self.identifier = identifier
    self.initialOffset = initialOffset
    let ascending = Zone.ascending(transitions)
    self.transitions = ascending
    changes = ascending.map(\.instant.milliseconds)
    self.rule = rule
  }

  /// The seconds by which clocks in the zone run ahead of UTC at an instant; negative in the west.
  public func offset(at instant: Instant) -> Int {
    let index = transitionCount(through: instant)
    if index == transitions.count, let rule {
      return Int(rule.segment(at: instant).offset / 1000)
    }
    return index == 0 ? initialOffset.seconds : transitions[index - 1].offset.seconds
  }

  /// The abbreviation in use at an instant, as `CEST`.
  public func abbreviation(at instant: Instant) -> String {
    zoneOffset(at: instant).abbreviation
  }

  /// Whether the zone's rules call the time at an instant daylight saving time.
  public func isDaylightSaving(at instant: Instant) -> Bool {
    zoneOffset(at: instant).isDaylightSaving
  }

  /// The first instant after another at which the offset, its name or its kind changes; nil if none.
  public func nextTransition(after instant: Instant) -> Instant? {
    let current = zoneOffset(at: instant)
    var end = segment(at: instant).end
    // A rule may change to what already holds, as "daylight saving all year" does; a few steps
    // cover every real change, and such a rule must not be followed forever.
    for _ in 0..<8 where end != .max {
      let candidate = Instant(milliseconds: end)
      if zoneOffset(at: candidate) != current { return candidate }
      end = segment(at: candidate).end
    }
    return nil
  }

  /// What holds at an instant.
  func zoneOffset(at instant: Instant) -> ZoneOffset {
    let index = transitionCount(through: instant)
    if index == transitions.count, let rule { return rule.zoneOffset(at: instant) }
    return index == 0 ? initialOffset : transitions[index - 1].offset
  }

  /// The stretch of time around an instant during which the offset is known to stay.
  func segment(at instant: Instant) -> ZoneSegment {
    let index = transitionCount(through: instant)
    let start = index == 0 ? .min : transitions[index - 1].instant.milliseconds
    if index == transitions.count, let rule {
      var segment = rule.segment(at: instant)
      segment.start = max(segment.start, start)
      return segment
    }
    let offset = index == 0 ? initialOffset.seconds : transitions[index - 1].offset.seconds
    let end = index == transitions.count ? .max : transitions[index].instant.milliseconds
    return ZoneSegment(start: start, end: end, offset: Int64(offset) * 1000)
  }

  /// How many transitions have happened by an instant, that instant included.
  private func transitionCount(through instant: Instant) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= instant.milliseconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The transitions in strictly ascending order, which the search needs.
  private static func ascending(_ transitions: [ZoneTransition]) -> [ZoneTransition] {
    let isAscending = zip(transitions, transitions.dropFirst()).allSatisfy {
      $0.instant < $1.instant
    }
    guard !isAscending else { return transitions }
    var result: [ZoneTransition] = []
    let sorted = transitions.enumerated().sorted {
      ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset)
    }
    for (_, transition) in sorted {
      if result.last?.instant == transition.instant { result.removeLast() }
      result.append(transition)
    }
    return result
  }
}
