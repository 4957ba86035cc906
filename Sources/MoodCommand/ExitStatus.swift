internal import CommandLineKit
internal import WellbeingKit

/// How a run ended, by the numbers that `mood help exit-codes` documents.
enum ExitStatus: UInt8, Hashable, Sendable {
  /// All went well; an empty result is no failure.
  case success = 0
  /// Something failed that the words on the command line are not to blame for.
  case failure = 1
  /// The command line, or a value in it, was refused.
  case usage = 2
  /// What was named does not exist, or nothing is due.
  case notFound = 3
  /// The journal is held by another process, or the system does not permit it.
  case notPermitted = 4
  /// Some records of an import were left out.
  case partial = 5
  /// The person stopped it.
  case interrupted = 130

  /// The one place where errors become exit codes.
  init(of error: any Error) {
    self =
      switch error {
      case let error as StoreError: Self(of: error)
      case let error as SettingsError: Self(of: error)
      case is UsageError, is DateTextError, is ModelError, is ZoneError, is CalendarFileError,
        is ImportFileError:
        .usage
      case let error as FileWritingError: error.isDiskFull ? .failure : .notPermitted
      case .none as EventSearchError: .notFound
      case is EventSearchError: .usage
      case .unknownQuestionnaire as QuestionnaireError: .notFound
      case is QuestionnaireError: .usage
      case let error as FileError: error.reason == .notPermitted ? .notPermitted : .usage
      default: .failure
      }
  }

  private init(of error: StoreError) {
    self =
      switch error {
      case .noSuchSample, .noSuchCalendar: .notFound
      case .ambiguousIdentity, .associationMissing, .predicate: .usage
      case .fileExists, .isTheJournal, .notRestorable: .usage
      case .locked, .readOnly, .cannotOpen: .notPermitted
      default: .failure
      }
  }

  private init(of error: SettingsError) {
    self =
      switch error {
      case .badValue, .badLine, .unknownKey, .notJSON: .usage
      case .file: .notPermitted
      }
  }

  /// What each number means, for the help.
  static let meanings: [(status: UInt8, meaning: String)] = [
    (0, "it worked; an empty list, report or window is no failure"),
    (1, "it failed: the journal is damaged or too new, or the disk is full"),
    (2, "the command line or a value in it was refused; nothing was changed"),
    (3, "the entry, event or calendar named does not exist, or nothing is due"),
    (4, "the journal is in use elsewhere, or the system does not permit it"),
    (5, "done in part: some records of an import were left out, and listed"),
    (130, "interrupted"),
  ]
}
