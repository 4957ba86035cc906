public import WellbeingModel

/// A class of valence as a small bar of seven cells, to the right of the middle when pleasant and to
/// the left when not: `···│██·`.
///
/// The direction and the length tell the class, so that the bar needs no colour.
public enum ValenceBar {
  /// The bar of a class.
  public static func text(_ valenceClass: StateOfMind.ValenceClassification) -> String {
    let steps = valenceClass.rawValue - StateOfMind.ValenceClassification.neutral.rawValue
    var bar = ""
    for cell in -3...3 {
      let isFilled = cell.signum() == steps.signum() && abs(cell) <= abs(steps)
      bar += cell == 0 ? "│" : isFilled ? "█" : "·"
    }
    return bar
  }
}
