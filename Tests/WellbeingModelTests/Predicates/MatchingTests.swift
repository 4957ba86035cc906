import CivilTime
import Foundation
import Testing
import WellbeingModel

@Suite struct MatchingTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  private static let start = Instant(milliseconds: 1_793_491_200_123)
  private static let before = start.advanced(byMilliseconds: -1)
  private static let after = start.advanced(byMilliseconds: 1)
  private static let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  private static let otherID = UUID(uuid: (9, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  /// The one sample all tables here ask about.
  private static func sample(note: String? = "A Hárd day, 100 %") throws -> StateOfMind {
    try StateOfMind(
      id: id,
      start: start,
      kind: .momentaryEmotion,
      valence: 3.0 / 7,
      labels: [.happy, StateOfMind.Label(rawValue: 99)],
      associations: [.work, StateOfMind.Association(rawValue: -3)],
      tags: ["Café"],
      note: note,
      source: Source(name: "Zoë's phone"),
      metadata: [
        "number": .number(3), "text": .string("3"), "yes": .boolean(true), "when": .date(start),
        "nothing": .number(.nan),
      ]
    )
  }

  private static let simple: [(Predicate, Bool)] = [
    (.all, true), (.none, false),
    (.kind(.momentaryEmotion), true), (.kind(.dailyMood), false),
    (.label(.happy), true), (.label(.calm), false), (.label(.init(rawValue: 99)), true),
    (.association(.work), true), (.association(.init(rawValue: -3)), true),
    (.association(.init(rawValue: 3)), false),
    (.tag("CAFE"), true), (.tag(" café "), true), (.tag("caf"), false),
    (.uuid(id), true), (.uuid(otherID), false), (.uuids([id, otherID]), true), (.uuids([]), false),
    (.source(.equalTo, "Zoe\u{308}'s phone"), true), (.source(.equalTo, "zoë's phone"), false),
    (.source(.greaterThan, "Zoe"), true), (.source(.lessThan, "a"), true),
    (.noteExists, true),
    (.note(contains: "hard DAY"), true), (.note(contains: "hárd"), true),
    (.note(contains: "0 %"), true), (.note(contains: "_"), false), (.note(contains: ""), true),
    (.note(contains: "a hard day, 100 % and more"), false),
  ]

  @Test(arguments: simple)
  func `a condition says what its name says`(predicate: Predicate, expected: Bool) throws {
    #expect(predicate.matches(try Self.sample()) == expected)
    #expect((!predicate).matches(try Self.sample()) == !expected)
  }

  private static let valences: [(Predicate, Bool)] = [
    (.valence(.equalTo, 3.0 / 7), true), (.valence(.notEqualTo, 3.0 / 7), false),
    (.valence(.lessThan, 3.0 / 7), false), (.valence(.lessThanOrEqualTo, 3.0 / 7), true),
    (.valence(.greaterThan, 0.4), true), (.valence(.greaterThanOrEqualTo, 0.5), false),
    (.valence(.greaterThan, -.infinity), true), (.valence(.lessThan, -.infinity), false),
    (.valence(between: 3.0 / 7, and: 1), true), (.valence(between: -1, and: 3.0 / 7), true),
    (.valence(between: 0.5, and: 0.4), false), (.valence(between: 0.5, and: 1), false),
    (.valence(between: .nan, and: 1), false), (.valence(between: -1, and: .nan), false),
    (.valence(in: [0.1, 3.0 / 7, .nan]), true), (.valence(in: [.nan]), false),
    (.valence(in: []), false),
    (.valenceClassification(.equalTo, .slightlyPleasant), true),
    (.valenceClassification(.greaterThan, .neutral), true),
    (.valenceClassification(.greaterThan, .slightlyPleasant), false),
    (.valenceClassification(.lessThan, .pleasant), true),
    (.valenceClassification(.notEqualTo, .pleasant), true),
  ]

  @Test(arguments: valences)
  func `valences and bands compare by their order`(predicate: Predicate, expected: Bool) throws {
    #expect(predicate.matches(try Self.sample()) == expected)
    #expect((!predicate).matches(try Self.sample()) == !expected)
  }

  @Test(arguments: Comparison.allCases)
  func `a comparison with NaN is false, and != is its negation`(comparison: Comparison) throws {
    let expected = comparison == .notEqualTo
    let sample = try Self.sample()
    #expect(Predicate.valence(comparison, .nan).matches(sample) == expected)
    #expect(
      Predicate.metadata(key: "number", comparison, .number(.nan)).matches(sample) == expected
    )
    #expect(Predicate.metadata(key: "nothing", comparison, .number(3)).matches(sample) == expected)
    // A tree with NaN inside would not be equal to itself.
    #expect(Predicate.valence(comparison, .nan) == Predicate.valence(comparison, .nan))
  }

  private static let dates: [(Predicate, Bool)] = [
    (.start(.equalTo, start), true), (.start(.lessThan, start), false),
    (.start(.lessThan, after), true), (.end(.greaterThanOrEqualTo, start), true),
    (.end(.greaterThan, start), false), (.start(.notEqualTo, before), true),
    (.dates(in: start..<after), true), (.dates(in: before..<start), false),
    (.dates(in: before..<after), true), (.dates(in: start..<start), false),
    (.dates(from: nil, to: nil), true),
    (.dates(from: Date(start), to: nil), true), (.dates(from: Date(after), to: nil), false),
    (.dates(from: nil, to: Date(after)), true), (.dates(from: nil, to: Date(start)), false),
    (.dates(from: Date(after), to: Date(before)), false),
    (.dates(from: .distantPast, to: .distantFuture), true),
  ]

  @Test(arguments: dates)
  func `intervals of dates are half-open`(predicate: Predicate, expected: Bool) throws {
    #expect(predicate.matches(try Self.sample()) == expected)
    #expect((!predicate).matches(try Self.sample()) == !expected)
  }

  @Test(arguments: 0...3, [(before, after), (start, after), (before, start), (start, start)])
  func `for a sample without length every option means the same`(
    options: Int,
    interval: (Instant, Instant)
  ) throws {
    let sample = try Self.sample()
    let range = interval.0..<interval.1
    let predicate = Predicate.dates(in: range, options: QueryOptions(rawValue: options))
    #expect(predicate.matches(sample) == range.contains(sample.start))
  }

  private static let metadata: [(Predicate, Bool)] = [
    (.metadata(key: "number"), true), (.metadata(key: "Number"), false),
    (.metadata(key: "nothing"), true),
    (.metadata(key: "number", .equalTo, .number(3)), true),
    (.metadata(key: "number", .equalTo, .string("3")), false),
    (.metadata(key: "number", .notEqualTo, .string("3")), true),
    (.metadata(key: "number", .lessThan, .string("4")), false),
    (.metadata(key: "text", .equalTo, .string("3")), true),
    (.metadata(key: "text", .greaterThan, .string("2")), true),
    (.metadata(key: "yes", .greaterThan, .boolean(false)), true),
    (.metadata(key: "yes", .equalTo, .number(1)), false),
    (.metadata(key: "when", .greaterThanOrEqualTo, .date(start)), true),
    (.metadata(key: "missing", .equalTo, .number(3)), false),
    (.metadata(key: "missing", .notEqualTo, .number(3)), true),
    (.metadata(key: "missing", .lessThan, .number(3)), false),
    (.metadata(key: "missing", .greaterThanOrEqualTo, .number(3)), false),
    (.metadata(key: "number", allowedValues: [.number(3), .string("x")]), true),
    (.metadata(key: "number", allowedValues: [.string("3")]), false),
    (.metadata(key: "number", allowedValues: []), false),
    (.metadata(key: "missing", allowedValues: [.number(3)]), false),
  ]

  @Test(arguments: metadata)
  func `metadata compare within one type only`(predicate: Predicate, expected: Bool) throws {
    #expect(predicate.matches(try Self.sample()) == expected)
    #expect((!predicate).matches(try Self.sample()) == !expected)
  }

  @Test func `without a note nothing is contained in it`() throws {
    let sample = try Self.sample(note: nil)
    #expect(!Predicate.noteExists.matches(sample))
    #expect(!Predicate.note(contains: "").matches(sample))
    #expect((!Predicate.note(contains: "day")).matches(sample))
  }

  @Test func `HealthKit's words read as one expression`() throws {
    let week: Predicate =
      .dates(from: Date(Self.start), to: .distantFuture)
      && (.association(.work) || .association(.tasks)) && .valence(.greaterThanOrEqualTo, 0)
      && !.kind(.dailyMood) && .label(.happy)
    #expect(week.matches(try Self.sample()))
  }
}
