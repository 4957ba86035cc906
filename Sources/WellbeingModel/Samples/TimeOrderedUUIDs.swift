public import CivilTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Identities for many samples at once, in the order of their instants: version 7 of RFC 9562.
///
/// A series draws its random bits once and counts up from there (RFC 9562, section 6.2), which
/// costs a hundredth of a random identity each. Neighbours in time are neighbours in an index, so
/// that a bulk of samples appends to it instead of touching a page for each.
public struct TimeOrderedUUIDs: Sendable {
  /// The 12 bits after the version.
  private let head: UInt64

  /// The 62 bits after the variant, the first of them 0 at the start: counting never overflows.
  private var tail: UInt64

  /// Begins a series with random bits of the system's.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Begins a series with random bits from a generator.
  public init(using generator: inout some RandomNumberGenerator) {
    head = generator.next() & 0xFFF
    tail = generator.next() >> 3
  }

  /// The next identity of the series.
  ///
  /// - Parameter instant: The moment that the identity carries; one outside the years 1970...10889
  ///   is clamped.
  /// - Returns: An identity that sorts after all earlier ones of the series with this instant or an
  ///   earlier one.
  public mutating func next(at instant: Instant) -> UUID {
    let time = UInt64(min(max(instant.milliseconds, 0), 0xFFFF_FFFF_FFFF))
    tail += 1
    let upper = (time << 16 | 0x7000 | head).bigEndian
    let lower = (0x8000_0000_0000_0000 | tail).bigEndian
    return UUID(uuid: unsafeBitCast((upper, lower), to: uuid_t.self))
  }
}
