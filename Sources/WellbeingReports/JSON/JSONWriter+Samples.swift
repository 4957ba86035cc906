public import CivilTime
public import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension JSONWriter {
  /// Writes a state of mind.
  ///
  /// - Parameters:
  ///   - sample: The state of mind.
  ///   - zone: The person's zone, for a sample without one of its own.
  ///   - dayBoundary: When the person's day begins, which tells the sample's logical day.
  public mutating func sample(_ sample: StateOfMind, zone: Zone, dayBoundary: DayBoundary) {
    let lived = sample.zone ?? LivedZone(zone, at: sample.start)
    object { json in
      json.member("id") { $0.value(sample.id.lowercaseString) }
      json.member("type") { $0.value("stateOfMind") }
      json.member("kind") { $0.value(sample.kind.name) }
      json.member("valence") { $0.value(sample.valence) }
      json.member("valenceClassification") { $0.value(sample.valenceClassification.name) }
      json.member("labels") { $0.array(sample.labels) { $0.value($1.name) } }
      json.member("associations") { $0.array(sample.associations) { $0.value($1.name) } }
      json.member("tags") { $0.array(sample.tags) { $0.value($1) } }
      json.member("note") { $0.value(sample.note) }
      json.member("start") { $0.instant(sample.start, utcOffset: lived.utcOffset) }
      json.member("end") { $0.instant(sample.end, utcOffset: lived.utcOffset) }
      json.member("zone") { $0.value(lived.identifier) }
      json.member("day") { $0.date(dayBoundary.day(of: lived.localTime(at: sample.start))) }
      json.member("source") { $0.value(sample.source.name) }
      json.member("event") { json in
        guard let event = sample.event else { return json.null() }
        json.object { json in
          json.member("calendar") { $0.value(event.calendar) }
          json.member("summary") { $0.value(event.summary) }
          json.member("start") { $0.instant(event.start, utcOffset: lived.utcOffset) }
          json.member("end") { $0.instant(event.end, utcOffset: lived.utcOffset) }
        }
      }
    }
  }

  /// Writes an instant as ISO 8601 with an offset.
  mutating func instant(_ instant: Instant, utcOffset: Int) {
    value(ISO8601.string(instant, utcOffset: utcOffset))
  }

  /// Writes a date, `2026-11-30`.
  mutating func date(_ date: CivilDate) {
    value(date.description)
  }
}
