public import CivilTime

/// Reads iCalendar text in pieces and hands out events as they are complete.
///
/// It is for files of any size: memory grows with one event and with the time zones, not with the
/// file. To have a whole calendar in memory, use ``CalendarDocument``.
///
///     var reader = CalendarReader(database: database)
///     reader.append(bytes)                        // as often as there are bytes
///     reader.finish()
///     while let item = try reader.next() { … }    // after each append, too
///
/// Events keep times as they were written, because the time zones of a calendar may be defined
/// after its events. What is wrong inside a calendar is listed with it and does not end the
/// reading: a line that cannot be read is passed over, an event that cannot be placed in time is
/// left out.
public struct CalendarReader {
  /// Something that was read.
  public enum Item: Hashable, Sendable {
    /// An event of the present calendar.
    case event(EventComponent)

    /// A time zone defined in the present calendar.
    case zone(ZoneDefinition)

    /// The end of the present calendar, and what holds for all of it.
    case calendar(CalendarProperties)
  }

  private let database: ZoneDatabase
  private var decoder = UTF16Decoder()
  private var lines = LineReader()
  private var line = ContentLine()
  private var isFinished = false
  private var hasBytes = false
  private var hasCalendar = false
  private var ready: [Item] = []
  private var readyIndex = 0

  private var nesting: [Component] = []
  private var calendar: OpenCalendar?
  private var event: EventBuilder?
  private var zone: ZoneBuilder?
  private var zoneNames = ZoneNames()
  private var problems = ProblemList()

  private enum Component {
    case calendar, event, zone, observance, other
  }

  /// Creates a reader.
  ///
  /// - Parameter database: Where the zones are found that a calendar names without defining them.
  public init(database: ZoneDatabase) {
    self.database = database
  }

  /// Adds the next bytes of the file, UTF-8 or, with a byte order mark, UTF-16.
  public mutating func append(_ bytes: [UInt8]) {
    let isKnown = decoder.isUTF16
    appendDecoded(decoder.decode(bytes))
    if decoder.isUTF16, !isKnown { problems.repaired(1, "the file is UTF-16, not UTF-8") }
  }

  private mutating func appendDecoded(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    hasBytes = true
    lines.append(bytes)
  }

  /// Says that the file ends here.
  public mutating func finish() {
    appendDecoded(decoder.finish())
    isFinished = true
    lines.finish()
  }

  /// The next item; nil when more bytes are needed or, after `finish()`, when all is read.
  ///
  /// - Throws: ``ICalendarError/notCalendar`` or ``ICalendarError/empty`` at the end of a file that
  ///   holds no calendar.
  public mutating func next() throws(ICalendarError) -> Item? {
    while true {
      if readyIndex < ready.count {
        readyIndex += 1
        return ready[readyIndex - 1]
      }
      ready.removeAll(keepingCapacity: true)
      readyIndex = 0
      if let ending = lines.next(into: &line.bytes) {
        line.number = lines.lineNumber
        process(isCutShort: ending == .endOfStream)
      } else {
        guard isFinished else { return nil }
        closeUnended()
        if ready.isEmpty {
          guard hasCalendar else { throw hasBytes ? .notCalendar : .empty }
          return nil
        }
      }
    }
  }

  /// Takes in one line.
  private mutating func process(isCutShort: Bool) {
    if lines.wasCut {
      problems.repaired(line.number, "the line is longer than a mebibyte and was cut")
    }
    guard line.splitName() else {
      noteBrokenLine()
      return
    }
    guard let name = PropertyName(line.nameBytes) else { return }
    guard line.splitValue() else {
      noteBrokenLine()
      return
    }
    switch name {
    case .begin: begin(line.valueBytes.trimmed)
    case .end: end(line.valueBytes.trimmed)
    default:
      guard !isCutShort || name.isText else {
        problems.repaired(line.number, "the file ends inside this line, which was passed over")
        return
      }
      switch nesting.last {
      case .event: event?.apply(name, line, &zoneNames, &problems)
      case .zone, .observance: zone?.apply(name, line, &problems)
      case .calendar: calendar?.apply(name, line, &problems)
      case .other, nil: break
      }
    }
  }

