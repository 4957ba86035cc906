internal import CivilTime
internal import ICalendar
internal import WellbeingModel

extension EventComponent {
  /// An order for lists: by the start as written, then by what names the component.
  static func precedes(_ lhs: EventComponent, _ rhs: EventComponent) -> Bool {
    (lhs.start.isoText, lhs.uid, lhs.key.recurrenceID ?? "")
      < (rhs.start.isoText, rhs.uid, rhs.key.recurrenceID ?? "")
  }

  /// The end as people read it in the view, by the same clock as the start.
  var endText: String {
    switch extent {
    case .end(let end): return end.isoText
    case .duration(let duration): return start.advanced(by: duration).isoText
    case nil:
      guard case .date(let day) = start else { return start.isoText }
      return day.adding(days: 1).description
    }
  }
}

extension EventTime {
  /// As ISO 8601 writes it, without an offset: `2026-11-30`, `2026-11-30T09:00`, with `Z` for UTC.
  var isoText: String {
    let local =
      switch self {
      case .date(let day): CivilDateTime(date: day, time: .midnight)
      case .floating(let local), .zoned(let local, zone: _): local
      case .utc(let instant): CivilDateTime(instant, utcOffset: 0)
      }
    var text = ""
    local.date.append(to: &text)
    if case .date = self { return text }
    text += "T"
    text += local.time.description
    if case .utc = self { text += "Z" }
    return text
  }

  /// The zone as the calendar writes it; nil for dates and floating times.
  var zoneText: String? {
    switch self {
    case .date, .floating: nil
    case .zoned(_, let zone): zone
    case .utc: "UTC"
    }
  }

  /// The value some time later by the same clock.
  fileprivate func advanced(by duration: EventDuration) -> EventTime {
    func later(_ local: CivilDateTime) -> CivilDateTime {
      let moved = local.instant(utcOffset: 0).advanced(bySeconds: Int64(duration.seconds))
      var result = CivilDateTime(moved, utcOffset: 0)
      result.date = result.date.adding(days: duration.days)
      return result
    }
    switch self {
    case .date(let day): return .date(day.adding(days: duration.days))
    case .floating(let local): return .floating(later(local))
    case .zoned(let local, let zone): return .zoned(later(local), zone: zone)
    case .utc(let instant):
      return .utc(later(CivilDateTime(instant, utcOffset: 0)).instant(utcOffset: 0))
    }
  }
}
