internal import WellbeingModel

/// Rows and columns of a report.
public struct ReportTable: Hashable, Sendable {
  /// A column: its heading, where its text stands, and its cells.
  public struct Column: Hashable, Sendable {
    /// What its cells are to the table.
    public enum Part: Hashable, Sendable {
      /// It is always shown.
      case essential
      /// It is cut where there is too little room, or put on a line of its own.
      case flexible
      /// It is left out where there is too little room.
      case extra
    }

    /// The heading; empty for none.
    public var heading: String

    /// The heading where there is little room.
    public var shortHeading: String

    /// Where its text stands.
    public var alignment: TextLayout.Alignment

    /// What its cells are to the table.
    public var part: Part

    /// A cell for each row.
    public var cells: [Cell]

    /// Creates a column.
    public init(
      _ heading: String = "",
      short shortHeading: String? = nil,
      _ alignment: TextLayout.Alignment,
      part: Part = .essential,
      _ cells: [Cell]
    ) {
      self.heading = heading
      self.shortHeading = shortHeading ?? heading
      self.alignment = alignment
      self.part = part
      self.cells = cells
    }
  }

  /// One cell: its text and what it is.
  public struct Cell: Hashable, Sendable {
    /// The text; empty for none.
    public var text: String

    /// The text where there is little room.
    public var shortText: String

    /// What the text is.
    public var role: TextRole?

    /// Whether the text is a drawing made of characters.
    public var isDrawing: Bool

    /// Creates a cell.
    public init(
      _ text: String,
      short shortText: String? = nil,
      _ role: TextRole? = nil,
      isDrawing: Bool = false
    ) {
      self.text = text
      self.shortText = shortText ?? text
      self.role = role
      self.isDrawing = isDrawing
    }
  }

  /// The columns, all with as many cells.
  public var columns: [Column]

  /// Creates a table.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// How many rows there are.
  public var rowCount: Int { columns.first?.cells.count ?? 0 }
}
