internal import CivilTime

/// Puts a time zone definition together from its lines.
struct ZoneBuilder {
  /// Where the definition begins in the file.
  let line: Int

  private var definition = ZoneDefinition(identifier: "")
  private var part: Part?

  /// An observance under construction.
  private struct Part {
    var isDaylightSaving: Bool
    var line: Int
    var start: CivilDateTime?
    var offsetFrom: Int?
    var offsetTo: Int?
    var rule: RecurrenceRule?
    var dates: [CivilDateTime] = []
  }

  init(line: Int) {
    self.line = line
  }

  mutating func beginPart(isDaylightSaving: Bool, line: Int) {
    part = Part(isDaylightSaving: isDaylightSaving, line: line)
  }

  mutating func endPart(_ problems: inout ProblemList) {
    guard let part else { return }
    self.part = nil
    guard let start = part.start, let offsetTo = part.offsetTo else {
      problems.repaired(
        part.line,
        "a part of a time zone without DTSTART or TZOFFSETTO was left out"
      )
      return
    }
    var observance = ZoneDefinition.Observance(
      isDaylightSaving: part.isDaylightSaving,
      start: start,
      offsetFrom: part.offsetFrom ?? offsetTo,
      offsetTo: offsetTo
    )
    observance.rule = part.rule
    observance.dates = part.dates
    definition.observances.append(observance)
  }

  /// Takes in one property of the definition or of the part under construction.
  mutating func apply(_ name: PropertyName, _ line: ContentLine, _ problems: inout ProblemList) {
    guard part != nil else {
      switch name {
      case .zoneID: definition.identifier = ZoneNames.standard(line.text(&problems))
      case .zoneLocation: definition.location = String(line.text(&problems).trimmingBlanks)
      default: break
      }
      return
    }
    switch name {
    case .start: part?.start = EventTime(value: line.valueBytes, zone: nil)?.local
    case .offsetFrom: part?.offsetFrom = utcOffset(line.valueBytes)
    case .offsetTo: part?.offsetTo = utcOffset(line.valueBytes)
    case .rule: applyRule(line, &problems)
    case .additionalDates:
      part?.dates += line.valueBytes.split(separator: ASCII.comma).compactMap { item in
        AdditionalDate(value: item, zone: nil)?.start.local
      }
    default: break
    }
  }

  /// The definition; nil, with a problem, when it has no name.
  func definition(_ problems: inout ProblemList) -> ZoneDefinition? {
    guard !definition.identifier.isEmpty else {
      problems.repaired(line, "a time zone without TZID was left out")
      return nil
    }
    return definition
  }

  private mutating func applyRule(_ line: ContentLine, _ problems: inout ProblemList) {
    var notes: [String] = []
    do throws(ICalendarError) {
      part?.rule = try RecurrenceRule(bytes: line.valueBytes, notes: &notes)
    } catch {
      problems.repaired(line.number, "\(error); the time zone changes only once")
    }
    for note in notes { problems.repaired(line.number, note) }
  }
}

/// Reads a UTC offset in seconds, `+0100`, `-03:30` or `+005328`; nil beyond a day.
func utcOffset(_ bytes: ArraySlice<UInt8>) -> Int? {
  let bytes = bytes.trimmed
  guard let sign = bytes.first, sign == ASCII.plus || sign == ASCII.minus || ASCII.isDigit(sign)
  else { return nil }
  let digits = bytes.filter(ASCII.isDigit)
  guard [2, 4, 6].contains(digits.count) else { return nil }
  let fields = stride(from: 0, to: digits.count, by: 2).map { digits[$0..<$0 + 2].integer() ?? 0 }
  let seconds = zip(fields, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  guard seconds < 86_400 else { return nil }
  return sign == ASCII.minus ? -seconds : seconds
}
