internal import CivilTime
public import WellbeingInsights
internal import WellbeingModel

extension JSONWriter {
  /// Writes patterns as an object: `found`, `comparisons`, `waiting`, and the days it takes.
  public mutating func patterns(_ patterns: Patterns) {
    object { json in
      json.member("found") { $0.array(patterns.found) { $0.pattern($1) } }
      json.member("comparisons") { $0.value(patterns.comparisonCount) }
      json.member("falseDiscoveryRate") { $0.value(Patterns.falseDiscoveryRate) }
      json.member("minimumDays") { $0.value(Patterns.minimumDays) }
      json.member("waiting") { json in
        json.array(patterns.waiting) { json, waiting in
          json.object { json in
            json.member("series") { $0.value(waiting.series.key) }
            json.member("detail") { $0.value(waiting.series.detail) }
            json.member("lag") { $0.value(waiting.lag) }
            json.member("days") { $0.value(waiting.count) }
            json.member("missingDays") { $0.value(waiting.missingDays) }
          }
        }
      }
    }
  }

  /// Writes one pattern.
  mutating func pattern(_ pattern: Pattern) {
    object { json in
      json.member("series") { $0.value(pattern.series.key) }
      json.member("detail") { $0.value(pattern.series.detail) }
      json.member("measure") {
        $0.value(pattern.measure == .presence ? "differenceOfMeans" : "rankCorrelation")
      }
      json.member("lag") { $0.value(pattern.lag) }
      json.member("effect") { $0.value(pattern.effect) }
      json.member("interval") {
        $0.array([pattern.interval.lowerBound, pattern.interval.upperBound]) { $0.value($1) }
      }
      json.member("days") { $0.value(pattern.count) }
      json.member("daysWith") { $0.value(pattern.withCount) }
      json.member("meanWith") { $0.value(pattern.meanWith) }
      json.member("meanWithout") { $0.value(pattern.meanWithout) }
      json.member("chance") { $0.value(pattern.chance) }
      json.member("correctedChance") { $0.value(pattern.correctedChance) }
    }
  }

  /// Writes how one day was: `class` is that of the mean.
  public mutating func day(_ day: DayMood) {
    object { json in
      json.member("day") { $0.date(day.day) }
      json.member("count") { $0.value(day.count) }
      json.member("mean") { $0.value(day.mean?.value) }
      json.member("class") { $0.value(day.mean?.classification.name) }
      json.member("dailyMood") { $0.value(day.dailyMood) }
    }
  }
}
