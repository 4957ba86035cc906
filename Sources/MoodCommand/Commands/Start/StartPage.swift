internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What `mood` alone prints: today and what waits, or how to begin where there is no journal yet.
enum StartPage {
  static func print(_ context: inout CommandContext) throws {
    guard FileManager.default.fileExists(atPath: context.journal.path) else {
      guard !context.wantsJSON else { return context.output.write("null\n") }
      return context.output.write(welcome(context))
    }
    let person = try context.person()
    let store = try context.openStoreForReading(person)
    let today = person.dateContext.today
    let days = StateOfMindQuery.Days(
      from: today,
      to: today.adding(days: 1),
      boundary: person.settings.dayBoundary
    )
    let samples = try store.statesOfMind(StateOfMindQuery(days: days))
    let pending = try PendingCommand.pending(in: store, for: person, calendars: []).events
    let due = try ReportReading(
      store: store,
      person: person,
      questionnaires: context.questionnaires
    )
    .dueAssessments()
    if context.wantsJSON {
      let (zone, boundary) = (person.zone, person.settings.dayBoundary)
      context.output.write(
        JSONWriter.text { json in
          json.object { json in
            json.member("day") { $0.value(today.description) }
            json.member("entries") {
              $0.array(samples) { $0.sample($1, zone: zone, dayBoundary: boundary) }
            }
            json.member("pending") { $0.array(pending) { $0.event($1, zone: zone) } }
            json.member("dueAssessments") {
              $0.array(due) { $0.value($1.assessment.questionnaire) }
            }
          }
        }
      )
      return
    }
    let layout = context.layout
    context.output.writeLine(layout.styled(context.catalogue.date(today), .heading))
    context.printSamples(samples, person, as: .text)
    if samples.isEmpty { context.output.writeLine("no entries yet") }
    context.output.writeLine("")
    for line in waiting(pending.count, due) + ["'mood log' checks in, 'mood help' lists the rest."]
    {
      context.output.writeLine(line.wrapped(width: layout.width))
    }
  }

  /// What may be done now, a line each.
  private static func waiting(_ pending: Int, _ due: [TakenAssessment]) -> [String] {
    var lines: [String] = []
    switch pending {
    case 0: break
    case 1: lines.append("1 event waits for a check-in: 'mood pending' tells which.")
    default: lines.append("\(pending) events wait for a check-in: 'mood pending' tells which.")
    }
    for taken in due {
      let name = taken.assessment.questionnaire
      lines.append("\(taken.title.oneLine) may be taken again: 'mood take \(name)'.")
    }
    return lines
  }

  /// Six lines for someone who is here for the first time.
  private static func welcome(_ context: CommandContext) -> String {
    let steps = [
      ("mood demo", "see what it does, on an example week"),
      ("mood log 😊 -a work", "check in"),
      ("mood help", "all commands"),
    ]
    let layout = context.layout
    let width = steps.map { layout.displayWidth($0.0) }.max() ?? 0
    var lines = layout.wrapped("mood is a journal of how you feel.", to: layout.width)
    lines += layout.wrapped(
      "Yours would lie in \(context.journal.path.oneLine), readable by you alone.",
      to: layout.width
    )
    lines.append("")
    for (command, purpose) in steps {
      lines.append("  \(layout.padded(command, to: width, alignment: .leading))  \(purpose)")
    }
    return lines.strung(with: "\n") + "\n"
  }
}
