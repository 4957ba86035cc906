/// An instrument a person can answer: what it asks, and how the answers become a score.
///
/// It is read from a FHIR R4 Questionnaire; everything about it is data.
public struct Questionnaire: Hashable, Sendable {
  /// Its short name, as `phq-9`.
  public let id: String

  /// The canonical address that a response names, without the version.
  public let url: String

  /// The version of the definition, as `1.0.0`.
  public let version: String

  /// Its name for people, as `PHQ-9`.
  public let title: String

  /// What it is, in a sentence.
  public let summary: String

  /// The notice that has to be shown with it; Markdown.
  public let copyright: LocalizedText

  /// On what terms it may be used, in a sentence.
  public let licence: String

  /// The languages it can be asked in, the original first.
  public let languages: [String]

  /// Where the wording of each language comes from.
  public let wordings: [Wording]

  /// The LOINC code of the whole; nil when none is known.
  public let code: String?

  /// The LOINC code of the total score; nil when none is known.
  public let totalCode: String?

  /// What is said before the first question, in order; the last is the stem of the questions.
  public let instructions: [LocalizedText]

  /// All questions, in the order they are asked.
  public let questions: [Question]

  /// How the answers become a score.
  public let scoring: Scoring

  /// The time the questions ask about.
  public let recall: Recall

  /// How often it is sensibly taken.
  public let cadence: Cadence

  /// Whether it is shown only to who asks for it by name, because its subject can distress.
  public let isOnRequestOnly: Bool

  /// The questions that count towards the score, in order: the ones an answer list answers.
  public var scoredQuestions: [Question] {
    questions.filter(\.isScored)
  }

  /// The language it was written in.
  public var language: String { languages.first ?? "en" }
}
