/// The help to show to one person.
public struct SupportResources: Hashable, Sendable {
  /// The person's country; nil when it is unknown or has no lines on file.
  public let country: SupportDirectory.Country?

  /// The directory that lists lines of most countries.
  public let international: SupportLine

  /// The emergency number, the country's lines and the international directory, most urgent first.
  public var lines: [SupportLine] {
    guard let country else { return [international] }
    return [country.emergency] + country.lines + [international]
  }

  /// The lines as text, one each, beginning with the emergency number.
  public var descriptions: [String] {
    let texts = lines.map(\.description)
    return country == nil ? [Phrases.localEmergency] + texts : texts
  }

  /// The whole page of help, in paragraphs.
  public var text: String {
    var paragraphs = [Phrases.supportOpening.joined(separator: " ")]
    paragraphs.append(descriptions.joined(separator: "\n"))
    if country == nil { paragraphs.append(Phrases.supportUnknownCountry) }
    paragraphs.append(Phrases.supportClosing.joined(separator: " "))
    return paragraphs.joined(separator: "\n\n")
  }
}
