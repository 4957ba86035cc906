import CivilTime
import TestSupport
import Testing
import WellbeingInsights
import WellbeingModel
import WellbeingReports

/// Pieces of text that put a layout to the test.
private let awkward = [
  "a", "word", "日本語の予定", "👩‍👩‍👧‍👦", "🎉", "❤️", "한국어",
  "مرحبا بالعالم", "שלום", "e\u{301}e\u{301}", "z\u{335}\u{336}\u{337}",
  "\u{1B}[31mred\u{1B}[0m", "line\nbreak", "tab\tstop", "\r\n", "\u{9B}2J", "\u{202E}reversed",
  "\u{2066}", "\u{2028}", "\u{0}", "\u{7}", "antidisestablishmentarianism", "½", "–", "  ",
  "\u{200B}", "\u{FEFF}",
]

private let longLabel = StateOfMind.Label(rawValue: .max)

@Suite struct `Text from people` {
  @Test(arguments: [
    ("two\nlines", "two lines"), ("a\r\n\tb  c", "a b c"), ("  trimmed \n", "trimmed"),
    ("\u{1B}[31mred", "[31mred"), ("bell\u{7}\u{0}", "bell"), ("\u{9B}2J", "2J"),
    ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("para\u{2029}graph", "para graph"),
    ("👩‍👩‍👧‍👦 e\u{301}", "👩‍👩‍👧‍👦 e\u{301}"), ("\u{1B}", ""),
  ])
  func `becomes one line that cannot command the terminal`(text: String, expected: String) {
    #expect(text.oneLine == expected)
  }
}

@Suite struct `A layout` {
  private let layout = TextLayout(width: 80, displayWidth: displayWidth)

  @Test(arguments: [
    ("short", 10, "short"), ("exactly ten", 11, "exactly ten"), ("exactly ten", 10, "exactly t…"),
    ("日本語の予定", 12, "日本語の予定"), ("日本語の予定", 8, "日本語…"), ("日本語の予定", 7, "日本語…"),
    ("🎉🎉🎉", 4, "🎉…"), ("one two", 5, "one…"), ("word", 1, "…"), ("word", 0, ""),
  ])
  func `cuts by columns, not by characters`(text: String, columns: Int, expected: String) {
    #expect(layout.truncated(text, to: columns) == expected)
  }

  @Test func `breaks lines at blanks, and words only when they fill a line`() {
    #expect(layout.wrapped("one two three", to: 8) == ["one two", "three"])
    #expect(layout.wrapped("abcdefghij k", to: 4) == ["abcd", "efgh", "ij k"])
    #expect(layout.wrapped("予定予定予定", to: 5) == ["予定", "予定", "予定"])
    #expect(layout.wrapped(["calm 4,", "happy 2"], to: 8) == ["calm 4,", "happy 2"])
    #expect(layout.wrapped(["calm and 4,", "x"], to: 8) == ["calm and", "4, x"])
    #expect(layout.wrapped("", to: 8) == [])
  }

  @Test func `uses at least twenty columns`() {
    #expect(TextLayout(width: 3, displayWidth: displayWidth).width == 20)
  }
}

@Suite struct `A report on a terminal` {
  /// The week of the example with a label from beyond the list, and with names of events made of
  /// awkward pieces unless the seed is nil.
  private func awkwardReflection(seed: UInt64?) throws -> Reflection {
    var example = try ReflectionExample.week()
    try example.sample(4, (9, 50), -0.9, [longLabel], [.work])
    let labels: [StateOfMind.Label] = [.angry, .indifferent, .happy, longLabel]
    guard let seed else { return try example.reflection(eventLabels: labels) }
    var generator = SeededGenerator(seed: seed)
    example.renameEvents { _ in
      (0..<Int.random(in: 0...12, using: &generator))
        .compactMap { _ in awkward.randomElement(using: &generator) }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
    }
    return try example.reflection(eventLabels: labels)
  }

  @Test(arguments: 40...120)
  func `has no line wider than the terminal`(width: Int) throws {
    let renderer = TerminalReportRenderer(
      layout: TextLayout(width: width, displayWidth: displayWidth)
    )
    for seed in 0..<3 {
      let text = renderer.render(try awkwardReflection(seed: UInt64(width * 100 + seed)))
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(displayWidth(String(line)) <= width, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test(arguments: [40, 60, 80, 120])
  func `lets no control character through`(width: Int) throws {
    let renderer = TerminalReportRenderer(
      layout: TextLayout(width: width, displayWidth: displayWidth)
    )
    let lineCount = renderer.render(try awkwardReflection(seed: nil)).count { $0 == "\n" }
    for seed in 0..<20 {
      let text = renderer.render(try awkwardReflection(seed: UInt64(seed)))
      let unsafe = text.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      #expect(unsafe.isEmpty)
      if width >= 80 { #expect(text.count { $0 == "\n" } == lineCount) }
    }
  }

  @Test(arguments: [40, 60, 80])
  func `says the same with and without colour`(width: Int) throws {
    let plain = TextLayout(width: width, displayWidth: displayWidth)
    let coloured = TextLayout(width: width, displayWidth: displayWidth) { text, style in
      switch style {
      case .title: "<t>\(text)</>"
      case .heading: "<h>\(text)</>"
      case .quiet: "<q>\(text)</>"
      case .valence(let valenceClass): "<\(valenceClass.rawValue)>\(text)</>"
      }
    }
    let reflection = try ReflectionExample.week().reflection()
    let marked = TerminalReportRenderer(layout: coloured).render(reflection)
    #expect(marked.contains("<t>Weekly reflection"))
    #expect(marked.contains("<7>+0.80</>"))
    let unmarked = marked.replacing(/<[^>]*>/, with: "")
    #expect(unmarked == TerminalReportRenderer(layout: plain).render(reflection))
  }

  @Test func `mentions where help is found after a hard stretch, and only then`() throws {
    var example = try ReflectionExample()
    for day in 0..<4 { try example.sample(day, (12, 0), -0.9) }
    let layout = TextLayout(width: 80, displayWidth: displayWidth)
    let renderer = TerminalReportRenderer(layout: layout)
    let line = Catalogue.english.report.support
    let text = renderer.render(try example.reflection())
    #expect(text.replacing("\n", with: " ").hasSuffix("\(line) "))
    #expect(JSONReportRenderer().render(try example.reflection()).contains(line))
    #expect(!renderer.render(try ReflectionExample.week().reflection()).contains("support"))
  }

  @Test func `names the period before when it reports on other days than a week`() throws {
    let layout = TextLayout(width: 80, displayWidth: displayWidth)
    let text = TerminalReportRenderer(layout: layout)
      .render(try ReflectionExample.week().reflection(days: 3))
    #expect(text.hasPrefix("Reflection, Mon 23 – Wed 25 Nov 2026\n"))
    #expect(text.contains("The period before"))
  }
}
