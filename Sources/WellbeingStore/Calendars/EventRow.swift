internal import CivilTime
internal import ICalendar

/// What a row of `calendar_event` says of one component of a series.
struct EventRow {
  /// The component.
  let component: EventComponent

  /// The stretch of time by which it is found.
  let bounds: EventSeries.Bounds

  /// The text of the whole series for agendas; nil when the rows are read, empty when it lies with
  /// the event itself.
  let agenda: String?

  /// The occurrence as iCalendar writes it; empty for the event itself.
  var recurrenceID: String { component.key.recurrenceID ?? "" }

  /// The longest text of a series that lies in the index.
  private static let agendaLimit = 4096

  /// The rows of a series, the event first.
  static func rows(of series: EventSeries) -> [EventRow] {
    let bounds = series.bounds
    var agenda: String?
    if series.master != nil, EventSpan(bounds) != .days {
      let text = series.agendaText
      if text.utf8.count <= agendaLimit { agenda = text }
    }
    var rows: [EventRow] = []
    if let master = series.master {
      rows.append(EventRow(component: master, bounds: bounds, agenda: agenda))
    }
    for change in series.overrides {
      rows.append(
        EventRow(
          component: change,
          bounds: EventSeries([change])?.bounds ?? bounds,
          agenda: agenda == nil ? nil : ""
        )
      )
    }
    return rows
  }

  /// Appends the values of the columns from `uid` to `agenda`.
  func append(to row: inout PackedRow) {
    row.append(component.uid)
    row.append(recurrenceID)
    row.append(component.summary)
    row.append(component.start.isoText)
    row.append(component.endText)
    row.append(component.start.zoneText)
    row.append(component.rule?.description)
    row.append(component.status.rawValue)
    row.append { component.appendText(to: &$0) }
    row.append(EventSpan(bounds).rawValue)
    row.append(bounds.earliest.milliseconds)
    row.append(bounds.latest?.milliseconds)
    row.append(agenda)
  }

  /// The columns that ``append(to:)`` gives values for.
  static let columns: SQLFragment = """
    uid, recurrence_id, summary, starts, ends, zone, rule, status, component, span, earliest,
    latest, agenda
    """

  /// Positions among them.
  enum Column {
    static let uid = 0
    static let recurrenceID = 1
    static let starts = 3
    static let component = 8
  }
}
