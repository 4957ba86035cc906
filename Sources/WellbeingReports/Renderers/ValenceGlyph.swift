public import WellbeingModel

/// A class of valence as one cell, the higher the more pleasant: `▁▂▃▄▅▆▇`.
///
/// The height tells the class without colour; a day without an entry is a dot, which no class is.
public enum ValenceGlyph {
  /// The cell of a class.
  public static func text(_ valenceClass: StateOfMind.ValenceClassification) -> String {
    switch valenceClass {
    case .veryUnpleasant: "▁"
    case .unpleasant: "▂"
    case .slightlyUnpleasant: "▃"
    case .neutral: "▄"
    case .slightlyPleasant: "▅"
    case .pleasant: "▆"
    case .veryPleasant: "▇"
    }
  }

  /// The cell of a day without an entry.
  public static let noEntry = "·"
}
