internal import CommandLineKit
internal import WellbeingKit

/// `mood due`: whether it is time for a check-in, for prompts and timers.
enum DueCommand: Command {
  static let declaration = CommandDeclaration(
    name: "due",
    summary: "Tell whether it is time for a check-in",
    discussion: """
      Ends with exit code 0 and says why when a check-in is due, and with 3 and nothing when none \
      is, so that a prompt, a status line or a timer can ask. The setting 'due' has the rules: \
      'events' (an event waits for a check-in), 'evening 20:00' (the day has no daily mood yet), \
      'every 4h' (in waking hours, since the last check-in) and 'questionnaires' (one may be taken \
      again); 'never' makes nothing due.
      """,
    examples: [
      Example("mood due", "Is anything due?"),
      Example("mood due --quiet && echo check in", "In a prompt or a script."),
      Example("mood config set due 'evening 21:00, every 4h'", "Rules of your own."),
    ],
    exitCodes: [ExitCode(3, "nothing is due")],
    seeAlso: ["mood pending", "mood log"]
  )

  static func run(_ context: inout CommandContext) throws -> ExitStatus {
    let person = try context.person()
    let store = try context.openStoreForReading(person)
    let reasons = try ReportReading(
      store: store,
      person: person,
      questionnaires: context.questionnaires
    )
    .dueReasons(by: person.settings.dueRules)
    if context.wantsJSON {
      context.output.write(JSONWriter.text { $0.due(reasons, zone: person.zone) })
    } else if !context.parsed.flag("quiet") {
      for line in reasons.flatMap(lines) {
        context.output.writeLine(line.wrapped(width: context.layout.width))
      }
    }
    return reasons.isEmpty ? .notFound : .success
  }

  private static func lines(_ reason: DueReason) -> [String] {
    switch reason {
    case .events(let events):
      // One line, however many there are: 'mood pending' lists them.
      let name = events.first?.summary.oneLine ?? ""
      let first = name.isEmpty ? "an event" : "'\(name)'"
      let rest = events.count > 1 ? " and \(events.count - 1) more" : ""
      return ["\(first)\(rest) waits for a check-in"]
    case .evening: return ["the day has no daily mood yet"]
    case .sinceLast(let minutes?):
      return ["the last check-in was \(SettingKey.durationText(minutes: minutes / 60 * 60)) ago"]
    case .sinceLast(nil): return ["there is no check-in yet"]
    case .questionnaires(let due): return due.map { "\($0.title.oneLine) may be taken again" }
    }
  }
}

extension JSONWriter {
  /// Writes why a check-in is due: the rule, and what it is about.
  fileprivate mutating func due(_ reasons: [DueReason], zone: Zone) {
    object { json in
      json.member("due") { $0.value(!reasons.isEmpty) }
      json.member("reasons") { json in
        json.array(reasons) { json, reason in
          json.object { json in
            switch reason {
            case .events(let events):
              json.member("rule") { $0.value("events") }
              json.member("events") { $0.array(events) { $0.event($1, zone: zone) } }
            case .evening: json.member("rule") { $0.value("evening") }
            case .sinceLast(let minutes):
              json.member("rule") { $0.value("every") }
              json.member("minutesSinceLast") { $0.value(minutes) }
            case .questionnaires(let due):
              json.member("rule") { $0.value("questionnaires") }
              json.member("questionnaires") {
                $0.array(due) { $0.value($1.assessment.questionnaire) }
              }
            }
          }
        }
      }
    }
  }
}
