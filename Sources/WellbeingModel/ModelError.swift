/// A value that the model refuses.
public enum ModelError: Error, Hashable, Sendable {
  /// The valence is not a number from −1 to 1.
  case valenceOutOfRange(Double)

  /// The metadata value under a key is NaN, which no store and no file format keeps.
  case metadataNotANumber(key: String)
}

extension ModelError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .valenceOutOfRange(let value):
      "valence \(value) is out of range: it must be a number from -1 to 1"
    case .metadataNotANumber(let key):
      "the metadata value '\(key)' is not a number: give a number, or leave the key out"
    }
  }
}
