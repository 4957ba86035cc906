internal import WellbeingModel

internal import CivilTime
internal import WellbeingQuestionnaires

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension ReadingSession {
  /// Reads a response, which may answer several questionnaires.
  mutating func read(_ response: Resource) {
    guard isValid(response, statuses: ["completed", "amended"]) else { return }
    let canonical =
      response.value.text("questionnaire")
      ?? response.value["questionnaire"]?.text("reference")
    let parts = canonical?.split(separator: "|", maxSplits: 1).map(String.init) ?? []
    let definition = definition(parts.first, of: response)
    let items = ResponseItem.items(of: response.value, definition: definition)
    let matchings = finder.matchings(of: items, address: parts.first, definition: definition)
    guard !matchings.isEmpty else {
      reading.skip(response.place, .unknownQuestionnaire(parts.first ?? definition?.names.first))
      return
    }
    guard let date = date(ofResponse: response) else {
      // What is unfinished besides is said first: it is the better reason.
      for matching in matchings {
        _ = AnswerSheet(matching, record: response, allowsMissing: allowsMissing, &reading)
          .map { _ in reading.skip(response.place, .noDate) }
      }
      return
    }
    if let remark = date.remark { reading.warn(response.place, remark) }
    for matching in matchings {
      compareVersion(parts, matching.questionnaire, at: response.place)
      read(matching, from: response, at: date, isAlone: matchings.count == 1)
    }
  }

  /// Tells when a response is of another version of our own definition.
  private mutating func compareVersion(
    _ canonical: [String],
    _ questionnaire: Questionnaire,
    at place: RecordPlace
  ) {
    guard canonical.count == 2, canonical[0] == questionnaire.url,
      canonical[1] != questionnaire.version
    else { return }
    reading.warn(
      place,
      .otherVersion(
        questionnaire: questionnaire.title,
        given: canonical[1],
        used: questionnaire.version
      )
    )
  }

  /// Scores matched items and keeps the result.
  mutating func read(
    _ matching: ItemMatching,
    from record: Resource,
    at date: RecordDate,
    isAlone: Bool
  ) {
    guard
      let sheet = AnswerSheet(matching, record: record, allowsMissing: allowsMissing, &reading)
    else { return }
    let recorded = RecordedAssessment(
      id: identity(of: record, sheet.assessment, date, isAlone: isAlone),
      date: date.instant,
      zone: date.zone,
      assessment: sheet.assessment
    )
    keep(recorded, from: record)
    for total in matching.others where total.isTotal(of: matching.questionnaire) {
      guard let stated = total.number else { continue }
      compare(stated, with: sheet.assessment, at: record.place)
    }
  }

  /// The identity the record gives itself when that is a UUID, else one made from what it says.
  private func identity(
    of record: Resource,
    _ assessment: ScoredAssessment,
    _ date: RecordDate,
    isAlone: Bool
  ) -> UUID {
    if isAlone, record.type == "QuestionnaireResponse" {
      let address = record.address.flatMap { $0.hasPrefix("urn:uuid:") ? $0.dropFirst(9) : nil }
      let texts = [record.id, address.map(String.init)].compactMap(\.self)
      if let uuid = texts.lazy.compactMap({ UUID(uuidString: $0) }).first { return uuid }
    }
    return RecordIdentity.derived(
      from: [
        record.id ?? assessment.answers.map(\.code).joined(separator: ","),
        assessment.questionnaire,
        date.written,
      ]
    )
  }

  /// Whether the status lets a record count; if not, it is skipped.
  mutating func isValid(_ record: Resource, statuses: Set<String>) -> Bool {
    guard let status = record.value.text("status") else {
      reading.warn(record.place, .noStatus)
      return true
    }
    guard statuses.contains(status) else {
      reading.skip(record.place, .status(status))
      return false
    }
    return true
  }

  /// The definition that the response names, inside of it or beside it in the file.
  private func definition(_ address: String?, of response: Resource) -> ForeignDefinition? {
    guard let address else { return nil }
    if address.hasPrefix("#") {
      let contained = response.value.list("contained")
      return contained.first { $0.text("id") == String(address.dropFirst()) }
        .map { ForeignDefinition($0, beside: contained) }
    }
    return definitions[address] ?? index.resource(address).map { ForeignDefinition($0.value) }
  }

  private mutating func date(ofResponse response: Resource) -> RecordDate? {
    if let date = RecordDate(of: response.value, "authored", home: home) { return date }
    guard let total = firstDerived[response.place],
      let date = date(ofObservation: total.value)
    else { return nil }
    reading.warn(response.place, .dateOfTotal)
    return date
  }

  /// When what an Observation tells was the case.
  func date(ofObservation observation: JSONValue) -> RecordDate? {
    for name in ["effectiveDateTime", "effectiveInstant"] {
      if let date = RecordDate(of: observation, name, home: home) { return date }
    }
    if let period = observation["effectivePeriod"],
      let date = RecordDate(of: period, "start", home: home)
    {
      return date
    }
    return RecordDate(of: observation, "issued", home: home)
  }
}

extension Answer {
  /// The answer as an answer list gives it.
  fileprivate var code: String {
    switch self {
    case .value(let value): String(value)
    case .preferNotToAnswer: "x"
    case .missing: "-"
    }
  }
}
