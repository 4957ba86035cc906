import WellbeingQuestionnaires

/// A built-in questionnaire.
func builtIn(_ name: String) throws -> Questionnaire {
  try QuestionnaireLibrary().questionnaire(named: name)
}

/// The result of an answer list.
func score(_ name: String, _ list: String, allowMissing: Bool = false) throws -> ScoredAssessment {
  let questionnaire = try builtIn(name)
  return try questionnaire.score(questionnaire.answers(from: list), allowMissing: allowMissing)
}

/// The error that reading or scoring an answer list ends in; nil when it does not.
func refusal(_ name: String, _ list: String, allowMissing: Bool = false) throws
  -> QuestionnaireError?
{
  let questionnaire = try builtIn(name)
  do throws(QuestionnaireError) {
    let answers = try questionnaire.answers(from: list)
    _ = try questionnaire.score(answers, allowMissing: allowMissing)
    return nil
  } catch {
    return error
  }
}
