/// A JSON value.
enum JSONNode: Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([Member])

  /// A key of an object and its value.
  struct Member: Hashable {
    var key: String
    var value: JSONNode
  }
}
