/// A predicate in text form with what it means, for help and for tests.
public struct PredicateExample: Hashable, Sendable {
  /// The text.
  public let text: String

  /// What it finds, as the rest of a sentence.
  public let meaning: String

  /// Examples that together show every field and every operator.
  public static let all: [PredicateExample] = [
    Self("valence >= 0.3", "valence of at least 0.3"),
    Self("valence between -0.2 and 0.2", "valence from -0.2 to 0.2, both included"),
    Self("class > neutral", "anything on the pleasant side"),
    Self("class = slightly pleasant", "one band of the seven"),
    Self("label in (happy, calm)", "entries that carry happy, calm or both"),
    Self("label = happy and label = calm", "entries that carry both"),
    Self("not association = work", "entries that do not carry work"),
    Self("association != work", "the same"),
    Self("kind = daily", "daily moods"),
    Self("tag = gym", "entries tagged gym, Gym or GYM"),
    Self("note contains \"hard day\"", "notes with these words, in any case"),
    Self("note contains cafe", "notes with cafe, café or Café"),
    Self("note exists and not tag in (gym, \"and so on\")", "quotes keep a word from being read"),
    Self("start >= 2026-11-01 and start < 2026-11-08", "seven days from the midnight of the 1st"),
    Self("start in 2026-11-01..2026-11-07", "the same seven days"),
    Self("start < yesterday", "everything before yesterday began"),
    Self("dates in 2026-11", "what overlaps November 2026"),
    Self("end <= 2026-11-01T12:00", "what ended by noon of the 1st"),
    Self("source != mood", "what another program wrote"),
    Self("uuid = 0198b5a2-7c00-7000-8000-000000000001", "the entry with this id"),
    Self("metadata.HKWasUserEntered = true", "a metadata value that is yes"),
    Self("metadata.\"room temperature\" > 21.5", "a key that needs quotes"),
    Self("metadata.weather exists", "entries with this key, whatever its value"),
    Self("(label = sad or valence < -0.5) and association = work", "parentheses group"),
  ]

  private init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }
}
