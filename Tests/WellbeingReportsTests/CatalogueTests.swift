import CivilTime
import Testing
import WellbeingModel
import WellbeingReports

@Suite struct `The English catalogue` {
  private let catalogue = Catalogue.english

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test func `names labels, associations, kinds and classes`() {
    #expect(catalogue.word(StateOfMind.Association.selfCare) == "self-care")
    #expect(catalogue.word(StateOfMind.Association.currentEvents) == "current events")
    #expect(catalogue.word(StateOfMind.Label.calm) == "calm")
    #expect(catalogue.word(StateOfMind.Label(rawValue: 47)) == "unknown(47)")
    #expect(catalogue.word(StateOfMind.Kind.dailyMood) == "daily mood")
    #expect(catalogue.word(.slightlyUnpleasant) == "slightly unpleasant")
  }

  @Test func `has words that are read back as the same values`() {
    for label in StateOfMind.Label.known {
      #expect(StateOfMind.Label(word: catalogue.word(label)) == label)
    }
    for association in StateOfMind.Association.known {
      #expect(StateOfMind.Association(word: catalogue.word(association)) == association)
    }
    for valenceClass in StateOfMind.ValenceClassification.allCases {
      let word = catalogue.word(valenceClass)
      #expect(StateOfMind.ValenceClassification(word: word) == valenceClass)
    }
  }

  @Test func `writes dates and times`() throws {
    let day = try date(2026, 11, 24)
    let evening = try #require(TimeOfDay(hour: 21, minute: 5))
    #expect(catalogue.date(day) == "Tue 24 Nov 2026")
    #expect(catalogue.day(day) == "Tue 24 Nov")
    #expect(catalogue.dateTime(CivilDateTime(date: day, time: evening)) == "Tue 24 Nov 2026, 21:05")
    #expect(catalogue.time(.midnight) == "00:00")
  }

  @Test func `names years and months of a period where they differ`() throws {
    let monday = try date(2026, 11, 23)
    #expect(catalogue.days(monday..<monday.adding(days: 1)) == "Mon 23 Nov 2026")
    #expect(catalogue.days(monday..<monday.adding(days: 7)) == "Mon 23 – Sun 29 Nov 2026")
    #expect(catalogue.days(monday..<monday.adding(days: 8)) == "Mon 23 – Mon 30 Nov 2026")
    #expect(catalogue.days(monday..<monday.adding(days: 9)) == "Mon 23 Nov – Tue 1 Dec 2026")
    let last = try date(2026, 12, 28)
    #expect(catalogue.days(last..<last.adding(days: 7)) == "Mon 28 Dec 2026 – Sun 3 Jan 2027")
    #expect(
      catalogue.days(monday..<monday.adding(days: 2), showsYear: false) == "Mon 23 – Tue 24 Nov"
    )
  }

  @Test func `writes spans of time`() throws {
    let day = try date(2026, 11, 24)
    let nine = CivilDateTime(date: day, time: try #require(TimeOfDay(hour: 9, minute: 0)))
    let noon = CivilDateTime(date: day, time: .noon)
    let next = CivilDateTime(date: day.adding(days: 1), time: .midnight)
    #expect(catalogue.span(from: nine, to: noon) == "Tue 24 Nov, 09:00–12:00")
    #expect(catalogue.span(from: nine, to: nine) == "Tue 24 Nov, 09:00")
    #expect(catalogue.span(from: nine, to: next) == "Tue 24 Nov, 09:00 – Wed 25 Nov, 00:00")
  }

  @Test(arguments: [
    (0.42, "+0.42"), (-0.29, "-0.29"), (0, "0.00"), (1, "+1.00"), (-1, "-1.00"), (0.004, "0.00"),
    (-0.004, "0.00"), (0.145, "+0.15"), (-0.145, "-0.15"), (0.05, "+0.05"),
    (0.8571428571428571, "+0.86"),
  ])
  func `writes valences with a sign and two decimals`(value: Double, expected: String) {
    #expect(catalogue.valence(value) == expected)
  }

  @Test func `writes durations and percentages`() {
    #expect(catalogue.duration(minutes: 0) == "0:00")
    #expect(catalogue.duration(minutes: 65) == "1:05")
    #expect(catalogue.duration(minutes: 840) == "14:00")
    #expect(catalogue.percent(7) == "7%")
  }
}

@Suite struct `The bar of a valence` {
  @Test func `tells the classes apart by its form`() {
    #expect(
      StateOfMind.ValenceClassification.allCases.map(ValenceBar.text) == [
        "███│···", "·██│···", "··█│···", "···│···", "···│█··", "···│██·", "···│███",
      ]
    )
  }
}
