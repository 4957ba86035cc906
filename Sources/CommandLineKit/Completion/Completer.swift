/// Finds what the last word of an unfinished command line may become.
public struct Completer {
  /// What a shell is to offer.
  public struct Answer: Hashable, Sendable {
    /// The words that begin as the typed one does.
    public var completions: [Completion] = []

    /// Whether files and folders are offered as well.
    public var offersFiles = false
  }

  private let tool: ToolDeclaration
  private let dynamicWords: (_ source: String) -> [Completion]

  /// Creates a completer.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - dynamicWords: Finds the words of a `ValueSource.dynamic`, by its name.
  public init(
    _ tool: ToolDeclaration,
    dynamicWords: @escaping (_ source: String) -> [Completion] = { _ in [] }
  ) {
    self.tool = tool
    self.dynamicWords = dynamicWords
  }

  /// What the last of some words may become.
  ///
  /// - Parameter words: The words after the name of the tool; the last is the unfinished one and may
  ///   be empty.
  /// - Returns: What to offer; nothing where the words before it make no sense.
  public func answer(for words: [String]) -> Answer {
    guard let typed = words.last else { return Answer() }
    var place = Place(tool: tool)
    for word in words.dropLast() { place.take(word) }
    if let option = place.waiting { return answer(option.values, typed) }
    if !place.optionsEnded, typed.hasPrefix("-") {
      if let equals = typed.firstIndex(of: "="), typed.hasPrefix("--") {
        let name = typed[typed.index(typed.startIndex, offsetBy: 2)..<equals]
        guard let option = place.options.first(where: { $0.name == name }) else { return Answer() }
        return attached(answer(option.values, String(typed[typed.index(after: equals)...])), name)
      }
      return answer(options: place.options, typed)
    }
    if let commands = place.commands {
      let visible = commands.filter { !$0.isHidden }
      return filtered(visible.map { Completion($0.name, $0.summary) }, typed)
    }
    return place.argument.map { answer($0.values, typed) } ?? Answer()
  }

  private func answer(options: [OptionDeclaration], _ typed: String) -> Answer {
    let long = options.filter { !$0.isHidden }.map { Completion("--" + $0.name, $0.help) }
    return filtered(long + [Completion("--help", "Explain the command.")], typed)
  }

  private func answer(_ values: ValueSource, _ typed: String) -> Answer {
    switch values {
    case .any: return Answer()
    case .choices(let words), .words(let words):
      return filtered(words.map { Completion($0) }, typed)
    case .dynamic(let source): return filtered(dynamicWords(source), typed)
    case .file, .directory: return Answer(offersFiles: true)
    }
  }

  private func filtered(_ completions: [Completion], _ typed: String) -> Answer {
    Answer(completions: completions.filter { $0.word.hasPrefix(typed) })
  }

  private func attached(_ answer: Answer, _ name: Substring) -> Answer {
    var answer = answer
    for index in answer.completions.indices {
      answer.completions[index].word = "--\(name)=" + answer.completions[index].word
    }
    return answer
  }
}

/// Where a walk over the words before the unfinished one has come.
private struct Place {
  private let tool: ToolDeclaration
  private var current: CommandDeclaration?
  private var argumentCount = 0
  private var isLost = false

  /// The option whose value comes next.
  private(set) var waiting: OptionDeclaration?

  /// Whether `--` was passed.
  private(set) var optionsEnded = false

  init(tool: ToolDeclaration) {
    self.tool = tool
  }

  /// The options understood here.
  var options: [OptionDeclaration] { (current?.options ?? []) + tool.globalOptions }

  /// The commands that may come next; nil where arguments do.
  var commands: [CommandDeclaration]? {
    if isLost { return [] }
    guard let current else { return tool.commands + [tool.helpCommand] }
    return current.subcommands.isEmpty ? nil : current.subcommands
  }

  /// The argument that comes next; nil when there is none.
  var argument: ArgumentDeclaration? {
    guard let arguments = current?.arguments else { return nil }
    if argumentCount < arguments.count { return arguments[argumentCount] }
    return arguments.last.flatMap { $0.isRepeating ? $0 : nil }
  }

  mutating func take(_ word: String) {
    if waiting != nil {
      waiting = nil
      return
    }
    switch optionsEnded ? .word(word) : Token(word) {
    case .endOfOptions: optionsEnded = true
    case .long(let name, let attached):
      let option = options.first { $0.name == name }
      waiting = attached == nil ? option.flatMap { $0.isFlag ? nil : $0 } : nil
    case .short(let letters): takeShort(letters)
    case .word(let word): takeWord(word)
    }
  }

  /// Only the last of joined letters may wait for its value in the next word.
  private mutating func takeShort(_ letters: String) {
    guard let first = letters.first,
      let option = options.first(where: { $0.short == first })
    else { return }
    if !option.isFlag {
      waiting = letters.count == 1 ? option : nil
    } else if letters.count > 1 {
      takeShort(String(letters.dropFirst()))
    }
  }

  private mutating func takeWord(_ word: String) {
    guard let commands else {
      argumentCount += 1
      return
    }
    guard let next = commands.first(where: { $0.name == word }) else {
      isLost = true
      return
    }
    current = next
  }
}
