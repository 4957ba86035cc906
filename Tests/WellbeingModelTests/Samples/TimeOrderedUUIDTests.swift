import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

@Suite struct TimeOrderedUUIDTests {
  @Test func `the layout is that of version 7`() {
    var generator = SeededGenerator(seed: 1)
    var identities = TimeOrderedUUIDs(using: &generator)
    for milliseconds: Int64 in [0, 1, 1_645_557_742_000, 0xFFFF_FFFF_FFFF] {
      let text = identities.next(at: Instant(milliseconds: milliseconds)).uuidString
      let digits = Array(text.replacing("-", with: ""))
      #expect(Int64(String(digits[..<12]), radix: 16) == milliseconds)
      #expect(digits[12] == "7")
      #expect("89AB".contains(digits[16]))
    }
  }

  @Test func `identities sort by their instants, and within one by their turn`() {
    var identities = TimeOrderedUUIDs()
    let instants = (0..<2000).map { Instant(milliseconds: 1_700_000_000_000 + Int64($0 / 10)) }
    let made = instants.map { identities.next(at: $0).uuidString }
    #expect(made == made.sorted())
    #expect(Set(made).count == made.count)
  }

  @Test func `two series differ though their instants are the same`() {
    var one = TimeOrderedUUIDs()
    var other = TimeOrderedUUIDs()
    let instant = Instant(seconds: 1_700_000_000)
    let all = (0..<1000).flatMap { _ in [one.next(at: instant), other.next(at: instant)] }
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: [(-1, 0), (Int64.min, 0), (Int64.max, 0xFFFF_FFFF_FFFF)] as [(Int64, UInt64)])
  func `an instant that does not fit is clamped`(milliseconds: Int64, time: UInt64) {
    var identities = TimeOrderedUUIDs()
    let identity = identities.next(at: Instant(milliseconds: milliseconds))
    let digits = identity.uuidString.replacing("-", with: "").prefix(12)
    #expect(UInt64(digits, radix: 16) == time)
  }
}
