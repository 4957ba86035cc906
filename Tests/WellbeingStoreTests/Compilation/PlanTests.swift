import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// The common questions go by an index, so that their time does not follow the journal's size.
@Suite struct PlanTests {
  private static let monday = Instant(seconds: 1_763_942_400)
  private static let nextMonday = Instant(seconds: 1_764_547_200)
  private static let week = SamplePredicate<StateOfMind>.dates(in: monday..<nextMonday)
  private static let laterWeek = SamplePredicate<StateOfMind>.dates(
    in: nextMonday..<Instant(milliseconds: nextMonday.milliseconds + 604_800_000)
  )

  private static let byWeek =
    "SEARCH sample USING INDEX state_of_mind_start (start>? AND start<?)"
  private static let byIdentity = "SEARCH sample USING INDEX sample_uuid (uuid=?)"

  /// Whether some step goes through all samples, or all of a type.
  private func readsEverything(_ plan: [String]) -> Bool {
    plan.contains { $0.hasPrefix("SCAN sample") || $0.hasPrefix("SCAN state") }
  }

  @Test(arguments: [
    (week, byWeek),
    (week && .association(.work), byWeek),
    (.association(.work) && week && .valence(.lessThan, 0), byWeek),
    (.start(.greaterThanOrEqualTo, monday) && .end(.lessThan, nextMonday) && .tag("gym"), byWeek),
    (week && .note(contains: "x"), byWeek),
    ((week && .label(.calm)) || (laterWeek && .label(.happy)), byWeek),
    (!(.association(.work) || !week), byWeek),
    (.uuid(UUID()), byIdentity),
    (.uuids([UUID(), UUID()]) && .association(.work), byIdentity),
  ])
  func `a week, a union of weeks and identities are searched by index`(
    predicate: SamplePredicate<StateOfMind>,
    step: String
  ) throws {
    let plan = try WellbeingStore.inMemory().plan(of: StateOfMindQuery(predicate))
    #expect(plan.contains(step), "\(plan)")
    #expect(!readsEverything(plan), "\(plan)")
  }

  @Test func `the latest samples of a week need no sorting`() throws {
    let query = StateOfMindQuery(Self.week, order: .startDescending, limit: 20)
    let plan = try WellbeingStore.inMemory().plan(of: query)
    #expect(plan.contains(Self.byWeek), "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test func `the latest samples of all need no sorting`() throws {
    let query = StateOfMindQuery(.association(.work), order: .startDescending, limit: 20)
    let plan = try WellbeingStore.inMemory().plan(of: query)
    #expect(plan.contains("SCAN sample USING INDEX state_of_mind_start"), "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }

  @Test func `logical days are searched by index`() throws {
    let from = try #require(CivilDate(year: 2026, month: 11, day: 23))
    let to = try #require(CivilDate(year: 2026, month: 11, day: 30))
    let days = StateOfMindQuery.Days(from: from, to: to, boundary: .midnight)
    let query = StateOfMindQuery(.tag("gym"), days: days)
    let plan = try WellbeingStore.inMemory().plan(of: query)
    #expect(plan.contains(Self.byWeek), "\(plan)")
    #expect(plan.contains { $0.hasPrefix("SEARCH tag USING PRIMARY KEY") }, "\(plan)")
  }

  @Test(
    arguments: [
      .tag("gym"), .tag("gym") || .tag("run"), .tag("gym") && .valence(.greaterThan, 0),
    ] as [SamplePredicate<StateOfMind>]
  )
  func `a tag alone leads the search`(predicate: SamplePredicate<StateOfMind>) throws {
    let plan = try WellbeingStore.inMemory().plan(of: StateOfMindQuery(predicate))
    #expect(plan.contains { $0.contains("INDEX tag_folded (folded=?)") }, "\(plan)")
    #expect(plan.contains("SEARCH sample USING INTEGER PRIMARY KEY (rowid=?)"), "\(plan)")
    #expect(!readsEverything(plan), "\(plan)")
  }

  @Test(arguments: [.all, week, .tag("gym") || .uuid(UUID())] as [SamplePredicate<StateOfMind>])
  func `an anchored query reads only what is newer than the anchor`(
    predicate: SamplePredicate<StateOfMind>
  ) throws {
    let store = try WellbeingStore.inMemory()
    let plan = try store.planOfChanges(since: store.currentAnchor(), matching: predicate)
    let ranges = plan.filter { $0.contains(">") && !$0.contains("tag") }
    #expect(ranges.contains("SEARCH sample USING INTEGER PRIMARY KEY (rowid>?)"), "\(plan)")
    #expect(ranges.contains { $0.hasPrefix("SEARCH revived USING PRIMARY KEY") }, "\(plan)")
    #expect(ranges.contains { $0.contains("INDEX sample_removed (removed>?") }, "\(plan)")
    // Sets of identities are unpacked by scanning their own text.
    let scans = plan.filter { $0.hasPrefix("SCAN") }
    #expect(Set(scans).isSubset(of: ["SCAN place", "SCAN CONSTANT ROW"]), "\(plan)")
    #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }
}
