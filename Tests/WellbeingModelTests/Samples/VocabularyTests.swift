import Testing
import WellbeingModel

@Suite struct VocabularyTests {
  private static let labels = [
    1: "amazed", 2: "amused", 3: "angry", 4: "anxious", 5: "ashamed", 6: "brave", 7: "calm",
    8: "content", 9: "disappointed", 10: "discouraged", 11: "disgusted", 12: "embarrassed",
    13: "excited", 14: "frustrated", 15: "grateful", 16: "guilty", 17: "happy", 18: "hopeless",
    19: "irritated", 20: "jealous", 21: "joyful", 22: "lonely", 23: "passionate", 24: "peaceful",
    25: "proud", 26: "relieved", 27: "sad", 28: "scared", 29: "stressed", 30: "surprised",
    31: "worried", 32: "annoyed", 33: "confident", 34: "drained", 35: "hopeful",
    36: "indifferent", 37: "overwhelmed", 38: "satisfied",
  ]

  private static let associations = [
    1: "community", 2: "currentEvents", 3: "dating", 4: "education", 5: "family", 6: "fitness",
    7: "friends", 8: "health", 9: "hobbies", 10: "identity", 11: "money", 12: "partner",
    13: "selfCare", 14: "spirituality", 15: "tasks", 16: "travel", 17: "work", 18: "weather",
  ]

  @Test(arguments: labels)
  func `every label has HealthKit's number and name`(rawValue: Int, name: String) throws {
    let label = StateOfMind.Label(rawValue: rawValue)
    #expect(label.name == name)
    #expect(label.isKnown)
    #expect(StateOfMind.Label(word: name) == label)
    #expect(StateOfMind.Label(word: name.uppercased()) == label)
  }

  @Test(arguments: associations)
  func `every association has HealthKit's number and name`(rawValue: Int, name: String) throws {
    let association = StateOfMind.Association(rawValue: rawValue)
    #expect(association.name == name)
    #expect(association.isKnown)
    #expect(StateOfMind.Association(word: name) == association)
  }

  @Test func `nothing is known beyond the published lists`() {
    #expect(StateOfMind.Label.known.map(\.rawValue) == Array(1...38))
    #expect(StateOfMind.Association.known.map(\.rawValue) == Array(1...18))
    #expect(StateOfMind.Kind.known.map(\.name) == ["momentaryEmotion", "dailyMood"])
    #expect(StateOfMind.Kind.known.map(\.rawValue) == [1, 2])
    for rawValue in [0, -1, 39] { #expect(!StateOfMind.Label(rawValue: rawValue).isKnown) }
    for rawValue in [0, -1, 19] { #expect(!StateOfMind.Association(rawValue: rawValue).isKnown) }
  }

  /// A few named constants against the table; the table itself is checked above.
  @Test func `the constants stand for the numbers of their names`() {
    let labels: [(StateOfMind.Label, Int)] = [
      (.amazed, 1), (.calm, 7), (.happy, 17), (.worried, 31), (.annoyed, 32), (.satisfied, 38),
    ]
    for (label, rawValue) in labels { #expect(label.rawValue == rawValue) }
    let associations: [(StateOfMind.Association, Int)] = [
      (.community, 1), (.currentEvents, 2), (.selfCare, 13), (.work, 17), (.weather, 18),
    ]
    for (association, rawValue) in associations { #expect(association.rawValue == rawValue) }
  }

  @Test(arguments: ["selfCare", "self-care", "Self Care", "SELF_CARE", "selfcare", " self care "])
  func `the parts of a word may be joined in any way`(word: String) {
    #expect(StateOfMind.Association(word: word) == .selfCare)
  }

  @Test(arguments: [47, 99, 0, -3, Int.max, Int.min])
  func `an unknown number prints with itself and is read back`(rawValue: Int) {
    let label = StateOfMind.Label(rawValue: rawValue)
    #expect(label.description == "unknown(\(rawValue))")
    #expect(StateOfMind.Label(word: label.name) == label)
  }

  @Test(arguments: ["", "hapy", "unknown", "unknown()", "unknown(x)", "unknown(1", "happy!"])
  func `other words are no label`(word: String) {
    #expect(StateOfMind.Label(word: word) == nil)
  }

  @Test func `every known label but two is felt on one side`() {
    let others = StateOfMind.Label.known.filter { $0.side == .other }
    #expect(others == [.surprised, .indifferent])
    #expect(StateOfMind.Label.known.count { $0.side == .pleasant } == 16)
    #expect(StateOfMind.Label.known.count { $0.side == .unpleasant } == 20)
    #expect(StateOfMind.Label(rawValue: 47).side == .other)
  }
}
