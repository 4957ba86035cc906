extension FindingPhrases {
  /// The English phrases.
  static let english = FindingPhrases(
    headings: [
      "days": "Days", "mood": "Mood", "calendar": "Calendar", "events": "Events",
      "words": "Words", "times": "Times", "questionnaires": "Questionnaires",
      "patterns": "Patterns", "comparison": "Compared",
    ],
    dayChart: "Mood by day",
    pixels: "A year in pixels",
    pixelScale: "▁ very unpleasant, ▄ neutral, ▇ very pleasant, · no entry",
    noEntry: "no entry",
    reach: { "\($0) of \($1) days so far" },
    leftOut: "(left out)",
    week: "Week",
    month: "Month",
    range: "Range",
    rangeOf: { low, high, classes in
      low == high ? "always \(low)" : "\(low) to \(high), in \(classes) of 7 classes"
    },
    dailyDistance: { distance, days in
      "\(distance) within a day (\(days == 1 ? "1 day" : "\(days) days"))"
    },
    labelsUsed: { $0 == 1 ? "1 label" : "\($0) different labels" },
    kinds: "By kind",
    emotions: { "emotions \($0) from \($1)" },
    dailyMoods: { "daily moods \($0) from \($1)" },
    moodBasis: { entered, mean in
      "\(entered == 1 ? "1 day" : "\(entered) days") as entered, \(mean) by the mean of emotions"
    },
    checkInDays: "Check-ins on",
    daysWithCheckIns: { count, days, run in
      "\(count) of \(days) days" + (run > 1 ? ", up to \(run) in a row" : "")
    },
    freeTime: "Free time",
    freeStretches: { count, length in
      "\(count) stretches of half an hour or more a day, \(length) long on average"
    },
    meetings: "Meetings",
    events: { count, time in "\(count == 1 ? "1 event" : "\(count) events"), \(time) a day" },
    fullestDay: { day, count, time in
      "most on \(day): \(count == 1 ? "1 event" : "\(count) events"), \(time)"
    },
    calendar: "Calendar",
    recurringEvents: "Recurring events",
    rated: "Rated",
    difference: "Against mean",
    longest: "longest",
    weekday: "Day of week",
    partOfDay: "Part of day",
    tags: "Tags",
    score: { score, maximum in maximum.map { "\(score) of \($0)" } ?? score },
    points: { points in
      switch points {
      case 0: "as the time before"
      case 1: "1 point more than before"
      case -1: "1 point less than before"
      case 2...: "\(points) points more than before"
      default: "\(-points) points less than before"
      }
    },
    isMeaningful: { $0 ? "more than the usual variation" : "within the usual variation" },
    due: { "may be taken again; last on \($0)" },
    weekBeforeToDate: "The same days before",
    periodBeforeToDate: "The same days before"
  )
}
