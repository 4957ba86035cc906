import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingInsights
import WellbeingReports

@Suite struct `Notes of a report for programs` {
  /// Keys that are null where there is nothing, not where something cannot be computed.
  private static let absent: Set<String> = [
    "days.class", "days.dailyMood", "assessments.band", "assessments.bandTitle",
    "patterns.detail", "patterns.meanWith", "patterns.meanWithout",
  ]

  /// The paths of all values that are null, without the places in arrays.
  private func nulls(in value: Any, at path: String = "") -> Set<String> {
    switch value {
    case is NSNull: return [path]
    case let list as [Any]:
      return list.reduce(into: []) { $0.formUnion(nulls(in: $1, at: path)) }
    case let object as [String: Any]:
      return object.reduce(into: []) { found, member in
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        found.formUnion(nulls(in: member.value, at: inner))
      }
    default: return []
    }
  }

  private func check(_ reflection: Reflection) throws {
    let text = JSONReportRenderer().render(reflection)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let report = try #require(object as? [String: Any])
    let notes = try #require(report["notes"] as? [String])
    for path in nulls(in: report).subtracting(Self.absent) {
      let isExplained = notes.contains { note in
        let key = String(note.prefix { $0 != ":" })
        return path == key || path.hasPrefix(key + ".")
      }
      #expect(isExplained, "\(path) is null, and no note says why: \(notes)")
    }
  }

  @Test(arguments: [CivilPeriod.Kind.days, .week, .month, .quarter, .year])
  func `give the reason of whatever is null`(kind: CivilPeriod.Kind) throws {
    let year = try HalfYear()
    for day in [year.lastDay, year.journal.days.lowerBound.adding(days: -2)] {
      try check(year.reflection(kind, on: day))
      try check(year.reflection(kind, on: day).redacted)
    }
  }

  @Test func `do so without calendars, and without check-ins`() throws {
    try check(try ReflectionExample.week().reflection())
    try check(try ReflectionExample.week().reflection(days: 20, calendars: []))
    try check(try ReflectionExample().reflection())
    try check(try ReflectionExample().reflection(days: 120, calendars: []))
  }

  @Test func `say that words are left out, and how a period that is not over is compared`() throws {
    let year = try HalfYear()
    let text = JSONReportRenderer().render(year.reflection(.quarter).redacted)
    let phrases = Catalogue.english.report
    #expect(text.contains(#""redacted: \#(phrases.redacted)""#))
    #expect(text.contains(#""previous: \#(phrases.comparedTwice)""#))
    #expect(!JSONReportRenderer().render(year.reflection(.month)).contains(phrases.redacted))
  }
}
