internal import CivilTime
internal import WellbeingInsights

extension ReportWriter {
  /// The moods of the days, their range, and on how many days there are check-ins.
  var moodFacts: [ReportFact] {
    guard hasCheckIns else { return [] }
    return [dayMoods, kinds, range, checkInDays].compactMap { $0 }
  }

  /// The moods that stand for their whole day, and what stands for the other days.
  private var dayMoods: ReportFact? {
    let moods = reflection.moods
    guard moods.enteredCount > 0 else { return nil }
    guard reflection.parts.isEmpty else {
      let basis = findings.moodBasis(moods.enteredCount, moods.meanCount)
      let mean = moods.days.map { catalogue.valence($0.value) + ";" }
      return ReportFact(phrases.dayMood, [mean, basis].compactMap { $0 }.strung(with: " "))
    }
    let entered = reflection.days.compactMap { day in
      day.dailyMood.map { "\(catalogue.weekdayAndDay(day.day)) \(catalogue.valence($0))" }
    }
    let rest = moods.meanCount > 0 ? "; \(phrases.dayMoodElsewhere)" : ""
    let sentence = ReportFact("", phrases.dayMoodAsEntered + rest).pieces
    return ReportFact(phrases.dayMood, pieces: listed(entered, ending: ",") + sentence)
  }

  /// Emotions and daily moods beside each other, when there are both.
  private var kinds: ReportFact? {
    guard let emotions = reflection.moods.emotions, let moods = reflection.moods.dailyMoods else {
      return nil
    }
    return ReportFact(
      findings.kinds,
      pieces: listed([
        findings.emotions(catalogue.valence(emotions.value), emotions.count),
        findings.dailyMoods(catalogue.valence(moods.value), moods.count),
      ])
    )
  }

  private var range: ReportFact? {
    guard let range = reflection.emotionalRange else { return nil }
    var parts = [
      findings.rangeOf(
        catalogue.valence(range.valences.lowerBound),
        catalogue.valence(range.valences.upperBound),
        range.classCount
      )
    ]
    if let distance = range.dailyDistance {
      let text = catalogue.valence(distance).drop { $0 == "+" }
      parts.append(findings.dailyDistance(String(text), range.dailyCount))
    }
    if range.labelCount > 0 { parts.append(findings.labelsUsed(range.labelCount)) }
    return ReportFact(findings.range, parts.strung(with: "; "))
  }

  private var checkInDays: ReportFact? {
    let days = reflection.checkInDays
    guard days.dayCount > 1 else { return nil }
    return ReportFact(
      findings.checkInDays,
      findings.daysWithCheckIns(days.count, days.dayCount, days.longestRun)
    )
  }

  /// Valence by day of the week, where days recur, and by part of the day.
  var timeBlocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    if !reflection.parts.isEmpty, reflection.weekdays.rows.count > 1 {
      blocks.append(.table(table(reflection.weekdays, heading: findings.weekday)))
    }
    if reflection.partsOfDay.rows.count > 1 {
      blocks.append(.table(table(reflection.partsOfDay, heading: findings.partOfDay)))
    }
    return blocks
  }

  private func table(_ statistics: GroupedStatistics, heading: String) -> ReportTable {
    let means = statistics.rows.map(\.statistics.mean)
    return ReportTable([
      .init(heading, .leading, statistics.rows.map { .init(catalogue.text($0.key)) }),
      .init(
        phrases.checkIns,
        short: phrases.checkInsShort,
        .trailing,
        means.map { .init("\($0.count)") }
      ),
      .init(phrases.mean, .trailing, means.map { cell($0) }),
      .init("", .leading, part: .extra, means.map { word($0) }),
      .init(Self.barHeading, .leading, means.map { bar($0) }),
    ])
  }

  /// The words used most, five of a sort at the most.
  var wordFacts: [ReportFact] {
    func fact(_ name: String, _ pieces: [String]) -> ReportFact? {
      pieces.isEmpty ? nil : ReportFact(name, pieces: listed(pieces))
    }
    func text(_ word: String, _ mean: ValenceMean) -> String {
      "\(word) \(mean.count) (\(catalogue.valence(mean.value)))"
    }
    return [
      fact(
        phrases.labels,
        reflection.labels.prefix(5).map { text(catalogue.word($0.word), $0.mean) }
      ),
      fact(
        phrases.associations,
        reflection.associations.prefix(5).map { text(catalogue.word($0.word), $0.mean) }
      ),
      fact(
        findings.tags,
        reflection.tags.rows.prefix(5).map { text(catalogue.text($0.key), $0.statistics.mean) }
      ),
    ].compactMap { $0 }
  }
}
