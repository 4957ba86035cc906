internal import CivilTime

/// What is to be known about a resource that was read.
public enum ReadingRemark: Hashable, Sendable {
  /// The total it states is not the one its answers have; the latter is used.
  case totalDiffers(questionnaire: String, stated: Double, computed: Double)
  /// The time has no offset; it was taken as the person's local time.
  case noZone(String)
  /// The date has no time; noon of the first day it stands for was taken.
  case noTime(String)
  /// The date is that of the Observation of the total, because the response has none.
  case dateOfTotal
  /// There is no status.
  case noStatus
  /// The response names another version of the questionnaire than the one it was scored by.
  case otherVersion(questionnaire: String, given: String, used: String)
  /// The weights beside the answers are not those of the questionnaire, so they were not used.
  case weightsIgnored(questionnaire: String)
  /// The weight of an answer is not that of its code in the questionnaire; the weight was used.
  case weightDiffers(questionnaire: String, item: String)
  /// A question that cannot be declined was declined: the answer counts as missing.
  case cannotBeDeclined(questionnaire: String, item: String)
  /// Questions that do not count when they are not answered.
  case notAnswered(questionnaire: String, items: [String])
  /// The answer to a question that is never scored cannot be read and was left out.
  case unscoredLeftOut(questionnaire: String, item: String)
  /// A total stands under the code of the whole questionnaire.
  case totalUnderPanelCode(questionnaire: String)
}

extension ReadingRemark: CustomStringConvertible {
  /// The remark in words.
  public var description: String {
    switch self {
    case .totalDiffers(let questionnaire, let stated, let computed):
      """
      the stated total of \(questionnaire) is \(stated.plain), but the answers give \
      \(computed.plain), which is used
      """
    case .noZone(let text): "\(text.quoted) has no zone; it is read as your local time"
    case .noTime(let text): "\(text.quoted) has no time; noon of its first day is used"
    case .dateOfTotal: "the response has no date; that of its total is used"
    case .noStatus: "it has no status; it is read as completed"
    case .otherVersion(let questionnaire, let given, let used):
      "it is of \(questionnaire) version \(given.quoted); it is scored by version \(used)"
    case .weightsIgnored(let questionnaire):
      "the weights of its answers are not those of \(questionnaire), so they are not used"
    case .weightDiffers(let questionnaire, let item):
      """
      \(questionnaire), item \(item): the weight beside the answer is not that of its code; the \
      weight is used
      """
    case .cannotBeDeclined(let questionnaire, let item):
      "\(questionnaire), item \(item): it cannot be declined, so its answer is missing"
    case .notAnswered(let questionnaire, let items):
      """
      \(questionnaire), item \(items.joined(separator: ", ")): not answered, which is neither no \
      nor 0; it does not count
      """
    case .unscoredLeftOut(let questionnaire, let item):
      "\(questionnaire), item \(item): the answer cannot be read and is left out; it is not scored"
    case .totalUnderPanelCode(let questionnaire):
      "it has the code of the whole \(questionnaire), not of its total; it is read as the total"
    }
  }
}
