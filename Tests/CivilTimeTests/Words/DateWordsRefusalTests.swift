import CivilTime
import TestSupport
import Testing

struct DateWordsRefusalTests {
  @Test(arguments: DateWords.momentExamples)
  func `every example of a moment is understood`(example: DateWords.Example) throws {
    #expect(throws: Never.self) { try dateWords().moment(example.text) }
  }

  @Test(arguments: DateWords.rangeExamples)
  func `every example of a range is understood`(example: DateWords.Example) throws {
    #expect(throws: Never.self) { try dateWords().range(example.text) }
  }

  static let moments: [(String, DateTextError)] = [
    ("", .unreadableMoment("", suggestion: nil)),
    ("   ", .unreadableMoment("   ", suggestion: nil)),
    ("9", .unreadableMoment("9", suggestion: nil)),
    ("whenever", .unreadableMoment("whenever", suggestion: nil)),
    ("yesteday", .unreadableMoment("yesteday", suggestion: "yesterday")),
    ("yesteday 9pm", .unreadableMoment("yesteday 9pm", suggestion: "yesterday 9pm")),
    ("wendesday", .unreadableMoment("wendesday", suggestion: "wednesday")),
    ("2 huors ago", .unreadableMoment("2 huors ago", suggestion: "2 hours ago")),
    // The words next to these are known, and still would mean nothing together.
    ("nwo 9pm", .unreadableMoment("nwo 9pm", suggestion: nil)),
    ("2 m ago", .unreadableMoment("2 m ago", suggestion: nil)),
    ("30.11.2026", .unreadableMoment("30.11.2026", suggestion: nil)),
    ("11/30/2026", .unreadableMoment("11/30/2026", suggestion: nil)),
    ("yesterday yesterday", .unreadableMoment("yesterday yesterday", suggestion: nil)),
    ("now now", .unreadableMoment("now now", suggestion: nil)),
    ("2026-02-29", .noSuchDay("2026-02-29")),
    ("2026-13-01 9pm", .noSuchDay("2026-13-01")),
    ("31 nov", .noSuchDay("31 november")),
    ("30 feb 2026", .noSuchDay("30 february 2026")),
    ("25:00", .noSuchTime("25:00")),
    ("12:75", .noSuchTime("12:75")),
    ("yesterday 24:00", .noSuchTime("24:00")),
    ("13pm", .noSuchTime("13 pm")),
    ("0am", .noSuchTime("0 am")),
    ("99999 years ago", .outOfRange("99999 years ago")),
    ("0000-01-01", .outOfRange("0000-01-01")),
    ("0000-01-01T00:00:00Z", .outOfRange("0000-01-01T00:00:00Z")),
    ("last week", .rangeAsMoment("last week")),
    ("2026-11", .rangeAsMoment("2026-11")),
    ("2026", .rangeAsMoment("2026")),
    ("-7d", .rangeAsMoment("-7d")),
  ]

  @Test(arguments: moments)
  func `what is no moment is refused with what would be one`(
    text: String,
    error: DateTextError
  ) throws {
    let words = try dateWords()
    #expect(throws: error) { try words.moment(text) }
  }

  static let ranges: [(String, DateTextError)] = [
    ("", .unreadableRange("", suggestion: nil)),
    ("..", .unreadableRange("..", suggestion: "all")),
    ("last wek", .unreadableRange("last wek", suggestion: "last week")),
    ("lats month", .unreadableRange("lats month", suggestion: "last month")),
    ("2026-11-01..whenever", .unreadableRange("whenever", suggestion: nil)),
    ("-0d", .unreadableRange("-0d", suggestion: nil)),
    ("-7", .unreadableRange("-7", suggestion: nil)),
    ("-7h", .unreadableRange("-7h", suggestion: nil)),
    ("--7d", .unreadableRange("--7d", suggestion: nil)),
    ("2026-11-", .unreadableRange("2026-11-", suggestion: nil)),
    ("now", .momentAsRange("now")),
    ("yesterday 9pm", .momentAsRange("yesterday 9pm")),
    ("2026-13", .noSuchDay("2026-13")),
    ("2026-02-30..2026-03-01", .noSuchDay("2026-02-30")),
    ("-99999y", .outOfRange("-99999y")),
  ]

