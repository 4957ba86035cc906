extension String {
  /// The text with spaces up to a number of columns; unchanged when it is as wide or wider.
  public func padded(toWidth width: Int, _ alignment: TextAlignment = .leading) -> String {
    let missing = width - displayWidth
    guard missing > 0 else { return self }
    let spaces = String(repeating: " ", count: missing)
    return alignment == .leading ? self + spaces : spaces + self
  }

  /// The text cut to a number of columns, with `…` in the last one when anything was cut.
  ///
  /// A wide character that would straddle the limit is left out, so the result may be one column
  /// narrower.
  public func truncated(toWidth width: Int) -> String {
    var used = 0
    var cut = startIndex
    var index = startIndex
    while index < endIndex {
      used += DisplayWidth.columns(of: self[index])
      guard used <= width else { return width < 1 ? "" : self[..<cut] + "…" }
      index = self.index(after: index)
      if used < width { cut = index }
    }
    return self
  }

  /// The text cut or padded to exactly a number of columns.
  public func fitted(toWidth width: Int, _ alignment: TextAlignment = .leading) -> String {
    truncated(toWidth: width).padded(toWidth: width, alignment)
  }
}
