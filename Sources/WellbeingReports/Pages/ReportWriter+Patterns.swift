internal import WellbeingInsights

extension ReportWriter {
  /// What mood goes with; nothing when it was not asked for.
  var patternBlocks: [ReportBlock] {
    reflection.patterns.map { catalogue.blocks(on: $0, upTo: 6) } ?? []
  }
}

extension Catalogue {
  /// Patterns in words: a fact each, or that there is nothing to report, and how far to trust them.
  func blocks(on patterns: Patterns, upTo limit: Int = .max) -> [ReportBlock] {
    let phrases = self.patterns
    if patterns.comparisonCount == 0 {
      let missing = patterns.waiting.map(\.missingDays).min()
      guard let missing else { return [.sentence(phrases.nothing)] }
      return [.sentence(phrases.minimum(Patterns.minimumDays, missing))]
    }
    let comparisons = ReportBlock.sentence(phrases.comparisons(patterns.comparisonCount))
    guard !patterns.found.isEmpty else { return [.sentence(phrases.nothing), comparisons] }
    let told = patterns.found.prefix(limit).flatMap { pattern -> [ReportBlock] in
      [.sentence(sentence(pattern)), .facts([ReportFact("", numbers(pattern))])]
    }
    let rest = patterns.found.count - limit
    return told + (rest > 0 ? [.sentence(phrases.more(rest))] : []) + [comparisons]
  }

  private func sentence(_ pattern: Pattern) -> String {
    let phrases = self.patterns
    let name = name(of: pattern.series)
    guard let with = pattern.meanWith, let without = pattern.meanWithout else {
      let write = pattern.lag == 0 ? phrases.amount : phrases.amountNextDay
      return write(name, pattern.effect > 0)
    }
    let write = pattern.lag == 0 ? phrases.presence : phrases.presenceNextDay
    return write(name, valence(with), valence(without))
  }

  private func numbers(_ pattern: Pattern) -> String {
    let (low, high) = (valence(pattern.interval.lowerBound), valence(pattern.interval.upperBound))
    let effect = valence(pattern.effect)
    return pattern.measure == .presence
      ? patterns.difference(effect, low, high, pattern.withCount, pattern.count)
      : patterns.correlation(effect, low, high, pattern.count)
  }

  /// What a series is called in a sentence.
  func name(of series: DailySeries.Name) -> String {
    let detail = series.detail ?? ""
    let isWord = series.key == "label" || series.key == "association"
    return patterns.series(series.key, isWord ? words[detail] ?? detail : detail.oneLine)
  }
}
