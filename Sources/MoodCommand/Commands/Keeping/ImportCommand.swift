internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood import`: entries that `mood export` has written.
enum ImportCommand: Command {
  static let declaration = CommandDeclaration(
    name: "import",
    summary: "Bring in entries from a file",
    discussion: """
      It reads what 'mood export' writes: JSON, JSON Lines and CSV. Entries are told apart by their \
      ids, so importing a file again changes nothing. An entry that the journal has in another \
      version is left as it is, unless --replace is given. A record that cannot be read is left out \
      and listed with its place, the rest comes in, and the exit code is then 5. All files together \
      are one change, which 'mood undo' takes back.
      """,
    examples: [
      Example("mood import entries.json", "A file of entries."),
      Example("ssh laptop mood export | mood import -", "From another journal."),
    ],
    arguments: [
      ArgumentDeclaration(
        "FILE",
        help: "A file that 'mood export' has written, or '-' for standard input.",
        isRepeating: true,
        values: .file
      )
    ],
    options: [
      OptionDeclaration("replace", help: "Replace entries of which a file has another version.")
    ],
    exitCodes: [ExitCode(5, "some records were left out, and are listed")],
    seeAlso: ["mood export", "mood calendar import"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let replaces = context.parsed.flag("replace")
    var files: [(path: String, file: SampleFile)] = []
    // Nothing is written until every file has been read.
    for path in context.parsed.arguments("FILE") {
      let file = try read(path, &context)
      if replaces, file.redactedCount > 0 {
        throw UsageError.refused(
          "\(path): a redacted export cannot replace entries; their notes and tags would be lost"
        )
      }
      files.append((path, file))
    }
    let samples = files.flatMap(\.file.samples)
    let outcome =
      samples.isEmpty
      ? SampleImport()
      : try context.openStore(person).importSamples(samples, replacing: replaces)
    context.printImport(outcome, files)
    let isPartial = files.contains { !$0.file.problems.isEmpty } || !outcome.different.isEmpty
    return isPartial ? .partial : .success
  }

  private static func read(_ path: String, _ context: inout CommandContext) throws -> SampleFile {
    let bytes = try context.bytes(ofFile: path)
    do {
      return try SampleFile(reading: bytes)
    } catch {
      throw ImportFileError(path: path, reason: error)
    }
  }
}

/// A file that holds no entries.
struct ImportFileError: Error, Hashable, CustomStringConvertible {
  /// The path as it was given.
  var path: String

  /// What is wrong with it.
  var reason: ExchangeError

  /// What is wrong, in one line.
  var description: String { "\(path): \(reason)" }
}

extension CommandContext {
  /// Prints what an import did, and lists what it left out.
  fileprivate mutating func printImport(
    _ outcome: SampleImport,
    _ files: [(path: String, file: SampleFile)]
  ) {
    for (path, file) in files {
      for problem in file.problems {
        messages.writeLine("\(path): \(problem)".sanitizedForTerminal())
      }
      if file.redactedCount > 0 {
        say("\(path): notes, tags and names of events were taken out of this export")
      }
    }
    for id in outcome.different {
      messages.writeLine(
        "\(id.lowercaseString): the journal has another version, which it keeps; "
          + "--replace takes the file's"
      )
    }
    if let backup = outcome.backup { say("backed up before: \(backup.url.path)") }
    if wantsJSON {
      output.write(JSONWriter.text { $0.outcome(outcome, files) })
      return
    }
    var parts = ["\(entryCount(outcome.addedCount)) added"]
    if outcome.replacedCount > 0 { parts.append("\(outcome.replacedCount) replaced") }
    parts.append("\(outcome.unchangedCount) as before")
    if !outcome.different.isEmpty { parts.append("\(outcome.different.count) different, kept") }
    let skipped = files.reduce(0) { $0 + $1.file.problems.count }
    if skipped > 0 { parts.append("\(skipped) left out") }
    output.writeLine(parts.joined(separator: ", "))
  }
}

extension JSONWriter {
  /// Writes what an import did: counts, and what was left out.
  fileprivate mutating func outcome(
    _ outcome: SampleImport,
    _ files: [(path: String, file: SampleFile)]
  ) {
    let problems = files.flatMap { path, file in file.problems.map { (path, $0) } }
    object { json in
      json.member("added") { $0.value(outcome.addedCount) }
      json.member("replaced") { $0.value(outcome.replacedCount) }
      json.member("unchanged") { $0.value(outcome.unchangedCount) }
      json.member("different") { json in
        json.array(outcome.different) { $0.value($1.lowercaseString) }
      }
      json.member("skipped") { $0.value(problems.count) }
      json.member("problems") { json in
        json.array(problems) { json, entry in
          json.object { json in
            json.member("file") { $0.value(entry.0) }
            json.member("line") { $0.value(entry.1.line) }
            json.member("record") { $0.value(entry.1.record) }
            json.member("message") { $0.value(entry.1.message) }
          }
        }
      }
      json.member("backup") { $0.value(outcome.backup?.url.path) }
    }
  }
}
