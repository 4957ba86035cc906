internal import CommandLineKit
internal import WellbeingKit

/// The command without its process: arguments in, text and an exit code out.
public struct Tool {
  private let environment: ToolEnvironment

  /// Creates a tool in an environment.
  public init(_ environment: ToolEnvironment) {
    self.environment = environment
  }

  /// What a run has to say, and how it ended.
  public struct Outcome: Hashable, Sendable {
    /// What belongs on standard output.
    public var output: String

    /// What belongs on standard error.
    public var messages: String

    /// What the process ends with.
    public var exitCode: UInt8
  }

  /// Runs one command line, given without the name of the tool.
  public func run(_ arguments: [String]) -> Outcome {
    var output = OutputBuffer()
    var messages = OutputBuffer()
    let status = run(arguments, &output, &messages)
    return Outcome(
      output: output.text,
      messages: messages.text,
      exitCode: status.rawValue
    )
  }

  private func run(
    _ arguments: [String],
    _ output: inout OutputBuffer,
    _ messages: inout OutputBuffer
  ) -> ExitStatus {
    do {
      switch try Self.declaration.parse(arguments) {
      case .version:
        output.writeLine("mood \(Self.declaration.version)")
        return .success
      case .help(let request):
        output.write(help(request))
        return .success
      case .command(let parsed):
        var context = CommandContext(parsed, in: environment)
        let result = Swift.Result { try Self.run(&context) }
        output = context.output
        messages = context.messages
        return try result.get()
      }
    } catch {
      let status = ExitStatus(of: error)
      messages.writeLine("mood: \("\(error)".sanitizedForTerminal())")
      return status
    }
  }

  private static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let path = context.parsed.path
    if path.isEmpty {
      try StartPage.print(&context)
      return .success
    }
    guard let command = commands.first(where: { $0.key == path })?.value else {
      throw UsageError.refused("'\(path.joined(separator: " "))' cannot be run")
    }
    return try command.run(&context)
  }

  private func help(_ request: HelpRequest) -> String {
    var tool = Self.declaration
    if request.subject == .topic(HelpTopics.supportName) {
      // Help must not depend on settings that can be read: without them it is for every country.
      let person = try? Person(environment)
      tool.topics = [HelpTopics.support(person: person)]
    }
    return HelpFormatter(
      tool: tool,
      width: environment.terminal.width,
      styler: Styler(depth: environment.terminal.outputColors())
    ).text(for: request)
  }
}
