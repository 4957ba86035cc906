internal import CommandLineKit
internal import WellbeingKit

/// Questionnaires in FHIR files, as `mood import` reads them.
struct AssessmentFiles {
  /// What one file held.
  struct File {
    /// The path as it was given.
    let path: String

    /// What was read.
    let reading: FHIRReading
  }

  /// The files in the order given.
  let files: [File]

  /// Reads files.
  ///
  /// - Throws: `ImportFileError` for a file that is not JSON.
  init(
    _ contents: [(path: String, bytes: [UInt8])],
    questionnaires: [Questionnaire],
    zone: Zone
  ) throws {
    let reader = FHIRReader(questionnaires: questionnaires, zone: zone)
    files = try contents.map { path, bytes throws(ImportFileError) in
      do throws(FHIRRecordsError) {
        return File(path: path, reading: try reader.read(bytes))
      } catch {
        throw ImportFileError(path: path, reason: "\(error)")
      }
    }
  }

  /// The assessments of all files.
  func assessments() throws(QuestionnaireError) -> [Assessment] {
    var assessments: [Assessment] = []
    for recorded in files.flatMap(\.reading.assessments) {
      assessments.append(
        try Assessment(
          recorded.assessment,
          id: recorded.id,
          start: recorded.date,
          zone: recorded.zone
        )
      )
    }
    return assessments
  }

  /// What was left out, by file: resources that are none of ours, and totals without answers.
  var problems: [(path: String, line: Int?, message: String)] {
    files.flatMap { file in
      file.reading.skipped.map { (file.path, $0.place.line, "\($0)") }
        + file.reading.totals.map { total in
          (
            file.path, total.place.line,
            "\(total.place): a total of \(total.score.shortText) without the answers it comes from"
          )
        }
    }
  }

  /// What is to be known about what was read, by file.
  var warnings: [(path: String, message: String)] {
    files.flatMap { file in file.reading.warnings.map { (file.path, "\($0)") } }
  }
}

extension CommandContext {
  /// How many resources that were left out are listed one by one.
  private static let problemLimit = 20

  /// Brings in the questionnaires of FHIR files, in one change.
  mutating func importAssessments(
    _ contents: [(path: String, bytes: [UInt8])],
    _ person: Person
  ) throws -> ExitStatus {
    let files = try AssessmentFiles(
      contents,
      questionnaires: try questionnaires.listing().questionnaires,
      zone: person.zone
    )
    let assessments = try files.assessments()
    let outcome =
      assessments.isEmpty
      ? SampleImport()
      : try openStore(person).importSamples(assessments, replacing: parsed.flag("replace"))
    for (path, message) in files.warnings { say("\(path): warning: \(message)") }
    let problems = files.problems
    for problem in problems.prefix(Self.problemLimit) {
      messages.writeLine("\(problem.path): \(problem.message)".sanitizedForTerminal())
    }
    if problems.count > Self.problemLimit {
      messages.writeLine("and \(problems.count - Self.problemLimit) more that were left out")
    }
    let added = outcome.addedCount == 1 ? "1 questionnaire" : "\(outcome.addedCount) questionnaires"
    printOutcome(outcome, skippedCount: problems.count, added: added) { json in
      json.array(problems) { json, problem in
        json.object { json in
          json.member("file") { $0.value(problem.path) }
          json.member("line") { $0.value(problem.line) }
          json.member("record") { $0.null() }
          json.member("message") { $0.value(problem.message) }
        }
      }
    }
    return problems.isEmpty && outcome.different.isEmpty ? .success : .partial
  }
}
