/// Terms with their explanations in two aligned columns.
///
/// A term too wide for its column, or every term when the lines are short, has its explanation
/// on the next line.
struct DefinitionList {
  /// Terms and explanations, in order.
  var rows: [(term: String, text: String)]

  /// The columns of a whole line.
  var width: Int

  /// The lines of the list, each ending with a newline; `style` is put on every term.
  func text(_ styler: Styler, _ style: TextStyle) -> String {
    let column = textColumn
    let isStacked = width - column < 24
    var text = ""
    for row in rows {
      let term = styler(row.term, style)
      let used = 2 + row.term.displayWidth
      if row.text.isEmpty {
        text += "  \(term)\n"
      } else if isStacked {
        text += "  \(term)\n\(row.text.wrapped(width: width, indent: 8))\n"
      } else if used + 2 > column {
        text += "  \(term)\n\(row.text.wrapped(width: width, indent: column))\n"
      } else {
        let block = row.text.wrapped(width: width, indent: column)
        text += "  \(term)\(String(repeating: " ", count: column - used))"
        text += block.drop { $0 == " " } + "\n"
      }
    }
    return text
  }

  /// Where explanations begin: after the widest term that leaves them most of the line.
  private var textColumn: Int {
    let most = width * 2 / 5
    let widths = rows.map { 2 + $0.term.displayWidth + 2 }.filter { $0 <= most }
    return widths.max() ?? min(most, 8)
  }
}
