extension String {
  /// The text with everything a terminal would obey replaced by something visible.
  ///
  /// Control characters become their pictures (`␛` for escape, `␀` for NUL), those of the upper
  /// range `�`. Directional embeddings, overrides and isolates are left out: unclosed, they
  /// would reorder what follows on the line. With `keepingNewlines` every kind of line end comes
  /// out as `\n`.
  public func sanitizedForTerminal(
    keepingNewlines: Bool = false,
    keepingTabs: Bool = false
  ) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var scalars = unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      switch scalar.value {
      case 0x09 where keepingTabs: result.unicodeScalars.append(scalar)
      case 0x0D where keepingNewlines && pending == "\n": break
      case 0x0A where keepingNewlines: result.unicodeScalars.append(scalar)
      case 0x85 where keepingNewlines: result += "\n"
      case 0x2028, 0x2029: result += keepingNewlines ? "\n" : "\u{240A}"
      case 0x202A...0x202E, 0x2066...0x2069: break
      default: result.unicodeScalars.append(scalar.visible)
      }
    }
    return result
  }

  /// The text in single quotes for use inside a message: one line, harmless, at most 40 columns.
  public var quotedForMessage: String {
    // A cut before sanitising keeps a huge text cheap; 400 scalars are more than 40 columns.
    let start = String(unicodeScalars.prefix(400))
    return "'\(start.sanitizedForTerminal().truncated(toWidth: 40))'"
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or for a control character its picture.
  fileprivate var visible: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}
