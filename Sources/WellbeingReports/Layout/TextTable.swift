/// Rows of cells set in columns.
struct TextTable {
  /// One cell and how it looks.
  struct Cell {
    var text: String
    var style: TextRole?

    init(_ text: String, _ style: TextRole? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// A column: its heading, where its text stands, and its cells.
  struct Column {
    var heading: String
    var alignment: TextLayout.Alignment
    var cells: [Cell]

    init(_ heading: String = "", _ alignment: TextLayout.Alignment, _ cells: [Cell]) {
      self.heading = heading
      self.alignment = alignment
      self.cells = cells
    }
  }

  var columns: [Column]

  /// The widths the columns take by themselves.
  func widths(in layout: TextLayout) -> [Int] {
    columns.map { column in
      column.cells.reduce(layout.displayWidth(column.heading)) {
        max($0, layout.displayWidth($1.text))
      }
    }
  }

  /// The columns the table takes, with the gaps between.
  func width(in layout: TextLayout, gap: Int = 2) -> Int {
    widths(in: layout).reduce(0, +) + gap * (columns.count - 1)
  }

  /// The lines of the table, with `gap` blanks between columns; without headings it has no heading
  /// line.
  ///
  /// The `flexible` column gives way, cut with an ellipsis, when there is too little room.
  func lines(in layout: TextLayout, gap: Int = 2, flexible: Int? = nil) -> [String] {
    var widths = widths(in: layout)
    if let flexible {
      let excess = width(in: layout, gap: gap) - layout.width
      widths[flexible] = max(1, widths[flexible] - max(0, excess))
    }
    let headings = columns.map { Cell($0.heading, .quiet) }
    let rowCount = columns.first?.cells.count ?? 0
    var rows = (0..<rowCount).map { row in columns.map { $0.cells[row] } }
    if headings.contains(where: { !$0.text.isEmpty }) { rows.insert(headings, at: 0) }
    return rows.map { row in
      var line = ""
      var blanks = 0
      for (cell, (column, width)) in zip(row, zip(columns, widths)) {
        let text = layout.truncated(cell.text, to: width)
        let free = max(0, width - layout.displayWidth(text))
        if column.alignment == .trailing { blanks += free }
        // Blanks are held back until text follows, so that no line ends in them.
        if !text.isEmpty {
          line += String(repeating: " ", count: blanks) + layout.styled(text, cell.style)
          blanks = 0
        }
        if column.alignment == .leading { blanks += free }
        blanks += gap
      }
      return line
    }
  }
}
