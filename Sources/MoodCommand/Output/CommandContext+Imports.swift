internal import CommandLineKit
internal import WellbeingKit

extension CommandContext {
  /// Prints what an import of a calendar found and did.
  mutating func printImport(of source: CalendarImport, _ outcome: CalendarImport.Outcome) {
    if wantsJSON {
      output.write(JSONWriter.text { $0.outcome(outcome, of: source) })
      return
    }
    let name = source.name.oneLine
    guard outcome.isChange else {
      output.writeLine("\(name): nothing new, \(count(outcome.unchangedCount)) as before")
      printMissing(outcome)
      return
    }
    var parts = ["\(count(outcome.added.count)) added"]
    if !outcome.isNew {
      parts.append("\(outcome.changed.count) changed")
      parts.append("\(outcome.unchangedCount) as before")
    }
    output.writeLine("\(name): \(parts.joined(separator: ", "))")
    if !outcome.isNew {
      for event in outcome.added { output.writeLine("  added    \(title(of: event))") }
      for event in outcome.changed { output.writeLine("  changed  \(title(of: event))") }
    }
    printMissing(outcome)
  }

  private mutating func printMissing(_ outcome: CalendarImport.Outcome) {
    guard !outcome.missing.isEmpty else { return }
    output.writeLine("  no longer in the file, kept: \(count(outcome.missing.count))")
    for event in outcome.missing { output.writeLine("  kept     \(title(of: event))") }
  }

  private func count(_ events: Int) -> String {
    events == 1 ? "1 event" : "\(events) events"
  }

  private func title(of event: EventComponent) -> String {
    let name = event.summary.isEmpty ? catalogue.command.noName : event.summary.oneLine
    return layout.truncated(name, to: max(20, layout.width - 12))
  }
}

extension JSONWriter {
  /// Writes what an import did: counts, and the identifiers of what changed.
  fileprivate mutating func outcome(
    _ outcome: CalendarImport.Outcome,
    of source: CalendarImport
  ) {
    object { json in
      json.member("calendar") { $0.value(source.name) }
      json.member("new") { $0.value(outcome.isNew) }
      json.member("unchanged") { $0.value(outcome.unchangedCount) }
      json.member("added") { $0.components(outcome.added) }
      json.member("changed") { $0.components(outcome.changed) }
      json.member("missing") { $0.components(outcome.missing) }
    }
  }

  private mutating func components(_ components: [EventComponent]) {
    array(components) { json, component in
      json.object { json in
        json.member("uid") { $0.value(component.uid) }
        json.member("recurrenceId") { $0.value(component.key.recurrenceID) }
        json.member("summary") { $0.value(component.summary) }
      }
    }
  }
}
