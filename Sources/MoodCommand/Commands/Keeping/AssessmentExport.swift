internal import CommandLineKit
internal import WellbeingKit

/// The questionnaires taken, written as FHIR: what `mood export --format fhir` does.
enum AssessmentExport {
  /// The format's name on the command line.
  static let format = "fhir"

  /// The ending of a file that asks for it.
  static let fileEnding = ".fhir.json"

  /// Whether a command line asks for it.
  static func isMeant(_ parsed: ParsedCommand, _ path: String?) -> Bool {
    parsed.value("format").map { $0 == format } ?? path?.hasSuffix(fileEnding) ?? false
  }

  /// Writes the bundle to a file or to standard output.
  static func run(
    _ context: inout CommandContext,
    to path: String?,
    _ person: Person
  ) throws -> ExitStatus {
    for option in ["kind", "label", "association", "tag", "where", "redact"]
    where context.parsed.flag(option) {
      throw UsageError.refused("--\(option) is for check-ins; FHIR holds questionnaires alone")
    }
    let query: AssessmentQuery = try SampleSelection.query(.all, context.parsed, person)
    let taken = try context.openStoreForReading(person).assessments(query)
    let known = try context.questionnaires.listing().questionnaires
    let writable = taken.filter { assessment in known.contains { $0.id == assessment.questionnaire }
    }
    for assessment in taken where !writable.contains(assessment) {
      context.messages.writeLine(
        "\(assessment.id.lowercaseString): left out, as the questionnaire \(assessment.questionnaire) is not there any more"
          .sanitizedForTerminal()
      )
    }
    let bytes = try FHIRWriter(questionnaires: known).bundle(
      of: writable.map { assessment in
        RecordedAssessment(
          id: assessment.id,
          date: assessment.start,
          zone: assessment.zone ?? LivedZone(person.zone, at: assessment.start),
          assessment: ScoredAssessment(
            assessment,
            of: known.first { $0.id == assessment.questionnaire }
          )
        )
      }
    )
    if let path {
      let file = try PrivateFile(path)
      try file.write(bytes)
      try file.finish()
      context.say("\(writable.count) of \(taken.count) written to \(path)")
    } else {
      context.output.write(String(decoding: bytes, as: UTF8.self))
    }
    return writable.count == taken.count ? .success : .partial
  }
}
