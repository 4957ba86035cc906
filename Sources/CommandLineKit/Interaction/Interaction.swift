/// Everything a command may ask of the person in front of it or of the pipe behind it.
///
/// A process uses `ProcessInteraction`; a test hands in answers of its own.
public protocol Interaction {
  /// Shows a prompt and reads one line; nil when the input has ended.
  mutating func readLine(prompt: String) throws(InteractionError) -> String?

  /// Reads all input up to the end, at most `limit` bytes.
  mutating func readAll(limit: Int) throws(InteractionError) -> [UInt8]

  /// Lets the person edit a text and returns what it became, as it was saved.
  mutating func editText(_ initial: String) throws(InteractionError) -> String
}
