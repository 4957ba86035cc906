extension SamplePredicate where Sample == StateOfMind {
  /// Reads the text form: `valence >= 0.3 and label in (happy, calm) and not association = work`.
  ///
  /// The words of the language and of vocabularies are read in any case. Texts need quotes, single
  /// or double, only where they hold a sign of the language or the words `and` and `or`.
  ///
  /// - Parameters:
  ///   - text: What to read, at most 65 536 bytes, nested at most `depthLimit` deep.
  ///   - dates: How words for dates are read.
  /// - Throws: `PredicateSyntaxError` with the column of the first thing that cannot be read.
  public init(parsing text: String, dates: DateWordReader) throws(PredicateSyntaxError) {
    var parser = try PredicateParser(text, dates: dates)
    self = try parser.parse()
  }

  /// The text form, which reads back as the same predicate.
  ///
  /// It holds what the predicate compares to, which may be private. Dates are in UTC. A chain of more
  /// than 1024 parts reads back flat, and a predicate that is too deep is written as `none`.
  public var text: String {
    var writer = PredicateWriter()
    writer.write(tree)
    return writer.text
  }
}
