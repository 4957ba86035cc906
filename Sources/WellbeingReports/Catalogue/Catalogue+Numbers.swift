internal import WellbeingInsights

extension Catalogue {
  /// A valence with its sign and two decimals: `+0.42`, `-0.29`, `0.00`.
  public func valence(_ value: Double) -> String {
    let hundredths = (value * 100).withoutBinaryNoise.scaled(by: 1)
    let digits = String(hundredths.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    let sign = hundredths > 0 ? "+" : hundredths < 0 ? "-" : ""
    return "\(sign)\(padded.dropLast(2)).\(padded.suffix(2))"
  }

  /// A percentage: `68%`.
  public func percent(_ value: Int) -> String {
    "\(value)%"
  }

  /// Hours and minutes: `6:30`.
  public func duration(minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  /// A number with one decimal: `2.5`.
  public func number(_ value: Double) -> String {
    let tenths = value.scaled(by: 10)
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  /// A score: without decimals where it has none, else with one.
  public func score(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : number(value)
  }
}
