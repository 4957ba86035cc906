/// How many colours a stream is given.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colour and no other styling: plain text.
  case none

  /// The sixteen colours of the theme.
  case theme

  /// 256 colours.
  case palette

  /// Any red, green and blue.
  case trueColor

  /// Decides for one stream.
  ///
  /// In this order: the flag and a non-empty `NO_COLOR` turn colour off, a non-empty
  /// `CLICOLOR_FORCE` other than `0` turns it on, `CLICOLOR=0`, a stream that is no terminal and a
  /// `TERM` that is missing or `dumb` turn it off. `COLORTERM` and `TERM` tell how many colours.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment variables.
  ///   - isRefused: Whether colour was turned off on the command line.
  public init(isTerminal: Bool, environment: [String: String], isRefused: Bool = false) {
    let term = environment["TERM"] ?? ""
    let force = environment["CLICOLOR_FORCE"] ?? ""
    if isRefused || !(environment["NO_COLOR"] ?? "").isEmpty {
      self = .none
    } else if !force.isEmpty, force != "0" {
      self = Self.supported(term, environment)
    } else if environment["CLICOLOR"] == "0" || !isTerminal || term.isEmpty || term == "dumb" {
      self = .none
    } else {
      self = Self.supported(term, environment)
    }
  }

  /// What the terminal says it can do, at least the sixteen.
  private static func supported(_ term: String, _ environment: [String: String]) -> ColorDepth {
    let colorTerm = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
      return .trueColor
    }
    return term.hasSuffix("256color") ? .palette : .theme
  }
}
