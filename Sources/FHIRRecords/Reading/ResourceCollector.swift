internal import WellbeingQuestionnaires

/// Takes a file apart into its resources: one resource, an array of them, a Bundle, or one a line.
struct ResourceCollector {
  private(set) var resources: [Resource] = []
  private(set) var reading = FHIRReading()

  /// The resources in a file's bytes.
  mutating func collect(_ bytes: [UInt8]) throws(FHIRRecordsError) {
    // Some programs put a byte order mark before UTF-8.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    do throws(JSONParser.Failure) {
      collect(try JSONParser.parse(bytes), in: RecordPlace())
    } catch {
      guard let lines = Self.resourceLines(bytes) else {
        throw .syntax(line: error.line, problem: error.problem)
      }
      for (number, line) in lines { collectLine(line, RecordPlace(line: number)) }
    }
  }

  private mutating func collectLine(_ bytes: [UInt8], _ place: RecordPlace) {
    do throws(JSONParser.Failure) {
      collect(try JSONParser.parse(bytes), in: place)
    } catch {
      reading.skip(place, .notJSON(problem: error.problem))
    }
  }

  /// The lines that are not blank with their numbers; nil when none of them is a JSON object, as in
  /// a broken file over several lines.
  private static func resourceLines(_ bytes: [UInt8]) -> [(Int, [UInt8])]? {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let filled = lines.enumerated().compactMap { index, line in
      line.contains { $0 > 0x20 } ? (index + 1, Array(line)) : nil
    }
    let isObject = { (line: [UInt8]) in
      guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
        line.last(where: { $0 > 0x20 }) == UInt8(ascii: "}"),
        let value = try? JSONParser.parse(line)
      else { return false }
      return value["resourceType"] != nil
    }
    return filled.count > 1 && filled.contains { isObject($0.1) } ? filled : nil
  }

  private mutating func collect(_ value: JSONValue, in outer: RecordPlace, address: String? = nil) {
    if case .array(let elements) = value {
      for (index, element) in elements.enumerated() {
        collect(element, in: outer.entry(index, at: "[\(index)]"))
      }
      return
    }
    guard let type = value.text("resourceType") else {
      reading.skip(outer, .notAResource)
      return
    }
    if type == "Bundle" {
      for (index, entry) in value.list("entry").enumerated() {
        collectEntry(entry, in: outer.entry(index, at: "entry[\(index)]"))
      }
      return
    }
    var place = outer
    place.type = type
    place.id = value.text("id")
    resources.append(Resource(place: place, address: address, value: value))
  }

  private mutating func collectEntry(_ entry: JSONValue, in place: RecordPlace) {
    guard let resource = entry["resource"], resource.members?.isEmpty == false else {
      reading.skip(place, .emptyEntry)
      return
    }
    var place = place
    place.path += ".resource"
    collect(resource, in: place, address: entry.text("fullUrl"))
  }
}

extension RecordPlace {
  /// The place of an entry, counted from 0, inside of this one.
  fileprivate func entry(_ index: Int, at step: String) -> RecordPlace {
    let isMember = !path.isEmpty && !step.hasPrefix("[")
    return RecordPlace(
      line: line,
      entries: entries + [index + 1],
      path: path + (isMember ? "." : "") + step
    )
  }
}
