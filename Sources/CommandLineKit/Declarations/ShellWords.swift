/// The words of an example command line, split as a shell would for plain words, quotes and pipes.
struct ShellWords {
  /// The simple commands between pipes, separators and redirections, each as its words.
  let commands: [[String]]

  init(_ line: String) {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    func ended(_ commands: [[String]], _ word: String?) -> [[String]] {
      guard let word, let last = commands.last else { return commands }
      return commands.dropLast() + [last + [word]]
    }
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ":
        commands = ended(commands, word)
        word = nil
      case "|", ";", "&", "<", ">", "#":
        commands = ended(commands, word) + [[]]
        word = nil
      default:
        word = (word ?? "") + String(character)
      }
    }
    self.commands = ended(commands, word)
  }

  /// The words after the name of a tool in the first command that runs it.
  ///
  /// Variables set for the command alone, as in `NAME=value tool`, are passed over.
  func words(after tool: String) -> [String]? {
    commands.lazy.map { $0.drop { $0.contains("=") } }
      .first { $0.first == tool }
      .map { Array($0.dropFirst()) }
  }
}
