extension Questionnaire {
  /// How answers become a score.
  public struct Scoring: Hashable, Sendable {
    /// Which end of the scale is the better one.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
      /// A higher score means more complaints.
      case higherIsWorse
      /// A higher score means feeling better.
      case higherIsBetter
    }

    /// Whether there is a total over all scored questions; without one there are only subscales.
    public let hasTotal: Bool

    /// Which end of the scale is the better one.
    public let direction: Direction

    /// What the sum of the answers is multiplied by.
    public let multiplier: Double

    /// Questions that count from the other end: lowest + highest − answer.
    public let reversed: Set<String>

    /// The score for each sum of answers, for instruments that publish such a table; else empty.
    public let table: [Int: Double]

    /// The published bands, ascending; empty where none are published.
    public let bands: [Band]

    /// Whose bands they are, where several circulate.
    public let bandSource: String?

    /// The published cut-off.
    public let cutOff: CutOff?

    /// Parts of the questionnaire with a score of their own.
    public let subscales: [Subscale]

    /// What may be done about missing answers when the person asks for it.
    public let missing: MissingPolicy

    /// Answers that lead to a message, whatever the score.
    public let flags: [FlagRule]

    /// The published threshold of a change that means something.
    public let change: Threshold?

    /// The drop from the first score, in percent, that is called a response.
    public let response: Threshold?

    /// The score below which one speaks of remission.
    public let remission: Threshold?
  }

  /// A published range of scores with a name.
  ///
  /// It reaches from its lower bound to the next band's, so that a fractional score has one too.
  public struct Band: Hashable, Sendable {
    /// A stable name for programs, as `moderatelySevere`; HealthKit's where it has the instrument.
    public let code: String

    /// The published name.
    public let title: LocalizedText

    /// The lowest score in it.
    public let lowerBound: Double

    /// Creates a band.
    public init(code: String, title: LocalizedText, lowerBound: Double) {
      self.code = code
      self.title = title
      self.lowerBound = lowerBound
    }
  }

  /// A published score from which a result is noted as reaching the cut-off.
  public struct CutOff: Hashable, Sendable {
    /// How a score is compared with it.
    public enum Comparison: String, CaseIterable, Hashable, Sendable {
      /// Reached by the score itself and all above.
      case atLeast
      /// Reached by the score itself and all below.
      case atMost
      /// Reached by all scores below.
      case below
    }

    /// The score.
    public let score: Double

    /// The upper end where a range was published, as 31 to 33.
    public let upTo: Double?

    /// How a score is compared with it.
    public let comparison: Comparison

    /// Where it is published.
    public let source: String?

    /// Whether a score reaches it.
    public func isReached(by value: Double) -> Bool {
      switch comparison {
      case .atLeast: value >= score
      case .atMost: value <= score
      case .below: value < score
      }
    }
  }

  /// A part of the questionnaire with a score of its own.
  public struct Subscale: Hashable, Sendable {
    /// Its short name.
    public let id: String

    /// Its name for people.
    public let title: LocalizedText

    /// The questions that count.
    public let items: [String]

    /// What the sum of the answers is multiplied by.
    public let multiplier: Double

    /// The published bands, ascending.
    public let bands: [Band]

    /// The published cut-off.
    public let cutOff: CutOff?
  }

  /// What may be done about missing answers.
  public struct MissingPolicy: Hashable, Sendable {
    /// How many may be replaced by the mean of the others; 0 when none may.
    public let maximum: Int

    /// Questions that are never estimated.
    public let never: Set<String>

    /// Whose policy it is.
    public let source: String?
  }

  /// An answer that leads to a message.
  public struct FlagRule: Hashable, Sendable {
    /// Its short name, as `item9`.
    public let id: String

    /// The question.
    public let item: String

    /// The lowest answer that raises it.
    public let from: Int

    /// What kind of message it is, as `support`.
    public let level: String

    /// What the person is told.
    public let message: LocalizedText
  }

  /// A published number with its source.
  public struct Threshold: Hashable, Sendable {
    /// The number.
    public let value: Double

    /// Where it is published.
    public let source: String
  }
}
