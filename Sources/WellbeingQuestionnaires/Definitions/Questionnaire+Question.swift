extension Questionnaire {
  /// One question with its choices.
  public struct Question: Hashable, Sendable {
    /// What identifies it within the questionnaire, as `3` or `difficulty`.
    public let linkId: String

    /// Its LOINC code; nil when none is known.
    public let code: String?

    /// The wording.
    public let text: LocalizedText

    /// The choices, in the order they are shown.
    public let choices: [Choice]

    /// Whether it has to be answered for a score.
    public let isRequired: Bool

    /// Whether a person may say that they prefer not to answer.
    public let canBeDeclined: Bool

    /// Whether the answer counts towards the score.
    public let isScored: Bool

    /// The values an answer may have, ascending.
    public var values: [Int] {
      choices.map(\.value).sorted()
    }

    /// The choice that a value stands for.
    public func choice(for value: Int) -> Choice? {
      choices.first { $0.value == value }
    }
  }

  /// One answer that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// What an answer list gives for it: its weight, or its place from 0 in a question without weights.
    public let value: Int

    /// The wording.
    public let text: LocalizedText

    /// The code system of the coding; nil when the definition names none.
    public let system: String?

    /// The code of the coding; nil when the definition names none.
    public let code: String?
  }

  /// Where the wording of one language comes from.
  public struct Wording: Hashable, Sendable {
    /// How a translation came to be; a translation is not validated for being published.
    public enum Status: String, CaseIterable, Hashable, Sendable {
      /// The language the instrument was written in.
      case original
      /// From the rights holder's own document.
      case officialPDF = "official-PDF"
      /// Studied and found to measure the same.
      case validated
      /// From a public project, not compared with an official document.
      case project
    }

    /// The language code, as `de`.
    public let language: String

    /// How the wording came to be.
    public let status: Status

    /// Where it was taken from.
    public let source: String
  }

  /// The time the questions ask about.
  public struct Recall: Hashable, Sendable {
    /// Its length in days.
    public let days: Int

    /// Its name, as `the last 2 weeks`.
    public let text: LocalizedText
  }

  /// How often a questionnaire is sensibly taken.
  public struct Cadence: Hashable, Sendable {
    /// Days from one time to the next, at least.
    public let minimumDays: Int

    /// Days from one time to the next, unless the person chooses otherwise.
    public let defaultDays: Int
  }
}
