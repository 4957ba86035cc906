import CivilTime
import ICalendar
import TestSupport

/// What must hold for the occurrences of any calendar in any window.
struct ExpanderChecks {
  let bytes: [UInt8]
  let database: ZoneDatabase

  /// What does not hold; nil when all is as it must be.
  func failure(_ random: inout SeededGenerator) -> String? {
    guard let documents = try? CalendarDocument.documents(reading: bytes, database: database) else {
      return nil
    }
    let names = ["Asia/Tokyo", "America/Sao_Paulo", "Pacific/Apia", "UTC"]
    guard let person = try? database.zone(named: random.one(of: names)) else {
      return "the zone database is missing"
    }
    for document in documents {
      var zones = ZoneResolver(
        definitions: document.zones,
        calendarZone: document.properties.zoneName,
        personalZone: person,
        database: database
      )
      for series in EventSeries.grouped(document.events) {
        let window = window(&random)
        let expansion = series.instances(in: window, zones: &zones)
        if let failure = failure(expansion, series.bounds, window) {
          return "\(failure) in the window \(window) of \(series)"
        }
        let part = part(of: window, &random)
        let inside = series.instances(in: part, zones: &zones)
        guard !expansion.isCutOff, !inside.isCutOff else { continue }
        let expected = expansion.instances.filter { Self.touches($0, part) }
        guard inside.instances == expected else {
          return "the window \(part) shows otherwise than the window \(window) of \(series)"
        }
      }
    }
    return nil
  }

  private func failure(
    _ expansion: EventExpansion,
    _ bounds: EventSeries.Bounds,
    _ window: Range<Instant>
  ) -> String? {
    let instances = expansion.instances
    // The limit is for the rule; the changes to occurrences and single dates come on top.
    guard instances.count <= EventSeries.instanceLimit + 5000 else { return "too many occurrences" }
    guard zip(instances, instances.dropFirst()).allSatisfy({ $0.start <= $1.start }) else {
      return "occurrences out of order"
    }
    for instance in instances {
      guard instance.start <= instance.end else { return "an occurrence ends before it begins" }
      guard Self.touches(instance, window) else { return "an occurrence outside" }
      guard bounds.earliest <= instance.start, bounds.latest.map({ instance.end <= $0 }) ?? true
      else { return "an occurrence beyond the bounds \(bounds)" }
    }
    return nil
  }

  private static func touches(_ instance: EventInstance, _ window: Range<Instant>) -> Bool {
    instance.start < window.upperBound
      && (instance.end > window.lowerBound || instance.start >= window.lowerBound)
  }

  private func window(_ random: inout SeededGenerator) -> Range<Instant> {
    let year = random.once(in: 20) ? Int.random(in: -500...9000, using: &random) : nil
    let years = Int64(year ?? Int.random(in: 1965...2035, using: &random)) - 1970
    let start = years * 31_556_952 + Int64.random(in: 0...31_556_952, using: &random)
    let length: Int64 = random.one(of: [
      0, 3600, 86_400, 604_800, 2_600_000, 31_556_952, 400_000_000,
    ])
    return Instant(seconds: start)..<Instant(seconds: start + length)
  }

  private func part(of window: Range<Instant>, _ random: inout SeededGenerator) -> Range<Instant> {
    let whole = window.lowerBound.seconds...window.upperBound.seconds
    let bounds = [Int64.random(in: whole, using: &random), Int64.random(in: whole, using: &random)]
    return Instant(seconds: min(bounds[0], bounds[1]))..<Instant(seconds: max(bounds[0], bounds[1]))
  }
}
