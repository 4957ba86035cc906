internal import CommandLineKit
internal import WellbeingKit

extension CommandContext {
  /// Prints a change and what was done with it.
  mutating func printChange(_ change: ChangeEntry, _ what: String, _ person: Person) {
    if wantsJSON {
      output.write(JSONWriter.text { $0.change(change, zone: person.zone) })
    } else {
      output.writeLine("\(what): \(line(of: change, person, marksUndone: false))")
    }
  }

  /// One line of the change log.
  func line(of change: ChangeEntry, _ person: Person, marksUndone: Bool = true) -> String {
    let when = catalogue.dateTime(person.zone.localTime(at: change.at))
    let samples =
      switch change.sampleCount {
      case 0: ""
      case 1: "  1 entry"
      default: "  \(change.sampleCount) entries"
      }
    let mark = marksUndone && change.isUndone ? "  (undone)" : ""
    return "\(change.number)  \(when)  \(change.command.sanitizedForTerminal())\(samples)\(mark)"
  }
}

extension JSONWriter {
  /// Writes a change in the shape of `history`.
  mutating func change(_ change: ChangeEntry, zone: Zone) {
    object { json in
      json.member("change") { $0.value(change.number) }
      json.member("at") {
        $0.value(ISO8601.string(change.at, utcOffset: zone.offset(at: change.at)))
      }
      json.member("command") { $0.value(change.command) }
      json.member("samples") { $0.value(change.sampleCount) }
      json.member("undone") { $0.value(change.isUndone) }
    }
  }
}
