/// Interaction over the streams of this process.
public struct ProcessInteraction: Interaction {
  /// Where input comes from.
  public var reader: FileDescriptorReader

  /// Where prompts go: not to standard output, which holds results.
  public var promptWriter: FileDescriptorWriter

  /// The editor for longer texts.
  public var editor: TextEditor

  /// Creates an interaction.
  public init(
    editor: TextEditor,
    reader: FileDescriptorReader = .standardInput,
    promptWriter: FileDescriptorWriter = .standardError
  ) {
    self.editor = editor
    self.reader = reader
    self.promptWriter = promptWriter
  }

  /// Writes the prompt and reads one line; nil when the input has ended.
  public func readLine(prompt: String) throws(InteractionError) -> String? {
    // A prompt that cannot be shown does not keep the answer from being read.
    _ = promptWriter.write(prompt)
    return try reader.readLine()
  }

  /// Reads all input up to the end, at most `limit` bytes.
  public func readAll(limit: Int) throws(InteractionError) -> [UInt8] {
    try reader.readAll(limit: limit)
  }

  /// Runs the editor on a private file and returns the text as it was saved.
  public func editText(_ initial: String) throws(InteractionError) -> String {
    try editor.edit(initial)
  }
}
