/// A questionnaire in one language, ready to be asked.
public struct QuestionnaireForm: Hashable, Sendable {
  /// One question as it is put to a person.
  public struct Question: Hashable, Sendable {
    /// What identifies it within the questionnaire, as `3` or `difficulty`.
    public let linkId: String

    /// The wording.
    public let text: String

    /// The answers that can be chosen, in the order they are shown.
    public let choices: [Choice]

    /// Whether the answer counts towards the score.
    public let isScored: Bool

    /// Whether a person may say that they prefer not to answer.
    public let canBeDeclined: Bool

    /// Whether it may be left out.
    public let isOptional: Bool
  }

  /// One answer that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// What an answer list gives for it.
    public let value: Int

    /// The wording.
    public let text: String
  }

  /// The questionnaire's name for people, as `PHQ-9`.
  public let title: String

  /// The language code of all texts.
  public let language: String

  /// What is said before the first question, in order; the last is the stem of the questions.
  public let instructions: [String]

  /// The time the questions ask about, as `the last 2 weeks`.
  public let recall: String

  /// All questions, in the order they are asked.
  public let questions: [Question]

  /// The notice that has to be shown with it.
  public let copyright: String
}

extension Questionnaire {
  /// The questionnaire in a language.
  ///
  /// - Parameter language: A code as `de`, or a longer tag as `de-AT` whose first part counts; the
  ///   original language when nil.
  /// - Returns: All texts in that language.
  /// - Throws: `QuestionnaireError.languageNotAvailable` when there is no such translation.
  public func form(in language: String? = nil) throws(QuestionnaireError) -> QuestionnaireForm {
    let asked = (language ?? self.language).prefix { $0.isLetter }.lowercased()
    guard let code = languages.first(where: { $0.lowercased() == asked }) else {
      throw .languageNotAvailable(
        questionnaire: title,
        language: language ?? self.language,
        available: languages
      )
    }
    return QuestionnaireForm(
      title: title,
      language: code,
      instructions: instructions.map { $0.text(in: code) },
      recall: recall.text.text(in: code),
      questions: questions.map { QuestionnaireForm.Question($0, language: code) },
      copyright: copyright.text(in: code)
    )
  }
}

extension QuestionnaireForm.Question {
  fileprivate init(_ question: Questionnaire.Question, language: String) {
    self.init(
      linkId: question.linkId,
      text: question.text.text(in: language),
      choices: question.choices.map { choice in
        QuestionnaireForm.Choice(value: choice.value, text: choice.text.text(in: language))
      },
      isScored: question.isScored,
      canBeDeclined: question.canBeDeclined,
      isOptional: !question.isRequired
    )
  }
}
