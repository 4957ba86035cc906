extension TextLayout {
  /// Breaks text into lines of at most some columns, at blanks where there are any.
  public func wrapped(_ text: String, to columns: Int) -> [String] {
    wrapped(text.split(separator: " ").map(String.init), to: columns)
  }

  /// Sets pieces into lines of at most some columns, with a blank between two pieces.
  ///
  /// A piece is only broken when it is wider than a whole line.
  public func wrapped(_ pieces: [String], to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      let joined = line.isEmpty ? piece : line + " " + piece
      if displayWidth(joined) <= columns {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let parts = broken(piece, at: columns)
      lines += parts.dropLast()
      line = parts.last ?? ""
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Breaks a piece wherever a line is full.
  private func broken(_ piece: String, at columns: Int) -> [String] {
    if displayWidth(piece) <= columns { return [piece] }
    if piece.contains(" ") { return wrapped(piece, to: columns) }
    var parts: [String] = []
    var part = ""
    for character in piece {
      if !part.isEmpty, displayWidth(part + String(character)) > columns {
        parts.append(part)
        part = ""
      }
      part.append(character)
    }
    parts.append(part)
    return parts
  }
}
