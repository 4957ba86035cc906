internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A row of a sample that came or went.
struct SampleEvent<Sample: StorableSample> {
  /// When.
  let position: ChangePosition

  /// The sample that came, or the identity of the one that went.
  let content: Content

  /// What the row held.
  enum Content {
    case added(Sample)
    case deleted(UUID)
  }

  init(_ position: ChangePosition, _ sample: Sample) {
    self.position = position
    content = .added(sample)
  }

  init(_ position: ChangePosition, deleted id: UUID) {
    self.position = position
    content = .deleted(id)
  }

  /// The identity of the sample.
  var id: UUID {
    switch content {
    case .added(let sample): sample.id
    case .deleted(let id): id
    }
  }
}
