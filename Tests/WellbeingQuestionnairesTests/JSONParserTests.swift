import Foundation
import TestSupport
import Testing

@testable import WellbeingQuestionnaires

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test(arguments: [
    "", "[", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "tru", "\"a", "\"\\x\"",
    "\"\\ud800\"", "\"\\u12g4\"", "\"\\u+123\"", "[1] 2", "{\"a\":1,\"a\":2}", "\"\n\"", "1e999",
    "'a'",
    "{\"a\" 1}", "[1 2]",
  ])
  func `text that is not JSON is refused`(text: String) {
    #expect(throws: JSONParser.Failure.self) { try parse(text) }
  }

  @Test func `an error names the line`() throws {
    #expect(throws: JSONParser.Failure(line: 3, problem: "a comma or ] is expected")) {
      try parse("[\n1,\n2 3]")
    }
  }

  @Test func `nesting is bounded`() throws {
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(throws: JSONParser.Failure.self) { try parse(deep) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test func `escapes stand for their characters`() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\tä\ud83d\ude00é""#) == .string("\"\\/\u{8}\u{C}\n\r\tä😀é"))
  }

  @Test(arguments: 0..<50)
  func `any value Foundation writes is read as it was`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let value = random(depth: 0, &generator)
    let data = try JSONSerialization.data(
      withJSONObject: [foundation(value)],
      options: seed.isMultiple(of: 2) ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
    )
    #expect(try JSONParser.parse([UInt8](data)) == .array([value]))
  }

  private func random(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 6 : 4), using: &generator) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &generator))
    case 2: return .number(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 64)
    case 3:
      let alphabet = Array("ab\"\\/\n\t é😀\u{1}{}[],:")
      let count = Int.random(in: 0...12, using: &generator)
      return .string(
        String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      )
    case 4:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(depth: depth + 1, &generator)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &generator)).map {
          JSONValue.Member(name: "key\($0)", value: random(depth: depth + 1, &generator))
        }
      )
    }
  }

  private func foundation(_ value: JSONValue) -> Any {
    switch value {
    case .null: NSNull()
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let values): values.map(foundation)
    case .object(let members):
      Dictionary(uniqueKeysWithValues: members.map { ($0.name, foundation($0.value)) })
    }
  }
}
