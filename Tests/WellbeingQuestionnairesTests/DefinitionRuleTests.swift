import Testing
import WellbeingQuestionnaires

@Suite struct DefinitionRuleTests {
  private typealias Invented = InventedQuestionnaire

  @Test(
    arguments: [
      (#""status":"active","#, "", nil, "status is missing"),
      (#""active""#, #""live""#, nil, "status must be draft, active, retired or unknown"),
      (#""id":"invented""#, #""id":"in vented""#, nil, "id may hold letters, digits, - and . only"),
      (#""title":"Invented","#, #""title":" ","#, nil, "title must be a text that is not empty"),
      (#""copyright":"None.","#, "", nil, "copyright is missing"),
      (
        "urn:wellbeing:questionnaire:scoring", "urn:other", nil,
        "there must be exactly one extension urn:wellbeing:questionnaire:scoring"
      ),
      (#""sum""#, #""product""#, nil, "scoring: total must be sum or none, not product"),
      (
        #""valueCode":"sum""#, #""valueInteger":1"#, nil,
        "total must have a valueString or a valueCode"
      ),
      (
        #""higherIsWorse""#, #""down""#, nil,
        "scoring: direction must be higherIsWorse or higherIsBetter, not down"
      ),
      (#""url":"recall""#, #""url":"recal""#, nil, "scoring: recall is missing"),
      (
        #""valueDecimal":14.0"#, #""valueDecimal":0"#, nil,
        "recall: days must be a whole number from 1 up"
      ),
      (
        #""valueDecimal":28.0"#, #""valueDecimal":7"#, nil,
        "cadence: defaultDays must be a whole number from 14 up"
      ),
      (
        #""valueString":"original""#, #""valueString":"good""#, nil,
        "wording: status must be original, official-PDF, validated or project, not good"
      ),
      (
        #""valueString":"en""#, #""valueString":"de""#, nil,
        "scoring: wording does not say where the texts in en come from"
      ),
      (#""linkId":"2""#, #""linkId":"1""#, "1", "linkId is used twice"),
      (
        #""linkId":"2","type":"choice""#, #""linkId":"2","type":"integer""#, "2",
        "type must be group, display or choice, not integer"
      ),
      (#""text":"Question 2","#, "", "2", "text is missing"),
      (
        #""linkId":"2","#, #""linkId":"2","enableWhen":[],"#, "2", "enableWhen is not supported"
      ),
      (#""linkId":"2","#, #""linkId":"2","repeats":true,"#, "2", "repeats is not supported"),
      (#""required":true"#, #""required":"yes""#, "1", "required must be true or false"),
      (
        #""linkId":"2","type":"choice""#, #""linkId":"2","type":"display""#, "2",
        "a text must stand before the first question"
      ),
      (#""valueDecimal":1}"#, #""valueDecimal":0}"#, "1", "two answers have the same ordinalValue"),
      (
        #""valueDecimal":1}"#, #""valueDecimal":1.5}"#, "1",
        "ordinalValue must be a whole number from 0 to 1000, as valueDecimal"
      ),
      (
        #"{"display":"answer 1"}"#, #"{"code":"1"}"#, "1", "display is missing"
      ),
      (
        #""valueCoding":{"display":"answer 2"}"#, #""valueInteger":2"#, "1",
        "every answerOption must have a valueCoding"
      ),
      (
        #""text":"Question 2","#,
        #"""
        "text":"Question 2","_text":{"extension":[{"url":\#
        "http://hl7.org/fhir/StructureDefinition/translation","extension":[\#
        {"url":"lang","valueCode":"de"},{"url":"content","valueString":"Frage 2"}]}]},
        """#, "2", "it is translated into de, but the first question is not"
      ),
      (
        #""text":"Question 1","#,
        #"""
        "text":"Question 1","_text":{"extension":[{"url":\#
        "http://hl7.org/fhir/StructureDefinition/translation","extension":[\#
        {"url":"lang","valueCode":"de"},{"url":"content","valueString":"Frage 1"}]}]},
        """#, "1", "a text or an answer is not translated into de"
      ),
    ] as [(String, String, String?, String)]
  )
  func `a broken definition is refused with file, item and rule`(
    old: String,
    new: String,
    item: String?,
    rule: String
  ) throws {
    var invented = Invented(questions: 3, 0...2)
    invented.edits = [(old, new)]
    let problem = try invented.problem()
    #expect(problem == .definition(file: "invented.json", item: item, rule: rule))
  }

  @Test(
    arguments: [
      ([Invented.text("revers", "1")], "scoring: revers is not a part of it; there are "),
      ([Invented.text("reverse", "9")], "scoring: reverse names 9, which is not a scored item"),
      ([Invented.text("decline", "9")], "scoring: decline names 9, which is not a scored item"),
      ([Invented.number("multiplier", 0)], "scoring: multiplier must be above 0"),
      (
        [Invented.number("multiplier", 1e300), Invented.band("a", from: -1)],
        "scoring: band a begins outside the scores, which are 0 to 6e+300"
      ),
      (
        [Invented.number("multiplier", 2), Invented.number("multiplier", 2)],
        "scoring: multiplier is given twice"
      ),
      (
        [Invented.band("b", from: 3), Invented.band("a", from: 3)],
        "band: a must begin above b"
      ),
      (
        [Invented.band("a", from: 0), Invented.band("b", from: 7)],
        "scoring: band b begins outside the scores, which are 0 to 6"
      ),
      (
        [Invented.cutOff(7, "atLeast")], "scoring: cutOff lies outside the scores, which are 0 to 6"
      ),
      (
        [Invented.cutOff(3, "about")],
        "cutOff: comparison must be atLeast, atMost or below, not about"
      ),
      (
        [Invented.group("table", [Invented.number("raw", 0), Invented.number("score", 1)])],
        "scoring: the table has no score for 1"
      ),
      (
        [Invented.group("missing", [Invented.number("maximum", 3)])],
        "scoring: missing must leave at least one answer"
      ),
      (
        [Invented.group("subscale", [Invented.text("id", "A"), Invented.text("title", "A")])],
        "scoring: subscale A must name each of its items once"
      ),
      (
        [Invented.group("change", [Invented.number("points", 5)])], "change: source is missing"
      ),
      (
        [
          Invented.group(
            "flag",
            [
              Invented.text("id", "f"), Invented.text("item", "1"), Invented.number("from", 3),
              Invented.text("level", "support"), Invented.text("message", "Help."),
            ]
          )
        ], "scoring: flag f begins above the highest answer"
      ),
    ] as [([String], String)]
  )
  func `a broken scoring rule is refused`(scoring: [String], rule: String) throws {
    let problem = try Invented(questions: 3, 0...2, scoring).problem()
    guard case .definition("invented.json", _, let found)? = problem else {
      Issue.record("\(String(describing: problem)) is not about a rule")
      return
    }
    #expect(found.hasPrefix(rule))
  }

  @Test func `without a total there must be subscales, and no bands`() throws {
    var invented = Invented(questions: 3, 0...2)
    invented.total = "none"
    #expect(
      try invented.problem()?.description
        == "invented.json: scoring: without a total there must be a subscale"
    )
  }

  @Test func `groups are laid flat, and an answer may carry its weight inside the coding`() throws {
    var invented = Invented(questions: 2, 0...2)
    let weight =
      #""extension":[{"url":"http://hl7.org/fhir/StructureDefinition/ordinalValue","valueDecimal":1}]"#
    invented.edits = [
      (#"{\#(weight),"valueCoding":{"#, #"{"valueCoding":{\#(weight),"#),
      (
        #"{"linkId":"1","#,
        #"{"linkId":"g","type":"group","text":"Part one","item":[{"linkId":"1","#
      ),
      (#""answer 2"}}]}]}"#, #""answer 2"}}]}]}]}"#),
    ]
    let questionnaire = try invented.questionnaire()
    #expect(questionnaire.instructions.map(\.original) == ["How was it?", "Part one"])
    #expect(questionnaire.questions.map(\.linkId) == ["1", "2"])
    #expect(questionnaire.questions[0].values == [0, 1, 2])
  }
}
