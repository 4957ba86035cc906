internal import CivilTime
internal import WellbeingModel
internal import WellbeingQuestionnaires

/// When a record says something was done, as far as it can be read.
struct RecordDate {
  let instant: Instant
  let zone: LivedZone

  /// The date as it was written, which is the same for every reader wherever they live.
  let written: String

  /// What was assumed; nil when date, time and offset were written.
  let remark: ReadingRemark?

  /// Reads a FHIR dateTime: with an offset, without one, or a date, a month or a year alone.
  ///
  /// - Parameters:
  ///   - record: The resource.
  ///   - name: The member with the date.
  ///   - home: The zone for a time without an offset.
  init?(of record: JSONValue, _ name: String, home: Zone) {
    guard let text = record.text(name) else { return nil }
    if let dateTime = ISO8601.dateTime(text) {
      guard let offset = dateTime.utcOffset else {
        self.init(dateTime.local, in: home, written: text, remark: .noZone(text))
        return
      }
      let named = Self.zoneName(beside: name, in: record)
      self.init(
        instant: dateTime.local.instant(utcOffset: offset),
        zone: LivedZone(
          identifier: named ?? Zone(fixedOffset: offset).identifier,
          utcOffset: offset
        ),
        written: text,
        remark: nil
      )
      return
    }
    guard let date = Self.firstDay(of: text), let noon = TimeOfDay(hour: 12, minute: 0) else {
      return nil
    }
    self.init(
      CivilDateTime(date: date, time: noon),
      in: home,
      written: text,
      remark: .noTime(text)
    )
  }

  private init(
    _ local: CivilDateTime,
    in home: Zone,
    written: String,
    remark: ReadingRemark
  ) {
    let instant = home.instant(of: local)
    self.init(
      instant: instant,
      zone: LivedZone(home, at: instant),
      written: written,
      remark: remark
    )
  }

  private init(instant: Instant, zone: LivedZone, written: String, remark: ReadingRemark?) {
    self.written = written
    self.instant = instant
    self.zone = zone
    self.remark = remark
  }

  private static func firstDay(of text: String) -> CivilDate? {
    switch text.utf8.count {
    case 4: ISO8601.date(text + "-01-01")
    case 7: ISO8601.date(text + "-01")
    default: ISO8601.date(text)
    }
  }

  /// The IANA name that an extension of the date gives.
  private static func zoneName(beside name: String, in record: JSONValue) -> String? {
    let addresses = [FHIRAddress.zone, "http://hl7.org/fhir/StructureDefinition/timezone"]
    let name = record["_" + name]?.extensions(addresses).first?.text("valueCode")
    return name.flatMap { $0.first?.isLetter == true && $0.utf8.count <= 64 ? $0 : nil }
  }
}
