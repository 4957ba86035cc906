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

  /// A random answer, missing and declined ones among them.
  private func answer(
    _ question: Questionnaire.Question,
    _ generator: inout SeededGenerator
  ) -> Answer {
    if question.canBeDeclined, generator.once(in: 4) { return .preferNotToAnswer }
    if generator.once(in: 15) { return .missing }
    return .value(generator.one(of: question.values))
  }

  private func random(
    _ questionnaire: Questionnaire,
    _ index: Int,
    _ generator: inout SeededGenerator
  ) throws -> RecordedAssessment? {
    var unscored: [String: Answer] = [:]
    for question in questionnaire.questions where !question.isScored && !generator.once(in: 3) {
      unscored[question.linkId] = answer(question, &generator)
    }
    let answers = questionnaire.scoredQuestions.map { answer($0, &generator) }
    guard
      let assessment = try? questionnaire.score(answers, unscored: unscored, allowMissing: true)
    else { return nil }
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return RecordedAssessment(
      id: bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) },
      date: Instant(
        milliseconds: .random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator)
      ),
      zone: generator.one(of: Self.zones),
      assessment: assessment
    )
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what is written reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let questionnaires = try builtIns()
    var written: [RecordedAssessment] = []
    for index in 0..<40 {
      let questionnaire = generator.one(of: questionnaires)
      if let recorded = try random(questionnaire, index, &generator) { written.append(recorded) }
    }
    #expect(written.contains { $0.assessment.estimated || !$0.assessment.complete })
    let text = try FHIRWriter(questionnaires: questionnaires).bundle(of: written)
    let reading = try read(text)
    #expect(reading.assessments == written)
    #expect(reading.totals.isEmpty)
    #expect(reading.skipped.isEmpty)
    #expect(
      reading.warnings.allSatisfy {
        if case .notAnswered = $0.remark { true } else { false }
      }
    )
  }

  @Test func `nothing is a Bundle without entries`() throws {
    let text = try FHIRWriter(questionnaires: []).bundle(of: [])
    let reading = try read(text)
    #expect(reading.assessments.isEmpty && reading.remarks.isEmpty)
    #expect(!text.contains("entry"))
  }

  @Test func `the same file gives the same identities every time`() throws {
    let text = response(Codes.gad7, [0, 0, 1, 1, 0, 1, 0])
    let once = try read(text)
    #expect(once.assessments.count == 1)
    #expect(try read(text) == once)
    #expect(try read(bundle(text)).assessments == once.assessments)
  }
}
