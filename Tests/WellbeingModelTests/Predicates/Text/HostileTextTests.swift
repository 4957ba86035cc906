import TestSupport
import Testing
import WellbeingModel

@Suite struct HostileTextTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  private func parse(_ text: String) throws -> Predicate {
    try Predicate(parsing: text, dates: .simple)
  }

  @Test(arguments: [
    "(", "not ", "not(", "! ", "((((not ", "\"", "'\\", "label in (", "metadata.", "\u{0}",
  ])
  func `a text of one thing over and over is refused`(piece: String) {
    for count in [1, 127, 128, 129, 1000, 10_000, 1_000_000] {
      #expect(throws: PredicateSyntaxError.self) {
        try parse(String(repeating: piece, count: count))
      }
    }
  }

  @Test func `nesting is bounded at its limit`() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "note exists" + String(repeating: ")", count: count)
    }
    #expect(try parse(nested(128)) == .noteExists)
    let error = try #require(throws: PredicateSyntaxError.self) { try parse(nested(129)) }
    #expect(error.column == 129)
    #expect(error.expected.hasPrefix("at most 128"))
    #expect(try parse(String(repeating: "not ", count: 128) + "note exists") == .noteExists)
    #expect(throws: PredicateSyntaxError.self) {
      try parse(String(repeating: "not ", count: 129) + "note exists")
    }
  }

  @Test func `length is bounded at its limit`() throws {
    let text = "note exists"
    let longest = text + String(repeating: " ", count: 65_536 - text.utf8.count)
    #expect(try parse(longest) == .noteExists)
    let error = try #require(throws: PredicateSyntaxError.self) { try parse(longest + " ") }
    #expect(error.description.contains("at most 65536 bytes, found 65537 bytes"))
  }

  @Test(arguments: 0..<10)
  func `a text with slips is read or refused with a column inside it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "(", ")", "and", "or", "not", "in", "=", "!", "\"", "'", "\\", "\\u{", "}", "..", ",", " ",
      "é", "\u{301}", "\u{0}", "\u{202E}", "@", "-", "9", "metadata.", "between", "👩‍👩‍👧", "\r\n",
    ]
    for round in 0..<300 {
      var characters = Array(Predicate.random(using: &generator, depth: 3).text)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...characters.count, using: &generator)
        if generator.once(in: 2), place < characters.count {
          characters.remove(at: place)
        } else {
          characters.insert(contentsOf: generator.one(of: pieces), at: place)
        }
      }
      let text = String(characters)
      let result = Result { () throws(PredicateSyntaxError) -> Predicate in
        try Predicate(parsing: text, dates: .simple)
      }
      switch result {
      case .success(let predicate):
        #expect(try parse(predicate.text) == predicate, "seed \(seed), round \(round)")
      case .failure(let error):
        #expect((1...text.count + 1).contains(error.column), "seed \(seed), round \(round)")
        #expect(error.found.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      }
    }
  }
}
