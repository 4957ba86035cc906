public import CivilTime
public import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension CSVWriter {
  /// The names of the columns of a state of mind; those that JSON has too mean the same there.
  public static let sampleColumns = [
    "id", "type", "kind", "valence", "valenceClassification", "labels", "associations", "tags",
    "note", "start", "end", "zone", "day", "source", "eventCalendar", "eventSummary", "eventStart",
    "eventEnd",
  ]

  /// Writes a state of mind as a row; several words in one column are apart by commas.
  ///
  /// - Parameters:
  ///   - sample: The state of mind.
  ///   - zone: The person's zone, for a sample without one of its own.
  ///   - dayBoundary: When the person's day begins, which tells the sample's logical day.
  public mutating func sample(_ sample: StateOfMind, zone: Zone, dayBoundary: DayBoundary) {
    let lived = sample.zone ?? LivedZone(zone, at: sample.start)
    func written(_ instant: Instant?) -> String? {
      instant.map { ISO8601.string($0, utcOffset: lived.utcOffset) }
    }
    row { csv in
      csv.value(sample.id.lowercaseString)
      csv.value("stateOfMind")
      csv.value(sample.kind.name)
      csv.value(sample.valence)
      csv.value(sample.valenceClassification.name)
      csv.value(sample.labels.map(\.name).joined(separator: ","))
      csv.value(sample.associations.map(\.name).joined(separator: ","))
      csv.value(sample.tags.joined(separator: ","))
      csv.value(sample.note)
      csv.value(written(sample.start))
      csv.value(written(sample.end))
      csv.value(lived.identifier)
      csv.value(dayBoundary.day(of: lived.localTime(at: sample.start)).description)
      csv.value(sample.source.name)
      csv.value(sample.event?.calendar)
      csv.value(sample.event?.summary)
      csv.value(written(sample.event?.start))
      csv.value(written(sample.event?.end))
    }
  }
}
