internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A sample as it is written, with what is private taken out if need be.
struct ExportRecord {
  let sample: StateOfMind
  let lived: LivedZone
  let day: CivilDate
  let isRedacted: Bool

  init(_ sample: StateOfMind, _ settings: SampleExporter.Settings) {
    self.sample = sample
    lived = sample.zone ?? LivedZone(settings.zone, at: sample.start)
    day = settings.dayBoundary.day(of: lived.localTime(at: sample.start))
    isRedacted = settings.isRedacted
  }

  var id: String { sample.id.lowercaseString }

  var tags: [String] { isRedacted ? [] : sample.tags }

  var note: String? { isRedacted ? nil : sample.note }

  /// The further facts by key, in the order of the keys.
  var metadata: [(key: String, value: MetadataValue)] {
    isRedacted ? [] : sample.metadata.sorted { $0.key < $1.key }
  }

  /// A text of the event: its name, its calendar's, its identifier.
  func eventText(_ text: String) -> String? { isRedacted ? nil : text }

  /// An instant by the clock of the sample.
  func time(_ instant: Instant) -> String {
    ISO8601.string(instant, utcOffset: lived.utcOffset)
  }

  /// The metadata as a JSON object.
  func appendMetadata(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    for (key, value) in metadata {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONText.append(key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends what JSON has a type for as that, and the rest as an object that names the type.
  private func append(_ value: MetadataValue, to bytes: inout [UInt8]) {
    switch value {
    case .string(let text): JSONText.append(text, to: &bytes)
    case .number(let number) where number.isFinite:
      bytes.append(contentsOf: JSONText.number(number).utf8)
    case .number(let number):
      let name = number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity"
      bytes.append(contentsOf: "{\"number\":\"\(name)\"}".utf8)
    case .boolean(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    case .date(let instant):
      bytes.append(contentsOf: "{\"date\":\"\(ISO8601.string(instant, utcOffset: 0))\"}".utf8)
    }
  }
}
