public import CommandLineKit

/// Where a command writes that does not wait until it ends.
public struct ToolStreams: Sendable {
  /// Writes to standard output at once.
  public var output: @Sendable (String) -> WriteOutcome

  /// Writes to standard error at once.
  public var messages: @Sendable (String) -> WriteOutcome

  /// The descriptor behind the output, by which a command notices that its reader has gone while
  /// there is nothing to write; nil where there is none.
  public var outputDescriptor: Int32?

  /// Creates streams.
  public init(
    output: @escaping @Sendable (String) -> WriteOutcome,
    messages: @escaping @Sendable (String) -> WriteOutcome,
    outputDescriptor: Int32? = nil
  ) {
    self.output = output
    self.messages = messages
    self.outputDescriptor = outputDescriptor
  }

  /// The streams of this process.
  public static let process = ToolStreams(
    output: { FileDescriptorWriter.standardOutput.write($0) },
    messages: { FileDescriptorWriter.standardError.write($0) },
    outputDescriptor: FileDescriptorWriter.standardOutput.descriptor
  )
}
