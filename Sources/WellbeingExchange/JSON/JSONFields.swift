/// The members of an object, asked for by key and type; a member that is null is none.
struct JSONFields {
  private let values: [String: JSONNode]

  init(_ members: [JSONNode.Member]) throws(RecordError) {
    var values: [String: JSONNode] = [:]
    values.reserveCapacity(members.count)
    for member in members where values.updateValue(member.value, forKey: member.key) != nil {
      throw RecordError("the key '\(member.key.prefix(40))' is there twice")
    }
    self.values = values
  }

  /// All members.
  var all: [String: JSONNode] { values }

  func string(_ key: String) throws(RecordError) -> String? {
    switch values[key] {
    case nil, .null: return nil
    case .string(let value): return value
    default: throw RecordError("'\(key)' must be a string")
    }
  }

  func number(_ key: String) throws(RecordError) -> Double? {
    switch values[key] {
    case nil, .null: return nil
    case .number(let value): return value
    default: throw RecordError("'\(key)' must be a number")
    }
  }

  func integer(_ key: String) throws(RecordError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw RecordError("'\(key)' must be a whole number")
    }
    return integer
  }

  func boolean(_ key: String) throws(RecordError) -> Bool? {
    switch values[key] {
    case nil, .null: return nil
    case .boolean(let value): return value
    default: throw RecordError("'\(key)' must be true or false")
    }
  }

  /// The strings of an array; none when the member is missing.
  func strings(_ key: String) throws(RecordError) -> [String] {
    switch values[key] {
    case nil, .null: return []
    case .array(let elements):
      var strings: [String] = []
      strings.reserveCapacity(elements.count)
      for case .string(let text) in elements { strings.append(text) }
      if strings.count == elements.count { return strings }
    default: break
    }
    throw RecordError("'\(key)' must be an array of strings")
  }

  func object(_ key: String) throws(RecordError) -> JSONFields? {
    switch values[key] {
    case nil, .null: return nil
    case .object(let members): return try JSONFields(members)
    default: throw RecordError("'\(key)' must be an object")
    }
  }

  /// A member that must be there.
  func required<Value>(
    _ key: String,
    _ read: (String) throws(RecordError) -> Value?
  ) throws(RecordError) -> Value {
    guard let value = try read(key) else { throw RecordError("'\(key)' is missing") }
    return value
  }
}
