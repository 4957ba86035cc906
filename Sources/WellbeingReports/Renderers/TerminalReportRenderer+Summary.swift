internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension TerminalReportRenderer {
  /// The findings of the whole period: daily moods, calendar quality, work-life balance.
  func summary(_ reflection: Reflection) -> [String] {
    var entries = [(name: phrases.calendarQuality, pieces: quality(reflection))]
    let moods = dayMoods(reflection)
    if !moods.isEmpty { entries.insert((phrases.dayMood, moods), at: 0) }
    if let balance = reflection.workLifeBalance?.total {
      let hours = reflection.settings.wakingHours
      let sentence = phrases.ofWakingHours(
        catalogue.percent(balance.scheduledPercent),
        catalogue.percent(balance.freePercent),
        "\(catalogue.time(hours.start))–\(catalogue.time(hours.end))"
      )
      entries.append((phrases.workLifeBalance, pieces(of: sentence)))
    }
    return definitions(entries)
  }

  /// The words used most, five of a sort at the most.
  func words(_ reflection: Reflection) -> [String] {
    var entries: [(name: String, pieces: [String])] = []
    let labels = uses(reflection.labels)
    if !labels.isEmpty { entries.append((phrases.labels, labels)) }
    let associations = uses(reflection.associations)
    if !associations.isEmpty { entries.append((phrases.associations, associations)) }
    guard !entries.isEmpty else { return [] }
    return layout.wrapped(phrases.mostUsed, to: layout.width).map { layout.styled($0, .quiet) }
      + definitions(entries)
  }

  private func quality(_ reflection: Reflection) -> [String] {
    let quality = reflection.calendarQuality
    var parts: [String] = []
    if let percent = quality.percent {
      parts.append("\(catalogue.percent(percent)) \(phrases.fromCheckIns(quality.sampleCount))")
    } else {
      parts.append(quality.absence == .noCalendar ? phrases.noCalendar : phrases.noCheckIns)
    }
    if quality.absence != .noCalendar {
      parts.append(phrases.eventsRated(quality.ratedEventCount, quality.eventCount))
    }
    return pieces(of: parts.joined(separator: "; "))
  }

  /// The moods that stand for their whole day, and what stands for the other days.
  private func dayMoods(_ reflection: Reflection) -> [String] {
    let moods = reflection.days.compactMap { day in
      day.dailyMood.map { "\(catalogue.weekdayAndDay(day.day)) \(catalogue.valence($0))" }
    }
    guard !moods.isEmpty else { return [] }
    let hasOthers = reflection.days.contains { $0.basis == .emotions }
    return listed(moods, ending: ",")
      + pieces(of: phrases.dayMoodAsEntered + (hasOthers ? "; \(phrases.dayMoodElsewhere)" : ""))
  }

  private func uses<Word>(_ uses: [WordUse<Word>]) -> [String] {
    listed(
      uses.prefix(5).map {
        "\(catalogue.word($0.word)) \($0.count) (\(catalogue.valence($0.mean.value)))"
      }
    )
  }

  /// Pieces with commas between them, kept whole when they are set into lines.
  private func listed(_ pieces: [String], ending: String = "") -> [String] {
    pieces.enumerated().map { index, piece in
      piece + (index == pieces.count - 1 ? ending : ",")
    }
  }

  private func pieces(of sentence: String) -> [String] {
    sentence.split(separator: " ").map(String.init)
  }

  /// Names with what is said of them; the text hangs beside the names, or below where it is narrow.
  private func definitions(_ entries: [(name: String, pieces: [String])]) -> [String] {
    let indent = 2 + (entries.map { layout.displayWidth($0.name) }.max() ?? 0)
    return entries.flatMap { entry -> [String] in
      if layout.width - indent < 30 {
        return layout.wrapped(entry.name, to: layout.width).map { layout.styled($0, .heading) }
          + layout.wrapped(entry.pieces, to: layout.width - 2).map { "  " + $0 }
      }
      let name = layout.padded(entry.name, to: indent, alignment: .leading)
      let lines = layout.wrapped(entry.pieces, to: layout.width - indent)
      return lines.enumerated().map { index, line in
        (index == 0 ? layout.styled(name, .heading) : String(repeating: " ", count: indent)) + line
      }
    }
  }
}
