import Testing
import WellbeingModel

@Suite struct SyntaxErrorTests {
  /// Each text has a mark where reading must stop; the error must say this.
  private static let errors: [(marked: String, message: String)] = [
    ("▲", "expected a field, not, or (, found the end"),
    ("valence >= 0.3 and▲", "expected a field, not, or (, found the end"),
    (
      "▲lable = happy",
      """
      expected a field: kind, valence, class, label, association, tag, note, start, end, dates, \
      source, uuid, metadata.KEY, found "lable"; did you mean label?
      """
    ),
    (
      "label ▲> happy",
      "expected one of = != in after label, found \">\""
    ),
    ("note ▲= x", "expected one of contains exists after note, found \"=\""),
    ("note▲", "expected one of contains exists after note, found the end"),
    ("valence not ▲> 1", "expected one of in between after valence, found \">\""),
    ("label = ▲hapy", "expected a label, found \"hapy\"; did you mean happy?"),
    ("label in (calm, ▲anx)", "expected a label, found \"anx\"; did you mean anxious?"),
    ("association = ▲wrok", "expected an association, found \"wrok\"; did you mean work?"),
    ("kind = ▲weekly", "expected a kind, momentaryEmotion or dailyMood, found \"weekly\""),
    (
      "class = ▲good",
      """
      expected a class: veryUnpleasant, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, \
      pleasant, veryPleasant, found "good"
      """
    ),
    ("valence > ▲pleasant", "expected a number, found \"pleasant\""),
    ("valence > ▲nan", "expected a number, found \"nan\""),
    ("valence > ▲0x10", "expected a number, found \"0x10\""),
    ("valence > ▲and label = happy", "expected a number, found \"and\""),
    ("valence between 0 ▲or 1", "expected and with the upper bound, found \"or\""),
    ("valence in ▲0.1", "expected a list in parentheses, found \"0.1\""),
    ("label in (▲)", "expected a label, found \")\""),
    ("label in (happy▲", "expected a comma or a closing parenthesis, found the end"),
    ("label in (happy, ▲", "expected a label, found the end"),
    ("(label = happy▲", "expected and, or, or a closing parenthesis, found the end"),
    ("label = happy▲)", "expected and, or, or the end, found \")\""),
    ("label = ▲happy valence > 3", "expected a label, found \"happy valence\""),
    ("start >= ▲someday", "expected a date, as 2026-11-01 or 2026-11-01T09:30, found \"someday\""),
    (
      "start in ▲someday",
      """
      expected a range of dates, as 2026-11-01..2026-11-07 or 2026-11, found "someday"
      """
    ),
    (
      "dates in ▲2026-11-01T00:00:00Z..2026-11-01T00:00:00Z",
      """
      expected a range that ends after it begins, found "2026-11-01T00:00:00Z..2026-11-0…"
      """
    ),
    (
      "dates in ▲..",
      "expected a range of dates, as 2026-11-01..2026-11-07 or 2026-11, found \"..\""
    ),
    ("uuid = ▲0198", "expected a whole id of 32 hexadecimal digits with hyphens, found \"0198\""),
    ("metadata. ▲= 3", "expected a metadata key after metadata., found \"=\""),
    ("metadata.▲", "expected a metadata key after metadata., found the end"),
    (
      "▲metadata = 3",
      """
      expected a field: kind, valence, class, label, association, tag, note, start, end, dates, \
      source, uuid, metadata.KEY, found "metadata"; did you mean metadata.KEY?
      """
    ),
    ("▲! label = happy", "expected != or the word not, found \"!\""),
    ("tag = \"gym▲", "expected a closing \" for the quote at column 7, found the end"),
    (#"tag = "a▲\x""#, #"expected \\, \", \', \n, \t, \r or \u{…}, found "\\x""#),
    (#"tag = "▲\u{D800}""#, #"expected \u{…} with a code point in hexadecimal, found "\\u{""#),
    (#"tag = "▲\u{}""#, #"expected \u{…} with a code point in hexadecimal, found "\\u{""#),
    (
      "tag = \"é\u{301}😀▲\u{7}\"",
      #"expected \n, \t or \u{…} for a control character, found "\u{7}""#
    ),
    ("tag = a▲\u{0}b", #"expected a word, or a text in quotes, found "\u{0}""#),
    ("tag = '👩‍👩‍👧e\u{301}' ▲x", "expected and, or, or the end, found \"x\""),
  ]

  @Test(arguments: errors)
  func `an error names the column and what was expected`(marked: String, message: String) throws {
    let mark = try #require(marked.firstIndex(of: "▲"))
    let column = marked[..<mark].count + 1
    let text = marked.replacing("▲", with: "")
    let error = try #require(throws: PredicateSyntaxError.self) {
      try SamplePredicate<StateOfMind>(parsing: text, dates: .simple)
    }
    #expect("\(error)" == "column \(column): \(message)")
  }

  @Test func `what was found is shortened and shows what cannot be seen`() throws {
    let error = try #require(throws: PredicateSyntaxError.self) {
      let text = "label = \"\\u{1B}[31m\u{202E}\(String(repeating: "x", count: 500))\""
      _ = try SamplePredicate<StateOfMind>(parsing: text, dates: .simple)
    }
    #expect(error.found.hasPrefix("\"\\\"\\\\u{1B}[31m\\u{202E}xxx"))
    #expect(error.found.count < 80)
  }

  @Test func `what was found is short though one character has thousands of marks`() throws {
    let error = try #require(throws: PredicateSyntaxError.self) {
      let text = "label = a" + String(repeating: "\u{301}", count: 20_000)
      _ = try SamplePredicate<StateOfMind>(parsing: text, dates: .simple)
    }
    #expect(error.found.unicodeScalars.count < 300)
    #expect(error.found.hasSuffix("…\""))
  }
}
