internal import CommandLineKit
internal import WellbeingKit

extension Person {
  /// The moment that `--at` names; nil when it is not given.
  ///
  /// - Parameters:
  ///   - parsed: The command line.
  ///   - kind: What is entered: a bare date means noon for a daily mood, else the present clock time.
  /// - Returns: The moment, or nil.
  /// - Throws: `DateTextError` for a text that names no moment, and for one that lies ahead.
  func moment(
    _ parsed: ParsedCommand,
    kind: StateOfMind.Kind = .momentaryEmotion
  ) throws(DateTextError) -> Moment? {
    guard let text = parsed.value("at") else { return nil }
    let words = DateWords(dateContext)
    let moment = try words.moment(text, bareDateTime: kind == .dailyMood ? .noon : .now)
    try words.requirePast(moment, text: text)
    return moment
  }

  /// This moment.
  var present: Moment { Moment(instant: now, zone: zone) }
}
