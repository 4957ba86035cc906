/// Reads the dates, times and ranges that people type.
///
/// Words such as `yesterday` and `friday` count from the logical today, and a time beside them, or
/// alone, is a time within that logical day: with days that begin at 04:00 and a clock at 01:30,
/// `23:00` is the evening before and `01:00` half an hour ago. A date that is written out,
/// `2026-11-30 01:00`, means the calendar's date. Upper and lower case are the same.
public struct DateWords: Hashable, Sendable {
  /// The time that a day without one stands for.
  public enum BareDateTime: Hashable, Sendable {
    /// The time it is now, on that day.
    case now

    /// 12:00.
    case noon
  }

  /// How far ahead a moment that should have been may lie, in milliseconds: five minutes.
  public static let futureTolerance: Int64 = 5 * 60_000

  /// What the words depend on.
  public let context: DateContext

  /// Creates a reader of words.
  public init(_ context: DateContext) {
    self.context = context
  }

  /// The moment a text means.
  ///
  /// - Parameters:
  ///   - text: Words such as those in ``examples``, or ISO 8601 with or without an offset. A text
  ///     with an offset other than the zone's own keeps that as the moment's zone.
  ///   - bareDateTime: The time of a day that is named without one. A bare day is a logical day, so
  ///     the moment always falls on the day that was named.
  /// - Returns: The moment; it may lie ahead, see ``requirePast(_:text:)``.
  /// - Throws: `DateTextError` for a text that means none.
  public func moment(
    _ text: String,
    bareDateTime: BareDateTime = .now
  ) throws(DateTextError) -> Moment {
    let text = try DateWords.trimmed(text) { .unreadableMoment($0, suggestion: nil) }
    if let written = ISO8601.dateTime(text) { return try moment(written, text: text) }
    var reader = DateReader(text)
    if let spoken = try reader.moment(context, bareDateTime: bareDateTime) {
      return try inRange(spoken, text: text)
    }
    if try DateReader(text).isPeriod(context) { throw .rangeAsMoment(text) }
    // What is suggested must be readable itself.
    let near = DateWords.nearText(text).flatMap { (try? moment($0)) == nil ? nil : $0 }
    throw .unreadableMoment(text, suggestion: near)
  }

  /// Refuses a moment more than five minutes ahead.
  ///
  /// - Parameters:
  ///   - moment: What was meant.
  ///   - text: What was typed, for the message.
  /// - Throws: `DateTextError.future`.
  public func requirePast(_ moment: Moment, text: String) throws(DateTextError) {
    let ahead = moment.instant.milliseconds - context.now.milliseconds
    guard ahead <= DateWords.futureTolerance else {
      throw .future(text, local: moment.localTime)
    }
  }

  private func moment(
    _ written: ISO8601.DateTime,
    text: String
  ) throws(DateTextError) -> Moment {
    guard (1...9999).contains(written.local.date.year) else { throw .outOfRange(text) }
    guard let offset = written.utcOffset else {
      return Moment(local: written.local, zone: context.zone)
    }
    let instant = written.local.instant(utcOffset: offset)
    let isOwn = context.zone.offset(at: instant) == offset
    return Moment(instant: instant, zone: isOwn ? context.zone : Zone(fixedOffset: offset))
  }

  private func inRange(_ moment: Moment, text: String) throws(DateTextError) -> Moment {
    guard (1...9999).contains(moment.localTime.date.year) else { throw .outOfRange(text) }
    return moment
  }

  /// The text without spaces around it; what is empty or endless is refused before it is read.
  static func trimmed(
    _ text: String,
    else refusal: (String) -> DateTextError
  ) throws(DateTextError) -> String {
    guard text.utf8.count <= 200 else { throw refusal(text) }
    let isBlank = { (character: Character) in character.isWhitespace }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { throw refusal(text) }
    return String(text[first...last])
  }
}

extension DateReader {
  /// A moment: `now`, `2 h ago`, a day with a time before or behind it, or one of the two.
  fileprivate mutating func moment(
    _ context: DateContext,
    bareDateTime: DateWords.BareDateTime
  ) throws(DateTextError) -> Moment? {
    let now = Moment(instant: context.now, zone: context.zone)
    if try whole({ reader in reader.skip("now") ? true : nil }) != nil { return now }
    if let elapsed = try whole({ reader throws(DateTextError) in try reader.elapsed() }) {
      return Moment(instant: context.now.advanced(byMilliseconds: -elapsed), zone: context.zone)
    }
    guard
      let (day, time) = try whole({ reader throws(DateTextError) in
        try reader.dayAndTime(context)
      })
    else { return nil }
    let localNow = context.localNow
    let reading = time ?? (bareDateTime == .noon ? .noon : localNow.time)
    let isWritten = day.map { !$0.isCounted } ?? false
    let local: CivilDateTime
    if let day, isWritten, time != nil {
      local = CivilDateTime(date: day.day, time: reading)
    } else {
      local = context.local(reading, on: day?.day ?? context.today)
    }
    // The present itself needs no search, which in a repeated hour would find the first.
    return local == localNow ? now : Moment(local: local, zone: context.zone)
  }

  private mutating func dayAndTime(
    _ context: DateContext
  ) throws(DateTextError) -> (day: NamedDay?, time: TimeOfDay?)? {
    if let day = try day(context) {
      _ = skip("at")
      return (day, try time())
    }
    _ = skip("at")
    guard let time = try time() else { return nil }
    _ = skip("on")
    return (try day(context), time)
  }

  /// Whether the text means whole days.
  fileprivate func isPeriod(_ context: DateContext) throws(DateTextError) -> Bool {
    var copy = self
    return try copy.period(context) != nil
  }
}
