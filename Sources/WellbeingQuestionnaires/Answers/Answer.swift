/// What a person gave to one question.
public enum Answer: Hashable, Sendable {
  /// The value of the choice taken.
  case value(Int)

  /// The person was asked and prefers not to say; it is not zero and never summed.
  case preferNotToAnswer

  /// There is no answer.
  case missing

  /// The value of the choice; nil without one.
  public var value: Int? {
    guard case .value(let value) = self else { return nil }
    return value
  }
}
