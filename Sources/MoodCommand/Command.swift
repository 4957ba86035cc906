internal import CommandLineKit

/// One command: its declaration, and what it does.
protocol Command: SendableMetatype {
  /// All that parsing, help and completions need.
  static var declaration: CommandDeclaration { get }

  /// Does it, writing into the context.
  ///
  /// - Returns: How it ended, when it did not fail.
  /// - Throws: Whatever keeps it from being done; the journal is then as it was.
  static func run(_ context: inout CommandContext) throws -> ExitStatus
}
