public import CivilTime

extension EventSeries {
  /// The times within which all occurrences lie.
  public struct Bounds: Hashable, Sendable {
    /// No occurrence begins before.
    public var earliest: Instant

    /// No occurrence ends after; nil when there is no end, or none that is quickly found.
    public var latest: Instant?
  }

  /// The times within which all occurrences lie, whatever the zones turn out to be.
  ///
  /// They are for an index and wider than the occurrences by two days at each side, because a
  /// reading of the clock may be that far from the same reading in UTC.
  public var bounds: Bounds {
    var earliest = Int.max
    var latest: Int? = .min
    var shifts = 0...0
    var longest = 0
    let original = master?.start.local.wallSeconds
    for override in overrides {
      let start = override.start.local.wallSeconds
      let length = override.longestSeconds
      earliest = min(earliest, start)
      latest = latest.map { max($0, start + length) }
      guard override.isThisAndFuture, let id = override.recurrenceID else { continue }
      // The RECURRENCE-ID may be written in another zone than the start.
      let shift = start - id.local.wallSeconds
      shifts = min(shifts.lowerBound, shift)...max(shifts.upperBound, shift)
      longest = max(longest, length)
    }
    if let master, let original {
      longest = max(longest, master.longestSeconds)
      let additional = master.additionalDates.map(\.start.local.wallSeconds)
      earliest = min(earliest, (additional.min() ?? original), original) + shifts.lowerBound
      let last = master.lastStart.map { max($0, additional.max() ?? $0) }
      latest =
        if let latest, let last { max(latest, last + longest + shifts.upperBound) } else { nil }
    }
    let slack = 2 * 86_400
    return Bounds(
      earliest: Instant(seconds: Int64(earliest - slack)),
      latest: latest.map { Instant(seconds: Int64($0 + slack)) }
    )
  }
}

extension EventComponent {
  /// No less than the length of each occurrence, in seconds, without the difference between zones.
  fileprivate var longestSeconds: Int {
    additionalDates.reduce(seconds(of: extent)) { longest, date in
      max(longest, seconds(of: date.extent ?? extent))
    }
  }

  private func seconds(of extent: EventExtent?) -> Int {
    switch extent {
    case nil: start.isDate ? 86_400 : 0
    case .duration(let duration): duration.days * 86_400 + duration.seconds
    case .end(let end): max(0, end.local.wallSeconds - start.local.wallSeconds)
    }
  }

  /// The start of the last occurrence of the rule, in seconds on the clock; nil when it has no end.
  fileprivate var lastStart: Int? {
    let first = start.local.wallSeconds
    guard let rule else { return first }
    if let until = rule.until { return max(first, until.local.wallSeconds + 86_400) }
    guard rule.count != nil else { return nil }
    var occurrences = rule.occurrences(startingAt: start.local)
    var last = first
    while let next = occurrences.next() { last = next.wallSeconds }
    return occurrences.isIncomplete ? nil : last
  }
}
