/// What a file of FHIR resources held.
public struct FHIRReading: Hashable, Sendable {
  /// A resource that could not be read, with the reason.
  public struct Skipped: Hashable, Sendable, CustomStringConvertible {
    /// Where it stands.
    public var place: RecordPlace

    /// Why it could not be read.
    public var reason: SkipReason

    /// Place and reason in one sentence.
    public var description: String { "\(place): \(reason)" }
  }

  /// Something about a resource that was read all the same.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    /// Where it stands.
    public var place: RecordPlace

    /// What is to be known about it.
    public var remark: ReadingRemark

    /// Place and remark in one sentence.
    public var description: String { "\(place): \(remark)" }
  }

  /// The questionnaires answered, scored anew from their answers, in the order of the file.
  public internal(set) var assessments: [RecordedAssessment] = []

  /// Totals without answers.
  public internal(set) var totals: [StatedTotal] = []

  /// What is to be known about the resources read.
  public internal(set) var warnings: [Warning] = []

  /// The resources that could not be read.
  public internal(set) var skipped: [Skipped] = []

  mutating func skip(_ place: RecordPlace, _ reason: SkipReason) {
    skipped.append(Skipped(place: place, reason: reason))
  }

  mutating func warn(_ place: RecordPlace, _ remark: ReadingRemark) {
    warnings.append(Warning(place: place, remark: remark))
  }
}
