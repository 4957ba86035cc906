extension SamplePredicate where Sample == StateOfMind {
  /// The kind is the given one.
  public static func kind(_ kind: StateOfMind.Kind) -> Self {
    Self(.kinds([kind]))
  }

  /// The valence compares to a bound; a comparison with NaN is false.
  public static func valence(_ comparison: Comparison, _ value: Double) -> Self {
    Self(.comparing(valence: comparison, value))
  }

  /// The valence lies between two bounds, both included; false when the first is greater or one is NaN.
  public static func valence(between lower: Double, and upper: Double) -> Self {
    Self(lower <= upper ? .valenceBetween(lower, upper) : .constant(false))
  }

  /// The valence is one of some numbers.
  public static func valence(in values: Set<Double>) -> Self {
    Self(.among(valences: values))
  }

  /// The band of the valence compares to a band; bands are ordered from very unpleasant up.
  public static func valenceClassification(
    _ comparison: Comparison,
    _ classification: StateOfMind.ValenceClassification
  ) -> Self {
    Self(.valenceClassification(comparison, classification))
  }

  /// The sample carries the label.
  public static func label(_ label: StateOfMind.Label) -> Self {
    Self(.labels([label]))
  }

  /// The sample carries the association.
  public static func association(_ association: StateOfMind.Association) -> Self {
    Self(.associations([association]))
  }

  /// The sample carries the tag, whatever the case and the accents of either.
  public static func tag(_ tag: String) -> Self {
    Self(.tags([tag.trimmedNFC.foldedForSearch]))
  }

  /// The note contains a text, whatever the case and the accents of either; false without a note.
  public static func note(contains text: String) -> Self {
    Self(.noteContains(text.foldedForSearch))
  }

  /// There is a note.
  public static var noteExists: Self { Self(.noteExists) }
}
