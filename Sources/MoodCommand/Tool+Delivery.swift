internal import CommandLineKit

extension Tool.Outcome {
  /// Writes the messages and the output to the process's own streams.
  ///
  /// - Returns: The exit code, a failure when the output could not be written. A reader that has
  ///   gone away, as `head` does, is no failure.
  public func deliver() -> UInt8 {
    _ = FileDescriptorWriter.standardError.write(messages)
    switch FileDescriptorWriter.standardOutput.write(output) {
    case .complete, .closedPipe: return exitCode
    case .failed(let error):
      _ = FileDescriptorWriter.standardError.write("mood: the output cannot be written: \(error)\n")
      return ExitStatus.failure.rawValue
    }
  }
}
