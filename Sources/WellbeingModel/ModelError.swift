/// A value that the model refuses.
public enum ModelError: Error, Hashable, Sendable {
  /// The valence is not a number from −1 to 1.
  case valenceOutOfRange(Double)

  /// The score of an assessment, or the highest it could have, is infinite or not a number.
  case scoreNotFinite(questionnaire: String, Double)
}

extension ModelError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .valenceOutOfRange(let value):
      "valence \(value) is out of range: it must be a number from -1 to 1"
    case .scoreNotFinite(let questionnaire, let value):
      "the score \(value) of \(questionnaire) is not a finite number: check the questionnaire's scoring"
    }
  }
}
