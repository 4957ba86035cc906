public import CivilTime
public import WellbeingModel

/// Half a year of a made-up person in Berlin, from June to November 2026: always the same.
///
/// There are one to five check-ins a day with gaps, daily moods, tags and notes, two calendars with
/// recurring events, questionnaires every month, a change of the clocks, a hard week in September,
/// and texts that try to break out of a page or a terminal. Walks go with a better mood.
public struct HalfYearJournal: Sendable {
  /// The person's zone: Berlin by its present rule.
  public let zone: Zone

  /// The days.
  public let days: Range<CivilDate>

  /// The check-ins, earliest first.
  public private(set) var samples: [StateOfMind] = []

  /// The occurrences on both calendars.
  public private(set) var events: [CalendarEvent] = []

  /// The questionnaires taken, earliest first.
  public private(set) var assessments: [Assessment] = []

  /// Names and notes that must come out as they are, or harmless.
  public static let hostileTexts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(2)>", "[a](javascript:alert(3))",
    "**bold** | _cells_ | `code`", "\u{1B}[31mred\u{1B}[0m", "abc\u{202E}cba", "&lt;b&gt; & ]]>",
    "</style></title><svg onload=alert(4)>", "مرحبا بالعالم", "👩‍👩‍👧‍👦 Zoo & 日本語の予定",
  ]

  private var random = SeededGenerator(seed: 2026)
  private var identities: TimeOrderedUUIDs
  private var mood = 0.1

  /// Makes the journal.
  ///
  /// - Throws: Nothing, as everything made here is in range.
  public init() throws(ModelError) {
    identities = TimeOrderedUUIDs(using: &random)
    let rule = PosixZoneRule("CET-1CEST,M3.5.0,M10.5.0/3")
    zone =
      rule.map {
        Zone(identifier: "Europe/Berlin", initialOffset: $0.standard, transitions: [], rule: $0)
      } ?? .utc
    let first = CivilDate(year: 2026, month: 6, day: 1) ?? CivilDate(dayNumber: 0)
    days = first..<first.adding(days: 183)
    for day in days {
      addEvents(on: day)
      try addSamples(on: day)
      if day.day == 3 || day.day == 17 { try addAssessments(on: day) }
    }
    samples.sort { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  /// An instant by the clock in Berlin.
  public func instant(_ day: CivilDate, _ hour: Int, _ minute: Int = 0) -> Instant {
    zone.instant(
      of: CivilDateTime(date: day, time: TimeOfDay(hour: hour, minute: minute) ?? .midnight)
    )
  }

  private var hardDays: Range<CivilDate> {
    days.lowerBound.adding(days: 105)..<days.lowerBound.adding(days: 112)
  }

  private mutating func addEvents(on day: CivilDate) {
    let isHoliday = (45..<59).contains(days.lowerBound.distance(to: day))
    let isWorkday = day.weekday.rawValue <= 5 && !isHoliday
    if isWorkday {
      add("Work", "Stand-up", day, 9, 30, minutes: 15, uid: "stand-up")
      if day.weekday == .wednesday {
        add("Work", "One-to-one", day, 14, 0, minutes: 45, uid: "1:1")
      }
      if day.weekday == .monday { add("Work", "Planning", day, 10, 0, minutes: 120, uid: "plan") }
      for number in 0..<Int.random(in: 0...3, using: &random) {
        let hour = Int.random(in: 11...16, using: &random)
        let names = ["Design review", "Interview", "Budget", "Workshop with the whole team"]
        let isHostile = random.once(in: 12)
        let name = random.one(of: isHostile ? Self.hostileTexts : names)
        let minutes = random.one(of: [30, 60, 90])
        add("Work", name, day, hour, 0, minutes: minutes, uid: "w\(day)-\(number)", recurs: false)
      }
    }
    if day.weekday == .thursday { add("Home", "Choir", day, 19, 30, minutes: 90, uid: "choir") }
    if day.weekday == .saturday, random.once(in: 2) {
      add("Home", "Lunch with the family", day, 12, 30, minutes: 120, uid: "l\(day)", recurs: false)
    }
    if isHoliday, day.weekday == .monday {
      events.append(
        CalendarEvent(
          calendar: "Home",
          association: .family,
          uid: "holiday-\(day)",
          summary: "At the lake",
          start: instant(day, 0),
          end: instant(day.adding(days: 7), 0),
          days: day..<day.adding(days: 7)
        )
      )
    }
  }

  private mutating func add(
    _ calendar: String,
    _ summary: String,
    _ day: CivilDate,
    _ hour: Int,
    _ minute: Int,
    minutes: Int,
    uid: String,
    recurs: Bool = true
  ) {
    let start = instant(day, hour, minute)
    events.append(
      CalendarEvent(
        calendar: calendar,
        association: calendar == "Work" ? .work : .family,
        uid: uid,
        recurrenceID: recurs ? "\(day)" : nil,
        summary: summary,
        start: start,
        end: start.advanced(bySeconds: Int64(minutes) * 60),
        zone: zone.identifier
      )
    )
  }

  private mutating func addSamples(on day: CivilDate) throws(ModelError) {
    let isHard = hardDays.contains(day)
    mood = 0.6 * mood + 0.4 * Double.random(in: -0.9...1, using: &random)
    if random.once(in: 9), !isHard { return }
    let hasWalk = !isHard && random.once(in: 4)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var valence = 0.5 * mood + (hasWalk ? 0.35 : 0) + (day.weekday.rawValue > 5 ? 0.15 : 0)
      valence += Double.random(in: -0.3...0.3, using: &random) - (isHard ? 0.8 : 0)
      let minute = Int.random(in: 0..<60, using: &random)
      let hour = Int.random(in: 8...22, using: &random)
      let todays = events.filter { !$0.isAllDay && instant(day, 0) <= $0.start }
      if random.once(in: 2), !todays.isEmpty {
        let event = random.one(of: todays)
        // Choir lifts the mood, and planning does not.
        valence += event.summary == "Choir" ? 0.3 : event.summary == "Planning" ? -0.2 : 0
        try add(valence, at: event.end.advanced(bySeconds: 300), hasWalk: hasWalk, about: event)
      } else {
        try add(valence, at: instant(day, hour, minute), hasWalk: hasWalk)
      }
    }
    guard random.once(in: 3) else { return }
    try add(0.6 * mood - (isHard ? 0.7 : 0), at: instant(day, 22, 45), kind: .dailyMood)
  }

  private mutating func add(
    _ valence: Double,
    at start: Instant,
    kind: StateOfMind.Kind = .momentaryEmotion,
    hasWalk: Bool = false,
    about event: CalendarEvent? = nil
  ) throws(ModelError) {
    let valence = (max(-1, min(1, valence)) * 100).rounded() / 100
    let words: [StateOfMind.Label] =
      valence > 0.5
      ? [.happy, .joyful, .grateful, .proud]
      : valence > 0.1
        ? [.calm, .content, .satisfied, .hopeful]
        : valence > -0.2
          ? [.indifferent, .drained, .surprised]
          : [.stressed, .worried, .sad, .frustrated, .angry]
    let areas: [StateOfMind.Association] = [.work, .work, .family, .friends, .health, .hobbies]
    samples.append(
      try StateOfMind(
        id: identities.next(at: start),
        start: start,
        zone: LivedZone(identifier: zone.identifier, utcOffset: zone.offset(at: start)),
        kind: kind,
        valence: valence,
        labels: (0..<Int.random(in: 1...2, using: &random)).map { _ in random.one(of: words) },
        associations: [event?.association ?? random.one(of: areas)],
        tags: (hasWalk ? ["walk"] : []) + (random.once(in: 15) ? ["<b>late</b>"] : []),
        note: random.once(in: 10) ? random.one(of: Self.hostileTexts) : nil,
        event: event.map {
          EventReference(
            calendar: $0.calendar,
            uid: $0.uid,
            summary: $0.summary,
            start: $0.start,
            end: $0.end
          )
        }
      )
    )
  }

  private mutating func addAssessments(on day: CivilDate) throws(ModelError) {
    let isFirst = day.day == 3
    let score = Int.random(in: 2...12, using: &random)
    assessments.append(
      try Assessment(
        id: identities.next(at: instant(day, 20)),
        start: instant(day, 20),
        zone: LivedZone(identifier: zone.identifier, utcOffset: zone.offset(at: instant(day, 20))),
        questionnaire: isFirst ? "phq-9" : "gad-7",
        version: "1",
        items: [],
        score: Double(score),
        rawScore: score,
        maximum: isFirst ? 27 : 21,
        band: score < 5 ? "noneToMinimal" : score < 10 ? "mild" : "moderate",
        isComplete: true,
        isEstimated: false
      )
    )
  }
}
