import Testing
import WellbeingModel

@Suite struct ValenceClassificationTests {
  typealias Classification = StateOfMind.ValenceClassification

  /// Each boundary with the band it belongs to, which is the one nearer neutral, and the one beyond.
  private static let boundaries: [(sevenths: Double, on: Classification, beyond: Classification)] =
    [
      (-5, .unpleasant, .veryUnpleasant),
      (-3, .slightlyUnpleasant, .unpleasant),
      (-1, .neutral, .slightlyUnpleasant),
      (1, .neutral, .slightlyPleasant),
      (3, .slightlyPleasant, .pleasant),
      (5, .pleasant, .veryPleasant),
    ]

  @Test(arguments: boundaries)
  func `a boundary belongs to the band nearer neutral`(
    sevenths: Double,
    on: Classification,
    beyond: Classification
  ) {
    let boundary = sevenths / 7
    let inner = boundary < 0 ? boundary.nextUp : boundary.nextDown
    let outer = boundary < 0 ? boundary.nextDown : boundary.nextUp
    #expect(Classification(valence: boundary) == on)
    #expect(Classification(valence: inner) == on)
    #expect(Classification(valence: outer) == beyond)
  }

  @Test(arguments: -100...100)
  func `every valence of two decimals falls in the band that whole numbers give`(hundredths: Int) {
    let magnitude = abs(hundredths) * 7
    let steps = magnitude <= 100 ? 0 : magnitude <= 300 ? 1 : magnitude <= 500 ? 2 : 3
    let expected = Classification(rawValue: 4 + hundredths.signum() * steps)
    #expect(Classification(valence: Double(hundredths) / 100) == expected)
  }

  @Test(arguments: [
    (-1, Classification.veryUnpleasant), (1, .veryPleasant), (0, .neutral), (-0.0, .neutral),
    (0.27, .slightlyPleasant), (-0.52, .unpleasant),
  ])
  func `the ends and published values have their bands`(valence: Double, band: Classification) {
    #expect(Classification(valence: valence) == band)
  }

  @Test(arguments: [(1.0).nextUp, (-1.0).nextDown, .infinity, -.infinity, .nan, 7])
  func `a number that is no valence has no band`(number: Double) {
    #expect(Classification(valence: number) == nil)
  }

  @Test(arguments: Classification.allCases)
  func `the middle of a band lies in it and its words name it`(band: Classification) {
    #expect(Classification(valence: band.middle) == band)
    #expect(Classification(word: band.name) == band)
  }

  @Test(arguments: [
    ("very unpleasant", Classification.veryUnpleasant), ("Slightly-Pleasant", .slightlyPleasant),
    ("NEUTRAL", .neutral), ("slightlyunpleasant", .slightlyUnpleasant),
  ])
  func `words of a band may be joined in any way`(word: String, band: Classification) {
    #expect(Classification(word: word) == band)
  }

  @Test func `bands are ordered and numbered from 1`() {
    #expect(Classification.allCases.map(\.rawValue) == Array(1...7))
    #expect(Classification.allCases.sorted() == Classification.allCases)
    #expect(Classification(word: "good") == nil)
  }
}
