internal import CommandLineKit
internal import WellbeingKit

extension CommandContext {
  /// The help there is for the person: by the country set, or else by the zone.
  func support(_ person: Person) throws -> SupportResources {
    try SupportDirectory.builtIn().resources(
      country: person.settings.country,
      zone: person.zone.identifier
    )
  }

  /// Prints where help can be found, before anything else and whatever was asked to be quiet.
  ///
  /// As JSON the lines are in the flags; the text then goes to standard error.
  mutating func printSupport(for flags: [ScoredAssessment.Flag], _ resources: SupportResources) {
    guard !flags.isEmpty else { return }
    let text = (flags.map(\.message) + [resources.text]).joined(separator: "\n\n")
    let page = text.wrapped(width: layout.width) + "\n"
    if wantsJSON {
      messages.write(page)
    } else {
      output.write(page + "\n")
    }
  }
}
