import FHIRRecords
import Foundation
import TestSupport
import Testing
import WellbeingQuestionnaires

/// Files as nobody would write them by mistake; our own, broken in every place.
@Suite struct HostileTests {
  private let reader: FHIRReader

  init() throws {
    reader = FHIRReader(questionnaires: try builtIns(), zone: home)
  }

  @Test func `a file cut anywhere is refused`() throws {
    let whole = Array(try write([recorded("phq-2", "12")]).utf8)
    #expect(try reader.read(whole).assessments.count == 1)
    for length in 0..<(whole.count - 2) {
      #expect(throws: FHIRRecordsError.self) { try reader.read(Array(whole.prefix(length))) }
    }
  }

  @Test func `any bytes changed give at most what was there`() throws {
    let whole = Array(try write([recorded("phq-2", "12")]).utf8)
    var generator = SeededGenerator(seed: 11)
    var read = 0
    for _ in 0..<1000 {
      var bytes = whole
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          .random(in: 0...255, using: &generator)
      }
      guard let reading = try? reader.read(bytes) else { continue }
      read += 1
      #expect(reading.assessments.count <= 1)
    }
    #expect(read > 0)
  }

  private static let strange: [JSONValue] = [
    .null, .boolean(true), .number(-1e300), .string(""), .string("|"), .array([]),
    .array([.array([.null])]), .object([]), .object([.init(name: "item", value: .number(1))]),
  ]

  /// The tree with each of its values in turn replaced by another.
  private func variants(_ value: JSONValue, _ other: JSONValue) -> [JSONValue] {
    var variants = [other]
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        variants += self.variants(element, other).map { variant in
          var changed = elements
          changed[index] = variant
          return .array(changed)
        }
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        variants += self.variants(member.value, other).map { variant in
          var changed = members
          changed[index] = .init(name: member.name, value: variant)
          return .object(changed)
        }
      }
    default: break
    }
    return variants
  }

  @Test(arguments: Self.strange.indices)
  func `any value replaced by one of another type gives at most what was there`(index: Int) throws {
    let bundle = try tree(write([recorded("phq-2", "12")]))
    for variant in variants(bundle, Self.strange[index]) {
      let reading = try reader.read(Array(text(variant).utf8))
      #expect(reading.assessments.count <= 1)
      for recorded in reading.assessments { #expect(recorded.assessment.questionnaire == "phq-2") }
    }
  }

  /// The tree as text, without the help of the writer under test.
  private func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean(let truth): "\(truth)"
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string)\""
    case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\":\(text($0.value))" }.joined(separator: ",") + "}"
    }
  }

  @Test(arguments: [10, 25, 100, 100_000])
  func `items in items are read or refused, however deep`(depth: Int) throws {
    let inner = item("44250-9", coded(1)) + "," + item("44255-8", coded(2))
    let groups = String(repeating: #"{"linkId":"g","item":["#, count: depth)
    let ends = String(repeating: "]}", count: depth)
    let bytes = Array(response([groups + inner + ends]).utf8)
    if depth <= 25 {
      #expect(try reader.read(bytes).assessments.map(\.assessment.score) == [3])
    } else {
      #expect(throws: FHIRRecordsError.self) { try reader.read(bytes) }
    }
  }

  @Test func `a response of very many items is read or refused`() throws {
    let items = (0..<10_000).map {
      #"{"linkId":"\#($0)","text":"Question \#($0)","answer":[{"valueInteger":1}]}"#
    }
    let reading = try reader.read(Array(response(items).utf8))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.unknownQuestionnaire(nil)])
  }

  @Test func `very many resources without a date are each refused`() throws {
    let entry = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
      .replacingOccurrences(of: #""authored":"2026-11-30T10:15:00+01:00","#, with: "")
    let observation = #"{"resourceType":"Observation","status":"final","code":{"text":"x"}}"#
    let resources = Array(repeating: entry, count: 100) + Array(repeating: observation, count: 2000)
    let reading = try reader.read(Array("[\(resources.joined(separator: ","))]".utf8))
    #expect(reading.skipped.count { $0.reason == .noDate } == 100)
    #expect(reading.skipped.count { $0.reason == .otherObservation } == 2000)
  }

  @Test func `a text of megabytes is only a text`() throws {
    let long = String(repeating: "wörd ", count: 200_000)
    let items = zip(Codes.gad7, [0, 0, 1, 1, 0, 1, 0]).map { item($0, coded($1)) }
    let bytes = Array(response(items + [#"{"linkId":"x","text":"\#(long)"}"#]).utf8)
    #expect(try reader.read(bytes).assessments.map(\.assessment.score) == [3])
  }
}
