extension Double {
  /// The number without what binary arithmetic added to it: 57.99999999999999 becomes 58.
  ///
  /// A number within 10⁻¹² of one with nine decimals, or of a whole number of sevenths (the borders
  /// between the classes of valence), is taken to be that one; any other stays as it is.
  package var withoutBinaryNoise: Double {
    guard magnitude < 1_000_000 else { return self }
    for steps in [1_000_000_000.0, 7.0] {
      let nearest = Double(scaled(by: steps)) / steps
      if (nearest - self).magnitude <= 1e-12 { return nearest }
    }
    return self
  }

  /// The whole number nearest to this one times a factor, halves away from zero.
  ///
  /// It must fit an `Int64`: callers pass percentages and valences.
  package func scaled(by factor: Double) -> Int64 {
    let product = self * factor
    return Int64(product < 0 ? product - 0.5 : product + 0.5)
  }
}
