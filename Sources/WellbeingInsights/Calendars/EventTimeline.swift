internal import CivilTime
internal import WellbeingModel

/// Events in the order of their starts, which are found by time without a look at all of them.
struct EventTimeline {
  private let events: [CalendarEvent]

  /// The latest end of each event and those before it.
  private let reach: [Instant]

  init(_ events: [CalendarEvent]) {
    let sorted = events.sorted { $0.start < $1.start }
    var latest: Instant?
    self.events = sorted
    reach = sorted.map { event in
      let end = max(event.start, event.end)
      let reached = latest.map { max($0, end) } ?? end
      latest = reached
      return reached
    }
  }

  /// The events that begin up to the end of a stretch of time and end from its beginning on.
  func events(touching span: ClosedRange<Instant>) -> [CalendarEvent] {
    var found: [CalendarEvent] = []
    var index = firstIndex(startingAfter: span.upperBound)
    // Nothing before an event reaches farther than it and those before it do.
    while index > 0, reach[index - 1] >= span.lowerBound {
      index -= 1
      if max(events[index].start, events[index].end) >= span.lowerBound {
        found.append(events[index])
      }
    }
    return found.reversed()
  }

  private func firstIndex(startingAfter moment: Instant) -> Int {
    var range = events.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if events[middle].start <= moment {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
