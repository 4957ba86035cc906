internal import CivilTime
internal import WellbeingModel

extension ExportRecord {
  /// Appends the record as a row, with the cells in the order of `SampleColumns.names`.
  func appendRow(to bytes: inout [UInt8]) {
    var metadataText: [UInt8] = []
    if !metadata.isEmpty { appendMetadata(to: &metadataText) }
    let event = sample.event
    let cells: [String] = [
      id, "stateOfMind", sample.kind.name, JSONText.number(sample.valence),
      sample.valenceClassification.name, CSVCell.list(sample.labels.map(\.name)),
      CSVCell.list(sample.associations.map(\.name)), CSVCell.list(tags), note ?? "",
      time(sample.start), time(sample.end), lived.identifier, day.description, sample.source.name,
      event.flatMap { eventText($0.calendar) } ?? "", event.flatMap { eventText($0.summary) } ?? "",
      event.map { time($0.start) } ?? "", event.map { time($0.end) } ?? "",
      event.flatMap { eventText($0.uid) } ?? "", String(lived.utcOffset), sample.source.identifier,
      String(decoding: metadataText, as: UTF8.self), isRedacted ? "true" : "false",
    ]
    for (name, cell) in zip(SampleColumns.names, cells) {
      if name != "id" { bytes.append(UInt8(ascii: ",")) }
      if name == "valence" || name == "utcOffset" {
        // Numbers of the program's own are no formulas, and are to stay numbers.
        bytes.append(contentsOf: cell.utf8)
      } else if cell.isEmpty, name.hasPrefix("source") {
        // The guard alone: an empty text, where an empty cell would be no text.
        bytes.append(UInt8(ascii: "'"))
      } else {
        CSVCell.append(cell, to: &bytes)
      }
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }
}
