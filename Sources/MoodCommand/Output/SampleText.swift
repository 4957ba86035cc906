internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A sample as people read it.
struct SampleText {
  private let sample: StateOfMind
  private let person: Person
  private let catalogue: Catalogue
  private let layout: TextLayout

  init(
    _ sample: StateOfMind,
    _ person: Person,
    _ catalogue: Catalogue,
    _ layout: TextLayout
  ) {
    self.sample = sample
    self.person = person
    self.catalogue = catalogue
    self.layout = layout
  }

  private var band: StateOfMind.ValenceClassification { sample.valenceClassification }

  private var local: CivilDateTime { sample.localTime(in: person.zone) }

  /// One line: the id, the time, the valence, and as many words as there is room for.
  var line: String {
    let thisYear = person.zone.localTime(at: person.now).date.year
    let date = local.date.year == thisYear ? catalogue.day(local.date) : catalogue.date(local.date)
    let when = "\(date), \(catalogue.time(local.time))"
    let id = sample.shortID
    let lead = "  \(layout.padded(when, to: 17, alignment: .leading))  "
    let valence = "\(catalogue.valence(sample.valence)) \(catalogue.word(band))"
    let room = layout.width - id.utf8.count - layout.displayWidth(lead)
    let shown = layout.truncated(valence, to: max(0, room))
    let remarks = remarks
    let rest = remarks.isEmpty ? "" : "  " + remarks.strung(with: " · ")
    let words = layout.truncated(rest, to: max(0, room - layout.displayWidth(shown)))
    return layout.styled(id, .quiet) + lead + layout.styled(shown, .valence(band)) + words
  }

  /// What follows the valence on a line.
  private var remarks: [String] {
    var parts: [String] = []
    if sample.kind != .momentaryEmotion { parts.append(catalogue.word(sample.kind)) }
    if !sample.labels.isEmpty { parts.append(words(sample.labels)) }
    if !sample.associations.isEmpty { parts.append(words(sample.associations)) }
    if !sample.tags.isEmpty { parts.append(tags) }
    if let event = sample.event { parts.append(event.summary.oneLine) }
    if let note = sample.note { parts.append("“\(note.oneLine)”") }
    return parts
  }

  /// All there is to say, with the absolute time and the zone.
  var page: String {
    var rows = [
      (catalogue.command.when, when),
      (catalogue.command.valence, "\(catalogue.valence(sample.valence)) \(catalogue.word(band))"),
      (catalogue.command.kind, catalogue.word(sample.kind)),
    ]
    if !sample.labels.isEmpty { rows.append((catalogue.command.labels, words(sample.labels))) }
    if !sample.associations.isEmpty {
      rows.append((catalogue.command.associations, words(sample.associations)))
    }
    if !sample.tags.isEmpty { rows.append((catalogue.command.tags, tags)) }
    if let event = sample.event { rows.append((catalogue.command.event, text(of: event))) }
    if sample.source != .mood {
      rows.append((catalogue.command.source, sample.source.name.sanitizedForTerminal()))
    }
    let width = rows.map { layout.displayWidth($0.0) }.max() ?? 0
    var page = layout.styled(sample.id.lowercaseString, .quiet) + "\n"
    for (name, value) in rows {
      let lead = layout.padded(name, to: width, alignment: .leading) + "  "
      page += (lead + value).wrapped(width: layout.width, hangingIndent: width + 2) + "\n"
    }
    if let note = sample.note {
      let lines = note.sanitizedForTerminal(keepingNewlines: true)
      page += "\n" + lines.wrapped(width: layout.width, indent: 2, hangingIndent: 2) + "\n"
    }
    return page
  }

  /// The wall clock, the zone and the offset: `Mon 30 Nov 2026, 21:30 Europe/Berlin (UTC+01:00)`.
  private var when: String {
    let zone = sample.zone ?? LivedZone(person.zone, at: sample.start)
    let offset = Zone(fixedOffset: zone.utcOffset).identifier
    let suffix = offset == "UTC" ? "" : " (UTC\(offset))"
    let name = zone.identifier == offset && offset != "UTC" ? "" : " \(zone.identifier)"
    return catalogue.dateTime(local) + name.sanitizedForTerminal() + suffix
  }

  private func text(of event: EventReference) -> String {
    let span = catalogue.span(
      from: person.zone.localTime(at: event.start),
      to: person.zone.localTime(at: event.end)
    )
    return "\(event.summary) (\(event.calendar)), \(span)".oneLine
  }

  private var tags: String {
    sample.tags.map { "#\($0)" }.strung(with: " ").sanitizedForTerminal()
  }

  private func words(_ values: [some NamedRawValue]) -> String {
    values.map { catalogue.word($0) }.strung(with: ", ")
  }
}
