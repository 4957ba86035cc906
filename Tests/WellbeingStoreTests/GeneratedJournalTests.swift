import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel
import WellbeingStore

/// Benchmarks rest on the generated journal being what its documentation says.
@Suite struct GeneratedJournalTests {
  private func entries(_ count: Int, seed: UInt64 = 1, hasText: Bool = true) throws
    -> [StateOfMind]
  {
    var journal = GeneratedJournal(count: count, seed: seed, hasText: hasText)
    return try journal.next(upTo: .max)
  }

  @Test func `equal parameters give equal entries and other seeds others`() throws {
    #expect(try entries(300) == entries(300))
    #expect(try entries(300) != entries(300, seed: 2))
  }

  @Test(arguments: [1, 7, 100, 40_000])
  func `all entries are made and lie before the end`(count: Int) throws {
    let entries = try entries(count)
    #expect(entries.count == count)
    #expect(Set(entries.map(\.id)).count == count)
    #expect(entries.allSatisfy { $0.start < GeneratedJournal.end })
  }

  @Test func `words are as many as documented`() throws {
    let entries = try entries(20_000)
    let labels = Double(entries.reduce(0) { $0 + $1.labels.count }) / 20_000
    let associations = Double(entries.reduce(0) { $0 + $1.associations.count }) / 20_000
    #expect((2.15...2.25).contains(labels))
    #expect((1.25...1.35).contains(associations))
    #expect((1500...1850).contains(entries.count { $0.note != nil }))
    #expect(try self.entries(2000, hasText: false).allSatisfy { $0.note == nil && $0.tags == [] })
  }

  @Test func `a batch at a time gives the same entries`() throws {
    var journal = GeneratedJournal(count: 1000)
    var all: [StateOfMind] = []
    while case let batch = try journal.next(upTo: 300), !batch.isEmpty { all += batch }
    #expect(try all == entries(1000))
  }
}
