internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension Journal {
  /// The live calendar with each name, or all; each as iCalendar has it.
  borrowing func documents(
    ofCalendars names: [String]?
  ) throws(StoreError) -> [CalendarDocument] {
    try reading { journal throws(StoreError) in
      let rows: [CalendarRow]
      if let names {
        var named: [CalendarRow] = []
        for name in names { named.append(try journal.calendarRow(named: name)) }
        rows = named
      } else {
        rows = try journal.calendarRows()
      }
      var documents: [CalendarDocument] = []
      for row in rows { documents.append(try journal.document(of: row)) }
      return documents
    }
  }

  private borrowing func document(of row: CalendarRow) throws(StoreError) -> CalendarDocument {
    var document = CalendarDocument(
      zones: try zoneDefinitions(calendar: row.key),
      events: try components(on: row).sorted(by: EventComponent.precedes)
    )
    document.properties.name = row.name
    document.properties.color = row.color
    document.properties.zoneName = row.zoneName
    document.standardize(database: zones)
    return document
  }
}
