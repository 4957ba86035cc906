/// A tool's whole manual as one page for `man`.
///
/// It is written in the man macros of roff, which groff, mandoc and others set.
public struct ManualPage {
  private let tool: ToolDeclaration
  private var text = ""

  /// Writes the page of a tool.
  public init(_ tool: ToolDeclaration) {
    self.tool = tool
    let title = "\(tool.name) \(tool.version)"
    macro("TH", tool.name.uppercased(), "1", "", title, "User Commands")
    macro("SH", "NAME")
    line("\(tool.name) \\- \(Self.escaped(tool.summary))")
    macro("SH", "SYNOPSIS")
    line("\\fB\(tool.name)\\fR \\fICOMMAND\\fR [\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]")
    macro("SH", "DESCRIPTION")
    paragraph(tool.discussion)
    examples(tool.examples)
    macro("SH", "OPTIONS")
    paragraph("These are understood by every command.")
    options(tool.globalOptions)
    macro("SH", "COMMANDS")
    for group in tool.groups {
      for command in group.commands where !command.isHidden { self.command(command, path: []) }
    }
    endings()
  }

  /// The roff source, ending in a line break.
  public var source: String { text }

  private mutating func endings() {
    macro("SH", "ENVIRONMENT")
    for variable in tool.environment { definition("\\fB\(variable.name)\\fR", variable.help) }
    macro("SH", "EXIT STATUS")
    for code in tool.exitCodes { definition("\\fB\(code.code)\\fR", code.meaning) }
    guard !tool.topics.isEmpty else { return }
    macro("SH", "SEE ALSO")
    for topic in tool.topics {
      definition("\\fB\(tool.name) help \(Self.escaped(topic.name))\\fR", topic.summary)
    }
  }

  private mutating func command(_ command: CommandDeclaration, path: [String]) {
    let path = path + [command.name]
    if !command.needsSubcommand {
      macro("SS", ([tool.name] + path).joined(separator: " "))
      let arguments = command.arguments.map(\.usage).map { "\\fI\(Self.escaped($0))\\fR" }
      let words = ["\\fB\(Self.escaped(([tool.name] + path).joined(separator: " ")))\\fR"]
      line(
        (words + arguments + (command.options.isEmpty ? [] : ["[\\fIOPTIONS\\fR]"]))
          .joined(separator: " ")
      )
      paragraph(command.summary + ".")
      paragraph(command.discussion)
      for argument in command.arguments {
        definition("\\fI\(Self.escaped(argument.name))\\fR", argument.fullHelp)
      }
      options(command.options)
      examples(command.examples)
    }
    for subcommand in command.visibleSubcommands { self.command(subcommand, path: path) }
  }

  private mutating func options(_ options: [OptionDeclaration]) {
    for option in options where !option.isHidden {
      let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
      let value = option.valueName.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
      definition("\(short)\\fB\\-\\-\(Self.escaped(option.name))\\fR\(value)", option.fullHelp)
    }
  }

  private mutating func examples(_ examples: [Example]) {
    for example in examples {
      definition("\\fB\(Self.escaped(example.commandLine))\\fR", example.explanation)
    }
  }

  private mutating func definition(_ markedTerm: String, _ help: String) {
    macro("TP")
    line(markedTerm)
    line(Self.escaped(help))
  }

  private mutating func paragraph(_ prose: String) {
    guard !prose.isEmpty else { return }
    macro("PP")
    line(Self.escaped(prose))
  }

  private mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Self.escaped($0))\"" }
    text += ".\(name)\(quoted.joined())\n"
  }

  /// A line of text; one that begins as a request does is kept from being one.
  private mutating func line(_ marked: String) {
    for part in marked.split(separator: "\n", omittingEmptySubsequences: true) {
      let isRequest = part.hasPrefix(".") || part.hasPrefix("'")
      text += (isRequest ? "\\&" : "") + part + "\n"
    }
  }

  /// Text in which nothing is a request or an escape, and hyphens can be copied to a shell.
  ///
  /// What is not ASCII is named by its number: not every roff reads UTF-8.
  private static func escaped(_ plain: String) -> String {
    var text = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "\"": text += "\\(dq"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      default:
        if scalar.isASCII {
          text.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          text += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)]"
        }
      }
    }
    return text
  }
}
