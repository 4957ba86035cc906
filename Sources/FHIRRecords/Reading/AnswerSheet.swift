internal import WellbeingModel

internal import WellbeingQuestionnaires

/// The answers of a record, read and scored.
struct AnswerSheet {
  let assessment: ScoredAssessment

  /// Reads and scores the answers; nil when that cannot be done, and then the reading says why.
  init?(
    _ matching: ItemMatching,
    record: Resource,
    allowsMissing: Bool,
    _ reading: inout FHIRReading
  ) {
    let gathered: Gathered
    do throws(Refusal) {
      gathered = try Gathered(matching, place: record.place, &reading)
    } catch {
      reading.skip(record.place, error.reason)
      return nil
    }
    let questionnaire = matching.questionnaire
    let isEstimated = record.value.extensions([FHIRAddress.estimated])
      .contains { $0["valueBoolean"]?.boolean == true }
    let missing = zip(questionnaire.scoredQuestions, gathered.answers)
      .filter { $0.isRequired && $1 == .missing }.map(\.0.linkId)
    // What is never estimated changes no other answer, so the others may be summed without it.
    let isOnlyUncounted =
      missing.allSatisfy(questionnaire.scoring.missing.never.contains)
      && missing.count < questionnaire.scoredQuestions.count
    guard missing.isEmpty || isOnlyUncounted || isEstimated || allowsMissing else {
      reading.skip(
        record.place,
        .incomplete(questionnaire: questionnaire.title, items: missing)
      )
      return nil
    }
    do throws(QuestionnaireError) {
      assessment = try questionnaire.score(
        gathered.answers,
        unscored: gathered.unscored,
        allowMissing: !missing.isEmpty
      )
    } catch {
      reading.skip(record.place, .notScored(error))
      return nil
    }
    if !missing.isEmpty, isOnlyUncounted {
      reading.warn(
        record.place,
        .notAnswered(questionnaire: questionnaire.title, items: missing)
      )
    }
  }
}

/// A reason as an error, to leave the gathering of answers at the first that cannot be read.
private struct Refusal: Error {
  let reason: SkipReason
}

/// The answers to all questions of a questionnaire.
private struct Gathered {
  var answers: [Answer] = []
  var unscored: [String: Answer] = [:]

  init(_ matching: ItemMatching, place: RecordPlace, _ reading: inout FHIRReading) throws(Refusal) {
    let questionnaire = matching.questionnaire
    let usesWeights = Self.hasOwnWeights(matching)
    if !usesWeights { reading.warn(place, .weightsIgnored(questionnaire: questionnaire.title)) }
    for question in questionnaire.questions {
      let item = matching.items[question.linkId]
      let reader = AnswerReader(question: question, usesWeights: usesWeights)
      let outcome = reader.outcome(of: item)
      if question.isScored {
        answers.append(try Self.answer(outcome, question, questionnaire, place, &reading))
      } else if item != nil {
        if case .answer(let answer) = outcome {
          unscored[question.linkId] = answer
        } else {
          reading.warn(
            place,
            .unscoredLeftOut(questionnaire: questionnaire.title, item: question.linkId)
          )
        }
      }
    }
  }

  /// Whether every weight written in the file is one its question has; a file coded 1 to 4 is not
  /// told from one coded 0 to 3 by a single answer.
  private static func hasOwnWeights(_ matching: ItemMatching) -> Bool {
    matching.questionnaire.scoredQuestions.allSatisfy { question in
      guard let item = matching.items[question.linkId] else { return true }
      let known = Set(question.values.map(Double.init))
      return AnswerReader.weights(of: item).allSatisfy(known.contains)
        && item.options.allSatisfy { known.contains($0.weight) }
    }
  }

  private static func answer(
    _ outcome: AnswerReader.Outcome,
    _ question: Questionnaire.Question,
    _ questionnaire: Questionnaire,
    _ place: RecordPlace,
    _ reading: inout FHIRReading
  ) throws(Refusal) -> Answer {
    let (title, item) = (questionnaire.title, question.linkId)
    switch outcome {
    case .answer(let answer):
      return answer
    case .weighted(let answer):
      reading.warn(place, .weightDiffers(questionnaire: title, item: item))
      return answer
    case .declinedInVain:
      reading.warn(place, .cannotBeDeclined(questionnaire: title, item: item))
      return .missing
    case .several:
      throw Refusal(reason: .severalAnswers(questionnaire: title, item: item))
    case .unknown(let given):
      throw Refusal(
        reason: .notAnAnswer(
          questionnaire: title,
          item: item,
          given: given,
          allowed: question.values
        )
      )
    }
  }
}
