public import CivilTime

/// Crisis lines by country: data compiled in from `Questionnaires/Support/crisis-lines.json`.
///
/// Which country a time zone lies in is part of the same data, for the countries with lines only:
/// the system's table may be absent, and it does not know old zone names.
public struct SupportDirectory: Hashable, Sendable {
  /// A country with its lines.
  public struct Country: Hashable, Sendable {
    /// The ISO 3166 code, as `DE`.
    public let code: String

    /// Its name.
    public let name: String

    /// Further words it is found by.
    public let otherNames: [String]

    /// The time zones it lies in, old names included.
    public let zones: [String]

    /// The number of its emergency services.
    public let emergency: SupportLine

    /// Its lines.
    public let lines: [SupportLine]
  }

  /// The countries on file, by code.
  public let countries: [Country]

  /// The directory for all other countries.
  public let international: SupportLine

  /// The directory compiled into the program.
  ///
  /// - Throws: `QuestionnaireError` when the data is broken.
  public static func builtIn() throws(QuestionnaireError) -> SupportDirectory {
    try SupportReader.directory(from: EmbeddedFiles.crisisLines, file: "crisis-lines.json")
  }

  /// The country with a code or a name, whatever its case: `de`, `Germany`, `uk`.
  public func country(named name: String) -> Country? {
    let wanted = name.lowercased()
    return countries.first { country in
      ([country.code, country.name] + country.otherNames).contains { $0.lowercased() == wanted }
    }
  }

  /// The country a time zone lies in, as `Europe/Berlin`; nil for one without lines on file.
  public func country(forZone identifier: String) -> Country? {
    countries.first { $0.zones.contains(identifier) }
  }

  /// The lines whose facts have to be checked again, because their review day is past.
  ///
  /// A line whose `reviewBy` is no date is among them. They are still shown: an old number that is
  /// marked with its date is better than none.
  public func overdueLines(on date: CivilDate) -> [SupportLine] {
    let lines = countries.flatMap { [$0.emergency] + $0.lines } + [international]
    return lines.filter { line in
      guard let reviewBy = ISO8601.date(line.reviewBy) else { return true }
      return reviewBy < date
    }
  }

  /// The help to show to a person.
  ///
  /// - Parameters:
  ///   - country: The country from the person's settings; it counts even when no lines are on file
  ///     for it, so that nobody is sent to another country's numbers.
  ///   - zone: The person's time zone, which decides when no country is set.
  /// - Returns: The country's lines, or the international directory alone.
  public func resources(country: String?, zone: String?) -> SupportResources {
    let found =
      if let country { self.country(named: country) } else { zone.flatMap(self.country(forZone:)) }
    return SupportResources(country: found, international: international)
  }
}
