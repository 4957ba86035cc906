/// A JSON value as it was written.
///
/// Members keep their order: an error can then speak of the first thing wrong in a file.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and value of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    /// Creates a member.
    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; nil when this is no object or has no such member.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, when it is text.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, when it is one.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number, when it is a whole one.
  package var integer: Int? {
    number.flatMap { Int(exactly: $0) }
  }

  /// Yes or no, when it is one of them.
  package var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }

  /// The elements, when it is an array.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members, when it is an object.
  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}
