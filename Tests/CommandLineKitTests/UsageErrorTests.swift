import CommandLineKit
import TestSupport
import Testing

struct UsageErrorTests {
  @Test(arguments: [
    ("brwe green", "'pot' has no command 'brwe'; did you mean 'brew'?"),
    ("set a b", "'pot' has no command 'set'; did you mean 'settings'?"),
    ("list a", "'pot' has no command 'list'; did you mean 'shelf list'?"),
    ("bre green --json", "'pot' has no command 'bre'; did you mean 'brew'?"),
    ("xyzzy", "'pot' has no command 'xyzzy'"),
    ("shelf", "'pot shelf' needs one of its commands: import, list"),
    ("shelf lsit", "'pot shelf' has no command 'lsit'; did you mean 'list'?"),
    ("shelf --json", "'pot shelf' needs one of its commands: import, list"),
    (
      "brew green --strenght 1", "'pot brew' has no option '--strenght'; did you mean '--strength'?"
    ),
    ("brew green --str 1", "'pot brew' has no option '--str'; did you mean '--strength'?"),
    ("brew green --jsn", "'pot brew' has no option '--jsn'; did you mean '--json'?"),
    ("brew green -x", "'pot brew' has no option '-x'"),
    ("brew green -guest", nil),
    ("brew green -vessel cup", "'pot brew' has no option '-v'; did you mean '--vessel'?"),
    ("brew green --secret=hunter2", "'pot brew' has no option '--secret'"),
    (
      "--strength 1 brew green",
      "option '--strength' belongs after the command: pot brew --strength"
    ),
    (
      "shelf --origin=Uji import a",
      "option '--origin' belongs after the command: pot shelf import --origin"
    ),
    ("settings --all set a b", "'pot settings set' has no option '--all'"),
    ("brew green --note", "option '--note' needs a value: --note TEXT"),
    (
      "brew green -n --iced",
      "option '-n' needs a value, and '--iced' looks like an option;"
        + " write -n=TEXT for a value that begins with '-'"
    ),
    ("brew green --iced=yes", "option '--iced' takes no value"),
    ("--help=brew", "option '--help' takes no value"),
    ("brew green --note a -nb", "option '-n' is given more than once"),
    ("brew green -ii", "option '-i' is given more than once"),
    ("brew green --vessel bowel", "option '--vessel' cannot be 'bowel'; did you mean 'bowl'?"),
    (
      "brew green --vessel hat",
      "option '--vessel' cannot be 'hat'; it is one of: cup, bowl, gaiwan"
    ),
    ("completions zhs", "SHELL cannot be 'zhs'; did you mean 'zsh'?"),
    ("completions zsh now", "unexpected argument 'now'; usage: pot completions SHELL"),
    ("shelf list all", "unexpected argument 'all'; usage: pot shelf list"),
    ("brew --iced", "TEA is missing; usage: pot brew TEA [WORD…] [OPTIONS]"),
    ("settings set a", "VALUE is missing; usage: pot settings set KEY VALUE"),
    ("settings get", "'pot settings' has no command 'get'; did you mean 'set'?"),
    ("help unit", "there is no help about 'unit'; did you mean 'units'?"),
    ("help brew green", "unexpected argument 'green'; usage: pot help [TOPIC…]"),
    ("help shelf lits", "'pot shelf' has no command 'lits'; did you mean 'list'?"),
    ("help units now", "unexpected argument 'now'; usage: pot help [TOPIC…]"),
    ("help --iced", "'pot help' has no option '--iced'"),
    ("brwe --help", "'pot' has no command 'brwe'; did you mean 'brew'?"),
  ])
  func `a mistake is named in one line that says what would be right`(
    _ line: String,
    _ expected: String?
  ) {
    #expect(ExampleTool.mistake(line)?.description == expected)
  }

  @Test
  func `the first mistake on the line is the one reported`() {
    #expect(
      ExampleTool.mistake("brew green --nope --note")
        == .unknownOption(
          "--nope",
          command: "pot brew",
          suggestions: ["--note"]
        )
    )
  }

  @Test(arguments: [
    "\u{1B}]0;owned\u{7}", "a\nb", "\u{202E}gnp.exe", "\u{9B}31m", "\0",
    String(decoding: [0xFF, 0xFE, 0x41], as: UTF8.self),
  ])
  func `control characters in a mistaken word are made visible`(_ word: String) throws {
    for words in [[word], ["--" + word], ["-" + word], ["brew", "a", "--vessel", word]] {
      let text = try #require(ExampleTool.mistake(words)).description
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
      #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    }
  }

  @Test
  func `a combining character cannot hide a dash`() {
    let error = ExampleTool.mistake(["brew", "green", "--\u{301}note"])
    #expect(
      error?.description == "'pot brew' has no option '--\u{301}note'; did you mean '--note'?"
    )
    #expect(ExampleTool.mistake(["brew", "green", "-\u{301}"]) != nil)
  }

  @Test(arguments: ["a", "日", "e\u{301}", "-", "=", "\u{1B}"])
  func `a word of a megabyte is refused in a short line`(_ unit: String) throws {
    let huge = String(repeating: unit, count: 1 << 20)
    for words in [
      ["x" + huge], ["--x" + huge], ["-x" + huge], ["brew", "a", "--vessel", huge + "="],
      ["shelf", "list", "x" + huge], ["help", "x" + huge],
    ] {
      let text = try #require(ExampleTool.mistake(words)).description
      #expect(text.unicodeScalars.count < 800)
      #expect(text.displayWidth < 160)
    }
    #expect(try ExampleTool.command(["brew", "x" + huge, "--note=" + huge]).value("note") == huge)
  }

  @Test
  func `empty words and very many words do no harm`() throws {
    #expect(ExampleTool.mistake([""])?.description == "'pot' has no command ''")
    #expect(try ExampleTool.command(["brew", "", "--note", ""]).value("note") == "")
    let many = Array(repeating: "word", count: 20_000)
    #expect(try ExampleTool.command(["brew"] + many).arguments.count == 20_000)
    let guests = Array(repeating: "-gAnn", count: 20_000)
    #expect(try ExampleTool.command(["brew", "green"] + guests).values("guest").count == 20_000)
    #expect(ExampleTool.mistake(["brew"] + Array(repeating: "--nope", count: 20_000)) != nil)
  }

  @Test
  func `random words are either understood or refused`() {
    let pieces = [
      "brew", "shelf", "help", "--note", "-n", "=", "--", "-", "a", "", "\u{0}", "-1", "--help",
      "日本", "\u{301}", "import", "--json", "-q", "settings",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        (0..<Int.random(in: 0...2, using: &generator))
          .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      }
      guard let text = ExampleTool.mistake(words)?.description else { continue }
      #expect(!text.isEmpty && !text.contains("\n"), "\(words)")
    }
  }
}
