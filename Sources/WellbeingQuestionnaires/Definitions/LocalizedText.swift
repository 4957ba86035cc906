/// A text in the language it was written in, with its translations.
public struct LocalizedText: Hashable, Sendable {
  /// The text as it was first written.
  public var original: String

  /// Translations by language code, as `de`.
  public var translations: [String: String]

  /// Creates a text.
  public init(_ original: String, translations: [String: String] = [:]) {
    self.original = original
    self.translations = translations
  }

  /// The text in a language, or the original where it was not translated.
  public func text(in language: String) -> String {
    translations[language] ?? original
  }
}
