internal import WellbeingQuestionnaires

/// A total that an Observation states.
private struct Total {
  let questionnaire: Questionnaire
  let value: Double?
  let isUnderPanelCode: Bool
}

extension ReadingSession {
  /// Statuses of an Observation whose value counts.
  private static let statuses: Set = ["final", "amended", "corrected", "preliminary"]

  /// Reads panels of single answers, then totals.
  mutating func readObservations(_ observations: [Resource]) {
    var used: Set<RecordPlace> = []
    for observation in observations {
      let members = members(of: observation)
      let items =
        observation.value.list("component").map(ResponseItem.init(observation:))
        + members.map { ResponseItem(observation: $0.value) }
      guard items.contains(where: isAnswer) else { continue }
      used.insert(observation.place)
      used.formUnion(members.map(\.place))
      readPanel(observation, items)
    }
    for observation in observations where !used.contains(observation.place) {
      readSingle(observation)
    }
  }

  /// Whether an item answers a question, by its code.
  private func isAnswer(_ item: ResponseItem) -> Bool {
    !finder.owners(of: item.codes).isEmpty
  }

  private mutating func readPanel(_ panel: Resource, _ items: [ResponseItem]) {
    guard isValid(panel, statuses: Self.statuses) else { return }
    // The response it comes from tells the same, and more.
    guard index.responses(of: panel).allSatisfy({ assessments[$0.place] == nil }) else { return }
    guard let date = date(ofObservation: panel.value) else {
      reading.skip(panel.place, .noDate)
      return
    }
    if let remark = date.remark { reading.warn(panel.place, remark) }
    let codes = panel.value.codings("code").compactMap(\.loinc)
    let matchings = finder.matchings(
      of: items,
      address: nil,
      definition: ForeignDefinition(names: [], codes: codes)
    )
    for matching in matchings {
      read(matching, from: panel, at: date, isAlone: matchings.count == 1)
    }
  }

  private mutating func readSingle(_ observation: Resource) {
    guard let total = total(of: observation.value) else {
      let item = ResponseItem(observation: observation.value)
      let owners = finder.owners(of: item.codes)
      let isDerived = index.responses(of: observation).contains { assessments[$0.place] != nil }
      if owners.isEmpty {
        reading.skip(observation.place, .otherObservation)
      } else if !isDerived {
        reading.skip(observation.place, .loneAnswer(questionnaires: owners.map(\.title)))
      }
      return
    }
    guard isValid(observation, statuses: Self.statuses) else { return }
    let questionnaire = total.questionnaire
    let range = questionnaire.scoreRange
    guard let value = total.value, range.contains(value) else {
      reading.skip(
        observation.place,
        .noTotal(questionnaire: questionnaire.title, range: range)
      )
      return
    }
    if total.isUnderPanelCode {
      reading.warn(observation.place, .totalUnderPanelCode(questionnaire: questionnaire.title))
    }
    compareOrKeep(value, of: questionnaire, from: observation)
  }

  /// Compares a total with the assessment it is of; without one it stands alone.
  private mutating func compareOrKeep(
    _ value: Double,
    of questionnaire: Questionnaire,
    from observation: Resource
  ) {
    let date = date(ofObservation: observation.value)
    let linked = index.responses(of: observation).flatMap { assessments[$0.place] ?? [] }
      .first { $0.assessment.questionnaire == questionnaire.id }
    if let recorded = linked ?? assessment(of: questionnaire, at: date?.instant) {
      compare(value, with: recorded.assessment, at: observation.place)
      return
    }
    guard let date else {
      reading.skip(observation.place, .noDate)
      return
    }
    if let remark = date.remark { reading.warn(observation.place, remark) }
    reading.totals.append(
      StatedTotal(
        questionnaire: questionnaire.id,
        score: value,
        date: date.instant,
        zone: date.zone,
        place: observation.place
      )
    )
  }

  /// The total an Observation states by its code, in a component, or under the code of the whole.
  private func total(of observation: JSONValue) -> Total? {
    let elements = [observation] + observation.list("component")
    for element in elements {
      if let questionnaire = questionnaire(totalCoded: element.codings("code")) {
        return Total(
          questionnaire: questionnaire,
          value: element.typedValue?.value.numeric,
          isUnderPanelCode: false
        )
      }
    }
    let codings = observation.codings("code")
    guard let value = observation.typedValue?.value.numeric,
      let coded = finder.questionnaires.first(where: { questionnaire in
        codings.contains { $0.loinc != nil && $0.loinc == questionnaire.code }
      })
    else { return nil }
    // GAD-7 totals are found under the code of the PHQ-9; what the text says is then nearer.
    let texts =
      codings.compactMap(\.display) + [observation["code"]?.text("text")].compactMap(\.self)
    let named = QuestionnaireFinder.named(among: finder.questionnaires, in: texts)
    return Total(
      questionnaire: named.isEmpty || named.contains(coded) ? coded : named[0],
      value: value,
      isUnderPanelCode: true
    )
  }

  private func questionnaire(totalCoded codings: [Coding]) -> Questionnaire? {
    finder.questionnaires.first { questionnaire in
      codings.contains { coding in
        if coding.system == FHIRAddress.totals { return coding.code == questionnaire.id }
        return coding.loinc != nil && coding.loinc == questionnaire.totalCode
      }
    }
  }
}
