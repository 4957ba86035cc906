public import WellbeingModel

/// What a piece of text is, for those who can show it: with colour, in bold or not at all.
///
/// A style never carries meaning of its own: the text reads the same without it.
public enum TextRole: Hashable, Sendable {
  /// The title of a report.
  case title
  /// A heading inside a report.
  case heading
  /// Text that steps back, as units and remarks.
  case quiet
  /// A valence, by its class.
  case valence(StateOfMind.ValenceClassification)
}
