extension ToolDeclaration {
  /// Everything wrong with the declaration; empty when it is sound.
  ///
  /// Every example is parsed by the declaration itself, so none can go out of date.
  public func problems() -> [DeclarationProblem] {
    var checker = DeclarationChecker(tool: self)
    checker.checkTool()
    return checker.problems
  }
}
