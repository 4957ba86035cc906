/// What the questionnaires refuse.
public enum QuestionnaireError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(file: String)
  /// A file is not JSON.
  case syntax(file: String, line: Int, problem: String)
  /// A definition breaks a rule; the item is nil when the rule is about the whole.
  case definition(file: String, item: String?, rule: String)
  /// No questionnaire has the name.
  case unknownQuestionnaire(name: String, known: [String])
  /// The questionnaire is not to be had in the language.
  case languageNotAvailable(questionnaire: String, language: String, available: [String])
  /// The list is too short or too long.
  case answerCount(questionnaire: String, expected: Int, given: Int)
  /// An entry is not one of the choices.
  case notAnAnswer(
    questionnaire: String,
    item: String,
    given: String,
    allowed: [Int],
    canBeDeclined: Bool
  )
  /// All entries fit a coding that starts one higher or lower than the questionnaire's.
  case shiftedCoding(
    questionnaire: String,
    item: String,
    given: ClosedRange<Int>,
    expected: ClosedRange<Int>
  )
  /// The question has no "prefer not to answer".
  case cannotBeDeclined(questionnaire: String, item: String)
  /// Answers are missing and no estimate was asked for.
  case missingAnswers(questionnaire: String, items: [String])
  /// More answers are missing than may be estimated.
  case tooManyMissing(questionnaire: String, items: [String], allowed: Int)
  /// A question that is never estimated is missing beside others that would be.
  case neverEstimated(questionnaire: String, item: String)
  /// The questionnaire has no such question.
  case unknownItem(questionnaire: String, item: String)
  /// A score is infinite or not a number.
  case scoreNotFinite(questionnaire: String)
}
