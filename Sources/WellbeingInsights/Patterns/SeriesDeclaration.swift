public import CivilTime
internal import WellbeingModel

/// How series are taken from what is known of the days; another sort of series is one more of these.
public struct SeriesDeclaration: Sendable {
  /// Takes the series.
  public let series: @Sendable (DailyRecord) -> [DailySeries]

  /// Declares series of which there may be any number, as one for each label.
  public init(series: @escaping @Sendable (DailyRecord) -> [DailySeries]) {
    self.series = series
  }

  /// Declares one series of amounts.
  public init(_ key: String, values: @escaping @Sendable (DailyRecord) -> [CivilDate: Double]) {
    series = { [DailySeries(DailySeries.Name(key), values: values($0))] }
  }

  /// What the series of tags are called.
  static let tagKey = "tag"

  /// The day's mood, -1...1: the daily mood if there is one, else the mean of its emotions.
  public static let mood = SeriesDeclaration("mood") { record in
    record.values { DayMood(day: $0, samples: record.lived.samples(on: $0)).mood }
  }

  /// Every series that mood is compared with.
  public static let standard: [SeriesDeclaration] = [
    SeriesDeclaration("emotionalRange") { record in
      record.values { EmotionalRange.distance(of: record.lived.samples(on: $0)) }
    },
    SeriesDeclaration("meetingLoad") { record in
      record.values { record.agendas[$0].map { Double($0.share.scheduledMinutes) } }
    },
    SeriesDeclaration("freeStretches") { record in
      record.values { record.agendas[$0].map { Double($0.freeStretches.count) } }
    },
    SeriesDeclaration("longestFreeStretch") { record in
      record.values { record.agendas[$0].map { Double($0.longestFreeMinutes) } }
    },
    SeriesDeclaration("firstEvent") { record in record.values { record.agendas[$0]?.firstHour } },
    SeriesDeclaration("lastEvent") { record in record.values { record.agendas[$0]?.lastHour } },
    SeriesDeclaration { record in
      record.scores.sorted { $0.key < $1.key }.map {
        DailySeries(DailySeries.Name("questionnaire", detail: $0.key), values: $0.value)
      }
    },
    SeriesDeclaration { $0.presence("label", lags: 1...1, words: \.labels, name: \.description) },
    SeriesDeclaration { $0.presence("association", words: \.associations, name: \.description) },
    SeriesDeclaration { record in
      record.presence(tagKey, words: { $0.tags.map(\.foldedForSearch) }, name: { $0 })
    },
  ]
}
