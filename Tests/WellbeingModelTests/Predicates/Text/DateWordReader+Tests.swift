import CivilTime
import WellbeingModel

extension DateWordReader {
  /// Reads a few words in UTC, on 2 November 2026.
  static let simple = DateWordReader(
    instant: { words in
      if words == "yesterday" { return midnight("2026-11-01") }
      let parts = words.split { $0 == "T" || $0 == " " }
      guard let first = parts.first, let day = midnight(String(first)) else { return nil }
      guard parts.count > 1 else { return day }
      let clock = parts[1].split(separator: ":").compactMap { Int64($0) }
      return clock.count == 2 ? day.advanced(bySeconds: clock[0] * 3600 + clock[1] * 60) : nil
    },
    range: { words in
      if words == "last week" { return days("2026-10-26", "2026-11-01") }
      if words == "2026-11" { return days("2026-11-01", "2026-11-30") }
      guard let separator = words.firstRange(of: "..") else { return days(words, words) }
      return days(
        String(words[..<separator.lowerBound]),
        String(words[separator.upperBound...])
      )
    }
  )

  private static func midnight(_ text: String) -> Instant? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3,
      let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else { return nil }
    return CivilDateTime(date: date, time: .midnight).instant(utcOffset: 0)
  }

  private static func days(_ first: String, _ last: String) -> Range<Instant>? {
    guard let start = midnight(first), let end = midnight(last), start <= end else { return nil }
    return start..<end.advanced(bySeconds: 86_400)
  }
}
