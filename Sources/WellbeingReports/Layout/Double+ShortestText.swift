extension Double {
  /// The fewest digits that read back as the same number, `0` also for −0; nil for infinity and NaN.
  var shortestText: String? {
    guard isFinite else { return nil }
    if self == 0 { return "0" }
    let digits = String(self)
    return String(digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...])
  }
}
