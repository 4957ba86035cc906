/// Why FHIR resources cannot be read or written at all.
public enum FHIRRecordsError: Error, Hashable, Sendable {
  /// A file is neither JSON nor one JSON value a line.
  case syntax(line: Int, problem: String)
  /// An assessment to write is of a questionnaire that is not among the given ones.
  case unknownQuestionnaire(String)
  /// An assessment to write has an answer that its questionnaire does not have.
  case unknownAnswer(questionnaire: String, item: String)
}

extension FHIRRecordsError: CustomStringConvertible {
  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .syntax(let line, let problem):
      "line \(line): \(problem); the file must be FHIR in JSON, or one resource a line"
    case .unknownQuestionnaire(let name):
      """
      there is no definition of the questionnaire \(name); put its file back among your \
      questionnaires to export its assessments
      """
    case .unknownAnswer(let questionnaire, let item):
      """
      the definition of \(questionnaire) no longer has the answer kept for item \(item); export \
      with the definition it was taken with
      """
    }
  }
}
