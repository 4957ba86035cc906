import CommandLineKit
import TestSupport
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("plain text", 10), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("→", 1),
    ("日", 2), ("日本語", 6), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("、", 2), ("〿", 1),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2),
    ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("\u{1F1E9}", 1), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("☺️", 2), ("☺", 1),
    ("⌚", 2),
    ("😡😢😐😌😊", 10), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{301}", 0),
    ("\u{2028}", 0), ("\u{1B}", 0), ("\t", 0), ("\r\n", 0), ("\u{9B}", 0), ("\u{A0}", 1),
    ("שלום", 4), ("שָׁלוֹם", 4), ("العربية", 7), ("हिन्दी", 5), ("ไทย", 3), ("กำ", 2),
    ("\u{2068}a\u{2069}", 1),
    ("\u{20000}", 2), ("\u{3FFFD}", 2), ("\u{FFFD}", 1), ("█", 1), ("⣿", 1), ("\u{1FAE8}", 2),
    ("〇", 2),
  ])
  func `text takes the columns a terminal gives it`(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(("a" + text).displayWidth == columns + 1)
  }

  @Test(arguments: [
    (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x1160, 0), (0x2329, 2), (0x232B, 1), (0x2E80, 2),
    (0x303E, 2),
    (0x303F, 1), (0x3040, 1), (0x3041, 2), (0x4DBF, 2), (0x4DC0, 1), (0x9FFF, 2), (0xA4C6, 2),
    (0xA4D0, 1), (0xAC00, 2), (0xD7A3, 2), (0xFF00, 1), (0xFF01, 2), (0xFF60, 2), (0xFF61, 1),
    (0x1F32C, 1), (0x1F32D, 2), (0x1F64F, 2), (0x1F650, 1), (0x1FFFF, 1), (0x20000, 2),
    (0x40000, 1),
  ])
  func `the table of wide characters begins and ends where Unicode says`(
    _ value: Int,
    _ columns: Int
  ) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(DisplayWidth.columns(of: scalar) == columns)
  }

  @Test
  func `every ideograph and emoji is wide`() {
    for value: UInt32 in 0x80...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .nonspacingMark
      else { continue }
      let isFlagHalf = (0x1F1E6...0x1F1FF).contains(value)
      guard scalar.properties.isIdeographic || scalar.properties.isEmojiPresentation, !isFlagHalf
      else { continue }
      #expect(DisplayWidth.columns(of: scalar) == 2, "U+\(String(value, radix: 16))")
    }
  }

  @Test
  func `the width of joined words is the sum of their widths`() throws {
    let words = ["abc", "日本", "é", "👩‍👧", "שלום", "🇩🇪", "ｱ", " "]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let chosen = try (0..<8).map { _ in try #require(words.randomElement(using: &generator)) }
      let separated = chosen.joined(separator: "|")
      #expect(separated.displayWidth == chosen.reduce(7) { $0 + $1.displayWidth })
    }
  }
}
