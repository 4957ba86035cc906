public import CommandLineKit
public import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The world a run of the tool sees: the terminal, the variables, the clock, the person.
public struct ToolEnvironment {
  /// The terminal and the environment variables.
  public var terminal: TerminalEnvironment

  /// The clock.
  public var now: @Sendable () -> Instant

  /// Standard input, prompts and the editor.
  public var interaction: any Interaction

  /// Where a command that goes on for a while writes as it goes.
  public var streams: ToolStreams

  /// Finds the path of this program; nil when the system does not say.
  public var programPath: @Sendable () -> String?

  /// Runs another program of the system and returns its exit code.
  public var runProgram: @Sendable (_ words: [String]) throws -> Int32

  /// How long a command waits for another process to let go of the journal, in milliseconds.
  public var busyTimeoutMilliseconds: Int

  /// Creates an environment.
  public init(
    terminal: TerminalEnvironment,
    interaction: any Interaction,
    now: @escaping @Sendable () -> Instant,
    streams: ToolStreams = .process,
    programPath: @escaping @Sendable () -> String? = { nil },
    runProgram: @escaping @Sendable (_ words: [String]) throws -> Int32 = { _ in 127 },
    busyTimeoutMilliseconds: Int = 5000
  ) {
    self.terminal = terminal
    self.interaction = interaction
    self.now = now
    self.streams = streams
    self.programPath = programPath
    self.runProgram = runProgram
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
  }

  /// The environment of this process.
  public static func current() -> ToolEnvironment {
    let terminal = TerminalEnvironment.current()
    return ToolEnvironment(
      terminal: terminal,
      interaction: ProcessInteraction(
        editor: TextEditor(
          environment: terminal.variables,
          variables: ["MOOD_EDITOR", "VISUAL", "EDITOR"],
          fileName: "note.txt"
        )
      ),
      now: { Instant(Date()) },
      programPath: { Program.path },
      runProgram: { try Program.run($0, environment: terminal.variables) }
    )
  }

  /// A variable that is set to something.
  func variable(_ name: String) -> String? {
    guard let value = terminal.variables[name], !value.isEmpty else { return nil }
    return value
  }
}
