#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What a process knows about the terminal around it, as a value that a test can make up.
public struct TerminalEnvironment: Hashable, Sendable {
  /// Whether standard input is a terminal, so that a person can be asked.
  public var inputIsTerminal: Bool

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool

  /// The columns of a line, at least 1.
  public var width: Int

  /// The environment variables.
  public var variables: [String: String]

  /// Creates a value; without arguments it is a process with no terminal and 80 columns.
  public init(
    inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false,
    width: Int = 80,
    variables: [String: String] = [:]
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.width = width
    self.variables = variables
  }

  /// The terminal and the variables of this process.
  public static func current() -> TerminalEnvironment {
    let variables = ProcessEnvironment.current
    return TerminalEnvironment(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      width: width(columns: variables["COLUMNS"], terminal: terminalWidth()),
      variables: variables
    )
  }

  /// The width to use: `COLUMNS` when it is a number from 1 to 9999, else the terminal's, else 80.
  public static func width(columns: String?, terminal: Int?) -> Int {
    if let columns, let number = Int(columns), (1...9999).contains(number) { return number }
    return terminal ?? 80
  }

  /// The colours for standard output.
  public func outputColors(isRefused: Bool = false) -> ColorDepth {
    ColorDepth(isTerminal: outputIsTerminal, environment: variables, isRefused: isRefused)
  }

  /// The colours for standard error.
  public func errorColors(isRefused: Bool = false) -> ColorDepth {
    ColorDepth(isTerminal: errorIsTerminal, environment: variables, isRefused: isRefused)
  }

  /// What the first of the three streams that is a terminal says about its width.
  private static func terminalWidth() -> Int? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return nil
  }
}