  @Test(arguments: ranges)
  func `what is no range is refused with what would be one`(
    text: String,
    error: DateTextError
  ) throws {
    let words = try dateWords()
    #expect(throws: error) { try words.range(text) }
  }

  @Test func `what is suggested for a mistyped example is understood`() throws {
    let words = try dateWords()
    var suggested = 0
    for example in DateWords.momentExamples + DateWords.rangeExamples {
      for index in example.text.indices {
        var text = example.text
        text.remove(at: index)
        do throws(DateTextError) {
          _ = try words.moment(text)
        } catch .unreadableMoment(_, let suggestion?) {
          suggested += 1
          #expect(throws: Never.self) { try words.moment(suggestion) }
        } catch {}
        do throws(DateTextError) {
          _ = try words.range(text)
        } catch .unreadableRange(_, let suggestion?) {
          suggested += 1
          // Of two sides, the one that cannot be read is corrected.
          #expect(throws: Never.self) {
            if text.contains("..") {
              _ = try words.lowerBound(suggestion)
            } else {
              _ = try words.range(suggestion)
            }
          }
        } catch {}
      }
    }
    #expect(suggested > 50)
  }

  @Test func `an error is one line that names the text and shows what would be right`() {
    let text = "to\u{1B}[31m\nday"
    #expect(
      DateTextError.unreadableMoment(text, suggestion: nil).description
        == "cannot read \"to·[31m·day\" as a time: write 21:30, yesterday 9pm, 2 h ago, friday or "
        + "2026-11-30 21:30"
    )
    #expect(
      DateTextError.unreadableRange("lats week", suggestion: "last week").description
        == "cannot read \"lats week\": did you mean \"last week\"?"
    )
    for (_, error) in DateWordsRefusalTests.moments + DateWordsRefusalTests.ranges {
      #expect(!error.description.contains("\n"))
    }
  }

  @Test func `hostile text is an answer or an error, never a crash`() throws {
    let texts = [
      String(repeating: "9", count: 2_000_000), String(repeating: "yesterday ", count: 100_000),
      String(repeating: "..", count: 1000), "99999999999999999999 days ago", "-9999999999999999d",
      "\u{0}", "yesterday\u{0}", "٣ days ago", "１２:３０", "9\u{301}pm", "🙂 ago", "::", ":30",
      "1:2:3:4", "-", "--", "..-", "a an one ago", "99999 hours ago 99999 hours ago",
    ]
    let words = try dateWords()
    for text in texts {
      #expect(throws: DateTextError.self) { try words.moment(text) }
      #expect(throws: DateTextError.self) { try words.range(text) }
      #expect(throws: DateTextError.self) { try words.period(text) }
    }
    #expect(try words.range("9999-12-31..9999-12-31").wholeDays?.count == 1)
  }

  @Test func `words put together at random are an answer or an error`() throws {
    let parts = [
      "now", "last", "next", "friday", "nov", "30", "2026", "99999", "days", "ago", "9pm", "at",
      "25:61", "..", "-7d", "-", "2026-11-30", "2026-99", "q9", "week", "T", "Z", "+", "0", ":", "",
    ]
    var generator = SeededGenerator(seed: 2026)
    let words = try dateWords(dayStart: 4)
    var answers = 0
    for _ in 0..<3000 {
      let count = Int.random(in: 1...5, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      if (try? words.moment(text)) != nil { answers += 1 }
      if let range = try? words.range(text), range != .all {
        answers += 1
        if let days = range.wholeDays { #expect(!days.isEmpty) }
      }
    }
    #expect(answers > 80)
  }
}
