/// What became of the samples that match a predicate since an anchor.
///
/// Whoever drops the deleted objects from what they hold, and then puts in each added sample in the
/// place of one with its identity, holds what the journal holds.
public struct SampleChanges<Sample: StorableSample>: Hashable, Sendable {
  /// Samples that were written, edited or brought back, in the order in which that happened.
  public var addedSamples: [Sample]

  /// Samples that were deleted or undone, or that an edit has taken out of the predicate.
  public var deletedObjects: [DeletedObject]

  /// Where the next query goes on.
  public var newAnchor: QueryAnchor

  /// Creates changes.
  public init(
    addedSamples: [Sample],
    deletedObjects: [DeletedObject],
    newAnchor: QueryAnchor
  ) {
    self.addedSamples = addedSamples
    self.deletedObjects = deletedObjects
    self.newAnchor = newAnchor
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { addedSamples.isEmpty && deletedObjects.isEmpty }
}
