import CommandLineKit
import Testing

struct ParsingTests {
  @Test
  func `an option is understood in every way it can be written`() throws {
    for line in [
      "brew green --note x", "brew green --note=x", "brew --note x green", "brew green -n x",
      "brew green -nx", "brew green -n=x", "brew -in x green", "brew -inx green",
    ] {
      let command = try ExampleTool.command(line)
      #expect(command.path == ["brew"])
      #expect(command.arguments == ["green"])
      #expect(command.value("note") == "x", "\(line)")
      #expect(command.flag("iced") == line.contains("-i"))
    }
  }

  @Test(arguments: ["-0.4", "-.4", "-7d", "-1", "-"])
  func `a negative number or a lone dash is a value`(_ word: String) throws {
    let command = try ExampleTool.command([
      "brew", "green", word, "--strength", word, "--note", word,
    ])
    #expect(command.arguments == ["green", word])
    #expect(command.value("strength") == word)
    #expect(command.value("note") == word)
  }

  @Test
  func `an attached value may begin with a dash, be empty or hold an equals sign`() throws {
    let command = try ExampleTool.command([
      "brew", "green", "--note=--iced", "--at=", "--strength=a=b",
    ])
    #expect(command.value("note") == "--iced")
    #expect(command.value("at") == "")
    #expect(command.value("strength") == "a=b")
    #expect(!command.flag("iced"))
  }

  @Test
  func `two dashes end the options`() throws {
    let command = try ExampleTool.command("brew -i -- --note --help -x --")
    #expect(command.arguments == ["--note", "--help", "-x", "--"])
    #expect(command.flag("iced"))
  }

  @Test(arguments: ["--book b --json brew green -q", "brew --book=b -q green --json"])
  func `global options stand before and after the command`(_ line: String) throws {
    let command = try ExampleTool.command(line)
    #expect(command.path == ["brew"])
    #expect(command.value("book") == "b")
    #expect(command.flag("json"))
    #expect(command.flag("quiet"))
  }

  @Test
  func `a repeating option keeps its order`() throws {
    let command = try ExampleTool.command("brew green -g Ann --guest=Ben -gCy")
    #expect(command.values("guest") == ["Ann", "Ben", "Cy"])
    #expect(command.value("guest") == "Ann")
    #expect(command.values("note") == [])
  }

  @Test
  func `arguments are dealt out to their names`() throws {
    let command = try ExampleTool.command("brew green for two")
    #expect(command.argument("TEA") == "green")
    #expect(command.arguments("WORD") == ["for", "two"])
    #expect(command.joinedArguments == "green for two")
    #expect(try ExampleTool.command("brew green").argument("WORD") == nil)
    let set = try ExampleTool.command("settings set key -5")
    #expect(set.argument("KEY") == "key")
    #expect(set.argument("VALUE") == "-5")
  }

  @Test
  func `commands nest`() throws {
    let command = try ExampleTool.command("shelf import a.csv b.csv --origin Uji")
    #expect(command.path == ["shelf", "import"])
    #expect(command.arguments == ["a.csv", "b.csv"])
    #expect(try ExampleTool.command("settings --all").path == ["settings"])
    #expect(try ExampleTool.command("shelf count").path == ["shelf", "count"])
  }

  @Test
  func `the options that may be asked for are known`() throws {
    let command = try ExampleTool.command("shelf import a")
    #expect(command.declares("origin"))
    #expect(command.declares("json"))
    #expect(!command.declares("note"))
  }

  #if DEBUG
  @Test
  func `asking for what is not declared stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      _ = try ExampleTool.command("shelf import a").value("orign")
    }
    await #expect(processExitsWith: .failure) {
      _ = try ExampleTool.command("shelf import a").argument("FIEL")
    }
  }
  #endif

  @Test
  func `no words at all name no command`() throws {
    #expect(try ExampleTool.command([]).path == [])
    #expect(try ExampleTool.command("--json").flag("json"))
  }

  @Test(arguments: [
    ("help", HelpRequest(.tool)),
    ("--help", HelpRequest(.tool)),
    ("-h", HelpRequest(.tool, isBrief: true)),
    ("-qh", HelpRequest(.tool, isBrief: true)),
    ("help brew", HelpRequest(.command(["brew"]))),
    ("help --json brew", HelpRequest(.command(["brew"]))),
    ("help help", HelpRequest(.command(["help"]))),
    ("help shelf import", HelpRequest(.command(["shelf", "import"]))),
    ("help units", HelpRequest(.topic("units"))),
    ("brew --help", HelpRequest(.command(["brew"]))),
    ("brew -h", HelpRequest(.command(["brew"]), isBrief: true)),
    ("--help brew", HelpRequest(.command(["brew"]))),
    ("--book brew shelf --help", HelpRequest(.command(["shelf"]))),
    ("shelf import --help", HelpRequest(.command(["shelf", "import"]))),
    ("brew --nonsense 3 --note --help", HelpRequest(.command(["brew"]))),
    ("brew green --version --help", nil),
    ("--version", nil),
  ])
  func `help is recognised anywhere and wins over mistakes`(
    _ line: String,
    _ expected: HelpRequest?
  ) throws {
    let invocation = try ExampleTool.tool.parse(line.split(separator: " ").map(String.init))
    #expect(invocation == expected.map(Invocation.help) ?? .version)
  }

  @Test(arguments: [
    ("0", 0), ("12", 12), ("-3", -3),
  ])
  func `a whole number is read`(_ text: String, _ number: Int) throws {
    let command = try ExampleTool.command("brew green --strength \(text)")
    #expect(try command.integer("strength", in: -10...20) == number)
    #expect(try command.integer("at", in: 0...1) == nil)
  }

  @Test(arguments: [("-0.4", -0.4), (".5", 0.5), ("1e-1", 0.1), ("-1", -1)])
  func `a decimal number is read`(_ text: String, _ number: Double) throws {
    let command = try ExampleTool.command("brew green --strength \(text)")
    #expect(try command.number("strength", in: -1...1) == number)
  }

  @Test(arguments: ["nan", "inf", "0x1", "1,5", "2", "--", "", "half", "1e999"])
  func `what is no number in range is refused with the range`(_ text: String) throws {
    let command = try ExampleTool.command(["brew", "green", "--strength=\(text)"])
    let error = #expect(throws: UsageError.self) { try command.number("strength", in: -1...1) }
    #expect(
      error?.description == "option '--strength' needs a number from -1 to 1, not '\(text)'"
    )
    #expect(throws: UsageError.self) { try command.integer("strength", in: -1...1) }
  }
}
