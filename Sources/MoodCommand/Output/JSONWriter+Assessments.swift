internal import WellbeingKit

extension JSONWriter {
  /// Writes the members of a score, without the braces around them.
  mutating func scoreMembers(_ scored: ScoredAssessment, resources: [String]) {
    member("questionnaire") { $0.value(scored.questionnaire) }
    member("version") { $0.value(scored.version) }
    member("answers") { $0.array(scored.answers) { $0.answer($1) } }
    member("rawScore") { $0.value(scored.rawScore) }
    member("score") { $0.value(scored.score) }
    member("maximum") { $0.value(scored.maximum) }
    member("band") { $0.value(scored.band?.code) }
    member("bandTitle") { $0.value(scored.band?.title.original) }
    member("complete") { $0.value(scored.complete) }
    member("estimated") { $0.value(scored.estimated) }
    member("cutOff") { json in
      guard let cutOff = scored.cutOff else { return json.null() }
      json.object { json in
        json.member("score") { $0.value(cutOff.score) }
        json.member("reached") { $0.value(cutOff.reached) }
      }
    }
    member("flags") { json in
      json.array(scored.flags) { json, flag in
        json.object { json in
          json.member("id") { $0.value(flag.id) }
          json.member("message") { $0.value(flag.message) }
          json.member("resources") { $0.array(resources) { $0.value($1) } }
        }
      }
    }
    member("items") { json in
      json.array(scored.items) { json, item in
        json.object { json in
          json.member("linkId") { $0.value(item.linkId) }
          json.member("code") { $0.value(item.code) }
          json.member("answer") { $0.answer(item.answer) }
        }
      }
    }
    member("notes") { $0.array(scored.notes) { $0.value($1) } }
  }

  /// Writes an answer: its number, the name of the choice not to give one, or `null`.
  private mutating func answer(_ answer: Answer) {
    switch answer {
    case .value(let value): self.value(value)
    case .preferNotToAnswer: value("preferNotToAnswer")
    case .missing: null()
    }
  }
}
