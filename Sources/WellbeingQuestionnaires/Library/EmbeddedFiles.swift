internal import CQuestionnaires

/// The files compiled into the program.
enum EmbeddedFiles {
  /// The names of the questionnaires, in the order they are listed to people.
  static var questionnaireNames: [String] {
    table.map { String(cString: $0.name) }
  }

  /// The bytes of a questionnaire; nil when there is none of that name.
  static func questionnaire(named name: String) -> [UInt8]? {
    table.first { String(cString: $0.name) == name }.map(bytes)
  }

  /// The bytes of the crisis lines.
  static var crisisLines: [UInt8] {
    bytes(embedded_crisis_lines())
  }

  private static var table: UnsafeBufferPointer<embedded_file> {
    var count = 0
    let files = embedded_questionnaires(&count)
    return UnsafeBufferPointer(start: files, count: count)
  }

  private static func bytes(_ file: embedded_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
