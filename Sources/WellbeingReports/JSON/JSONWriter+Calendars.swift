public import CivilTime
public import WellbeingModel

extension JSONWriter {
  /// Writes an occurrence of a calendar event, with its times in the person's zone; an all-day event
  /// has dates, with the end not included.
  public mutating func event(_ event: CalendarEvent, zone: Zone) {
    object { json in
      json.member("calendar") { $0.value(event.calendar) }
      json.member("summary") { $0.value(event.summary) }
      json.span(from: event.start, to: event.end, days: event.days, zone: zone)
      json.member("allDay") { $0.value(event.isAllDay) }
      json.member("zone") { $0.value(event.zone) }
      json.member("uid") { $0.value(event.uid) }
      json.member("recurrenceId") { $0.value(event.recurrenceID) }
      json.member("status") { $0.value(event.status.rawValue) }
      json.member("association") { $0.value(event.association?.name) }
    }
  }

  /// Writes a calendar of the journal, with its times in the person's zone.
  public mutating func calendar(_ calendar: CalendarSummary, zone: Zone) {
    object { json in
      json.member("name") { $0.value(calendar.name) }
      json.member("association") { $0.value(calendar.association.name) }
      json.member("events") { $0.value(calendar.eventCount) }
      json.member("from") { $0.instant(calendar.from, zone: zone) }
      json.member("to") { $0.instant(calendar.to, zone: zone) }
      json.member("importedAt") { $0.instant(calendar.importedAt, zone: zone) }
    }
  }

  /// Writes the members `start` and `end`: dates for whole days, else instants in a zone.
  mutating func span(from start: Instant, to end: Instant, days: Range<CivilDate>?, zone: Zone) {
    member("start") { json in
      if let days { json.date(days.lowerBound) } else { json.instant(start, zone: zone) }
    }
    member("end") { json in
      if let days { json.date(days.upperBound) } else { json.instant(end, zone: zone) }
    }
  }

  /// Writes an instant as ISO 8601 with a zone's offset, or `null`.
  private mutating func instant(_ instant: Instant?, zone: Zone) {
    guard let instant else { return null() }
    self.instant(instant, utcOffset: zone.offset(at: instant))
  }
}
