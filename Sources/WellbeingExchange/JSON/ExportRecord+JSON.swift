internal import CivilTime
internal import WellbeingModel

extension ExportRecord {
  /// Appends the record as a JSON object on one line.
  func appendJSON(to bytes: inout [UInt8]) {
    func key(_ text: StaticString) {
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
    func list(_ texts: some Sequence<String>) {
      bytes.append(UInt8(ascii: "["))
      var isFirst = true
      for text in texts {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONText.append(text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    key("{\"id\":\"")
    bytes.append(contentsOf: id.utf8)
    key("\",\"type\":\"stateOfMind\",\"kind\":")
    JSONText.append(sample.kind.name, to: &bytes)
    key(",\"valence\":")
    bytes.append(contentsOf: JSONText.number(sample.valence).utf8)
    key(",\"valenceClassification\":")
    JSONText.append(sample.valenceClassification.name, to: &bytes)
    key(",\"labels\":")
    list(sample.labels.lazy.map(\.name))
    key(",\"associations\":")
    list(sample.associations.lazy.map(\.name))
    key(",\"tags\":")
    list(tags)
    key(",\"note\":")
    JSONText.append(note, to: &bytes)
    key(",\"start\":")
    JSONText.append(time(sample.start), to: &bytes)
    key(",\"end\":")
    JSONText.append(time(sample.end), to: &bytes)
    key(",\"zone\":")
    JSONText.append(lived.identifier, to: &bytes)
    key(",\"day\":")
    JSONText.append(day.description, to: &bytes)
    key(",\"source\":")
    JSONText.append(sample.source.name, to: &bytes)
    key(",\"event\":")
    appendEvent(to: &bytes)
    key(",\"utcOffset\":")
    bytes.append(contentsOf: String(lived.utcOffset).utf8)
    key(",\"sourceIdentifier\":")
    JSONText.append(sample.source.identifier, to: &bytes)
    key(",\"metadata\":")
    appendMetadata(to: &bytes)
    key(",\"redacted\":")
    bytes.append(contentsOf: (isRedacted ? "true}" : "false}").utf8)
  }

  private func appendEvent(to bytes: inout [UInt8]) {
    guard let event = sample.event else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    bytes.append(contentsOf: "{\"calendar\":".utf8)
    JSONText.append(eventText(event.calendar), to: &bytes)
    bytes.append(contentsOf: ",\"summary\":".utf8)
    JSONText.append(eventText(event.summary), to: &bytes)
    bytes.append(contentsOf: ",\"start\":".utf8)
    JSONText.append(time(event.start), to: &bytes)
    bytes.append(contentsOf: ",\"end\":".utf8)
    JSONText.append(time(event.end), to: &bytes)
    bytes.append(contentsOf: ",\"uid\":".utf8)
    JSONText.append(eventText(event.uid), to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }
}
