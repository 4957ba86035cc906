import Testing
import WellbeingQuestionnaires

@Suite struct FormTests {
  @Test(
    arguments: [
      (nil, "en", "Not at all", "the last 2 weeks"),
      ("en-GB", "en", "Not at all", "the last 2 weeks"),
      ("de", "de", "Überhaupt nicht", "die letzten 2 Wochen"),
      ("DE_AT", "de", "Überhaupt nicht", "die letzten 2 Wochen"),
      ("fr", "fr", "Jamais", "les 2 dernières semaines"),
    ] as [(String?, String, String, String)]
  )
  func `the PHQ-9 is asked in English, German and French`(
    asked: String?,
    language: String,
    answer: String,
    recall: String
  ) throws {
    let form = try builtIn("phq-9").form(in: asked)
    #expect(form.language == language)
    #expect(form.recall == recall)
    #expect(form.instructions.count == 1)
    #expect(form.questions.count == 10)
    #expect(form.questions[0].choices.first?.text == answer)
    #expect(
      form.questions.map(\.canBeDeclined) == Array(repeating: false, count: 8) + [true, false]
    )
    #expect(form.questions.map(\.isScored) == Array(repeating: true, count: 9) + [false])
    #expect(form.questions.map(\.isOptional) == Array(repeating: false, count: 9) + [true])
  }

  @Test func `another language is refused by name`() throws {
    for name in QuestionnaireLibrary.builtInNames where name != "phq-9" {
      let questionnaire = try builtIn(name)
      #expect(questionnaire.languages == ["en"])
      #expect {
        try questionnaire.form(in: "de")
      } throws: {
        "\($0)" == "\(questionnaire.title) is not available in de, only in en"
      }
    }
    #expect {
      try builtIn("phq-9").form(in: "es")
    } throws: {
      "\($0)" == "PHQ-9 is not available in es, only in en, de and fr"
    }
  }

  @Test func `the PCL-5 gives its instructions before its stem`() throws {
    let form = try builtIn("pcl-5").form()
    #expect(form.instructions.count == 2)
    #expect(form.instructions[1] == "In the past month, how much were you bothered by:")
  }

  @Test func `a flag speaks the language that was asked in`() throws {
    let questionnaire = try builtIn("phq-9")
    let answers = try questionnaire.answers(from: "000000001")
    let english = try questionnaire.score(answers).flags
    let german = try questionnaire.score(answers, language: "de").flags
    #expect(english.map(\.level) == ["support"])
    #expect(english[0].message.contains("You are not alone"))
    #expect(german[0].message.contains("Sie sind nicht allein"))
  }
}
