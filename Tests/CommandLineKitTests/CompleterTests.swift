import CommandLineKit
import Testing

@Suite struct CompleterTests {
  private let tool = ToolDeclaration(
    name: "example",
    version: "1",
    summary: "an example",
    globalOptions: [
      OptionDeclaration("journal", value: "PATH", help: "The journal.", values: .file),
      OptionDeclaration("json", help: "Print JSON."),
    ],
    groups: [
      CommandGroup(
        "All",
        declaring: [
          "show": {
            CommandDeclaration(
              name: "show",
              summary: "Show one",
              arguments: [
                ArgumentDeclaration("ID", help: "Which.", values: .dynamic("ids")),
                ArgumentDeclaration(
                  "AS",
                  help: "How.",
                  isRepeating: true,
                  values: .words(["a", "b"])
                ),
              ],
              options: [
                OptionDeclaration(
                  "by",
                  short: "b",
                  value: "KEY",
                  help: "By what.",
                  values: .choices(["day", "week"])
                ),
                OptionDeclaration("quick", short: "q", help: "Quickly."),
              ]
            )
          },
          "set": {
            CommandDeclaration(
              name: "set",
              summary: "Set",
              subcommands: [
                CommandDeclaration(name: "one", summary: "One"),
                CommandDeclaration(name: "secret", summary: "Not shown", isHidden: true),
              ]
            )
          },
        ]
      )
    ]
  )

  private func words(_ line: String...) -> [String] {
    let completer = Completer(tool) {
      $0 == "ids" ? [Completion("17", "a"), Completion("25")] : []
    }
    let answer = completer.answer(for: line)
    return answer.completions.map(\.word) + (answer.offersFiles ? [":files"] : [])
  }

  @Test func `commands are offered first, the hidden ones never`() {
    #expect(words("") == ["show", "set", "help"])
    #expect(words("s") == ["show", "set"])
    #expect(words("set", "") == ["one"])
    #expect(words("nothing", "") == [])
    #expect(words("help", "s") == ["show", "set"])
  }

  @Test func `options are offered where they are understood, their values after them`() {
    #expect(words("show", "--") == ["--by", "--quick", "--journal", "--json", "--help"])
    #expect(words("--j") == ["--journal", "--json"])
    #expect(words("show", "--by", "") == ["day", "week"])
    #expect(words("show", "--by", "w") == ["week"])
    #expect(words("show", "-b", "d") == ["day"])
    #expect(words("show", "-qb", "d") == ["day"])
    #expect(words("show", "-bday", "") == ["17", "25"])
    #expect(words("show", "--by=", "") == ["17", "25"])
    #expect(words("show", "--by=w") == ["--by=week"])
    #expect(words("--journal", "") == [":files"])
    #expect(words("--journal", "x", "sh") == ["show"])
  }

  @Test func `arguments are offered one after the other, the last as often as it may stand`() {
    #expect(words("show", "1") == ["17"])
    #expect(words("show", "17", "") == ["a", "b"])
    #expect(words("show", "17", "a", "b") == ["b"])
    #expect(words("show", "--json", "17", "--", "") == ["a", "b"])
    #expect(words("show", "--", "--") == [])
    #expect(words() == [])
  }
}
