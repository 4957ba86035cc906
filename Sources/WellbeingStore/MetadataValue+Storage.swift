internal import CivilTime
internal import WellbeingModel

extension MetadataValue {
  /// The word that tells the kinds of values apart in the file.
  var storedKind: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    }
  }

  /// The value as SQLite holds it: dates as milliseconds, truth as 0 and 1.
  ///
  /// SQLite has no NaN and would make it null; here it is a text, which no number is.
  var storedValue: SQLValue {
    switch self {
    case .string(let text): .text(text)
    case .number(let number): number.isNaN ? .text("NaN") : .real(number)
    case .boolean(let truth): .integer(truth ? 1 : 0)
    case .date(let instant): .integer(instant.milliseconds)
    }
  }

  /// Reads a value back from the columns `kind` and `value`.
  init?(kind: String, _ statement: borrowing Statement, column: Int32) {
    switch kind {
    case "string": self = .string(statement.text(column))
    case "number": self = .number(statement.isText(column) ? .nan : statement.real(column))
    case "boolean": self = .boolean(statement.integer(column) != 0)
    case "date": self = .date(Instant(milliseconds: statement.integer(column)))
    default: return nil
    }
  }
}
