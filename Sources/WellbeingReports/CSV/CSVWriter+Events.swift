public import CivilTime
public import WellbeingModel

extension CSVWriter {
  /// The names of the columns of an event, which mean what they mean in JSON.
  public static let eventColumns = [
    "calendar", "summary", "start", "end", "allDay", "zone", "uid", "recurrenceId", "status",
    "association",
  ]

  /// Writes an occurrence of a calendar event as a row, with its times in the person's zone; an
  /// all-day event has dates, with the end not included.
  public mutating func event(_ event: CalendarEvent, zone: Zone) {
    func written(_ instant: Instant) -> String {
      ISO8601.string(instant, utcOffset: zone.offset(at: instant))
    }
    row { csv in
      csv.value(event.calendar)
      csv.value(event.summary)
      csv.value(event.days?.lowerBound.description ?? written(event.start))
      csv.value(event.days?.upperBound.description ?? written(event.end))
      csv.value(event.isAllDay ? "true" : "false")
      csv.value(event.zone)
      csv.value(event.uid)
      csv.value(event.recurrenceID)
      csv.value(event.status.rawValue)
      csv.value(event.association?.name)
    }
  }
}
