import WellbeingModel
import Testing
import WellbeingQuestionnaires

@Suite struct ScoringVectorTests {
  @Test(arguments: [
    ("0,0,0,0,0,0,0,0,0", 0, "noneToMinimal", false),
    ("1,1,1,1,0,0,0,0,0", 4, "noneToMinimal", false),
    ("1,1,1,1,1,0,0,0,0", 5, "mild", false),
    ("1,1,1,1,1,1,1,1,1", 9, "mild", true),
    ("2,2,2,1,1,1,1,0,0", 10, "moderate", false),
    ("3,0,1,2,0,0,1,0,3", 10, "moderate", true),
    ("2,2,2,2,1,1,2,0,0", 12, "moderate", false),
    ("2,2,2,2,2,2,1,1,0", 14, "moderate", false),
    ("2,2,2,2,2,2,1,1,1", 15, "moderatelySevere", true),
    ("3,3,3,2,2,2,2,2,0", 19, "moderatelySevere", false),
    ("3,3,3,3,2,2,2,1,1", 20, "severe", true),
    ("3,3,3,3,3,3,3,3,3", 27, "severe", true),
    ("0,0,0,0,0,0,0,0,1", 1, "noneToMinimal", true),
    ("0,0,0,1,2,1,3,2,1", 10, "moderate", true),
    ("2,0,0,0,0,0,0,0,1", 3, "noneToMinimal", true),
    ("2,0,2,2,2,0,0,0,0", 8, "mild", false),
    ("2,0,2,2,2,0,0,0,1", 9, "mild", true),
    ("0,0,2,2,2,2,2,2,3", 15, "moderatelySevere", true),
    ("1,1,2,2,2,2,2,0,0", 12, "moderate", false),
  ])
  func `the PHQ-9 gives the published total, band and flag`(
    list: String,
    total: Int,
    band: String,
    isFlagged: Bool
  ) throws {
    let result = try score("phq-9", list)
    #expect(result.rawScore == total)
    #expect(result.score == Double(total))
    #expect(result.maximum == 27)
    #expect(result.band?.code == band)
    #expect(result.flags.map(\.id) == (isFlagged ? ["item9"] : []))
    #expect(result.cutOff == .init(score: 10, reached: total >= 10))
    #expect(result.complete)
    #expect(!result.estimated)
    #expect(result.notes.isEmpty)
  }

  @Test(arguments: [
    ("0,0,0,0,0,0,0", 0, "noneToMinimal"), ("0,0,1,1,0,1,0", 3, "noneToMinimal"),
    ("1,0,0,1,0,1,1", 4, "noneToMinimal"), ("1,1,1,1,0,1,2", 7, "mild"),
    ("3,0,1,2,0,0,1", 7, "mild"), ("1,1,1,1,1,1,1", 7, "mild"),
    ("2,2,2,2,1,3,1", 13, "moderate"), ("2,2,2,2,1,3,2", 14, "moderate"),
    ("2,2,2,2,3,3,1", 15, "severe"), ("3,3,3,3,3,3,3", 21, "severe"),
  ])
  func `the GAD-7 gives the published total and band`(list: String, total: Int, band: String) throws
  {
    let result = try score("gad-7", list)
    #expect(result.rawScore == total)
    #expect(result.maximum == 21)
    #expect(result.band?.code == band)
    #expect(result.cutOff == .init(score: 10, reached: total >= 10))
    #expect(result.flags.isEmpty)
  }

  @Test(
    arguments: [
      ("phq-8", "3,0,1,2,0,0,1,0", 7, 24, "mild", 10), ("phq-8", "33333333", 24, 24, "severe", 10),
      ("phq-2", "12", 3, 6, nil, 3), ("phq-2", "11", 2, 6, nil, 3), ("gad-2", "30", 3, 6, nil, 3),
      ("phq-4", "1100", 2, 12, "noneToMinimal", nil), ("phq-4", "1110", 3, 12, "mild", nil),
      ("phq-4", "2211", 6, 12, "moderate", nil), ("phq-4", "3330", 9, 12, "severe", nil),
      ("phq-15", "1,1,1,1,0,0,0,0,0,0,0,0,0,0,0", 4, 30, nil, nil),
      ("phq-15", "1,1,1,1,1,0,0,0,0,0,0,0,0,0,0", 5, 30, "low", nil),
      ("phq-15", "2,2,2,2,2,0,0,0,0,0,0,0,0,0,0", 10, 30, "medium", nil),
      ("phq-15", "222222222222222", 30, 30, "high", nil),
      ("k10", "1111111111", 10, 50, "low", nil), ("k10", "2222221111", 16, 50, "moderate", nil),
      ("k10", "3322222222", 22, 50, "high", nil), ("k10", "3333333333", 30, 50, "veryHigh", nil),
      ("k6", "222222", 12, 24, nil, 13), ("k6", "222223", 13, 24, nil, 13),
      ("pcl-5", "4,3,1,0,3,3,4,1,2,0,3,1,0,0,1,2,4,0,0,3", 35, 80, nil, 31),
    ] as [(String, String, Int, Double, String?, Double?)]
  )
  func `the other questionnaires give their published totals and bands`(
    name: String,
    list: String,
    total: Int,
    maximum: Double,
    band: String?,
    cutOff: Double?
  ) throws {
    let result = try score(name, list)
    #expect(result.questionnaire == name)
    #expect(result.rawScore == total)
    #expect(result.maximum == maximum)
    #expect(result.band?.code == band)
    #expect(result.cutOff?.score == cutOff)
    #expect(result.cutOff?.reached == cutOff.map { Double(total) >= $0 })
  }

  @Test func `the PCL-5 scores its clusters and says that its cut-off is a range`() throws {
    let result = try score("pcl-5", "4,3,1,0,3,3,4,1,2,0,3,1,0,0,1,2,4,0,0,3")
    #expect(result.subscales.map(\.id) == ["B", "C", "D", "E"])
    #expect(result.subscales.map(\.score) == [11, 7, 7, 10])
    #expect(result.subscales.map(\.maximum) == [20, 8, 28, 24])
    #expect(result.notes == ["the published cut-off is a range, 31 to 33"])
  }

  @Test func `the PHQ-4 scores anxiety before depression`() throws {
    let result = try score("phq-4", "1,2,0,1")
    #expect(result.subscales.map(\.id) == ["anxiety", "depression"])
    #expect(result.subscales.map(\.score) == [3, 1])
    #expect(
      result.subscales.map(\.cutOff) == [
        .init(score: 3, reached: true), .init(score: 3, reached: false),
      ]
    )
  }

  @Test func `the K10 says whose bands it uses`() throws {
    #expect(try score("k10", "1111111111").notes.first?.contains("Australian Bureau") == true)
  }

  @Test(arguments: ["phq-9", "phq-8", "gad-7", "phq-4", "k10"])
  func `published bands begin at the lowest score and cover every one once`(name: String) throws {
    let questionnaire = try builtIn(name)
    let questions = questionnaire.scoredQuestions
    var bands: [String] = []
    // Raising the answers one point at a time visits every total.
    var answers = questions.map { $0.values.first ?? 0 }
    let highest = questions.map { $0.values.last ?? 0 }
    while true {
      let result = try questionnaire.score(answers.map { .value($0) })
      let band = try #require(result.band?.code)
      if bands.last != band { bands.append(band) }
      guard let index = answers.indices.first(where: { answers[$0] < highest[$0] }) else { break }
      answers[index] += 1
    }
    #expect(bands == questionnaire.scoring.bands.map(\.code))
  }
}
