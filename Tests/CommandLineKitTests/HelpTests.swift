import CommandLineKit
import Testing

struct HelpTests {
  private func page(_ line: String, width: Int = 60, styler: Styler = .plain) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    guard case .help(let request) = try ExampleTool.tool.parse(words) else {
      throw ExampleTool.NotACommand()
    }
    return HelpFormatter(tool: ExampleTool.tool, width: width, styler: styler).text(for: request)
  }

  @Test
  func `the page of the tool leads with examples and ends with pointers`() throws {
    #expect(
      try page("help") == """
        pot - A notebook of tea

        Usage: pot COMMAND [ARGUMENTS] [OPTIONS]

        Examples
          pot brew green
              A cup of green tea
          POT_BOOK=work.tea pot shelf list | head
              The first teas of another book

        Every day
          brew         Note down a cup

        Keeping
          shelf        Look after the shelf
          settings     Show or change settings
          completions  Print completions for a shell
          help         Explain a command or a topic

        Topics of 'pot help'
          units  Grams, spoons and seconds

        Options of every command
              --book PATH  The notebook to use.
              --json       Print JSON.
          -q, --quiet      Print results only.
          -h, --help       Explain; -h is brief.
              --version    Print the version.

        Environment
          POT_BOOK  The notebook, when --book is not given.

        Exit codes
          0  done
          1  failed
          2  the command line is wrong

        See also
          pot help units

        """
    )
  }

  @Test
  func `the page of a command shows all it takes, aligned and wrapped`() throws {
    #expect(
      try page("brew --help") == """
        pot brew - Note down a cup

        Usage: pot brew TEA [WORD…] [OPTIONS]

        Examples
          pot brew green
              A cup of green tea
          pot brew oolong --strength -0.4 --note 'too short'
              With strength and a note
          echo cold | pot brew mint --note -
              The note from a pipe

        A cup needs a tea and nothing else. Its time is now unless
        --at says otherwise.

        Words after the tea are kept with the cup.

        Arguments
          TEA    The tea.
          WORD…  Anything else.

        Options
          -s, --strength NUMBER
                             How strong, from -1 (thin) to 1 (dark).
          -n, --note TEXT    A note, or - to read one.
              --at WHEN      The time of the cup.
          -g, --guest NAME   Who drank along. May be given more than
                             once.
              --vessel KIND  What it was drunk from. One of: cup,
                             bowl, gaiwan.
          -i, --iced         Served cold.

        Options of every command
              --book PATH  The notebook to use.
              --json       Print JSON.
          -q, --quiet      Print results only.
          -h, --help       Explain; -h is brief.
              --version    Print the version.

        Exit codes
          3  the shelf has no such tea

        See also
          pot help units

        """
    )
  }

  @Test
  func `the brief page leaves out what is the same everywhere`() throws {
    #expect(
      try page("shelf import -h") == """
        pot shelf import - Read a list of teas

        Usage: pot shelf import FILE… [OPTIONS]

        Options
          --origin PLACE  Where they come from.

        'pot shelf import --help' has examples and explains more.

        """
    )
    #expect(try page("-h").contains("\nKeeping\n  shelf        Look after the shelf\n"))
    #expect(try !page("-h").contains("--book"))
  }

  @Test
  func `a command with commands lists them, the hidden ones left out`() throws {
    #expect(
      try page("shelf -h") == """
        pot shelf - Look after the shelf

        Usage: pot shelf COMMAND

        Commands
          import  Read a list of teas
          list    List the teas

        'pot shelf --help' has examples and explains more.

        """
    )
  }

  @Test
  func `a topic keeps the lines that fit and their indentation`() throws {
    #expect(
      try page("help units") == """
        Grams, spoons and seconds

        Weights are in grams and times are in seconds; both may be
        given with a unit of their own.

          2 spoons    about 5 g
          3 min       180 s

        """
    )
  }

  @Test(arguments: [-5, 0, 20, 31, 47, 60, 80, 99, 500])
  func `no line but an example is wider than asked for`(_ width: Int) throws {
    let examples = Set(ExampleTool.brew.examples.map { "  " + $0.commandLine })
    for line in try page("brew --help", width: width).split(separator: "\n")
    where !examples.contains(String(line)) {
      #expect(line.displayWidth <= min(max(width, 23), 100), "\(line)")
    }
  }

  @Test(arguments: ["help", "-h", "brew --help", "brew -h", "help units"])
  func `styles add nothing but escape sequences`(_ line: String) throws {
    let styled = try page(line, styler: Styler(depth: .theme))
    #expect(styled.contains("\u{1B}[1m"))
    let stripped = styled.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(try stripped == page(line))
  }

  @Test
  func `what does not exist is answered with the page of the tool`() {
    let formatter = HelpFormatter(tool: ExampleTool.tool)
    let toolPage = formatter.text(for: HelpRequest(.tool))
    #expect(formatter.text(for: HelpRequest(.topic("nope"))) == toolPage)
    #expect(formatter.text(for: HelpRequest(.command(["shelf", "nope"]))) == toolPage)
  }
}
