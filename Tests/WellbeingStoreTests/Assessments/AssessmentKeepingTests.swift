import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// Assessments through backups and plans.
@Suite struct AssessmentKeepingTests {
  @Test func `a backup holds assessments, and restoring it brings them back`() throws {
    let journal = try KeptJournal()
    let store = try journal.open()
    let felt = try store.save(AssessmentStoreTests.state())
    let taken = try store.save([
      AssessmentStoreTests.assessment(), AssessmentStoreTests.assessment(),
    ])
    try store.delete([taken[1].id])
    let backup = try store.backUp().url
    try store.delete([felt.id, taken[0].id])

    let restored = try WellbeingStore.restore(backup, to: journal.url, options: journal.options)
    #expect(restored.sampleCount == 2)
    let reopened = try journal.open()
    #expect(try reopened.assessments() == [taken[0]])
    #expect(try reopened.statesOfMind() == [felt])
    #expect(try WellbeingStore.verify(journal.url, options: journal.options) == [])
    try reopened.undo()
    #expect(try Set(reopened.assessments()) == Set(taken))
  }

  @Test(arguments: [.start, .startDescending] as [AssessmentQuery.Order])
  func `one questionnaire over time meets no sample of another type, and needs no sorting`(
    order: AssessmentQuery.Order
  ) throws {
    let query = AssessmentQuery(.questionnaire("phq-9"), order: order)
    let plan = try WellbeingStore.inMemory().plan(of: query)
    #expect(plan.first == "SCAN sample USING INDEX assessment_start", "\(plan)")
    #expect(plan.filter { $0.hasPrefix("SCAN") }.count == 1, "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }
}
