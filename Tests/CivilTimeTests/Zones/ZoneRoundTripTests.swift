import CivilTime
import TestSupport
import Testing

/// Wall-clock readings and instants, both ways, in every zone of this computer.
struct ZoneRoundTripTests {
  @Test func `readings in every gap and overlap from 1970 to 2050 resolve as they must`() throws {
    for identifier in SystemZones.identifiers {
      let zone = try SystemZones.zone(identifier)
      let transitions = try SystemZones.transitions(of: zone, years: 1970...2050)
      let wrong = transitions.filter { !resolvesRightly(around: $0, in: zone) }
      #expect(wrong.isEmpty, "\(identifier): \(wrong.prefix(3).map(\.seconds))")
    }
  }

  @Test func `an instant is among those its own wall-clock reading resolves to`() throws {
    var generator = SeededGenerator(seed: 41)
    for identifier in SystemZones.identifiers {
      let zone = try SystemZones.zone(identifier)
      for _ in 0..<100 {
        let milliseconds = Int64.random(
          in: -3_786_825_600_000...4_102_444_800_000,
          using: &generator
        )
        let instant = Instant(milliseconds: milliseconds)
        let resolved: [Instant] =
          switch zone.resolve(zone.localTime(at: instant)) {
          case .unique(let only): [only]
          case .skipped: []
          case .repeated(let first, let second): [first, second]
          }
        #expect(resolved.contains(instant), "\(identifier) \(milliseconds)")
      }
    }
  }

  /// Checks first, middle and last reading of the gap or overlap at a transition, and its neighbours.
  private func resolvesRightly(around transition: Instant, in zone: Zone) -> Bool {
    let before = zone.offset(at: transition.advanced(bySeconds: -1))
    let after = zone.offset(at: transition)
    let length = Int64(abs(after - before))
    guard length > 0 else { return true }
    let lower = CivilDateTime(transition, utcOffset: min(before, after)).instant(utcOffset: 0)
    let inside = [0, length / 2, length - 1].allSatisfy { seconds in
      let reading = CivilDateTime(lower.advanced(bySeconds: seconds), utcOffset: 0)
      let early = reading.instant(utcOffset: before)
      let late = reading.instant(utcOffset: after)
      let expected: LocalTimeResolution =
        after > before ? .skipped(shifted: early) : .repeated(first: early, second: late)
      return zone.resolve(reading) == expected && zone.instant(of: reading) == early
    }
    let outside = [-1, length].allSatisfy { seconds in
      let reading = CivilDateTime(lower.advanced(bySeconds: seconds), utcOffset: 0)
      let instant = reading.instant(utcOffset: seconds < 0 ? before : after)
      return zone.resolve(reading) == .unique(instant)
    }
    return inside && outside
  }
}
