extension SamplePredicate where Sample == Assessment {
  /// The questionnaire is the one with this short name, as `phq-9`.
  public static func questionnaire(_ name: String) -> Self {
    Self(.questionnaires([name.normalizedC]))
  }

  /// The score compares to a bound.
  ///
  /// False without a score or when the bound is NaN, and so true for `notEqualTo`.
  public static func score(_ comparison: Comparison, _ value: Double) -> Self {
    Self(.comparing(score: comparison, value))
  }

  /// The score lies in the published band with this code, as `moderatelySevere`.
  public static func band(_ code: String) -> Self {
    Self(.bands([code.normalizedC]))
  }
}
