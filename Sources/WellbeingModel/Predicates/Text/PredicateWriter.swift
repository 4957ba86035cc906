internal import CivilTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes the text form of predicates.
struct PredicateWriter {
  private(set) var text = ""

  /// Appends a tree; parentheses go around every combination inside another.
  mutating func write(_ tree: PredicateTree) {
    switch tree {
    case .and: join(tree, conjunction: true)
    case .or: join(tree, conjunction: false)
    case .not(let part):
      text += "not "
      writePart(part)
    default: text += condition(tree)
    }
  }

  private mutating func join(_ tree: PredicateTree, conjunction: Bool) {
    for (index, part) in (tree.parts(conjunction: conjunction) ?? []).enumerated() {
      if index > 0 { text += conjunction ? " and " : " or " }
      // A long chain nests in its like; the text has no need to show that.
      if part.parts(conjunction: conjunction) != nil {
        join(part, conjunction: conjunction)
      } else {
        writePart(part)
      }
    }
  }

  private mutating func writePart(_ part: PredicateTree) {
    switch part {
    case .and, .or:
      text += "("
      write(part)
      text += ")"
    default: write(part)
    }
  }

  private func condition(_ tree: PredicateTree) -> String {
    switch tree {
    case .constant(let value): value ? "all" : "none"
    case .kinds(let kinds): "kind" + Self.equal(kinds.sorted().map(Self.name))
    case .valence(let comparison, let bound): "valence \(comparison.sign) \(bound)"
    case .valenceBetween(let lower, let upper): "valence between \(lower) and \(upper)"
    case .valences(let values): "valence" + Self.equal(values.sorted().map(\.description))
    case .valenceClassification(let comparison, let bound): "class \(comparison.sign) \(bound.name)"
    case .labels(let labels): "label" + Self.equal(labels.sorted().map(Self.name))
    case .associations(let values): "association" + Self.equal(values.sorted().map(Self.name))
    case .tags(let tags): "tag" + Self.equal(tags.sorted().map(PredicateText.quoted))
    case .noteExists: "note exists"
    case .noteContains(let text): "note contains " + PredicateText.quoted(text)
    case .start(let comparison, let bound): "start \(comparison.sign) \(InstantText.write(bound))"
    case .end(let comparison, let bound): "end \(comparison.sign) \(InstantText.write(bound))"
    case .overlaps(let from, let to):
      "dates in \(from.map(InstantText.write) ?? "")..\(to.map(InstantText.write) ?? "")"
    case .uuids(let uuids): "uuid" + Self.equal(uuids.map(\.uuidString).sorted())
    case .source(let comparison, let name):
      "source \(comparison.sign) \(PredicateText.quoted(name))"
    case .sources(let names): "source" + Self.equal(names.sorted().map(PredicateText.quoted))
    case .metadataExists(let key): "metadata.\(Self.key(key)) exists"
    case .metadata(let key, let comparison, let value):
      "metadata.\(Self.key(key)) \(comparison.sign) \(Self.value(value))"
    case .metadataValues(let key, let values):
      "metadata.\(Self.key(key))" + Self.equal(values.map(Self.value).sorted())
    // Predicates over assessments have no text form.
    case .questionnaires, .score, .bands: ""
    case .and, .or, .not: ""
    }
  }

  /// Is this one value, or one of these.
  private static func equal(_ values: [String]) -> String {
    values.count == 1 ? " = \(values[0])" : " in (\(values.joined(separator: ", ")))"
  }

  /// A word of a vocabulary; `unknown(47)` needs quotes for its parentheses.
  private static func name(_ value: some NamedRawValue) -> String {
    value.isKnown ? value.name : PredicateText.quoted(value.name)
  }

  private static func key(_ key: String) -> String {
    let plain = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return plain && !key.isEmpty ? key : PredicateText.quoted(key)
  }

  private static func value(_ value: MetadataValue) -> String {
    switch value {
    case .string(let text): PredicateText.quoted(text)
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .date(let instant): InstantText.write(instant)
    }
  }
}
