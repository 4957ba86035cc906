/// A field that the text form of predicates can ask about.
public enum PredicateField: String, CaseIterable, Hashable, Sendable {
  /// Momentary emotion or daily mood.
  case kind
  /// The valence, −1 to 1.
  case valence
  /// The band of the valence.
  case valenceClassification = "class"
  /// A label.
  case label
  /// An association.
  case association
  /// A free word of the person's own.
  case tag
  /// The note.
  case note
  /// When the sample begins.
  case start
  /// When the sample ends.
  case end
  /// The sample as an interval.
  case dates
  /// The name of the program that wrote it.
  case source
  /// The identity.
  case uuid
  /// A value in the metadata, whose key follows after a full stop.
  case metadata

  /// How the field is written: `valence`, `metadata.KEY`.
  public var name: String {
    self == .metadata ? "metadata.KEY" : rawValue
  }

  /// The operators that may follow it.
  public var operators: [PredicateOperator] {
    switch self {
    case .kind, .label, .association, .tag, .uuid:
      [.comparison(.equalTo), .comparison(.notEqualTo), .isIn]
    case .valence, .valenceClassification, .source:
      Comparison.allCases.map(PredicateOperator.comparison) + [.isIn, .between]
    case .start, .end: Comparison.allCases.map(PredicateOperator.comparison) + [.isIn, .between]
    case .dates: [.isIn]
    case .note: [.contains, .exists]
    case .metadata:
      Comparison.allCases.map(PredicateOperator.comparison) + [.isIn, .between, .exists]
    }
  }

  /// What the field holds, in a few words, for help.
  public var meaning: String {
    switch self {
    case .kind: "momentary or daily"
    case .valence: "a number from -1 to 1"
    case .valenceClassification: "veryUnpleasant to veryPleasant"
    case .label: "a label it carries"
    case .association: "an association it carries"
    case .tag: "a tag it carries, in any case"
    case .note: "its text, in any case"
    case .start: "when it was felt"
    case .end: "when it ended"
    case .dates: "the time it took"
    case .source: "the program that wrote it"
    case .uuid: "its whole id"
    case .metadata: "number, text, true, false, date"
    }
  }
}

/// An operator of the text form of predicates.
public enum PredicateOperator: Hashable, Sendable {
  /// One of the six comparisons.
  case comparison(Comparison)
  /// Is one of a list, or lies in a range of dates.
  case isIn
  /// Lies between two values, both included.
  case between
  /// Contains a text.
  case contains
  /// Is there at all.
  case exists

  /// How the operator is written.
  public var name: String {
    switch self {
    case .comparison(let comparison): comparison.sign
    case .isIn: "in"
    case .between: "between"
    case .contains: "contains"
    case .exists: "exists"
    }
  }
}
