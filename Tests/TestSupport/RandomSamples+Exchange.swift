internal import CivilTime
internal import Foundation
public import WellbeingModel

extension StateOfMind {
  /// A random state of mind as a journal holds it: with a zone, and often with an event.
  ///
  /// - Parameter generator: Where the randomness comes from.
  /// - Returns: The sample, with an identity of its own.
  /// - Throws: Nothing, as long as the material holds valences in range only.
  public static func randomStored(using generator: inout SeededGenerator) throws -> StateOfMind {
    let (upper, lower) = (generator.next(), generator.next())
    let id = withUnsafeBytes(of: (upper, lower)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    let other = try random(using: &generator, id: id)
    let texts = SampleMaterial.notes + ["=1+1", "+x", "-y", "@z", "'quoted", "\tTab", "a;b\\", ""]
    let zones = [
      LivedZone(identifier: "Europe/Berlin", utcOffset: 3600),
      LivedZone(identifier: "+02:00", utcOffset: 7200),
      LivedZone(identifier: "Africa/Monrovia", utcOffset: -2670),
      LivedZone(identifier: "America/St_Johns", utcOffset: -12_600),
    ]
    var metadata = other.metadata
    if generator.once(in: 4) { metadata["limit"] = .number(.infinity) }
    if generator.once(in: 4) { metadata["=cmd"] = .number(-.infinity) }
    return try StateOfMind(
      id: id,
      start: other.start,
      zone: generator.one(of: zones),
      kind: other.kind,
      valence: other.valence,
      labels: other.labels,
      associations: other.associations,
      tags: other.tags + generator.some(texts, upTo: 2),
      note: generator.once(in: 2) ? other.note : generator.one(of: texts),
      event: generator.once(in: 2)
        ? nil
        : EventReference(
          calendar: generator.one(of: texts),
          uid: generator.one(of: texts),
          summary: generator.one(of: texts),
          start: generator.one(of: SampleMaterial.instants),
          end: generator.one(of: SampleMaterial.instants)
        ),
      source: Source(
        name: generator.one(of: SampleMaterial.sources + ["", "'"]),
        identifier: generator.one(of: ["mood", "org.example.watch", "", "=x"])
      ),
      metadata: metadata
    )
  }
}
