internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The file of settings: one JSON object, keys that this version does not know included.
struct SettingsFile: Sendable {
  /// Where the file is.
  let path: String

  /// What the file says; empty when there is none.
  private(set) var text = ""

  private var object: [String: JSONValue] = [:]

  /// Reads the file; one that does not exist is empty.
  ///
  /// - Throws: `SettingsError` when it cannot be read or is not one JSON object.
  init(path: String) throws(SettingsError) {
    guard FileManager.default.fileExists(atPath: path) else {
      self.init(empty: path)
      return
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .file(path: path, reason: "it cannot be read")
    }
    try self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  private init(empty path: String) {
    self.path = path
  }

  /// Reads what a file is to say.
  ///
  /// - Throws: `SettingsError.notJSON` when it is not one JSON object.
  init(path: String, text: String) throws(SettingsError) {
    self.path = path
    self.text = text
    let data = Data(text.utf8)
    guard let object = try? JSONDecoder().decode([String: JSONValue].self, from: data) else {
      throw .notJSON(path: path)
    }
    self.object = object
  }

  /// The keys of the file that are no settings, in alphabetical order.
  var unknownKeys: [String] {
    object.keys.filter { SettingKey($0) == nil && $0 != SettingKey.emojiTable }.sorted()
  }

  /// The settings in the file over the defaults.
  ///
  /// - Throws: `SettingsError.badLine` for the first bad value in the order of keys.
  func settings(zones: ZoneDatabase) throws(SettingsError) -> Settings {
    do throws(SettingsError) {
      return try checkedSettings(zones: zones)
    } catch .badValue(let key, let expected) {
      throw .badLine(path: path, line: line(of: key), key: key, expected: expected)
    }
  }

  /// The number of the line on which a key stands, from 1.
  private func line(of key: String) -> Int {
    let name = key.hasPrefix("emoji.") ? String(key.dropFirst(6)) : key
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("\"\(name)\"") } ?? 0) + 1
  }

  private func checkedSettings(zones: ZoneDatabase) throws(SettingsError) -> Settings {
    var settings = Settings()
    for key in SettingKey.simple {
      guard let value = object[key.name] else { continue }
      guard case .string(let text) = value else {
        throw .badValue(key: key.name, expected: key.expectation + ", as a JSON string")
      }
      try key.set(text, in: &settings, zones: zones)
    }
    for (emoji, value) in try emojiTable().sorted(by: { $0.key < $1.key }) {
      let key = SettingKey.emoji(EmojiTable.plain(emoji))
      guard EmojiTable.isEmoji(emoji), case .string(let text) = value else {
        throw .badValue(key: "emoji.\(emoji)", expected: key.expectation)
      }
      try key.set(text, in: &settings, zones: zones)
    }
    return settings
  }

  /// Changes one setting and keeps everything else; nil takes it out of the file.
  mutating func set(_ key: SettingKey, to text: String?) throws(SettingsError) {
    guard case .emoji(let emoji) = key else {
      object[key.name] = text.map(JSONValue.string)
      return
    }
    var table = try emojiTable()
    table[emoji] = text.map(JSONValue.string)
    object[SettingKey.emojiTable] = table.isEmpty ? nil : .object(table)
  }

  /// Writes the file in one step: whoever reads it sees the old or the new one.
  func write() throws(SettingsError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(object) else {
      throw .file(path: path, reason: "the settings cannot be put into JSON")
    }
    data.append(UInt8(ascii: "\n"))
    try write(data)
  }

  /// Writes the file as its text has it, which the person may have laid out as they like.
  func writeText() throws(SettingsError) {
    try write(Data(text.utf8))
  }

  private func write(_ data: Data) throws(SettingsError) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try data.write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch {
      throw .file(path: path, reason: "it cannot be written; check the permissions of its folder")
    }
  }

  private func emojiTable() throws(SettingsError) -> [String: JSONValue] {
    switch object[SettingKey.emojiTable] {
    case nil: return [:]
    case .object(let table): return table
    default:
      throw .badValue(
        key: SettingKey.emojiTable,
        expected: "a JSON object from emoji to a label and a valence, as {\"😊\": \"happy 0.8\"}"
      )
    }
  }
}
