public import WellbeingModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A sample of whichever type, as a look-up by identity finds it.
public enum StoredSample: Hashable, Sendable {
  /// A feeling, or the mood of a day.
  case stateOfMind(StateOfMind)
  /// A questionnaire that was answered.
  case assessment(Assessment)

  /// What tells the sample from all others.
  public var id: UUID {
    switch self {
    case .stateOfMind(let sample): sample.id
    case .assessment(let sample): sample.id
    }
  }
}