  private mutating func noteBrokenLine() {
    // Before the first calendar anything may stand, as the head of an e-mail.
    guard calendar != nil else { return }
    problems.repaired(line.number, "a line without a property name and a colon was passed over")
  }

  private mutating func begin(_ name: ArraySlice<UInt8>) {
    if name.spells("VCALENDAR") {
      closeUnended()
      calendar = OpenCalendar(line: line.number)
      hasCalendar = true
      nesting = [.calendar]
    } else if name.spells("VEVENT") {
      beginEvent()
    } else if name.spells("VTIMEZONE") {
      openCalendarIfNeeded()
      zone = ZoneBuilder(line: line.number)
      nesting.append(.zone)
    } else if zone != nil, name.spells("STANDARD") || name.spells("DAYLIGHT") {
      zone?.beginPart(isDaylightSaving: name.spells("DAYLIGHT"), line: line.number)
      nesting.append(.observance)
    } else {
      nesting.append(.other)
    }
  }

  private mutating func beginEvent() {
    openCalendarIfNeeded()
    if event != nil {
      problems.repaired(line.number, "END:VEVENT is missing before this line")
      close(through: .event)
    }
    event = EventBuilder(line: line.number)
    nesting.append(.event)
  }

  private mutating func openCalendarIfNeeded() {
    guard calendar == nil else { return }
    calendar = OpenCalendar(line: line.number)
    hasCalendar = true
    problems.repaired(line.number, "BEGIN:VCALENDAR is missing before this line")
    nesting = [.calendar]
  }

  private mutating func end(_ name: ArraySlice<UInt8>) {
    let component: Component
    if name.spells("VCALENDAR") {
      component = .calendar
    } else if name.spells("VEVENT") {
      component = .event
    } else if name.spells("VTIMEZONE") {
      component = .zone
    } else if name.spells("STANDARD") || name.spells("DAYLIGHT") {
      component = .observance
    } else {
      component = .other
    }
    if nesting.contains(component) {
      if component == .calendar, event != nil {
        problems.repaired(line.number, "END:VEVENT is missing before this line")
      }
      close(through: component)
    } else if calendar != nil {
      problems.repaired(line.number, "END:\(excerpt(name)) ends nothing and was passed over")
    }
  }

  /// Ends the innermost component of a kind and all that are inside it.
  private mutating func close(through component: Component) {
    while let top = nesting.popLast() {
      switch top {
      case .event: closeEvent()
      case .zone: closeZone()
      case .observance: zone?.endPart(&problems)
      case .calendar: closeCalendar()
      case .other: break
      }
      if top == component { return }
    }
  }

  /// Ends what is still open at the end of the file or before another calendar.
  private mutating func closeUnended() {
    guard calendar != nil else { return }
    calendar?.isCutShort = true
    let what = event == nil ? "END:VCALENDAR" : "END:VEVENT"
    problems.repaired(line.number, "\(what) is missing; the calendar may have been cut short")
    close(through: .calendar)
  }

  private mutating func closeEvent() {
    guard var builder = event else { return }
    event = nil
    guard var component = builder.component(&problems) else { return }
    if component.uid.isEmpty {
      component.uid = calendar?.derivedUID(for: component) ?? ""
      problems.repaired(builder.line, "an event without UID was given one made of its content")
    }
    ready.append(.event(component))
  }

  private mutating func closeZone() {
    let definition = zone?.definition(&problems)
    zone = nil
    guard let definition else { return }
    calendar?.definitions.append(definition)
    ready.append(.zone(definition))
  }

  private mutating func closeCalendar() {
    guard let closing = calendar else { return }
    calendar = nil
    closing.checkZones(zoneNames, database, &problems)
    ready.append(.calendar(closing.properties(problems)))
    zoneNames = ZoneNames()
    problems = ProblemList()
  }
}
