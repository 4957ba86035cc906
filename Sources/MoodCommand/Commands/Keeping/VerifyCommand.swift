internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// `mood verify`: what is wrong with the journal's file.
enum VerifyCommand: Command {
  static let declaration = CommandDeclaration(
    name: "verify",
    summary: "Check the journal's file",
    discussion: """
      It looks at the file itself (integrity, foreignKeys, schema), at whether the change log \
      accounts for every row (changeLog), whether all entries can be read (samples) and their notes \
      and tags are found by what they say (text), whether events are found where they lie \
      (calendars), and whether the files are yours alone (permissions). Nothing is changed.
      """,
    examples: [
      Example("mood verify", "Your journal."),
      Example("mood verify --journal backup.sqlite", "A backup."),
    ],
    exitCodes: [ExitCode(1, "something was found, and is listed")],
    seeAlso: ["mood restore"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let url = context.journal
    let exists = FileManager.default.fileExists(atPath: url.path)
    let findings =
      exists ? try WellbeingStore.verify(url, options: context.options(person)) : []
    if context.wantsJSON {
      context.output.write(
        JSONWriter.text { json in
          json.object { json in
            json.member("journal") { $0.value(url.path) }
            json.member("sound") { $0.value(findings.isEmpty) }
            json.member("checks") { json in
              json.array(JournalFinding.Check.allCases) { $0.value($1.rawValue) }
            }
            json.member("findings") { json in
              json.array(findings) { json, finding in
                json.object { json in
                  json.member("check") { $0.value(finding.check.rawValue) }
                  json.member("message") { $0.value(finding.message) }
                }
              }
            }
          }
        }
      )
    } else {
      for finding in findings {
        context.output.writeLine(
          "\(finding.check.rawValue): \(finding.message)".sanitizedForTerminal()
        )
      }
    }
    if findings.isEmpty {
      context.say(exists ? "\(url.path) is sound" : "there is no journal at \(url.path) yet")
    }
    return findings.isEmpty ? .success : .failure
  }
}
