extension QuestionnaireError: CustomStringConvertible {
  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .unreadable(let file):
      "\(file) cannot be read: check that it exists and that you may read it"
    case .syntax(let file, let line, let problem):
      "\(file), line \(line): \(problem); the file must be JSON"
    case .definition(let file, let item?, let rule):
      "\(file), item \(item): \(rule)"
    case .definition(let file, nil, let rule):
      "\(file): \(rule)"
    case .unknownQuestionnaire(let name, let known):
      "there is no questionnaire \(name); there are \(known.joined(separator: ", "))"
    case .languageNotAvailable(let questionnaire, let language, let available):
      "\(questionnaire) is not available in \(language), only in \(Phrases.list(available, "and"))"
    default:
      answerDescription
    }
  }

  private var answerDescription: String {
    switch self {
    case .answerCount(let questionnaire, let expected, let given):
      "\(questionnaire) takes \(expected) answers, one for each scored question, not \(given)"
    case .notAnAnswer(let questionnaire, let item, let given, let allowed, let canBeDeclined):
      """
      \(questionnaire), item \(item): \(given) is not an answer; \
      \(Self.hint(given, allowed, canBeDeclined))
      """
    case .shiftedCoding(let questionnaire, let item, let given, let expected):
      """
      \(questionnaire), item \(item): \(questionnaire) is coded \(expected.lowerBound) to \(expected.upperBound), but these answers \
      look coded \(given.lowerBound) to \(given.upperBound): each should be 1 \
      \(given.lowerBound > expected.lowerBound ? "lower" : "higher")
      """
    case .cannotBeDeclined(let questionnaire, let item):
      "\(questionnaire), item \(item): it has no “prefer not to answer”; write - for a missing answer"
    case .missingAnswers(let questionnaire, let items):
      "\(questionnaire), \(Phrases.items(items)): an answer is missing, and a score needs all of them"
    case .tooManyMissing(let questionnaire, let items, 0):
      """
      \(questionnaire), \(Phrases.items(items)): an answer is missing, and missing answers of this \
      questionnaire are never estimated
      """
    case .tooManyMissing(let questionnaire, let items, let allowed):
      """
      \(questionnaire), \(Phrases.items(items)): too many answers are missing; at most \(allowed) \
      can be estimated
      """
    case .neverEstimated(let questionnaire, let item):
      """
      \(questionnaire), item \(item): it is never estimated, so no other missing answer is estimated \
      while it is missing; answer it, or write x if you prefer not to answer
      """
    case .unknownItem(let questionnaire, let item):
      "\(questionnaire) has no question \(item) outside the answer list"
    case .scoreNotFinite(let questionnaire):
      "\(questionnaire): the score is not a finite number; check the definition's multiplier and table"
    default:
      ""
    }
  }

  private static func hint(_ given: String, _ allowed: [Int], _ canBeDeclined: Bool) -> String {
    let declining = canBeDeclined ? ", x if you prefer not to answer" : ""
    let choices = "write \(Phrases.values(allowed))\(declining), or - for a missing one"
    // Public data sets write 7 for "refused" and 9 for "don't know".
    return given == "7" || given == "9"
      ? "\(choices), also where a data set has 7 (refused) or 9 (don't know)" : choices
  }
}
