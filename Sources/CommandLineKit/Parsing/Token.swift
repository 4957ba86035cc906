/// What one word of a command line can be, by its form alone.
enum Token: Hashable {
  /// `--`: everything after it is a value.
  case endOfOptions

  /// `--name` or `--name=value`.
  case long(name: String, attached: String?)

  /// `-a`, `-abc` or `-avalue`: what follows the dash.
  case short(String)

  /// Anything else, numbers with a minus sign and a lone `-` included.
  case word(String)

  /// Reads a word; bytes are compared, so that a combining character after a dash hides nothing.
  init(_ text: String) {
    let bytes = text.utf8
    guard bytes.first == Self.dash, let second = bytes.dropFirst().first else {
      self = .word(text)
      return
    }
    switch second {
    case Self.dash where bytes.count == 2:
      self = .endOfOptions
    case Self.dash:
      let body = Substring(bytes.dropFirst(2))
      if let equals = body.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let value = Substring(body.utf8[body.utf8.index(after: equals)...])
        self = .long(name: String(body[..<equals]), attached: String(value))
      } else {
        self = .long(name: String(body), attached: nil)
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      self = .word(text)
    default:
      self = .short(String(Substring(bytes.dropFirst())))
    }
  }

  private static let dash = UInt8(ascii: "-")
}
