extension Questionnaire {
  /// Compares a score with earlier ones of this questionnaire.
  ///
  /// Only scores of the same version and the same maximum are compared: one with a declined question
  /// is out of fewer points. A band that is crossed without the published number of points is not
  /// called a change.
  ///
  /// - Parameters:
  ///   - current: The latest score.
  ///   - earlier: The ones before it, oldest first.
  /// - Returns: The differences to the last and the first, in points and in words.
  public func change(to current: ScoredAssessment, from earlier: [ScoredAssessment])
    -> AssessmentChange
  {
    let last = comparison(of: current, with: earlier.last)
    let first = comparison(of: current, with: earlier.first)
    let firstScore = first.points == nil ? nil : earlier.first?.score
    var notes: [String] = []
    for note in [last.note, first.note].compactMap(\.self) where !notes.contains(note) {
      notes.append(note)
    }
    if scoring.change == nil, last.points != nil { notes.append(Phrases.noThreshold(title)) }
    return AssessmentChange(
      points: last.points,
      sinceFirst: first.points,
      isMeaningful: isMeaningful(last.points),
      isMeaningfulSinceFirst: isMeaningful(first.points),
      response: response(from: firstScore, to: current.score),
      remission: remission(from: firstScore, to: current.score),
      text: last.points.map(text),
      textSinceFirst: first.points.map(text),
      notes: notes
    )
  }

  private func comparison(of current: ScoredAssessment, with earlier: ScoredAssessment?)
    -> (points: Double?, note: String?)
  {
    guard let earlier, let now = current.score, let before = earlier.score else {
      return (nil, nil)
    }
    guard earlier.questionnaire == current.questionnaire, earlier.version == current.version else {
      return (nil, Phrases.otherVersion(title))
    }
    guard earlier.maximum == current.maximum else {
      return (nil, Phrases.otherMaximum(earlier.maximum ?? 0, current.maximum ?? 0))
    }
    return (now - before, nil)
  }

  private func isMeaningful(_ points: Double?) -> Bool? {
    guard let points, let threshold = scoring.change else { return nil }
    return abs(points) >= threshold.value
  }

  private func response(from first: Double?, to current: Double?) -> Bool? {
    guard let rule = scoring.response, let first, let current, first > 0 else { return nil }
    return (first - current) * 100 >= first * rule.value
  }

  private func remission(from first: Double?, to current: Double?) -> Bool? {
    guard let rule = scoring.remission, let first, let current, first >= rule.value else {
      return nil
    }
    return current < rule.value
  }

  private func text(of points: Double) -> String {
    if isMeaningful(points) == false { return Phrases.withinVariation }
    return points == 0 ? Phrases.unchanged : Phrases.changed(by: points)
  }
}
