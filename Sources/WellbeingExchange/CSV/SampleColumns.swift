/// The columns of a table of samples, by their names and in any order.
struct SampleColumns {
  /// The names as they are written.
  static let names = [
    "id", "type", "kind", "valence", "valenceClassification", "labels", "associations", "tags",
    "note", "start", "end", "zone", "day", "source", "eventCalendar", "eventSummary", "eventStart",
    "eventEnd", "eventUid", "utcOffset", "sourceIdentifier", "metadata", "redacted",
  ]

  private let names: [String]

  /// Reads the first row of a table; nil when it is none of samples.
  init?(_ header: [String]) {
    guard Set(["id", "type", "kind", "valence", "start"]).isSubset(of: header) else { return nil }
    names = header
  }

  /// A row as the record that JSON would have for it.
  func record(_ row: [String]) -> Result<JSONNode, RecordError> {
    guard row.count == names.count else {
      return .failure(
        RecordError("it has \(row.count) cells, and the first row has \(names.count)")
      )
    }
    let cells = Dictionary(zip(names, row)) { first, _ in first }
      .filter { !$0.value.isEmpty }.mapValues(CSVCell.text)
    return Result { () throws(RecordError) in try record(of: cells) }
  }

  private func record(of cells: [String: String]) throws(RecordError) -> JSONNode {
    var members: [JSONNode.Member] = []
    for key in ["id", "type", "kind", "note", "start", "zone", "source", "sourceIdentifier"] {
      if let text = cells[key] { members.append(.init(key: key, value: .string(text))) }
    }
    for key in ["labels", "associations", "tags"] {
      let texts = cells[key].map(CSVCell.texts) ?? []
      members.append(.init(key: key, value: .array(texts.map(JSONNode.string))))
    }
    for key in ["valence", "utcOffset"] {
      guard let text = cells[key] else { continue }
      guard let number = Double(text) else { throw RecordError("'\(key)' must be a number") }
      members.append(.init(key: key, value: .number(number)))
    }
    if let text = cells["redacted"] {
      let isRedacted = text.lowercased() == "true"
      members.append(.init(key: "redacted", value: .boolean(isRedacted)))
    }
    if let text = cells["metadata"] {
      var reader = JSONReader(Array(text.utf8))
      members.append(.init(key: "metadata", value: try reader.value()))
    }
    if let event = event(of: cells) { members.append(.init(key: "event", value: event)) }
    return .object(members)
  }

  private func event(of cells: [String: String]) -> JSONNode? {
    guard let start = cells["eventStart"] else { return nil }
    let columns = [
      ("calendar", "eventCalendar"), ("summary", "eventSummary"), ("end", "eventEnd"),
      ("uid", "eventUid"),
    ]
    // An empty cell of an event is an empty text: null has no cell of its own.
    let members = columns.map { key, column in
      JSONNode.Member(key: key, value: .string(cells[column] ?? ""))
    }
    return .object(members + [.init(key: "start", value: .string(start))])
  }
}
