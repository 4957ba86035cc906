/// A line or directory where a person in distress finds someone to talk to.
public struct SupportLine: Hashable, Sendable {
  /// How a line is reached.
  public enum Channel: String, CaseIterable, Hashable, Sendable {
    /// By telephone.
    case call
    /// By text message.
    case text
    /// By writing with someone on a page.
    case chat
    /// A page that lists lines.
    case directory
  }

  /// The country in words, as `Germany`; nil for any country.
  public let country: String?

  /// Its name; nil when the number is its name.
  public let name: String?

  /// The number as it is dialled in the country; nil when it is reached on a page.
  public let number: String?

  /// How it is reached.
  public let channels: [Channel]

  /// When someone answers, as `24/7`; nil when unknown.
  public let hours: String?

  /// Language codes.
  public let languages: [String]

  /// What it costs; nil when unknown.
  public let cost: String?

  /// Its page; nil when unknown.
  public let url: String?

  /// Where the facts come from.
  public let source: String

  /// The date of the newest source, as `2024-09-10`, `2024-09` or `2024`; nil when it has none.
  public let verifiedOn: String?

  /// The day, as `2027-05-31`, by which the facts have to be checked again.
  public let reviewBy: String
}

extension SupportLine: CustomStringConvertible {
  /// Everything a person needs in one line, the country always beside the number.
  public var description: String {
    var text = country ?? Phrases.anyCountry
    text += ": "
    text += [name, number, url].compactMap(\.self).joined(separator: " ")
    var facts = channels.map(Phrases.channel)
    facts += [hours, cost].compactMap(\.self)
    if !languages.isEmpty {
      facts.append(Phrases.list(languages.map(Phrases.languageName), "and"))
    }
    text += " (\(facts.joined(separator: ", ")))"
    if let verifiedOn { text += "; \(Phrases.lastChecked(verifiedOn))" }
    return text
  }
}
