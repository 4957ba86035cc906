import CivilTime
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Every zone held against the C library, which reads the same files, over two centuries and a half.
///
/// Foundation's data is poorer before 1970, so this is what the older years are checked with.
struct ZoneLibraryTests {
  @Test func `offsets, names and kinds agree with the C library from 1850 to 2100`() throws {
    let variable = ZoneVariable()
    for identifier in SystemZones.identifiers {
      let zone = try SystemZones.zone(identifier)
      variable.set(identifier)
      var instants = try SystemZones.transitions(of: zone, years: 1850...2100).flatMap {
        transition in [-1, 0].map { transition.advanced(bySeconds: $0) }
      }
      let first = try SystemZones.instant(year: 1850)
      instants += (0..<250).map { first.advanced(bySeconds: $0 * 31_556_952) }
      let differing = instants.filter { instant in
        var seconds = time_t(instant.seconds)
        var fields = tm()
        localtime_r(&seconds, &fields)
        return fields.tm_gmtoff != zone.offset(at: instant)
          || (fields.tm_isdst > 0) != zone.isDaylightSaving(at: instant)
          || String(cString: fields.tm_zone) != zone.abbreviation(at: instant)
      }
      #expect(differing.isEmpty, "\(identifier): \(differing.prefix(3).map { Date($0) })")
    }
  }
}

/// The process's `TZ`, put into the environment once and then rewritten in place.
///
/// The environment's own table is not touched again, so tests that read it meanwhile are safe.
private final class ZoneVariable {
  private let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: 512)

  init() {
    strcpy(buffer, "TZ=UTC")
    putenv(buffer)
  }

  func set(_ identifier: String) {
    strcpy(buffer, "TZ=:\(identifier)")
    tzset()
  }
}
