extension Questionnaire.Scoring {
  private enum Total: String, CaseIterable {
    case sum
    case none
  }

  /// Reads the parts of the scoring extension that say how a score is made.
  init(from node: inout ScoringNode) throws(QuestionnaireError) {
    guard let total = try node.word("total", as: Total.self) else {
      throw node.error("total is missing: it must be sum or none")
    }
    guard let direction = try node.word("direction", as: Direction.self) else {
      throw node.error("direction is missing: it must be higherIsWorse or higherIsBetter")
    }
    hasTotal = total == .sum
    self.direction = direction
    multiplier = try Self.multiplier(&node)
    reversed = Set(try node.texts("reverse"))
    table = try Self.table(&node)
    bands = try Self.bands(&node)
    bandSource = try node.optionalText("bandSource")
    cutOff = try Self.cutOff(&node)
    subscales = try Self.subscales(&node)
    missing = try Self.missing(&node)
    flags = try Self.flags(&node)
    change = try Self.threshold(&node, "change", "points")
    response = try Self.threshold(&node, "response", "percent")
    remission = try Self.threshold(&node, "remission", "below")
  }

  private static func multiplier(_ node: inout ScoringNode) throws(QuestionnaireError) -> Double {
    let multiplier = try node.optionalNumber("multiplier") ?? 1
    guard multiplier > 0 else { throw node.error("multiplier must be above 0") }
    return multiplier
  }

  private static func table(_ node: inout ScoringNode) throws(QuestionnaireError) -> [Int: Double] {
    var table: [Int: Double] = [:]
    for var row in try node.groups("table") {
      let raw = try row.integer("raw", from: 0)
      guard table.updateValue(try row.number("score"), forKey: raw) == nil else {
        throw row.error("raw \(raw) is given twice")
      }
      try row.finish()
    }
    return table
  }

  private static func bands(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> [Questionnaire.Band]
  {
    var bands: [Questionnaire.Band] = []
    for var group in try node.groups("band") {
      let band = Questionnaire.Band(
        code: try group.text("code"),
        title: try group.localizedText("title"),
        lowerBound: try group.number("from")
      )
      try group.finish()
      if let previous = bands.last, previous.lowerBound >= band.lowerBound {
        throw group.error("\(band.code) must begin above \(previous.code)")
      }
      guard !bands.contains(where: { $0.code == band.code }) else {
        throw group.error("\(band.code) is given twice")
      }
      bands.append(band)
    }
    return bands
  }

  private static func cutOff(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> Questionnaire.CutOff?
  {
    guard var group = try node.group("cutOff") else { return nil }
    let score = try group.number("score")
    let upTo = try group.optionalNumber("upTo")
    if let upTo, upTo <= score { throw group.error("upTo must be above score") }
    guard let comparison = try group.word("comparison", as: Questionnaire.CutOff.Comparison.self)
    else { throw group.error("comparison is missing: it must be atLeast, atMost or below") }
    let cutOff = Questionnaire.CutOff(
      score: score,
      upTo: upTo,
      comparison: comparison,
      source: try group.optionalText("source")
    )
    try group.finish()
    return cutOff
  }

  private static func subscales(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> [Questionnaire.Subscale]
  {
    var subscales: [Questionnaire.Subscale] = []
    for var group in try node.groups("subscale") {
      let subscale = Questionnaire.Subscale(
        id: try group.text("id"),
        title: try group.localizedText("title"),
        items: try group.texts("item"),
        multiplier: try multiplier(&group),
        bands: try bands(&group),
        cutOff: try cutOff(&group)
      )
      try group.finish()
      guard !subscales.contains(where: { $0.id == subscale.id }) else {
        throw group.error("\(subscale.id) is given twice")
      }
      subscales.append(subscale)
    }
    return subscales
  }

  private static func missing(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> Questionnaire.MissingPolicy
  {
    guard var group = try node.group("missing") else {
      return Questionnaire.MissingPolicy(maximum: 0, never: [], source: nil)
    }
    let policy = Questionnaire.MissingPolicy(
      maximum: try group.integer("maximum", from: 1),
      never: Set(try group.texts("never")),
      source: try group.optionalText("source")
    )
    try group.finish()
    return policy
  }

  private static func flags(_ node: inout ScoringNode)
    throws(QuestionnaireError) -> [Questionnaire.FlagRule]
  {
    var flags: [Questionnaire.FlagRule] = []
    for var group in try node.groups("flag") {
      flags.append(
        Questionnaire.FlagRule(
          id: try group.text("id"),
          item: try group.text("item"),
          from: try group.integer("from", from: 1),
          level: try group.text("level"),
          message: try group.localizedText("message")
        )
      )
      try group.finish()
    }
    return flags
  }

  private static func threshold(_ node: inout ScoringNode, _ name: String, _ part: String)
    throws(QuestionnaireError) -> Questionnaire.Threshold?
  {
    guard var group = try node.group(name) else { return nil }
    let value = try group.number(part)
    guard value > 0 else { throw group.error("\(part) must be above 0") }
    let threshold = Questionnaire.Threshold(value: value, source: try group.text("source"))
    try group.finish()
    return threshold
  }
}
