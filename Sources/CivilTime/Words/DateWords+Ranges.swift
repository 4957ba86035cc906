extension DateWords {
  /// The range a text means.
  ///
  /// `A..B`, `A..` or `..B`, where each side is a day, a period or a moment; one day or period; or
  /// `all`. A day or period as the upper end is included, a moment is not.
  ///
  /// - Throws: `DateTextError` for a text that means none, or one that does not end after it begins.
  public func range(_ text: String) throws(DateTextError) -> DateRange {
    let text = try DateWords.trimmed(text) { .unreadableRange($0, suggestion: nil) }
    if text.lowercased() == "all" { return .all }
    guard let dots = text.indexOfDots else { return DateRange(days: try period(text).days) }
    let (lower, upper) = (
      String(text[..<dots]), String(text[text.utf8.index(dots, offsetBy: 2)...])
    )
    let range = DateRange(
      from: lower.allSatisfy(\.isWhitespace) ? nil : try lowerBound(lower),
      to: upper.allSatisfy(\.isWhitespace) ? nil : try upperBound(upper)
    )
    guard range != .all else { throw .unreadableRange(text, suggestion: "all") }
    return try checked(range, text: text)
  }

  /// The beginning that a text means: of a day or period its first moment, or the moment itself.
  ///
  /// - Throws: `DateTextError` for a text that means none.
  public func lowerBound(_ text: String) throws(DateTextError) -> DateBound {
    switch try side(text) {
    case .period(let period): .day(period.days.lowerBound)
    case .moment(let moment): .instant(moment.instant)
    }
  }

  /// The end that a text means: after the whole day or period, or before the moment.
  ///
  /// - Throws: `DateTextError` for a text that means none.
  public func upperBound(_ text: String) throws(DateTextError) -> DateBound {
    switch try side(text) {
    case .period(let period): .day(period.days.upperBound)
    case .moment(let moment): .instant(moment.instant)
    }
  }

  /// A range that is known to end after it begins.
  ///
  /// A day is compared with an instant in the person's zone.
  ///
  /// - Parameters:
  ///   - range: The range, of ends that may have been read one by one.
  ///   - text: What was typed, for the message.
  /// - Returns: The same range.
  /// - Throws: `DateTextError.reversed`.
  public func checked(_ range: DateRange, text: String) throws(DateTextError) -> DateRange {
    guard let from = range.from, let to = range.to else { return range }
    let isSound =
      if case .day(let lower) = from, case .day(let upper) = to {
        lower < upper
      } else {
        instant(of: from) < instant(of: to)
      }
    guard isSound else { throw .reversed(text) }
    return range
  }

  /// The whole days a text means, with the kind of period they are.
  ///
  /// `last month`, `2026-11`, `-7d`, `yesterday`, or `A..B` of two days or periods.
  ///
  /// - Throws: `DateTextError` for a text that means none.
  public func period(_ text: String) throws(DateTextError) -> CivilPeriod {
    let text = try DateWords.trimmed(text) { .unreadableRange($0, suggestion: nil) }
    if text.contains("..") || text.lowercased() == "all" {
      guard let days = try range(text).wholeDays else { throw .notWholeDays(text) }
      return CivilPeriod(days: days)
    }
    switch try side(text, isAlone: true) {
    case .period(let period): return period
    case .moment: throw .momentAsRange(text)
    }
  }

  private enum Side {
    case period(CivilPeriod)
    case moment(Moment)
  }

  /// What one side of a range means; one that stands alone should be a period.
  private func side(_ text: String, isAlone: Bool = false) throws(DateTextError) -> Side {
    let text = try DateWords.trimmed(text) { .unreadableRange($0, suggestion: nil) }
    var reader = DateReader(text)
    if let period = try reader.period(context) {
      guard (1...9999).contains(period.days.lowerBound.year),
        (1...10_000).contains(period.days.upperBound.year)
      else { throw .outOfRange(text) }
      return .period(period)
    }
    do throws(DateTextError) {
      return .moment(try moment(text))
    } catch .unreadableMoment {
      let near = DateWords.nearText(text).flatMap { near in
        switch try? side(near) {
        case .period: near
        case .moment: isAlone ? nil : near
        case nil: nil
        }
      }
      throw .unreadableRange(text, suggestion: near)
    }
  }

  private func instant(of bound: DateBound) -> Instant {
    switch bound {
    case .day(let day): context.dayBoundary.interval(of: day, in: context.zone).lowerBound
    case .instant(let instant): instant
    }
  }
}

extension String {
  /// Where the first `..` begins.
  ///
  /// Over bytes: the standard library's search is generic, and its first use costs a start of the
  /// program more than all else that reading a range does.
  fileprivate var indexOfDots: Index? {
    var previous: Index?
    for index in utf8.indices where utf8[index] == UInt8(ascii: ".") {
      if let previous, utf8.index(after: previous) == index { return previous }
      previous = index
    }
    return nil
  }
}
