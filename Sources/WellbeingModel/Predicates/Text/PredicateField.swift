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

  /// What the field holds and which values it is compared to, for help.
  public var meaning: String {
    switch self {
    case .kind: "the kind: momentaryEmotion or dailyMood"
    case .valence: "how pleasant it was, a number from -1 to 1"
    case .valenceClassification: "the band of the valence, veryUnpleasant to veryPleasant"
    case .label: "a label the entry carries, as happy"
    case .association: "an association the entry carries, as work"
    case .tag: "a tag the entry carries, in any case and with or without accents"
    case .note: "the text of the note, in any case and with or without accents"
    case .start: "when it was felt: a date, a date and time, or a range"
    case .end: "when it ended: a date, a date and time, or a range"
    case .dates: "the time it took, which must overlap a range"
    case .source: "the name of the program that wrote it"
    case .uuid: "the whole id of the entry"
    case .metadata: "a value of the metadata: a number, a text in quotes, true, false or a date"
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
