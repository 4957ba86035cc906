import Foundation

/// Columns of text, printed as wide as they need to be: the first to the left, the others right.
struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) {
    rows = [titles]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  func print() {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blanks : blanks + text
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
  }
}

extension Double {
  /// The number with some decimals.
  func text(_ decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
