internal import CommandLineKit
internal import WellbeingKit

/// Asks the questions of a questionnaire one at a time, line by line.
struct QuestionnaireDialogue {
  private let form: QuestionnaireForm
  private let questionnaire: Questionnaire
  private let allowsMissing: Bool
  private let notice: String?

  /// Prepares the questions.
  ///
  /// - Parameters:
  ///   - form: The questionnaire in the person's language.
  ///   - questionnaire: The questionnaire.
  ///   - allowsMissing: Whether questions that count may be skipped, as far as they can be estimated.
  ///   - notice: What the person should know before the first question.
  init(
    _ form: QuestionnaireForm,
    _ questionnaire: Questionnaire,
    allowsMissing: Bool,
    notice: String?
  ) {
    self.form = form
    self.questionnaire = questionnaire
    self.allowsMissing = allowsMissing
    self.notice = notice
  }

  /// What a line says.
  private enum Reply {
    case answer(Answer)
    case back
    case quit
    case refused(String)
  }

  /// The score of what the person answered; nil when they stopped.
  ///
  /// On a terminal a line that is no answer is asked for again. From a pipe it is refused, as the
  /// lines after it would answer the wrong questions; so is a list that ends early or goes on.
  func scored(_ context: inout CommandContext) throws -> ScoredAssessment? {
    let isTerminal = context.environment.terminal.inputIsTerminal
    if isTerminal, context.parsed.flag("no-input") {
      throw UsageError.refused("the questions need answers; leave out --no-input, or pipe them in")
    }
    let isSilent = !isTerminal && context.parsed.flag("quiet")
    let width = context.layout.width
    var prompt = opening(width)
    var answers: [String: Answer] = [:]
    var index = 0
    while true {
      guard index < form.questions.count else {
        do {
          let scored = try score(answers)
          if !isTerminal { try requireEnd(&context) }
          return scored
        } catch let error as QuestionnaireError where isTerminal {
          prompt = "\(error)".wrapped(width: width) + "\n\n"
          index = form.questions.firstIndex { answers[$0.linkId] == .missing } ?? 0
          continue
        }
      }
      let question = form.questions[index]
      prompt += text(of: question, at: index, width)
      let line = try context.environment.interaction.readLine(prompt: isSilent ? "" : prompt)
      guard let line else { throw ended(at: index) }
      prompt = ""
      switch reply(line, to: question) {
      case .answer(let answer):
        answers[question.linkId] = answer
        index += 1
      case .back: index = max(0, index - 1)
      case .quit: return nil
      case .refused(let reason):
        guard isTerminal else {
          throw UsageError.refused("line \(index + 1): \(reason); nothing was stored")
        }
        prompt = "\(reason)\n\n".wrapped(width: width)
      }
    }
  }

  private func ended(at index: Int) -> UsageError {
    .refused(
      "the answers end before question \(index + 1) of \(form.questions.count); nothing was stored"
    )
  }

  private func requireEnd(_ context: inout CommandContext) throws {
    while let line = try context.environment.interaction.readLine(prompt: "") {
      guard line.trimmedNFC.isEmpty else {
        throw UsageError.refused(
          "there are more than \(form.questions.count) answers; nothing was stored"
        )
      }
    }
  }

  private func score(_ answers: [String: Answer]) throws(QuestionnaireError) -> ScoredAssessment {
    var unscored: [String: Answer] = [:]
    for question in questionnaire.questions where !question.isScored {
      unscored[question.linkId] = answers[question.linkId]
    }
    return try questionnaire.score(
      questionnaire.scoredQuestions.map { answers[$0.linkId] ?? .missing },
      unscored: unscored,
      allowMissing: allowsMissing,
      language: form.language
    )
  }

  private func reply(_ line: String, to question: QuestionnaireForm.Question) -> Reply {
    let word = line.trimmedNFC.lowercased()
    switch word {
    case "b", "back": return .back
    case "q", "quit": return .quit
    case "s", "skip", "-":
      return canSkip(question) ? .answer(.missing) : .refused("this question needs an answer")
    case "": return .refused("an empty line is no answer")
    default: break
    }
    guard let definition = questionnaire.questions.first(where: { $0.linkId == question.linkId })
    else { return .answer(.missing) }
    do {
      return .answer(try questionnaire.answer(from: word, for: definition))
    } catch {
      return .refused("\(error)")
    }
  }

  private func canSkip(_ question: QuestionnaireForm.Question) -> Bool {
    allowsMissing || question.isOptional || !question.isScored
  }

  /// What is said before the first question.
  private func opening(_ width: Int) -> String {
    let parts = [notice.map { "Note: \($0)." }, form.title].compactMap(\.self)
    return (parts + form.instructions + [form.copyright.oneLine])
      .map { $0.wrapped(width: width) + "\n\n" }
      .strung(with: "")
  }

  private func text(
    of question: QuestionnaireForm.Question,
    at index: Int,
    _ width: Int
  ) -> String {
    var text = "\(index + 1) of \(form.questions.count)  (\(form.recall))\n".wrapped(width: width)
    text += question.text.wrapped(width: width) + "\n"
    for choice in question.choices {
      text += "  \(choice.value)  \(choice.text)".wrapped(width: width, hangingIndent: 5) + "\n"
    }
    if question.canBeDeclined { text += "  x  prefer not to answer\n" }
    return text + (canSkip(question) ? "b back, s skip, q quit > " : "b back, q quit > ")
  }
}
