import CommandLineKit
import TestSupport
import Testing

struct NearestWordsTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("naïve", "naive", 1), ("log", "lgo", 1),
  ])
  func `the distance counts edits and swaps`(_ first: String, _ second: String, _ distance: Int) {
    #expect(NearestWords.distance(first, second) == distance)
    #expect(NearestWords.distance(second, first) == distance)
  }

  @Test
  func `an edit moves a word by at most one`() throws {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("abcdé日")
    func letter() throws -> Character { try #require(letters.randomElement(using: &generator)) }
    for _ in 0..<500 {
      let word = try (0..<6).map { _ in try letter() }
      var edited = word
      let place = Int.random(in: 0..<5, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: edited.remove(at: place)
      case 1: edited.insert(try letter(), at: place)
      case 2: edited[place] = try letter()
      default: edited.swapAt(place, place + 1)
      }
      let distance = NearestWords.distance(String(word), String(edited))
      #expect(distance == (word == edited ? 0 : 1))
    }
  }

  @Test(arguments: [
    ("lgo", ["list", "log", "login"], ["log"]),
    ("calender", ["calendar", "colander"], ["calendar", "colander"]),
    ("cal", ["calendar", "call", "cat"], ["call", "cat", "calendar"]),
    ("HAPPY", ["happy", "hapless"], ["happy"]),
    ("x", ["a", "b"], []),
    ("", ["a"], []),
    ("exprot", ["import", "export", "report"], ["export"]),
    ("aaaa", ["aaab", "aaac", "aaad", "aaae"], ["aaab", "aaac", "aaad"]),
    ("note", ["note", "note", "not"], ["note", "not"]),
    ("haus", ["maus", "haut"], ["haut", "maus"]),
  ])
  func `near words come best first and at most three`(
    _ word: String,
    _ candidates: [String],
    _ expected: [String]
  ) {
    #expect(NearestWords.suggestions(for: word, in: candidates) == expected)
  }

  @Test
  func `a huge word has no near ones`() {
    let huge = String(repeating: "a", count: 1 << 20)
    #expect(NearestWords.suggestions(for: huge, in: ["a", "aa"]).isEmpty)
  }
}
