internal import CivilTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a predicate run in memory asks of a sample of any type.
protocol PredicateSubject {
  var id: UUID { get }
  var start: Instant { get }
  var end: Instant { get }
  var source: Source { get }
  var metadata: [String: MetadataValue] { get }

  /// Whether a single condition holds that is particular to this type of sample.
  func fulfils(_ condition: PredicateTree) -> Bool
}

extension StateOfMind: PredicateSubject {
  func fulfils(_ condition: PredicateTree) -> Bool {
    switch condition {
    case .kinds(let kinds): kinds.contains(kind)
    case .valence(let comparison, let bound): comparison.holds(valence, bound)
    case .valenceBetween(let lower, let upper): lower <= valence && valence <= upper
    case .valences(let values): values.contains(valence)
    case .valenceClassification(let comparison, let classification):
      comparison.holds(valenceClassification, classification)
    case .labels(let wanted): labels.contains { wanted.contains($0) }
    case .associations(let wanted): associations.contains { wanted.contains($0) }
    case .tags(let wanted): tags.contains { wanted.contains($0.foldedForSearch) }
    case .noteExists: note != nil
    case .noteContains(let text): note?.foldedForSearch.containsBytes(of: text) ?? false
    default: false
    }
  }
}

extension Assessment: PredicateSubject {
  func fulfils(_ condition: PredicateTree) -> Bool {
    switch condition {
    case .questionnaires(let names): names.contains(questionnaire)
    case .score(let comparison, let bound):
      score.map { comparison.holds($0, bound) } ?? (comparison == .notEqualTo)
    case .bands(let codes): band.map { codes.contains($0) } ?? false
    default: false
    }
  }
}

extension String {
  /// Whether the bytes of another text occur in this one, as SQL's `instr` finds them.
  ///
  /// Not by characters: those of a text joined to another may grow together across the seam.
  fileprivate func containsBytes(of text: String) -> Bool {
    let hay = Array(utf8)
    let needle = Array(text.utf8)
    guard let first = needle.first else { return true }
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { offset in
      hay[offset] == first && hay[offset..<offset + needle.count].elementsEqual(needle)
    }
  }
}
