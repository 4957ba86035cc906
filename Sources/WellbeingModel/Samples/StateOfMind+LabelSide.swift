extension StateOfMind.Label {
  /// The side of the scale a label is usually felt on.
  ///
  /// Used to rank events and to suggest words, never to judge or to refuse an entry.
  public enum Side: Hashable, Sendable {
    /// Usually felt as pleasant.
    case pleasant
    /// Usually felt as unpleasant.
    case unpleasant
    /// Felt either way, as surprise is; unknown labels are here too.
    case other
  }

  /// The side this label is usually felt on.
  public var side: Side {
    if Self.pleasant.contains(self) { return .pleasant }
    return Self.unpleasant.contains(self) ? .unpleasant : .other
  }

  private static let pleasant: Set<Self> = [
    .amazed, .amused, .brave, .calm, .confident, .content, .excited, .grateful, .happy,
    .hopeful, .joyful, .passionate, .peaceful, .proud, .relieved, .satisfied,
  ]

  private static let unpleasant: Set<Self> = [
    .angry, .annoyed, .anxious, .ashamed, .disappointed, .discouraged, .disgusted, .drained,
    .embarrassed, .frustrated, .guilty, .hopeless, .irritated, .jealous, .lonely, .overwhelmed,
    .sad, .scared, .stressed, .worried,
  ]
}
