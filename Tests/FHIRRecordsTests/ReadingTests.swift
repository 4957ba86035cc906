import CivilTime
import FHIRRecords
import Foundation
import Testing
import WellbeingModel
import WellbeingQuestionnaires

@Suite struct ReadingTests {
  private static let answers = [2, 2, 2, 2, 1, 1, 2, 0, 0]

  /// The forms in which one value is written.
  private static let forms: [(String, @Sendable (Int) -> String)] = [
    ("a LOINC answer", coded),
    ("an integer", { #""valueInteger":\#($0)"# }),
    ("a decimal", { #""valueDecimal":\#($0).0"# }),
    ("a quantity", { #""valueQuantity":{"value":\#($0)}"# }),
    ("digits", { #""valueString":"\#($0)""# }),
    ("a code without a system", { #""valueCoding":{"code":"\#(Codes.frequency[$0])"}"# }),
    (
      "another spelling of the system",
      { #""valueCoding":{"system":"https://loinc.org/","code":"\#(Codes.frequency[$0])"}"# }
    ),
    (
      "a weight inside of a foreign coding",
      {
        #"""
        "valueCoding":{"system":"http://example.org","code":"a\#($0)","extension":[{"url":\#
        "http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":\#($0)}]}
        """#
      }
    ),
    (
      "a weight beside a foreign coding",
      {
        #"""
        "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/itemWeight","valueDecimal":\#
        \#($0)}],"valueCoding":{"system":"http://example.org","code":"a\#($0)"}
        """#
      }
    ),
    (
      "words as codes",
      {
        let words = ["Not-at-all", "Several-days", "More than half the days", "Nearly-every-day"]
        return #""valueCoding":{"system":"http://example.org","code":"\#(words[$0])"}"#
      }
    ),
    (
      "the wording",
      {
        let words = ["Not at all", "Several days", "More than half the days", "Nearly every day"]
        return #""valueCoding":{"system":"http://example.org","display":"\#(words[$0])"}"#
      }
    ),
  ]

  @Test(arguments: Self.forms.map(\.0))
  func `a value is read in every form`(form: String) throws {
    let write = try #require(Self.forms.first { $0.0 == form }).1
    let reading = try read(response(Codes.phq9, Self.answers, write))
    #expect(reading.remarks == [])
    let recorded = try #require(reading.assessments.first)
    #expect(recorded.assessment.questionnaire == "phq-9")
    #expect(recorded.assessment.score == 12)
    #expect(recorded.date == Instant(milliseconds: 1_796_030_100_000))
    #expect(recorded.zone == LivedZone(identifier: "+01:00", utcOffset: 3600))
  }

  @Test(
    arguments: [
      ("a path", "/", ""), ("a path with the panel", "44249-1/", ""), ("bare", "", ""),
    ]
  )
  func `a question is known by the code at the end of its linkId`(
    form: String,
    before: String,
    after: String
  ) throws {
    let reading = try read(response(Codes.phq9.map { before + $0 + after }, Self.answers))
    #expect(reading.assessments.map(\.assessment.score) == [12])
  }

  @Test(
    arguments: [
      ("Questionnaire/mii-qst-pro-phq-9", "PHQ.", 1),
      ("http://example.org/Questionnaire/PHQ9", "", 1),
      ("urn:x:QuestionnaireScoredAssessmentPHQ9|2", "H1/T1/Q", 1), ("phq_9_example", "q", 0),
    ]
  )
  func `without codes the name and the places decide`(name: String, prefix: String, first: Int)
    throws
  {
    let items = Self.answers.enumerated().map { item("\(prefix)\($0 + first)", coded($1)) }
    let reading = try read(
      response(items.reversed(), #""status":"completed","questionnaire":"\#(name)""#)
    )
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.questionnaire) == ["phq-9"])
    #expect(reading.assessments.first?.assessment.answers == Self.answers.map { .value($0) })
  }

  @Test func `numbers alone say nothing`() throws {
    let items = Self.answers.enumerated().map { item("\($0 + 1)", coded($1)) }
    let reading = try read(response(items))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.unknownQuestionnaire(nil)])
  }

  @Test func `codes count for more than a wrong name`() throws {
    let items = zip(Codes.gad7, [1, 0, 0, 1, 0, 1, 1]).map { item($0, coded($1)) }
    let reading = try read(
      response(items, #""status":"completed","questionnaire":"http://example.org/phq-9""#)
    )
    #expect(reading.assessments.map(\.assessment.questionnaire) == ["gad-7"])
    #expect(reading.assessments.map(\.assessment.score) == [4])
  }

  @Test func `nested groups, the difficulty question and a total beside them`() throws {
    let questions = zip(Codes.phq9, Self.answers).map { item($0, coded($1)) }
    let group =
      #"{"linkId":"g","item":[{"linkId":"h","item":[\#(questions.joined(separator: ","))]}]}"#
    let difficulty = item(
      "/69722-7",
      #""valueCoding":{"system":"http://loinc.org","code":"LA6573-5"}"#
    )
    let reading = try read(response([group, difficulty, item("44261-6", #""valueDecimal":12"#)]))
    #expect(reading.remarks == [])
    let assessment = try #require(reading.assessments.first).assessment
    #expect(assessment.score == 12)
    #expect(assessment.items.last?.linkId == "difficulty")
    #expect(assessment.items.last?.answer == .value(1))
  }

  @Test(arguments: ["\"valueDecimal\":13", "\"valueInteger\":13", "\"valueString\":\"13\""])
  func `a stated total that differs is reported and not used`(total: String) throws {
    let items = zip(Codes.phq9, Self.answers).map { item($0, coded($1)) }
    let reading = try read(response(items + [item("44261-6", total)]))
    #expect(reading.assessments.map(\.assessment.score) == [12])
    #expect(
      reading.remarks == [
        """
        QuestionnaireResponse "r": the stated total of PHQ-9 is 13, but the answers give 12, which \
        is used
        """
      ]
    )
  }

  @Test func `one form with two questionnaires gives two assessments`() throws {
    let reading = try read(response(Codes.gad7 + Codes.phq9, Array(repeating: 1, count: 16)))
    let found = reading.assessments.map {
      "\($0.assessment.questionnaire) \($0.assessment.score ?? 0)"
    }
    #expect(Set(found) == ["phq-9 9.0", "gad-7 7.0"])
    #expect(Set(reading.assessments.map(\.id)).count == 2)
  }

  @Test func `fewer questions are a shorter questionnaire`() throws {
    #expect(
      try read(response(Array(Codes.phq9.prefix(8)), Array(repeating: 1, count: 8)))
        .assessments.map(\.assessment.questionnaire) == ["phq-8"]
    )
    #expect(
      try read(response(Array(Codes.phq9.prefix(2)), [1, 2])).assessments
        .map(\.assessment.questionnaire) == ["phq-2"]
    )
  }

  @Test(arguments: [(Codes.phq9, "PHQ-9", "phq-9"), (Codes.gad7, "GAD-7", "gad-7")])
  func `a question left out makes it incomplete, not a shorter questionnaire`(
    codes: [String],
    title: String,
    name: String
  ) throws {
    var items = codes.map { item($0, coded(1)) }
    items.remove(at: 4)
    let reading = try read(response(items))
    #expect(reading.assessments.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.incomplete(questionnaire: title, items: ["5"])])
    let estimated = try read(response(items), allowsMissing: true).assessments
    #expect(estimated.map(\.assessment.questionnaire) == [name])
  }

  @Test func `the wording tells a questionnaire without codes and name`() throws {
    let questions = try QuestionnaireLibrary().questionnaire(named: "gad-7").scoredQuestions
    func items(_ count: Int) -> [String] {
      questions.prefix(count).enumerated().map { index, question in
        #"{"linkId":"\#(index + 1)","text":"\#(question.text.original).","answer":[{\#(coded(2))}]}"#
      }
    }
    let whole = try read(response(items(7)))
    #expect(whole.assessments.map(\.assessment.score) == [14])
    let part = try read(response(items(6)))
    #expect(part.skipped.map(\.reason) == [.incomplete(questionnaire: "GAD-7", items: ["7"])])
    #expect(try read(response(items(2))).assessments.map(\.assessment.questionnaire) == ["gad-2"])
  }

  @Test func `a code that belongs elsewhere gives way to the wording`() throws {
    var items = Codes.phq9.map { item($0, coded(1)) }
    let text =
      "Trouble concentrating on things, such as reading the newspaper or watching television"
    items[6] = #"{"linkId":"/44256-6","text":"\#(text)","answer":[{\#(coded(3))}]}"#
    let reading = try read(response(items))
    #expect(reading.remarks == [])
    #expect(reading.assessments.map(\.assessment.score) == [11])
  }

  @Test(arguments: ["phq-8", "http://example.org/PHQ2"])
  func `a shorter name does not lose the answers beyond it`(name: String) throws {
    let items = Codes.phq9.map { item($0, coded(1)) }
    let reading = try read(
      response(items, #""status":"completed","questionnaire":"\#(name)""#)
    )
    #expect(reading.assessments.map(\.assessment.questionnaire) == ["phq-9"])
    #expect(reading.assessments.first?.assessment.flags.map(\.id) == ["item9"])
  }

  @Test func `a form that names two questionnaires is the one its items are of`() throws {
    let items = Self.answers.enumerated().map { item("\($0 + 1)", coded($1)) }
    let name = "http://example.org/questionnaire/phq2-phq9-depression-form"
    let reading = try read(
      response(items, #""status":"completed","questionnaire":"\#(name)""#)
    )
    #expect(reading.assessments.map(\.assessment.questionnaire) == ["phq-9"])
  }

  @Test func `an answer of LOINC for one question only`() throws {
    var items = zip(Codes.gad7, [1, 0, 0, 0, 0, 0, 0]).map { item($0, coded($1)) }
    items[1] = item("68509-9", #""valueCoding":{"system":"http://loinc.org","code":"LA18938-3"}"#)
    #expect(try read(response(items)).assessments.map(\.assessment.score) == [3])
  }
}
