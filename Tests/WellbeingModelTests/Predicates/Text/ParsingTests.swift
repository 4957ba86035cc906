import CivilTime
import Foundation
import Testing
import WellbeingModel

@Suite struct ParsingTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  private static func day(_ day: Int, month: Int = 11, hour: Int64 = 0) throws -> Instant {
    let date = try #require(CivilDate(year: 2026, month: month, day: day))
    return CivilDateTime(date: date, time: .midnight).instant(utcOffset: 0)
      .advanced(bySeconds: hour * 3600)
  }

  private func parse(_ text: String) throws -> Predicate {
    try Predicate(parsing: text, dates: .simple)
  }

  private static let conditions: [(String, Predicate)] = [
    ("all", .all), ("NONE", .none),
    ("kind = momentaryEmotion", .kind(.momentaryEmotion)), ("kind = daily", .kind(.dailyMood)),
    ("kind = momentary", .kind(.momentaryEmotion)), ("kind != daily-mood", !.kind(.dailyMood)),
    ("valence >= 0.3", .valence(.greaterThanOrEqualTo, 0.3)),
    ("valence<-0.3", .valence(.lessThan, -0.3)), ("valence = .5", .valence(.equalTo, 0.5)),
    ("valence != +1e-3", .valence(.notEqualTo, 0.001)),
    ("valence > '0'", .valence(.greaterThan, 0)),
    ("valence <= inf", .valence(.lessThanOrEqualTo, .infinity)),
    ("valence between -0.2 and 0.2", .valence(between: -0.2, and: 0.2)),
    ("valence not between 0.1 and 0.2", !.valence(between: 0.1, and: 0.2)),
    ("valence in (0, 0.5)", .valence(in: [0, 0.5])),
    ("class > slightly pleasant", .valenceClassification(.greaterThan, .slightlyPleasant)),
    ("class=veryUnpleasant", .valenceClassification(.equalTo, .veryUnpleasant)),
    (
      "class between unpleasant and neutral",
      .valenceClassification(.greaterThanOrEqualTo, .unpleasant)
        && .valenceClassification(.lessThanOrEqualTo, .neutral)
    ),
    ("label = happy", .label(.happy)), ("LABEL = Happy", .label(.happy)),
    ("label = \"unknown(99)\"", .label(.init(rawValue: 99))),
    ("label != happy", !.label(.happy)), ("label in (happy)", .label(.happy)),
    ("association = self care", .association(.selfCare)),
    ("association = 'current-events'", .association(.currentEvents)),
    ("tag = gym", .tag("gym")), ("tag = 'two words'", .tag("two words")),
    ("note contains hard day", .note(contains: "hard day")),
    ("note contains \"and\"", .note(contains: "and")), ("note exists", .noteExists),
    ("note not exists", !.noteExists), ("note not contains x", !.note(contains: "x")),
    ("source = mood", .source(.equalTo, "mood")),
    ("source >= \"a\"", .source(.greaterThanOrEqualTo, "a")),
    ("metadata.HKTimeZone exists", .metadata(key: "HKTimeZone")),
    ("METADATA.Key exists", .metadata(key: "Key")),
    ("metadata.\"my key\" = 3", .metadata(key: "my key", .equalTo, .number(3))),
    ("metadata.a.b = '3'", .metadata(key: "a.b", .equalTo, .string("3"))),
    ("metadata.a = true", .metadata(key: "a", .equalTo, .boolean(true))),
    ("metadata.a = 'true'", .metadata(key: "a", .equalTo, .string("true"))),
    ("metadata.a != Europe/Berlin", .metadata(key: "a", .notEqualTo, .string("Europe/Berlin"))),
    ("metadata.a = today", .metadata(key: "a", .equalTo, .string("today"))),
    (
      "metadata.a in (1, no way)",
      .metadata(key: "a", allowedValues: [.number(1), .string("no way")])
    ),
  ]

  @Test(arguments: conditions)
  func `a condition is read`(text: String, expected: Predicate) throws {
    #expect(try parse(text) == expected)
  }

  @Test func `dates are read by the words that are given`() throws {
    let first = try Self.day(1)
    let eighth = try Self.day(8)
    let week: Predicate = .start(.greaterThanOrEqualTo, first) && .start(.lessThan, eighth)
    let expected: [(String, Predicate)] = [
      ("start >= 2026-11-01", .start(.greaterThanOrEqualTo, first)),
      ("start < yesterday", .start(.lessThan, first)),
      ("start < 2026-11-01T12:00", .start(.lessThan, try Self.day(1, hour: 12))),
      ("end < 2026-11-01 12:00 and all", .end(.lessThan, try Self.day(1, hour: 12)) && .all),
      ("start in 2026-11-01..2026-11-07", week),
      ("start not in 2026-11-01..2026-11-07", !week),
      ("start in 2026-11-01..", .start(.greaterThanOrEqualTo, first)),
      ("start in ..2026-11-07", .start(.lessThan, eighth)),
      ("dates in 2026-11", .dates(in: first..<(try Self.day(1, month: 12)))),
      ("dates in last week", .dates(in: (try Self.day(26, month: 10))..<(try Self.day(2)))),
      ("dates in ..2026-11-07", .dates(from: nil, to: Date(eighth))),
      (
        "start between 2026-11-01 and 2026-11-08",
        .start(.greaterThanOrEqualTo, first) && .start(.lessThanOrEqualTo, eighth)
      ),
      ("start = 2026-11-01T00:00:00.250Z", .start(.equalTo, first.advanced(byMilliseconds: 250))),
      ("start = @-5", .start(.equalTo, Instant(milliseconds: -5))),
      ("metadata.due < 2026-11-01", .metadata(key: "due", .lessThan, .date(first))),
    ]
    for (text, predicate) in expected { #expect(try parse(text) == predicate, "\(text)") }
  }

  @Test func `and binds tighter than or, and not tightest`() throws {
    let a = Predicate.label(.happy)
    let b = Predicate.label(.calm)
    let c = Predicate.label(.sad)
    let (x, y, z) = ("label = happy", "label = calm", "label = sad")
    #expect(try parse("\(x) or \(y) and \(z)") == (a || (b && c)))
    #expect(try parse("(\(x) or \(y)) and \(z)") == ((a || b) && c))
    #expect(try parse("not \(x) and \(y)") == (!a && b))
    #expect(try parse("not (\(x) and \(y))") == !(a && b))
    #expect(try parse("NOT NOT \(x) AND ((\(y)))") == (a && b))
    #expect(try parse("(\(x))and(\(y))\n\tOR\u{A0}\(z)") == parse("\(x) and \(y) or \(z)"))
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#"'it\'s'"#, "it's"), (#""it's""#, "it's"), (#"'say "x"'"#, "say \"x\""),
    (#""a\\b""#, "a\\b"), (#""a\nb\tc\rd""#, "a\nb\tc\rd"), (#""\u{1F600}""#, "😀"),
    (#""\u{0}""#, "\0"), ("\"café 不安\"", "café 不安"), ("\"\"", ""), ("\"100 %_*\"", "100 %_*"),
  ])
  func `quotes keep signs and escapes stand for others`(written: String, meant: String) throws {
    #expect(try parse("source = \(written)") == .source(.equalTo, meant))
  }
}
