internal import CivilTime

/// Where in a file a resource stands.
public struct RecordPlace: Hashable, Sendable {
  /// The line, from 1, in a file with one resource a line; nil in others.
  public var line: Int?

  /// The entry of the Bundle or array, from 1, and within it that of one inside; empty outside.
  public var entries: [Int]

  /// The path through the JSON of the file or the line, as `entry[2].resource`, numbers from 0.
  ///
  /// It is empty when the resource is the whole of it.
  public var path: String

  /// The type of the resource; nil when it has none.
  public var type: String?

  /// The id of the resource; nil when it has none.
  public var id: String?

  /// Creates a place.
  public init(
    line: Int? = nil,
    entries: [Int] = [],
    path: String = "",
    type: String? = nil,
    id: String? = nil
  ) {
    self.line = line
    self.entries = entries
    self.path = path
    self.type = type
    self.id = id
  }
}

extension RecordPlace: CustomStringConvertible {
  /// The place in words, as `entry 3, Observation "o1"`.
  public var description: String {
    var parts: [String] = []
    if let line { parts.append("line \(line)") }
    if !entries.isEmpty {
      parts.append("entry \(entries.map(String.init).joined(separator: "."))")
    }
    let name = type.map(\.asWord)
    let resource = [name, id?.quoted].compactMap(\.self).joined(separator: " ")
    if !resource.isEmpty { parts.append(resource) }
    return parts.isEmpty ? "the file" : parts.joined(separator: ", ")
  }
}

extension String {
  /// The text as it is when it is a plain word, else in quotation marks.
  fileprivate var asWord: String {
    let isPlain = !isEmpty && utf8.count <= 60 && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? self : quoted
  }
}
