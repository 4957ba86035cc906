import CommandLineKit
import TestSupport
import Testing

struct TextTests {
  @Test(arguments: [
    ("the quick brown fox", 9, "the quick\nbrown fox"),
    ("the quick brown fox", 100, "the quick brown fox"),
    ("a  b", 10, "a  b"),
    ("aaaa  bbbb cccc", 10, "aaaa  bbbb\ncccc"),
    ("extraordinarily so", 6, "extrao\nrdinar\nily so"),
    ("so extraordinarily", 6, "so\nextrao\nrdinar\nily"),
    ("one\n\ntwo three", 5, "one\n\ntwo\nthree"),
    ("one\r\ntwo", 5, "one\ntwo"),
    ("  indented line here", 12, "  indented\n  line here"),
    ("", 5, ""),
    ("   ", 5, ""),
    ("日本語の文章です。", 10, "日本語の文\n章です。"),
    ("日本語です。次", 10, "日本語で\nす。次"),
    ("見る「本」と", 7, "見る\n「本」\nと"),
    ("a 日本 b", 4, "a 日\n本 b"),
    ("日", 1, "日"),
    ("日本", 0, "日\n本"),
    ("abc", -3, "a\nb\nc"),
    ("no\u{A0}break here", 8, "no\u{A0}break\nhere"),
    ("שלום עולם טוב", 9, "שלום עולם\nטוב"),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 4, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦\n👩‍👩‍👧‍👦"),
  ])
  func `text wraps by columns`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.wrapped(width: width) == expected)
  }

  @Test
  func `wrapped text hangs below its first line`() {
    #expect(
      "one two three four\nfive".wrapped(width: 10, indent: 0, hangingIndent: 3)
        == "one two\n   three\n   four\n   five"
    )
    #expect("one two".wrapped(width: 6, indent: 2) == "  one\n  two")
    #expect("one two".wrapped(width: 3, indent: -2) == "one\ntwo")
  }

  @Test
  func `wrapping keeps every letter and no line is too wide`() throws {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("abc de fgh ij。「日本語」👍é  ")
    for _ in 0..<400 {
      let text = String(
        try (0..<40).map { _ in try #require(letters.randomElement(using: &generator)) }
      )
      let width = Int.random(in: 2...30, using: &generator)
      let wrapped = text.wrapped(width: width)
      #expect(wrapped.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
      for line in wrapped.split(separator: "\n") {
        #expect(line.displayWidth <= width, "\(Array(line)) in \(text)")
      }
    }
  }

  @Test
  func `a megabyte wraps`() {
    for unit in ["word ", "x", "日", "\u{301}", "\n", " "] {
      let wrapped = String(repeating: unit, count: 100_000).wrapped(width: 40)
      #expect(wrapped.split(separator: "\n").allSatisfy { $0.displayWidth <= 40 })
    }
  }

  @Test(arguments: [
    ("calendar", 8, "calendar"), ("calendar", 7, "calend…"), ("calendar", 1, "…"),
    ("calendar", 0, ""), ("calendar", -1, ""), ("", 0, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"), ("日本語", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👩‍👧👩‍👧", 3, "👩‍👧…"),
  ])
  func `text is cut with an ellipsis`(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
    #expect(text.fitted(toWidth: width).displayWidth == max(0, width))
  }

  @Test
  func `text is padded on either side`() {
    #expect("日本".padded(toWidth: 6) == "日本  ")
    #expect("日本".padded(toWidth: 6, .trailing) == "  日本")
    #expect("long".padded(toWidth: 2) == "long")
    #expect("שלום".padded(toWidth: 6, .trailing) == "  שלום")
    #expect("abcdef".fitted(toWidth: 4, .trailing) == "abc…")
  }

  @Test(arguments: [
    ("plain", "plain"), ("naïve 日本 👩‍👧", "naïve 日本 👩‍👧"), ("\u{1B}[31mred", "␛[31mred"),
    ("a\0b", "a␀b"),
    ("a\nb\r\nc\td", "a␊b␍␊c␉d"), ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{7}", "␇"),
    ("\u{202E}gnp\u{202C}", "gnp"), ("\u{2066}a\u{2069}", "a"), ("a\u{2028}b", "a␊b"), ("", ""),
    ("e\u{301}\u{1B}", "e\u{301}␛"),
  ])
  func `user text cannot drive the terminal`(_ text: String, _ expected: String) {
    #expect(text.sanitizedForTerminal() == expected)
    #expect(text.sanitizedForTerminal().sanitizedForTerminal() == expected)
  }

  @Test
  func `newlines and tabs stay on request`() {
    let text = "a\r\nb\rc\n\td\u{2029}e\u{85}f"
    #expect(text.sanitizedForTerminal(keepingNewlines: true) == "a\nb␍c\n␉d\ne\nf")
    #expect(text.sanitizedForTerminal(keepingTabs: true) == "a␍␊b␍c␊\td␊e\u{FFFD}f")
  }

  @Test
  func `nothing a terminal obeys is left in any text`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = String(decoding: bytes, as: UTF8.self).sanitizedForTerminal(keepingNewlines: true)
      #expect(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" }
      )
    }
  }

  @Test
  func `only right-to-left text is set apart`() {
    #expect("שלום".isolatedInDirection == "\u{2068}שלום\u{2069}")
    #expect("سلام".containsRightToLeft)
    #expect("plain é 日本".isolatedInDirection == "plain é 日本")
    #expect("שלום".isolatedInDirection.displayWidth == 4)
  }

  @Test
  func `a quoted word is short`() {
    #expect("a\nb".quotedForMessage == "'a␊b'")
    #expect(String(repeating: "x", count: 100).quotedForMessage.displayWidth == 42)
    #expect(String(repeating: "日", count: 100).quotedForMessage.displayWidth <= 42)
  }
}
