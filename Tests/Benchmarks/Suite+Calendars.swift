import Foundation
import TestSupport

extension Suite {
  /// Taking a calendar file in: read, compared, stored and ready to be listed.
  ///
  /// The program for comparison, where one is named, reads the file and counts the occurrences of a
  /// week: `PROGRAM FILE YYYYMMDD YYYYMMDD`.
  func calendarImport(size: Int) throws {
    let file = try workshop.calendar(of: size)
    let journal = workshop.folder.appendingPathComponent("import-\(size).sqlite")
    var entrants = [
      Contest.Entrant(name: "C, lines", command: [comparison, "calendar-lines", file.path])
    ]
    if let libical = workshop.libical {
      entrants.insert(
        .init(name: "libical, one week", command: [libical, file.path, "20241223", "20241230"]),
        at: 0
      )
    }
    let ours = [mood, "--journal", journal.path, "calendar", "import", file.path, "-a", "work"]
    entrants.append(.init(name: "mood calendar import", command: ours, newFile: journal))
    try Contest(
      title: "Import of a calendar, \(size) events",
      entrants: entrants
    ).run(rounds: max(3, workshop.rounds / (size > 20_000 ? 3 : 1)))
  }

  /// The events of one week from a calendar that is stored.
  func agenda(size: Int) throws {
    let file = try workshop.calendar(of: size)
    let journal = workshop.folder.appendingPathComponent("agenda-\(size).sqlite")
    _ = try ProcessRun.measure([
      mood, "--journal", journal.path, "calendar", "import", file.path, "-a", "work",
    ])
    try Contest(
      title: "Events of a week, \(size) events",
      entrants: [
        .init(name: "mood --version", command: [mood, "--version"]),
        .init(
          name: "mood calendar events",
          command: [
            mood, "--journal", journal.path, "calendar", "events", "2024-12-23..2024-12-29",
          ]
        ),
      ]
    ).run(rounds: workshop.rounds)
  }
}
