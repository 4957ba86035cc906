import CommandLineKit
import Testing

struct TerminalTests {
  @Test(arguments: [
    (true, ["TERM": "xterm"], ColorDepth.theme),
    (true, ["TERM": "xterm-256color"], .palette),
    (true, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (true, ["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    (true, ["TERM": "xterm-direct"], .trueColor),
    (true, ["TERM": "dumb"], .none),
    (true, [:], .none),
    (false, ["TERM": "xterm-256color"], .none),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], .none),
    (true, ["TERM": "xterm", "NO_COLOR": ""], .theme),
    (true, ["TERM": "xterm", "CLICOLOR": "0"], .none),
    (true, ["TERM": "xterm", "CLICOLOR": "1"], .theme),
    (false, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette),
    (false, ["CLICOLOR_FORCE": "1"], .theme),
    (false, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], .none),
    (false, ["TERM": "xterm", "CLICOLOR_FORCE": ""], .none),
    (true, ["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .theme),
    (false, ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .none),
  ])
  func `colour follows the stream and the environment`(
    _ isTerminal: Bool,
    _ environment: [String: String],
    _ depth: ColorDepth
  ) {
    #expect(ColorDepth(isTerminal: isTerminal, environment: environment) == depth)
    let refused = ColorDepth(isTerminal: isTerminal, environment: environment, isRefused: true)
    #expect(refused == .none)
  }

  @Test
  func `each stream decides for itself`() {
    let environment = TerminalEnvironment(
      outputIsTerminal: false,
      errorIsTerminal: true,
      variables: ["TERM": "xterm"]
    )
    #expect(environment.outputColors() == .none)
    #expect(environment.errorColors() == .theme)
    #expect(environment.errorColors(isRefused: true) == .none)
  }

  @Test(arguments: [
    ("120", 90, 120), ("0", 90, 90), ("-4", 90, 90), ("wide", 90, 90), ("", 90, 90), (nil, 90, 90),
    (nil, nil, 80), ("99999", nil, 80), ("1", nil, 1), (" 60", nil, 80),
  ])
  func `the width comes from the variable, the terminal or the custom`(
    _ columns: String?,
    _ terminal: Int?,
    _ width: Int
  ) {
    #expect(TerminalEnvironment.width(columns: columns, terminal: terminal) == width)
  }

  @Test
  func `the process knows its environment`() {
    let current = TerminalEnvironment.current()
    #expect(current.width >= 1)
    #expect(current.variables["PATH"]?.isEmpty == false)
    #expect(current.variables == ProcessEnvironment.current)
  }

  @Test(arguments: [
    (TextStyle.plain, "x"), (.bold, "\u{1B}[1mx\u{1B}[0m"), (.dim, "\u{1B}[2mx\u{1B}[0m"),
    (.underlined, "\u{1B}[4mx\u{1B}[0m"), (.colored(.theme(1)), "\u{1B}[31mx\u{1B}[0m"),
    (.colored(.theme(9)), "\u{1B}[91mx\u{1B}[0m"),
    (.colored(.theme(15)), "\u{1B}[97mx\u{1B}[0m"),
    (.colored(.palette(208)), "\u{1B}[38;5;208mx\u{1B}[0m"),
    (.colored(.rgb(1, 2, 3)), "\u{1B}[38;2;1;2;3mx\u{1B}[0m"),
    (
      TextStyle(isBold: true, isUnderlined: true, foreground: .theme(4)),
      "\u{1B}[1;4;34mx\u{1B}[0m"
    ),
  ])
  func `a style is written as an escape sequence`(_ style: TextStyle, _ expected: String) {
    #expect(Styler(depth: .trueColor)("x", style) == expected)
    #expect(Styler.plain("x", style) == "x")
    #expect(Styler(depth: .trueColor)("", style) == "")
  }

  @Test(arguments: [
    (TerminalColor.rgb(255, 0, 0), ColorDepth.palette, TerminalColor.palette(196)),
    (.rgb(8, 8, 8), .palette, .palette(232)),
    (.rgb(255, 255, 255), .theme, .theme(15)),
    (.rgb(0, 0, 0), .theme, .theme(0)),
    (.rgb(200, 10, 10), .theme, .theme(1)),
    (.palette(208), .theme, .theme(3)),
    (.palette(46), .theme, .theme(10)),
    (.palette(11), .theme, .theme(11)),
    (.palette(208), .palette, .palette(208)),
    (.palette(208), .trueColor, .palette(208)),
    (.theme(3), .palette, .theme(3)),
    (.theme(200), .theme, .theme(8)),
    (.rgb(9, 8, 7), .trueColor, .rgb(9, 8, 7)),
  ])
  func `a colour becomes the nearest the terminal shows`(
    _ color: TerminalColor,
    _ depth: ColorDepth,
    _ expected: TerminalColor
  ) {
    #expect(color.reduced(to: depth) == expected)
    #expect(color.reduced(to: .none) == nil)
  }
}
