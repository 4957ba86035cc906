public import CivilTime
public import Foundation
public import WellbeingModel

/// Values that samples and predicates are made of in random tests.
///
/// The lists are short, so that a random predicate often speaks of what a random sample holds, and
/// full of edges: unknown raw values, band boundaries, texts that need quoting.
public enum SampleMaterial {
  /// Known and unknown kinds.
  public static let kinds = [1, 2, 1, 2, 3, -3, 99].map(StateOfMind.Kind.init(rawValue:))

  /// Known labels, and unknown ones inside and outside of 1...62.
  public static let labels = [1, 7, 17, 27, 38, 47, 62, 63, 99, 0, -3]
    .map(StateOfMind.Label.init(rawValue:))

  /// Known associations, and unknown ones inside and outside of 1...62.
  public static let associations = [1, 5, 15, 17, 18, 47, 62, 99, 0, -3, Int.max]
    .map(StateOfMind.Association.init(rawValue:))

  /// Band boundaries with the numbers next to them, ends, and plain numbers.
  public static let valences: [Double] =
    [-7, -5, -3, -1, 1, 3, 5, 7].flatMap { sevenths -> [Double] in
      let boundary = Double(sevenths) / 7
      return [boundary, boundary.nextUp, boundary.nextDown].filter { (-1...1).contains($0) }
    } + [0, -0.0, 0.3, -0.5, 0.1 + 0.2, .leastNonzeroMagnitude, 2.0 / 7, 0.25]

  /// Instants on both sides of 1970 and of each other by a millisecond.
  public static let instants: [Instant] = [
    0, 1, -1, 1_793_491_200_000, 1_793_491_200_001, 1_793_491_199_999, 1_793_577_600_000,
    1_793_577_600_123, 1_793_664_000_500, -86_400_001,
  ].map(Instant.init(milliseconds:))

  /// Texts for notes: accents in both normal forms, quotes, signs with a meaning in SQL and in the
  /// text form, control characters, an emoji of several scalars.
  public static let notes = [
    "A hard day", "Café with Zoë", "Cafe\u{301} again", "100 % sure_thing", "it's \"fine\"",
    "back\\slash", "two\nlines\tand a tab", "ΣΊΣΥΦΟΣ", "Straße", "İstanbul", "👩‍👩‍👧 at home",
    "nul\u{0}inside", "and or not", "bidi \u{202E}text", "n",
  ]

  /// Free words.
  public static let tags = ["gym", "Gym", "café", "CAFE", "a b", "it's", "%", "_", "ü", "不安"]

  /// Names of sources.
  public static let sources = [
    "mood", "Mood", "Zoë's phone", "Zoe\u{308}'s phone", "import \"x\"", "a", "é", "z", "𝄞",
  ]

  /// Keys of metadata.
  public static let keys = [
    "HKTimeZone", "weather", "my key", "a.b", "quote\"d", "é", "e\u{301}", "$[0]", "", "and",
  ]

  /// Metadata values of all types, some alike across types.
  public static let metadataValues: [MetadataValue] = [
    .string("3"), .string("true"), .string("Zoë"), .string("Zoe\u{308}"), .string(""),
    .string("2026-11-01"), .number(3), .number(-0.0), .number(0), .number(1e308), .number(0.1),
    .boolean(true), .boolean(false), .date(Instant(milliseconds: 1_793_491_200_001)),
    .date(Instant(milliseconds: 3)),
  ]

  /// Identities.
  public static let uuids: [UUID] = (0..<8).map { index in
    UUID(uuid: (index, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, index))
  }
}

extension StateOfMind {
  /// A random state of mind made of the material for tests.
  ///
  /// - Parameters:
  ///   - generator: Where the randomness comes from.
  ///   - id: Its identity; one of the material's when nil, so that two samples may share it.
  /// - Returns: The sample.
  /// - Throws: Nothing, as long as the material holds valences in range only.
  public static func random(
    using generator: inout SeededGenerator,
    id: UUID? = nil
  ) throws -> StateOfMind {
    typealias Material = SampleMaterial
    var metadata: [String: MetadataValue] = [:]
    for key in generator.some(Material.keys, upTo: 4) {
      metadata[key] = generator.one(of: Material.metadataValues)
    }
    return try StateOfMind(
      id: id ?? generator.one(of: Material.uuids),
      start: generator.once(in: 4)
        ? Instant(
          milliseconds: .random(in: 1_793_000_000_000...1_794_000_000_000, using: &generator)
        )
        : generator.one(of: Material.instants),
      kind: generator.one(of: Material.kinds),
      valence: generator.once(in: 4)
        ? .random(in: -1...1, using: &generator) : generator.one(of: Material.valences),
      labels: generator.some(Material.labels, upTo: 3),
      associations: generator.some(Material.associations, upTo: 3),
      tags: generator.some(Material.tags, upTo: 2),
      note: generator.once(in: 3) ? nil : generator.one(of: Material.notes),
      source: Source(name: generator.one(of: Material.sources)),
      metadata: metadata
    )
  }
}
