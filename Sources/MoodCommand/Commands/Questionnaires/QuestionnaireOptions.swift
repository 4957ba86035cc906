internal import CommandLineKit
internal import WellbeingKit

/// The argument and the options that commands on questionnaires share.
enum QuestionnaireOptions {
  static let nameArgument = ArgumentDeclaration(
    "NAME",
    help: "The questionnaire, as phq-9.",
    values: .words(QuestionnaireLibrary.builtInNames)
  )

  static let allowMissing = OptionDeclaration(
    "allow-missing",
    help: "Estimate missing answers as far as the questionnaire's own rules go, and say so."
  )

  static let language = OptionDeclaration(
    "language",
    value: "CODE",
    help: "The language of the questions, as de; English if not given."
  )
}
