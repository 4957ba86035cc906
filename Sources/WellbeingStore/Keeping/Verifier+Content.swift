internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Verifier {
  /// Samples that cannot be read back, which would keep every list from being read.
  func unreadableFindings(_ journal: borrowing Journal) throws(StoreError) -> [JournalFinding] {
    let last = try journal.translating { connection throws(SQLiteError) in
      try connection.integer("SELECT max(id) FROM sample") ?? 0
    }
    let step: Int64 = 20_000
    do {
      for first in stride(from: 1, through: last, by: Int64.Stride(step)) {
        let rows: SQLFragment = "sample.id BETWEEN \(first) AND \(first + step - 1)"
        _ = try journal.samples(of: StateOfMind.self, where: rows)
        _ = try journal.samples(of: Assessment.self, where: rows)
      }
      return []
    } catch .damaged {
      return [JournalFinding(check: .samples, message: "samples with values that cannot be read")]
    }
  }

  /// Notes and tags whose stored forms are not what the program makes of them.
  func textFindings(_ journal: borrowing Journal) throws(StoreError) -> [JournalFinding] {
    let messages = try journal.translating { connection throws(SQLiteError) in
      var messages: [String] = []
      let notes = try connection.prepare(
        """
        SELECT lower(hex(uuid)), text, folded FROM note JOIN sample ON sample.id = note.sample
        """
      )
      while try notes.step() {
        let text = notes.text(1)
        let folded = text.foldedForSearch
        if !text.isSameText(as: text.trimmedNFC) {
          messages.append("the note of \(notes.text(0).prefix(8)) is not in its normal form")
        }
        if !(notes.optionalText(2) ?? text).isSameText(as: folded) {
          messages.append("the note of \(notes.text(0).prefix(8)) is not found by what it says")
        }
      }
      let tags = try connection.prepare(
        "SELECT lower(hex(uuid)), word, tag.folded FROM tag JOIN sample ON sample.id = tag.sample"
      )
      while try tags.step() {
        let word = tags.text(1)
        if !word.isSameText(as: word.trimmedNFC) {
          messages.append("a tag of \(tags.text(0).prefix(8)) is not in its normal form")
        }
        if !tags.text(2).isSameText(as: word.foldedForSearch) {
          messages.append("a tag of \(tags.text(0).prefix(8)) is not found by what it says")
        }
      }
      return messages
    }
    return listed(messages, .text)
  }

  /// Events that cannot be read, or whose stored bounds are not those of what they say.
  func calendarFindings(_ journal: borrowing Journal) throws(StoreError) -> [JournalFinding] {
    var messages: [String] = []
    for row in try journal.calendarRows() {
      let (stored, texts, associations, agendas) = try journal.translating {
        connection throws(SQLiteError) in
        let statement = try connection.prepare(
          """
          SELECT component, uid, recurrence_id, span, earliest, latest, association, agenda
          FROM calendar_event
          WHERE calendar = \(row.key) AND removed IS NULL ORDER BY uid, recurrence_id
          """
        )
        var stored: Set<StoredEvent> = []
        var texts: [String] = []
        var associations: [Int64?] = []
        var agendas: [StoredAgenda] = []
        while try statement.step() {
          texts.append(statement.text(0))
          associations.append(statement.optionalInteger(6))
          stored.insert(
            StoredEvent(
              uid: statement.text(1),
              recurrenceID: statement.text(2),
              span: statement.integer(3),
              earliest: statement.integer(4),
              latest: statement.optionalInteger(5)
            )
          )
          if let agenda = statement.optionalText(7) {
            agendas.append(StoredAgenda(key: [statement.text(1), statement.text(2)], text: agenda))
          }
        }
        return (stored, texts, associations, agendas)
      }
      let components = texts.compactMap { try? EventComponent(text: $0) }
      let unreadable = texts.count - components.count
      if unreadable > 0 {
        messages.append("\(unreadable) events of the calendar '\(row.name)' cannot be read")
        continue
      }
      let expected = EventSeries.grouped(components).flatMap(EventRow.rows)
      let misplaced = Set(expected.map(StoredEvent.init)).subtracting(stored).count
      if misplaced > 0 {
        messages.append(
          "\(misplaced) events of the calendar '\(row.name)' are not found where they lie"
        )
      }
      let misread = Set(agendas).subtracting(expected.compactMap(StoredAgenda.init)).count
      if misread > 0 {
        messages.append(
          "\(misread) events of the calendar '\(row.name)' are shown otherwise than they say"
        )
      }
      let strayed = zip(components, associations).count { component, association in
        let expected = row.categories.association(ofCategories: component.categories)
        return association != expected.map { Int64($0.rawValue) }
      }
      if strayed > 0 {
        messages.append(
          "\(strayed) events of the calendar '\(row.name)' have another association than their "
            + "categories say"
        )
      }
    }
    return listed(messages, .calendars)
  }

  private func listed(_ messages: [String], _ check: JournalFinding.Check) -> [JournalFinding] {
    var shown = Array(messages.prefix(Self.limit))
    let rest = messages.count - Self.limit
    if rest > 0 { shown.append("\(rest) more like these") }
    return shown.map { JournalFinding(check: check, message: $0) }
  }
}

/// What an event is found by.
private struct StoredEvent: Hashable {
  var uid: String
  var recurrenceID: String
  var span: Int64
  var earliest: Int64
  var latest: Int64?
}

extension StoredEvent {
  init(_ row: EventRow) {
    uid = row.component.uid
    recurrenceID = row.recurrenceID
    span = EventSpan(row.bounds).rawValue
    earliest = row.bounds.earliest.milliseconds
    latest = row.bounds.latest?.milliseconds
  }
}

/// What an agenda shows of an event.
private struct StoredAgenda: Hashable {
  /// Identifier and occurrence.
  var key: [String]
  var text: String
}

extension StoredAgenda {
  init?(_ row: EventRow) {
    guard let text = row.agenda else { return nil }
    self.init(key: [row.component.uid, row.recurrenceID], text: text)
  }
}

extension String {
  /// Whether the bytes are the same; `==` takes texts for equal that differ in their normal form.
  fileprivate func isSameText(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
