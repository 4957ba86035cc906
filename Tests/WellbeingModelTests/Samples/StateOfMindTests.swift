import CivilTime
import Foundation
import Testing
import WellbeingModel

@Suite struct StateOfMindTests {
  private let instant = Instant(milliseconds: 1_793_491_200_123)

  private func sample(
    valence: Double = 0,
    labels: [StateOfMind.Label] = [],
    associations: [StateOfMind.Association] = [],
    tags: [String] = [],
    note: String? = nil
  ) throws -> StateOfMind {
    try StateOfMind(
      start: instant,
      kind: .momentaryEmotion,
      valence: valence,
      labels: labels,
      associations: associations,
      tags: tags,
      note: note
    )
  }

  @Test(arguments: [(1.0).nextUp, (-1.0).nextDown, .infinity, -.infinity, 100])
  func `a valence out of range is refused with its value`(valence: Double) {
    #expect(throws: ModelError.valenceOutOfRange(valence)) { try sample(valence: valence) }
  }

  @Test func `a valence that is no number is refused`() {
    #expect(throws: ModelError.self) { try sample(valence: .nan) }
    let error = ModelError.valenceOutOfRange(1.5)
    #expect("\(error)" == "valence 1.5 is out of range: it must be a number from -1 to 1")
  }

  @Test(arguments: [-1, 1, 0, 0.1 + 0.2, -Double.leastNonzeroMagnitude])
  func `a valence in range is kept exactly`(valence: Double) throws {
    #expect(try sample(valence: valence).valence == valence)
  }

  @Test func `minus zero becomes zero`() throws {
    #expect(try sample(valence: -0.0).valence.sign == .plus)
  }

  @Test func `labels and associations are kept once each in the order of their numbers`() throws {
    let unknown = StateOfMind.Label(rawValue: -3)
    let sample = try sample(
      labels: [.happy, .calm, .happy, unknown],
      associations: [.work, .family, .work]
    )
    #expect(sample.labels == [unknown, .calm, .happy])
    #expect(sample.associations == [.family, .work])
  }

  @Test(arguments: [
    ("  hard day \n", "hard day"), ("Cafe\u{301}", "Caf\u{E9}"), ("\u{A0}x\u{2003}", "x"),
    ("a  b", "a  b"), ("\u{1100}\u{1161}", "\u{AC00}"),
  ])
  func `a note is trimmed and composed`(written: String, kept: String) throws {
    let note = try #require(try sample(note: written).note)
    #expect(Array(note.unicodeScalars) == Array(kept.unicodeScalars))
  }

  @Test(arguments: [nil, "", "   ", "\n\t"])
  func `a blank note is none`(written: String?) throws {
    #expect(try sample(note: written).note == nil)
  }

  @Test func `control characters are no part of a tag`() throws {
    #expect(try sample(tags: ["a\u{1F}b", "\u{7}", "c\n"]).tags == ["ab", "c"])
  }

  @Test func `tags are trimmed, kept once each and sorted`() throws {
    let tags = try sample(tags: [" gym", "", "  ", "cafe\u{301}", "gym ", "caf\u{E9}", "Gym"]).tags
    #expect(tags == ["Gym", "caf\u{E9}", "gym"])
    #expect(tags.allSatisfy { $0.unicodeScalars.allSatisfy { $0 != "\u{301}" } })
  }

  @Test func `HealthKit's initializer rounds the date to milliseconds`() throws {
    let sample = try StateOfMind(
      date: Date(timeIntervalSince1970: 1_793_491_200.1236),
      kind: .dailyMood,
      valence: 0.5,
      labels: [.calm],
      associations: [.work]
    )
    #expect(sample.start.milliseconds == 1_793_491_200_124)
    #expect(sample.end == sample.start)
    #expect(sample.startDate == sample.endDate)
    #expect(sample.valenceClassification == .pleasant)
    #expect(sample.source == .mood)
  }
}
