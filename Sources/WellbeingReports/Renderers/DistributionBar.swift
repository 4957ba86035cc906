/// How often each of seven classes occurs, as seven cells of different height: `▁··▂█▄▁`.
///
/// The tallest cell is the class that occurs most, and a class that does not occur is a dot.
public enum DistributionBar {
  /// The bar of some counts, one cell each.
  public static func text(_ counts: [Int]) -> String {
    let heights = Array("▁▂▃▄▅▆▇█")
    let most = counts.max() ?? 0
    return String(
      counts.map { count in
        count == 0 ? "·" : heights[(count * heights.count + most - 1) / most - 1]
      }
    )
  }

  /// A bar on its side, of at most some cells and at least one, for a share of the most there is.
  static func length(of count: Int, most: Int, cells: Int) -> Int {
    count == 0 ? 0 : max(1, (count * cells * 2 + most) / (most * 2))
  }
}
