/// Text on its way out, gathered so that it leaves in one write.
public struct OutputBuffer: TextOutputStream, Hashable, Sendable {
  /// The text so far.
  public private(set) var text = ""

  /// Creates an empty buffer.
  public init() {}

  /// Whether nothing has been written.
  public var isEmpty: Bool {
    text.isEmpty
  }

  /// Appends text.
  public mutating func write(_ string: String) {
    text += string
  }

  /// Appends text and a newline.
  public mutating func writeLine(_ string: String = "") {
    text += string
    text += "\n"
  }

  /// Takes everything out of the buffer and leaves it empty.
  public mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Writes everything in one go and leaves the buffer empty.
  public mutating func flush(to writer: FileDescriptorWriter) -> WriteOutcome {
    writer.write(take())
  }
}
