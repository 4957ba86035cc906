/// Something that went wrong while reading from a person, a pipe or an editor.
public enum InteractionError: Error, Hashable, Sendable {
  /// There is more input than the limit, in bytes.
  case inputTooLong(limit: Int)

  /// The input cannot be read.
  case unreadable(SystemError)

  /// The private file for the editor cannot be made or read in this directory.
  case temporaryFile(directory: String, SystemError)

  /// The editor cannot be started.
  case editorNotStarted(String, SystemError)

  /// The editor ended with an exit code other than 0, or with 128 plus the number of a signal.
  case editorFailed(String, status: Int32)
}

extension InteractionError: CustomStringConvertible {
  /// What went wrong and what can be done, in one line that is safe to print.
  public var description: String {
    switch self {
    case .inputTooLong(let limit):
      "the input is longer than \(limit) bytes"
    case .unreadable(let error):
      "the input cannot be read: \(error)"
    case .temporaryFile(let directory, let error):
      "no private file can be used in \(directory.quotedForMessage): \(error);"
        + " set TMPDIR to a directory that can be written"
    case .editorNotStarted(let editor, let error):
      "the editor \(editor.quotedForMessage) cannot be started: \(error)"
    case .editorFailed(let editor, status: 127):
      "the editor \(editor.quotedForMessage) is not installed; set EDITOR to one that is"
    case .editorFailed(let editor, let status):
      "the editor \(editor.quotedForMessage) ended with status \(status), so its text is not used"
    }
  }
}
