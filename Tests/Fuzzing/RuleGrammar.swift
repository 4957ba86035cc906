import TestSupport

/// Makes recurrence rules of all parts, plausible or not.
enum RuleGrammar {
  /// The value of an RRULE.
  static func rule(_ random: inout SeededGenerator) -> String {
    let frequencies = [
      "SECONDLY", "MINUTELY", "HOURLY", "DAILY", "DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "YEARLY",
    ]
    var parts = ["FREQ=\(random.one(of: frequencies))"]
    if random.once(in: 3) {
      parts.append("INTERVAL=\(random.one(of: [1, 2, 3, 5, 7, 13, 100, 86_400, 2_147_483_647]))")
    }
    if random.once(in: 4) {
      parts.append("COUNT=\(random.one(of: [1, 2, 10, 500, 100_000, 2_147_483_647]))")
    } else if random.once(in: 3) {
      let ends = ["20251231", "20251231T235959Z", "19600101T000000", "99991231T000000Z"]
      parts.append("UNTIL=\(random.one(of: ends))")
    }
    parts += byParts(&random)
    if random.once(in: 5) { parts.append("WKST=\(random.one(of: ["SU", "MO", "TH"]))") }
    if random.once(in: 5) { parts.append("BYSETPOS=\(numbers(366, &random))") }
    if random.once(in: 20) {
      parts.append(random.one(of: ["RSCALE=GREGORIAN", "SKIP=OMIT", "X=1"]))
    }
    return parts.joined(separator: ";")
  }

  private static func byParts(_ random: inout SeededGenerator) -> [String] {
    var parts: [String] = []
    if random.once(in: 3) { parts.append("BYDAY=\(weekdays(&random))") }
    for (name, limit) in [
      ("BYMONTH", 12), ("BYMONTHDAY", 31), ("BYYEARDAY", 366), ("BYWEEKNO", 53), ("BYHOUR", 23),
      ("BYMINUTE", 59), ("BYSECOND", 60),
    ] where random.once(in: 6) {
      parts.append("\(name)=\(numbers(limit, &random))")
    }
    return parts
  }

  /// A list of numbers, of which some may be out of range.
  private static func numbers(_ limit: Int, _ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...(random.once(in: 5) ? limit : 3), using: &random)
    return (0..<count).map { _ in
      if random.once(in: 40) {
        return random.one(of: ["0", "-0", "+1", "99999999999999999999", ""])
      }
      let number = Int.random(in: 1...limit, using: &random)
      return String(random.once(in: 3) ? -number : number)
    }
    .joined(separator: ",")
  }

  private static func weekdays(_ random: inout SeededGenerator) -> String {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    return (0...Int.random(in: 0...3, using: &random)).map { _ in
      let number = random.one(of: ["", "", "", "1", "-1", "2", "5", "-53", "0", "54"])
      return number + random.one(of: names)
    }
    .joined(separator: ",")
  }
}
