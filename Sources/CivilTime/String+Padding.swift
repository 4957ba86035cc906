extension String {
  /// Appends a number with zeros in front up to a width; a minus sign is not counted.
  package mutating func append(padded number: Int, width: Int) {
    let digits = String(number.magnitude)
    if number < 0 { self += "-" }
    for _ in 0..<max(0, width - digits.utf8.count) { self += "0" }
    self += digits
  }
}
