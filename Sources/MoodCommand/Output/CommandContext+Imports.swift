internal import CommandLineKit
internal import WellbeingKit

extension CommandContext {
  /// How many events of one sort are named.
  private static let eventLimit = 20

  /// Lists what was wrong in the files: what was left out as errors, the rest as warnings.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - limit: How many problems are listed, those that left something out first; nil for all.
  mutating func printProblems(of files: [CalendarFile], limit: Int?) {
    let all = files.flatMap { file in file.problems.map { (path: file.path, problem: $0) } }
    let count = all.count
    var room = limit ?? count
    var shown = Array(repeating: false, count: count)
    for severity in [Problem.Severity.skipped, .repaired] {
      for (index, entry) in all.enumerated() where room > 0 && entry.problem.severity == severity {
        shown[index] = true
        room -= 1
      }
    }
    for (entry, isShown) in zip(all, shown) where isShown {
      let (path, problem) = entry
      let place = "\(path): line \(problem.line): ".sanitizedForTerminal()
      let message = problem.message.sanitizedForTerminal()
      switch problem.severity {
      case .skipped: messages.writeLine(place + message)
      case .repaired: say(place + "warning: " + message)
      }
    }
    let rest = count - shown.count { $0 }
    if rest > 0 { say("and \(rest) more like these; --problems lists them all") }
  }

  /// Prints what an import of calendars found and did.
  mutating func printImport(
    of batch: CalendarBatch,
    _ outcomes: [CalendarImport.Outcome],
    _ files: [CalendarFile],
    isDryRun: Bool
  ) {
    for (item, outcome) in zip(batch.items, outcomes) { printNotes(item, outcome) }
    if wantsJSON {
      output.write(
        JSONWriter.text { $0.importOutcome(batch, outcomes, files, isDryRun: isDryRun) }
      )
      return
    }
    for (item, outcome) in zip(batch.items, outcomes) { printImport(of: item, outcome) }
    if isDryRun { say("nothing was written, because of --dry-run") }
  }

  /// Says what is worth a second look.
  private mutating func printNotes(_ item: CalendarBatch.Item, _ outcome: CalendarImport.Outcome) {
    let name = item.source.name
    if item.namelessPaths.count > 1, outcome.isNew {
      say("\(name): \(item.namelessPaths.count) files that state no name are read as one calendar")
    }
    let known =
      item.source.categories.isEmpty
      ? [] : Set(item.categories.map(\.foldedForSearch))
    for change in item.source.categories
    where change.association != nil && !known.contains(change.category.foldedForSearch) {
      say("\(name): no event has the category \(change.category.quotedForMessage)")
    }
    guard outcome.missingCount > 0 else { return }
    if parsed.flag("sync") {
      messages.writeLine(
        "\(name): what the files no longer have was kept, because they could not be read whole"
          .sanitizedForTerminal()
      )
    } else {
      say("\(name): --sync takes away what the files no longer have")
    }
  }

  private mutating func printImport(of item: CalendarBatch.Item, _ outcome: CalendarImport.Outcome)
  {
    let name = item.source.name.oneLine
    if outcome.isChange {
      var parts = ["\(count(outcome.addedCount)) added"]
      if !outcome.isNew {
        parts.append("\(outcome.changedCount) changed")
        if outcome.removedCount > 0 { parts.append("\(outcome.removedCount) removed") }
        parts.append("\(outcome.unchangedCount) as before")
        if outcome.changedCalendar { parts.append("the calendar itself changed") }
      }
      output.writeLine("\(name): \(parts.joined(separator: ", "))")
    } else {
      output.writeLine("\(name): nothing new, \(count(outcome.unchangedCount)) as before")
    }
    if !outcome.isNew {
      printEvents(outcome.added, of: outcome.addedCount, "added    ")
      printEvents(outcome.changed, of: outcome.changedCount, "changed  ")
      printEvents(outcome.removed, of: outcome.removedCount, "removed  ")
    }
    guard outcome.missingCount > 0 else { return }
    output.writeLine("  no longer in the file, kept: \(count(outcome.missingCount))")
    printEvents(outcome.missing, of: outcome.missingCount, "kept     ")
  }

  private mutating func printEvents(_ events: [EventComponent], of total: Int, _ what: String) {
    for event in events.prefix(Self.eventLimit) {
      output.writeLine("  \(what)\(title(of: event))")
    }
    let rest = total - Self.eventLimit
    if rest > 0 { output.writeLine("  \(what)… and \(count(rest)) more") }
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
  /// Writes what an import did: counts for each calendar, and what was wrong in the files.
  fileprivate mutating func importOutcome(
    _ batch: CalendarBatch,
    _ outcomes: [CalendarImport.Outcome],
    _ files: [CalendarFile],
    isDryRun: Bool
  ) {
    let problems = files.flatMap { file in file.problems.map { (file.path, $0) } }
    object { json in
      json.member("dryRun") { $0.value(isDryRun) }
      json.member("calendars") { json in
        json.array(Array(zip(batch.items, outcomes))) { $0.calendarOutcome($1.0, $1.1) }
      }
      json.member("problems") { json in
        json.array(problems) { json, entry in
          json.object { json in
            json.member("file") { $0.value(entry.0) }
            json.member("line") { $0.value(entry.1.line) }
            json.member("severity") { $0.value(entry.1.severity.rawValue) }
            json.member("message") { $0.value(entry.1.message) }
          }
        }
      }
    }
  }

  private mutating func calendarOutcome(
    _ item: CalendarBatch.Item,
    _ outcome: CalendarImport.Outcome
  ) {
    object { json in
      json.member("calendar") { $0.value(item.source.name) }
      json.member("new") { $0.value(outcome.isNew) }
      json.member("added") { $0.value(outcome.addedCount) }
      json.member("changed") { $0.value(outcome.changedCount) }
      json.member("unchanged") { $0.value(outcome.unchangedCount) }
      json.member("missing") { $0.value(outcome.missingCount) }
      json.member("removed") { $0.value(outcome.removedCount) }
      json.member("skipped") { $0.value(item.skippedCount) }
      json.member("repaired") { $0.value(item.repairedCount) }
    }
  }
}
