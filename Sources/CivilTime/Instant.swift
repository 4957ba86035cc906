#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// It is not a `Date`: two instants that print alike are equal, and arithmetic is exact.
public struct Instant: Hashable, Sendable {
  /// Milliseconds since the Unix epoch.
  public var milliseconds: Int64

  /// Creates an instant from milliseconds since the Unix epoch.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Creates an instant from whole seconds since the Unix epoch.
  public init(seconds: Int64) {
    milliseconds = seconds * 1000
  }

  /// Creates the instant nearest to a date; dates beyond the year ±290 million are clamped.
  public init(_ date: Date) {
    let exact = date.timeIntervalSince1970 * 1000
    let limit = 9.0e18
    let clamped = exact.isNaN ? 0 : min(max(exact, -limit), limit)
    // `.rounded()` would need the C library here; adding half a unit to the floor is the same.
    let below = Int64(clamped)
    let fraction = clamped - Double(below)
    milliseconds = fraction >= 0.5 ? below + 1 : fraction <= -0.5 ? below - 1 : below
  }

  /// The whole second that contains the instant, counted from the Unix epoch.
  public var seconds: Int64 {
    milliseconds.flooringDivided(by: 1000).quotient
  }

  /// The instant some milliseconds later, or earlier when negative.
  public func advanced(byMilliseconds count: Int64) -> Instant {
    Instant(milliseconds: milliseconds + count)
  }

  /// The instant some seconds later, or earlier when negative.
  public func advanced(bySeconds count: Int64) -> Instant {
    Instant(milliseconds: milliseconds + count * 1000)
  }
}

extension Instant: Comparable {
  /// Whether one instant is earlier than another.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}

extension Date {
  /// Creates the date of an instant.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
  }
}
