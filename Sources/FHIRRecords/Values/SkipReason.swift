internal import CivilTime
public import WellbeingQuestionnaires

/// Why a resource was not read.
public enum SkipReason: Hashable, Sendable {
  /// A line is not JSON.
  case notJSON(problem: String)
  /// A JSON value is not a resource.
  case notAResource
  /// An entry of a Bundle has no resource.
  case emptyEntry
  /// The resource has nothing to do with questionnaires.
  case otherType(String?)
  /// An Observation of something else.
  case otherObservation
  /// An Observation of one answer, without the others.
  case loneAnswer(questionnaires: [String])
  /// The status says that it is not, or not yet, valid.
  case status(String)
  /// No known questionnaire has such items.
  case unknownQuestionnaire(String?)
  /// Answers are missing, so there is no total; the items that have none.
  case incomplete(questionnaire: String, items: [String])
  /// An answer is not one of the choices.
  case notAnAnswer(questionnaire: String, item: String, given: String, allowed: [Int])
  /// An item is answered more than once, differently.
  case severalAnswers(questionnaire: String, item: String)
  /// There is no date, or none that can be read.
  case noDate
  /// A total has no number, or one outside of its range.
  case noTotal(questionnaire: String, range: ClosedRange<Double>)
  /// The same assessment stands earlier in the file.
  case duplicate
  /// The answers cannot be scored.
  case notScored(QuestionnaireError)
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .notJSON(let problem): "not JSON: \(problem)"
    case .notAResource: "it has no resourceType, so it is no FHIR resource"
    case .emptyEntry: "the entry has no resource"
    case .otherType(let type?): "\(type.quoted) is not read here"
    case .otherType(nil): "a resource without a type is not read here"
    case .otherObservation: "it is not the total of a known questionnaire"
    case .loneAnswer(let names):
      "it is one answer of \(names.joined(separator: " or ")), without the others"
    case .status("in-progress"): "incomplete, no total: its status is in-progress"
    case .status(let status): "its status is \(status.quoted), so it does not count"
    case .unknownQuestionnaire(let name?): "no known questionnaire fits \(name.quoted)"
    case .unknownQuestionnaire(nil): "no known questionnaire has such items"
    case .noDate: "it has no date that can be read"
    case .noTotal(let questionnaire, let range):
      """
      it holds no total of \(questionnaire), a number from \(range.lowerBound.plain) to \
      \(range.upperBound.plain)
      """
    case .duplicate: "the same assessment stands earlier in the file"
    case .notScored(let error): error.description
    case .incomplete, .notAnAnswer, .severalAnswers: answerDescription
    }
  }

  private var answerDescription: String {
    switch self {
    case .incomplete(let questionnaire, let items):
      """
      incomplete, no total: \(questionnaire) has no answer to \
      item\(items.count == 1 ? "" : "s") \(items.joined(separator: ", "))
      """
    case .notAnAnswer(let questionnaire, let item, let given, let allowed):
      """
      \(questionnaire), item \(item): \(given.quoted) is none of the answers \
      \(allowed.map(String.init).joined(separator: ", "))
      """
    case .severalAnswers(let questionnaire, let item):
      "\(questionnaire), item \(item): there are several answers, and only one can count"
    default: ""
    }
  }
}

extension Double {
  /// The number without a needless `.0`.
  var plain: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
