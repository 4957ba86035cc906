internal import CivilTime
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Makes a sample of a record.
struct SampleReader {
  private let fields: JSONFields

  /// Whether what is private was taken out of the record.
  let isRedacted: Bool

  /// Whether a record looks like one of ours, though there may be something wrong with it.
  static func recognizes(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node else { return false }
    return members.contains { $0.key == "valence" } && members.contains { $0.key == "type" }
  }

  init(_ node: JSONNode) throws(RecordError) {
    guard case .object(let members) = node else {
      throw RecordError("it is no JSON object")
    }
    fields = try JSONFields(members)
    isRedacted = try fields.boolean("redacted") ?? false
  }

  func sample() throws(RecordError) -> StateOfMind {
    let type = try fields.required("type", fields.string)
    guard type == "stateOfMind" else {
      throw RecordError("the type '\(type)' is not one that this version reads")
    }
    let start = try dateTime("start", in: fields)
    do {
      return try StateOfMind(
        id: identity(),
        start: start.instant,
        zone: zone(offset: start.offset),
        kind: word(fields.required("kind", fields.string), "kind"),
        valence: fields.required("valence", fields.number),
        labels: words("labels"),
        associations: words("associations"),
        tags: fields.strings("tags"),
        note: fields.string("note"),
        event: event(),
        source: source(),
        metadata: metadata()
      )
    } catch let error as ModelError {
      throw RecordError(error.description)
    } catch let error as RecordError {
      throw error
    } catch {
      throw RecordError("\(error)")
    }
  }

  private func identity() throws(RecordError) -> UUID {
    let text = try fields.required("id", fields.string)
    guard let id = UUID(uuidString: text) else { throw RecordError("the id is no UUID") }
    return id
  }

  private func word<Value: NamedRawValue>(
    _ text: String,
    _ key: String
  ) throws(RecordError) -> Value {
    // Comparing words as people write them is slow, and files have the names as they are.
    if let index = Value.names.firstIndex(of: text) { return Value(rawValue: index + 1) }
    guard let value = Value(word: text) else {
      throw RecordError("'\(text.prefix(40))' is not known as a value of '\(key)'")
    }
    return value
  }

  private func words<Value: NamedRawValue>(_ key: String) throws(RecordError) -> [Value] {
    var values: [Value] = []
    for text in try fields.strings(key) { values.append(try word(text, key)) }
    return values
  }

  private func dateTime(
    _ key: String,
    in fields: JSONFields
  ) throws(RecordError) -> (instant: Instant, offset: Int) {
    let text = try fields.required(key, fields.string)
    guard let date = ISO8601.dateTime(text), let instant = date.instant,
      let offset = date.utcOffset
    else {
      throw RecordError(
        "'\(key)' must be a date and time with an offset, as 2026-11-30T21:30:00+01:00"
      )
    }
    return (instant, offset)
  }

  private func zone(offset: Int) throws(RecordError) -> LivedZone? {
    guard let identifier = try fields.string("zone"), !identifier.isEmpty else { return nil }
    let exact = try fields.integer("utcOffset") ?? offset
    guard abs(exact) <= 86_400 else {
      throw RecordError("'utcOffset' must be seconds from -86400 to 86400")
    }
    return LivedZone(identifier: identifier, utcOffset: exact)
  }

  private func source() throws(RecordError) -> Source {
    guard let name = try fields.string("source") else { return .mood }
    return Source(name: name, identifier: try fields.string("sourceIdentifier"))
  }

  private func event() throws(RecordError) -> EventReference? {
    // Of an event whose name was taken out there is nothing left to refer to.
    guard let event = try fields.object("event"), !isRedacted else { return nil }
    return EventReference(
      calendar: try event.required("calendar", event.string),
      uid: try event.string("uid") ?? "",
      summary: try event.required("summary", event.string),
      start: try dateTime("start", in: event).instant,
      end: try dateTime("end", in: event).instant
    )
  }

  private func metadata() throws(RecordError) -> [String: MetadataValue] {
    var metadata: [String: MetadataValue] = [:]
    for (key, node) in try fields.object("metadata")?.all ?? [:] {
      metadata[key] = try value(node, key)
    }
    return metadata
  }

  private func value(_ node: JSONNode, _ key: String) throws(RecordError) -> MetadataValue {
    switch node {
    case .string(let text): return .string(text)
    case .number(let number): return .number(number)
    case .boolean(let truth): return .boolean(truth)
    case .object(let members):
      let fields = try JSONFields(members)
      if try fields.string("date") != nil {
        return .date(try dateTime("date", in: fields).instant)
      }
      switch try fields.string("number") {
      case "Infinity": return .number(.infinity)
      case "-Infinity": return .number(-.infinity)
      case "NaN": return .number(.nan)
      default: break
      }
    case .null, .array: break
    }
    throw RecordError("the metadata value of '\(key.prefix(40))' is of no kind that can be stored")
  }
}
