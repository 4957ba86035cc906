import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

@Suite struct RoundTripTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  private func parse(_ text: String) throws -> Predicate {
    try Predicate(parsing: text, dates: .simple)
  }

  @Test(arguments: 0..<20)
  func `the text of a predicate reads back as the same predicate`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let predicate = Predicate.random(using: &generator, depth: 5)
      let normal = try predicate.normalized()
      #expect(try parse(predicate.text) == predicate, "seed \(seed), round \(round)")
      #expect(try parse(normal.text) == normal, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 0..<10)
  func `any text in quotes reads back exactly`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let scalars = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...(generator.once(in: 2) ? 0x7F : 0x10_FFFF), using: &generator)
        )
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let predicate = Predicate.source(.equalTo, String(text)) && .metadata(key: String(text))
      #expect(try parse(predicate.text) == predicate, "seed \(seed), round \(round)")
    }
  }

  @Test(
    arguments: [
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
      -.infinity, -0.0, 0.1 + 0.2, 1.0 / 3, .ulpOfOne, .leastNormalMagnitude, 1e16, 1e-5,
    ] as [Double]
  )
  func `extreme numbers read back exactly`(number: Double) throws {
    let predicate: Predicate =
      .valence(.lessThan, number) && .metadata(key: "n", .equalTo, .number(number))
    #expect(try parse(predicate.text) == predicate)
  }

  @Test(
    arguments: [
      0, -1, 1, 999, -62_167_219_200_000, -62_167_219_200_001, 253_402_300_799_999,
      253_402_300_800_000, .max, .min, 1_793_491_200_007,
    ] as [Int64]
  )
  func `every instant reads back to the millisecond`(milliseconds: Int64) throws {
    let predicate = Predicate.start(.equalTo, Instant(milliseconds: milliseconds))
    #expect(try parse(predicate.text) == predicate)
  }

  @Test func `a long list of ids reads back`() throws {
    let predicate = Predicate.uuids(Set((0..<1500).map { _ in UUID() }))
    #expect(try parse(predicate.text) == predicate)
  }

  @Test func `a chain longer than a node holds reads back as an equal question`() throws {
    let chain = (0..<1500).reduce(Predicate.none) { $0 || .label(.init(rawValue: $1 % 70)) }
    #expect(try parse(chain.text).normalized() == chain.normalized())
  }
}
