internal import CivilTime

extension Catalogue {
  /// The English catalogue.
  public static let english = Catalogue(
    language: "en",
    words: [
      "momentaryEmotion": "emotion",
      "dailyMood": "daily mood",
      "selfCare": "self-care",
      "currentEvents": "current events",
      "veryUnpleasant": "very unpleasant",
      "slightlyUnpleasant": "slightly unpleasant",
      "slightlyPleasant": "slightly pleasant",
      "veryPleasant": "very pleasant",
    ],
    dates: DateNames(
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]
    ),
    report: .english,
    findings: .english,
    patterns: .english,
    statistics: .english
  )
}

extension StatisticsPhrases {
  /// The English phrases.
  static let english = StatisticsPhrases(
    entries: { $0 == 1 ? "1 entry" : "\($0) entries" },
    count: "n",
    mean: "mean",
    minimum: "min",
    maximum: "max",
    span: { $0 == $1 ? "all \($0)" : "from \($0) to \($1)" },
    groups: ["week": "week of"]
  )
}

extension ReportPhrases {
  /// The English phrases.
  static let english = ReportPhrases(
    weekTitle: "Weekly reflection",
    title: "Reflection",
    nothing: "No check-ins in this period.",
    nothingInWeek: "No check-ins in this week.",
    day: "Day",
    checkIns: "Check-ins",
    checkInsShort: "n",
    mean: "Mean",
    quality: "Quality",
    scheduled: "Scheduled",
    scheduledShort: "Sched",
    dayMood: "Mood of the day",
    dayMoodAsEntered: "as entered",
    dayMoodElsewhere: "on other days the mean",
    calendarQuality: "Calendar quality",
    noCalendar: "no calendar",
    noCheckIns: "no check-ins",
    fromCheckIns: { $0 == 1 ? "from 1 check-in" : "from \($0) check-ins" },
    eventsRated: { rated, events in
      switch events {
      case 0: "no events ended"
      case 1: "\(rated) of 1 ended event rated"
      default: "\(rated) of \(events) ended events rated"
      }
    },
    workLifeBalance: "Work-life balance",
    ofWakingHours: { scheduled, free, hours in
      "\(scheduled) of waking hours (\(hours)) scheduled, \(free) free"
    },
    events: "Events",
    happiest: "happiest",
    untitledEvent: "(no name)",
    mostUsed: "Most used, with how often and the mean",
    labels: "Labels",
    associations: "Associations",
    comparison: "Compared",
    thisWeek: "The week",
    weekBefore: "The week before",
    thisPeriod: "The period",
    periodBefore: "The period before",
    noEventFound: "no event found for a check-in with this label",
    noCheckInsOnDay: "null on days without check-ins",
    noneOfKind: "no check-ins of this kind",
    noDayWithSeveral: "no day with two check-ins",
    noTimedEvent: "no timed event has ended",
    noneRated: "null where no event has been rated",
    noFreeStretch: "no free stretch of half an hour",
    noCheckInsInPart: "null in weeks or months without check-ins that count",
    noChange: "null where there is nothing to compare with, or no published threshold",
    periodIsOver: "the period is over",
    comparedTwice: "the whole period before; in previousToDate as many of its days as have begun",
    patternsNotAsked: "not looked for in a period this short",
    redacted: "the names of events, notes and tags are left out",
    support: "When days like these weigh on you: `mood help support` says where help can be found."
  )
}
