import CivilTime
import FHIRRecords
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingQuestionnaires

@Suite struct RoundTripTests {
  private static let zones = [
    LivedZone(identifier: "Europe/Berlin", utcOffset: 3600),
    LivedZone(identifier: "America/St_Johns", utcOffset: -9000),
    LivedZone(identifier: "Asia/Kathmandu", utcOffset: 20_700),
    LivedZone(identifier: "UTC", utcOffset: 0),
    LivedZone(identifier: "+02:00", utcOffset: 7200),
  ]

  private func answer(
    _ question: Questionnaire.Question,
    missingOnceIn chance: Int,
    _ generator: inout SeededGenerator
  ) -> Answer {
    if question.canBeDeclined, generator.once(in: 4) { return .preferNotToAnswer }
    if generator.once(in: chance) { return .missing }
    return .value(generator.one(of: question.values))
  }

  /// An assessment at any time with any answers; nil where too many are missing for a score.
  private func random(
    _ questionnaire: Questionnaire,
    _ generator: inout SeededGenerator
  ) -> RecordedAssessment? {
    var unscored: [String: Answer] = [:]
    for question in questionnaire.questions where !question.isScored && !generator.once(in: 3) {
      unscored[question.linkId] = answer(question, missingOnceIn: 4, &generator)
    }
    let answers = questionnaire.scoredQuestions.map {
      answer($0, missingOnceIn: 10 + 2 * questionnaire.scoredQuestions.count, &generator)
    }
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let date = Instant(
      milliseconds: .random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator)
    )
    let zone = generator.one(of: Self.zones)
    guard
      let assessment = try? questionnaire.score(answers, unscored: unscored, allowMissing: true)
    else { return nil }
    return RecordedAssessment(
      id: bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) },
      date: date,
      zone: zone,
      assessment: assessment
    )
  }

  private func random(_ name: String, count: Int) throws -> [RecordedAssessment] {
    var generator = SeededGenerator(seed: UInt64(name.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let questionnaire = try QuestionnaireLibrary().questionnaire(named: name)
    return (0..<count).compactMap { _ in random(questionnaire, &generator) }
  }

  @Test(arguments: QuestionnaireLibrary.builtInNames)
  func `what is written reads back the same`(name: String) throws {
    let written = try random(name, count: 60)
    #expect(written.count > 20)
    let reading = try read(write(written))
    #expect(reading.assessments == written)
    #expect(reading.totals.isEmpty)
    #expect(reading.skipped.isEmpty)
    #expect(
      reading.warnings.allSatisfy {
        if case .notAnswered = $0.remark { true } else { false }
      }
    )
  }

  @Test(arguments: QuestionnaireLibrary.builtInNames)
  func `everything that can be scored is written as valid R4`(name: String) throws {
    #expect(R4Structure.problems(of: try tree(write(random(name, count: 20)))) == [])
  }

  @Test func `the random assessments are of every kind`() throws {
    let phq9 = try random("phq-9", count: 200).map(\.assessment)
    #expect(phq9.contains { $0.estimated })
    #expect(phq9.contains { $0.answers.last == .preferNotToAnswer })
    #expect(phq9.contains { $0.answers.last == .missing })
    #expect(phq9.contains { $0.items.last?.linkId == "difficulty" })
    #expect(phq9.contains { $0.items.last?.linkId == "9" })
    #expect(try random("k6", count: 60).contains { $0.assessment.estimated == false })
  }

  @Test func `all questionnaires together read back in their order`() throws {
    let written = try QuestionnaireLibrary.builtInNames.flatMap { try random($0, count: 3) }
    #expect(try read(write(written)).assessments == written)
  }

  @Test func `nothing is a Bundle without entries`() throws {
    let text = try write([])
    let reading = try read(text)
    #expect(reading.assessments.isEmpty && reading.remarks.isEmpty)
    #expect(!text.contains("entry"))
    #expect(R4Structure.problems(of: try tree(text)) == [])
  }

  @Test func `the same file gives the same identities every time`() throws {
    let text = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
    let once = try read(text)
    #expect(once.assessments.count == 1)
    #expect(try read(text) == once)
    #expect(try read(bundle(text)).assessments == once.assessments)
  }

  @Test func `identities do not hang on where the reader lives`() throws {
    let text = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
      .replacingOccurrences(of: "T10:15:00+01:00", with: "")
    let here = try read(text).assessments
    let there = try FHIRReader(questionnaires: try builtIns(), zone: Zone(fixedOffset: 32_400))
      .read(Array(text.utf8)).assessments
    #expect(here.count == 1)
    #expect(here.map(\.date) != there.map(\.date))
    #expect(here.map(\.id) == there.map(\.id))
  }

  @Test(arguments: [
    (#""id":"r""#, #""id":"s""#), ("10:15", "10:16"), ("2026-11-30", "2026-11-29"),
  ])
  func `another id or date is another assessment`(old: String, new: String) throws {
    let one = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
    let reading = try read(bundle(one, one.replacingOccurrences(of: old, with: new)))
    #expect(Set(reading.assessments.map(\.id)).count == 2)
  }

  @Test func `a response without an id is known by its answers`() throws {
    let one = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
      .replacingOccurrences(of: #""id":"r","#, with: "")
    let other = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 3])
      .replacingOccurrences(of: #""id":"r","#, with: "")
    let reading = try read(bundle(one, other, one))
    #expect(reading.assessments.count == 2)
    #expect(reading.skipped.map(\.reason) == [.duplicate])
  }
}
