extension ToolDeclaration {
  /// Matches the words of a command line, without the name of the tool, against the declaration.
  ///
  /// Options may stand anywhere after the command, the global ones also before it. A word that
  /// begins like a negative number is a value; `--` ends the options; nothing is abbreviated.
  /// Help asked for anywhere wins over mistakes elsewhere on the line.
  ///
  /// - Throws: `UsageError` for the first mistake on the line.
  public func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(tool: self, words: Array(arguments))
    return try parser.run()
  }
}
