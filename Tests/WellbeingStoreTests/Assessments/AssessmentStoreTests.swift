import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

@Suite struct AssessmentStoreTests {
  static let zone = LivedZone(identifier: "Europe/Berlin", utcOffset: 3600)

  static func assessment(
    _ questionnaire: String = "gad-7",
    score: Double? = 7,
    band: String? = "mild",
    at seconds: Int64 = 0,
    id: UUID = UUID(),
    metadata: [String: MetadataValue] = [:]
  ) throws -> Assessment {
    try Assessment(
      id: id,
      start: Instant(seconds: seconds),
      zone: zone,
      questionnaire: questionnaire,
      version: "1.0.0",
      items: [
        .init(linkId: "1", code: "69725-0", answer: .value(3)),
        .init(linkId: "2", answer: .preferNotToAnswer),
        .init(linkId: "3", answer: .missing),
        .init(linkId: "difficulty", answer: .value(1), isScored: false),
      ],
      score: score,
      rawScore: score.map { Int($0) },
      maximum: 21,
      band: band,
      isComplete: true,
      isEstimated: false,
      metadata: metadata
    )
  }

  static func state(at seconds: Int64 = 0, id: UUID = UUID()) throws -> StateOfMind {
    try StateOfMind(
      id: id,
      start: Instant(seconds: seconds),
      zone: zone,
      kind: .momentaryEmotion,
      valence: 0.5
    )
  }

