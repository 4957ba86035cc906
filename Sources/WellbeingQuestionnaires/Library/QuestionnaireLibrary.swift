internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The questionnaires at hand: the built-in ones, and a person's own in a folder.
///
/// A definition is read when it is asked for, and only that one; a broken file of the person's own
/// does not stand in the way of the others.
public struct QuestionnaireLibrary: Sendable {
  /// Everything there is, with the files that could not be used.
  public struct Listing: Sendable {
    /// The definitions: the built-in ones first, then the person's own by file name.
    public let questionnaires: [Questionnaire]

    /// What is wrong with the files that could not be used.
    public let problems: [QuestionnaireError]
  }

  /// The folder with a person's own definitions, one `.json` file each; nil for none.
  public let directory: String?

  /// Creates a library; a folder that does not exist is an empty one.
  public init(directory: String? = nil) {
    self.directory = directory
  }

  /// The short names of the built-in questionnaires, in the order they are listed to people.
  public static var builtInNames: [String] { EmbeddedFiles.questionnaireNames }

  /// The questionnaire with a name, whatever its case and hyphens: `phq-9`, `PHQ9`.
  ///
  /// - Throws: `QuestionnaireError.unknownQuestionnaire` when there is none, and the error of the
  ///   person's own file of that name when it is broken.
  public func questionnaire(named name: String) throws(QuestionnaireError) -> Questionnaire {
    let folded = VocabularyWord.fold(name)
    for builtIn in Self.builtInNames where VocabularyWord.fold(builtIn) == folded {
      return try Self.builtIn(builtIn)
    }
    let own = try ownDefinitions()
    if let match = own.questionnaires.first(where: { VocabularyWord.fold($0.id) == folded }) {
      return match
    }
    for file in own.failures where VocabularyWord.fold(file.stem) == folded { throw file.error }
    throw .unknownQuestionnaire(
      name: name,
      known: Self.builtInNames + own.questionnaires.map(\.id)
    )
  }

  /// All questionnaires; problems in a person's own files are collected, not thrown.
  ///
  /// - Throws: `QuestionnaireError.unreadable` when the folder exists but cannot be read.
  public func listing() throws(QuestionnaireError) -> Listing {
    var questionnaires: [Questionnaire] = []
    for name in Self.builtInNames { questionnaires.append(try Self.builtIn(name)) }
    let own = try ownDefinitions()
    return Listing(
      questionnaires: questionnaires + own.questionnaires,
      problems: own.failures.map(\.error)
    )
  }

  private static func builtIn(_ name: String) throws(QuestionnaireError) -> Questionnaire {
    guard let bytes = EmbeddedFiles.questionnaire(named: name) else {
      throw .unknownQuestionnaire(name: name, known: builtInNames)
    }
    return try QuestionnaireReader(file: "\(name).json").builtIn(from: bytes)
  }
}

// MARK: - A person's own files

extension QuestionnaireLibrary {
  private struct OwnDefinitions {
    var questionnaires: [Questionnaire] = []
    var failures: [(stem: String, error: QuestionnaireError)] = []
  }

  private func ownDefinitions() throws(QuestionnaireError) -> OwnDefinitions {
    var own = OwnDefinitions()
    for file in try ownFiles() {
      do throws(QuestionnaireError) {
        let taken = own.questionnaires.map(\.id)
        own.questionnaires.append(try ownDefinition(file, otherThan: taken))
      } catch {
        own.failures.append((String(file.dropLast(5)), error))
      }
    }
    return own
  }

  private func ownFiles() throws(QuestionnaireError) -> [String] {
    guard let directory, FileManager.default.fileExists(atPath: directory) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory)
        .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw .unreadable(file: directory)
    }
  }

  private func ownDefinition(_ file: String, otherThan taken: [String])
    throws(QuestionnaireError) -> Questionnaire
  {
    let path = "\(directory ?? ".")/\(file)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    let questionnaire = try QuestionnaireReader(file: file).questionnaire(from: [UInt8](data))
    let folded = VocabularyWord.fold(questionnaire.id)
    guard !Self.builtInNames.contains(where: { VocabularyWord.fold($0) == folded }) else {
      throw .definition(
        file: file,
        item: nil,
        rule: "id \(questionnaire.id) is that of a built-in questionnaire; choose another"
      )
    }
    guard !taken.contains(where: { VocabularyWord.fold($0) == folded }) else {
      throw .definition(
        file: file,
        item: nil,
        rule: "id \(questionnaire.id) is used by another file; choose another"
      )
    }
    return questionnaire
  }
}