  @Test(arguments: 0..<20)
  func `what is saved is what is read`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try WellbeingStore.inMemory()
    let saved = try store.save(Assessment.random(using: &random))
    #expect(saved.zone != nil)
    let read = try #require(try store.assessments().first)
    #expect(read == saved)
    #expect(read.items == saved.items)
    #expect(try store.sample(idPrefix: saved.id.uuidString) == .assessment(saved))
  }

  @Test func `undo, redo and deletion treat both types alike`() throws {
    let store = try WellbeingStore.inMemory()
    let taken = try store.save(Self.assessment(), command: "take")
    let felt = try store.save(Self.state())
    try store.delete([taken.id, felt.id])
    #expect(try store.assessments().isEmpty)
    #expect(try store.statesOfMind().isEmpty)
    #expect(try store.history().map(\.sampleCount) == [2, 1, 1])
    #expect(try store.history().map(\.command) == ["delete", "save", "take"])
    try store.undo()
    #expect(try store.assessments() == [taken])
    #expect(try store.statesOfMind() == [felt])
    try store.undo()
    try store.undo()
    #expect(try store.assessments().isEmpty)
    try store.redo()
    #expect(try store.assessments() == [taken])
    #expect(try store.statesOfMind().isEmpty)
  }

  @Test func `an edit keeps the identity and is undone`() throws {
    let store = try WellbeingStore.inMemory()
    let old = try store.save(Self.assessment(score: 7))
    let new = try store.replace(Self.assessment(score: 9, id: old.id))
    #expect(try store.assessments() == [new])
    try store.undo()
    #expect(try store.assessments() == [old])
  }

  @Test func `an identity belongs to one sample, whatever its type`() throws {
    let store = try WellbeingStore.inMemory()
    let felt = try store.save(Self.state())
    let id = felt.id.uuidString.lowercased()
    let same = try Self.assessment(id: felt.id)
    #expect(throws: StoreError.identityTaken(id: id)) { try store.save(same) }
    #expect(throws: StoreError.noSuchSample(id: id)) { try store.replace(same) }
    let outcome = try store.importSamples([same, Self.assessment()], replacing: true)
    #expect(outcome.different == [felt.id])
    #expect(outcome.addedCount == 1)
    #expect(try store.statesOfMind() == [felt])
  }

  @Test func `a prefix is looked for among samples of all types`() throws {
    let store = try WellbeingStore.inMemory()
    let one = try #require(UUID(uuidString: "abcd0000-0000-4000-8000-000000000001"))
    let two = try #require(UUID(uuidString: "abcd1000-0000-4000-8000-000000000002"))
    let taken = try store.save(Self.assessment(id: one))
    let felt = try store.save(Self.state(id: two))
    #expect(try store.sample(idPrefix: "ABCD0") == .assessment(taken))
    #expect(try store.sample(idPrefix: "abcd-1").id == felt.id)
    #expect(try store.stateOfMind(idPrefix: "abcd1") == felt)
    for look in [store.sample, { .stateOfMind(try store.stateOfMind(idPrefix: $0)) }] {
      #expect(throws: StoreError.ambiguousIdentity(prefix: "abcd", count: 2)) { try look("abcd") }
    }
    #expect(throws: StoreError.noSuchSample(id: "abcd0")) {
      try store.stateOfMind(idPrefix: "abcd0")
    }
    #expect(throws: StoreError.noSuchSample(id: "b")) { try store.sample(idPrefix: "b") }
  }

  @Test func `importing again changes nothing, and another version is kept or replaced`() throws {
    let store = try WellbeingStore.inMemory()
    let old = try Self.assessment(metadata: ["a": .number(.nan)])
    #expect(try store.importSamples([old]).addedCount == 1)
    #expect(try store.importSamples([old]).unchangedCount == 1)
    let new = try Self.assessment(score: 8, id: old.id)
    #expect(try store.importSamples([new]).different == [old.id])
    #expect(try store.importSamples([new], replacing: true).replacedCount == 1)
    #expect(try store.assessments() == [new])
    try store.delete([old.id])
    #expect(try store.importSamples([new]).addedCount == 1)
  }

  @Test func `a query narrows, orders and limits`() throws {
    let store = try WellbeingStore.inMemory()
    let all = try store.save([
      Self.assessment("phq-9", score: 12, band: "moderate", at: 0),
      Self.assessment("gad-7", score: nil, band: nil, at: 10),
      Self.assessment("phq-9", score: 3, band: "noneToMinimal", at: 86_400),
    ])
    try store.save(Self.state(at: 5))
    #expect(try store.assessments(matching: .questionnaire("phq-9")) == [all[0], all[2]])
    #expect(try store.assessments(matching: .score(.greaterThanOrEqualTo, 10)) == [all[0]])
    #expect(try store.assessments(matching: !.band("moderate")) == [all[1], all[2]])
    let byScore = AssessmentQuery(order: .init([.init(.score)]))
    #expect(try store.assessments(byScore) == [all[1], all[2], all[0]])
    #expect(try store.assessments(AssessmentQuery(order: .startDescending, limit: 1)) == [all[2]])
    let day = try #require(CivilDate(year: 1970, month: 1, day: 2))
    let days = AssessmentQuery.Days(from: day, to: nil, boundary: .midnight)
    #expect(try store.assessments(AssessmentQuery(days: days)) == [all[2]])
    #expect(try store.sources(ofSamplesMatching: SamplePredicate<Assessment>.all) == [.mood])
    #expect(try store.sources(ofSamplesMatching: .score(.greaterThan, 50)).isEmpty)
  }

  @Test func `anchors follow one type and are not disturbed by the other`() throws {
    let store = try WellbeingStore.inMemory()
    let all = SamplePredicate<Assessment>.all
    let beginning = try store.currentAnchor()
    let taken = try store.save(Self.assessment())
    let felt = try store.save(Self.state())
    let added = try store.changes(since: beginning, ofSamplesMatching: all)
    #expect(added.addedSamples == [taken])
    #expect(try store.changes(since: beginning).addedSamples == [felt])
    try store.delete([felt.id])
    #expect(try store.changes(since: added.newAnchor, ofSamplesMatching: all).isEmpty)
    try store.delete([taken.id])
    let gone = try store.changes(since: added.newAnchor, ofSamplesMatching: all)
    #expect(gone.deletedObjects == [DeletedObject(id: taken.id)])
    #expect(try store.changes(since: beginning).deletedObjects == [DeletedObject(id: felt.id)])
    try store.undo()
    let back = try store.changes(since: gone.newAnchor, ofSamplesMatching: all)
    #expect(back.addedSamples == [taken])
  }

  @Test(
    arguments: [
      (.dates(in: Instant(seconds: 0)..<Instant(seconds: 9)), "start>? AND start<?"),
      (.start(.lessThan, Instant(seconds: 9)) && .questionnaire("phq-9"), "start<?"),
      (.start(.greaterThan, Instant(seconds: 9)) && .band("mild"), "start>?"),
    ] as [(SamplePredicate<Assessment>, String)]
  )
  func `a span of time is searched by the index of its type`(
    predicate: SamplePredicate<Assessment>,
    bounds: String
  ) throws {
    let plan = try WellbeingStore.inMemory().plan(of: AssessmentQuery(predicate))
    #expect(plan.contains("SEARCH sample USING INDEX assessment_start (\(bounds))"), "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
  }
}
