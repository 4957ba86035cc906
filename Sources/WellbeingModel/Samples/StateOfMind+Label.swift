extension StateOfMind {
  /// A word for a feeling, from HealthKit's list of 38.
  ///
  /// A label says nothing about valence: HealthKit lets any label stand beside any valence, and so
  /// does this library.
  public struct Label: NamedRawValue {
    /// The number HealthKit gives the case; others are kept as they are.
    public let rawValue: Int

    /// Creates a value from any number, known or not.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The names of the known values, in the order of their raw values.
    public static let names = [
      "amazed", "amused", "angry", "anxious", "ashamed", "brave", "calm", "content", "disappointed",
      "discouraged", "disgusted", "embarrassed", "excited", "frustrated", "grateful", "guilty",
      "happy", "hopeless", "irritated", "jealous", "joyful", "lonely", "passionate", "peaceful",
      "proud", "relieved", "sad", "scared", "stressed", "surprised", "worried", "annoyed",
      "confident", "drained", "hopeful", "indifferent", "overwhelmed", "satisfied",
    ]

    /// Raw value 1.
    public static let amazed = Label(rawValue: 1)
    /// Raw value 2.
    public static let amused = Label(rawValue: 2)
    /// Raw value 3.
    public static let angry = Label(rawValue: 3)
    /// Raw value 4.
    public static let anxious = Label(rawValue: 4)
    /// Raw value 5.
    public static let ashamed = Label(rawValue: 5)
    /// Raw value 6.
    public static let brave = Label(rawValue: 6)
    /// Raw value 7.
    public static let calm = Label(rawValue: 7)
    /// Raw value 8.
    public static let content = Label(rawValue: 8)
    /// Raw value 9.
    public static let disappointed = Label(rawValue: 9)
    /// Raw value 10.
    public static let discouraged = Label(rawValue: 10)
    /// Raw value 11.
    public static let disgusted = Label(rawValue: 11)
    /// Raw value 12.
    public static let embarrassed = Label(rawValue: 12)
    /// Raw value 13.
    public static let excited = Label(rawValue: 13)
    /// Raw value 14.
    public static let frustrated = Label(rawValue: 14)
    /// Raw value 15.
    public static let grateful = Label(rawValue: 15)
    /// Raw value 16.
    public static let guilty = Label(rawValue: 16)
    /// Raw value 17.
    public static let happy = Label(rawValue: 17)
    /// Raw value 18.
    public static let hopeless = Label(rawValue: 18)
    /// Raw value 19.
    public static let irritated = Label(rawValue: 19)
    /// Raw value 20.
    public static let jealous = Label(rawValue: 20)
    /// Raw value 21.
    public static let joyful = Label(rawValue: 21)
    /// Raw value 22.
    public static let lonely = Label(rawValue: 22)
    /// Raw value 23.
    public static let passionate = Label(rawValue: 23)
    /// Raw value 24.
    public static let peaceful = Label(rawValue: 24)
    /// Raw value 25.
    public static let proud = Label(rawValue: 25)
    /// Raw value 26.
    public static let relieved = Label(rawValue: 26)
    /// Raw value 27.
    public static let sad = Label(rawValue: 27)
    /// Raw value 28.
    public static let scared = Label(rawValue: 28)
    /// Raw value 29.
    public static let stressed = Label(rawValue: 29)
    /// Raw value 30.
    public static let surprised = Label(rawValue: 30)
    /// Raw value 31.
    public static let worried = Label(rawValue: 31)
    /// Raw value 32.
    public static let annoyed = Label(rawValue: 32)
    /// Raw value 33.
    public static let confident = Label(rawValue: 33)
    /// Raw value 34.
    public static let drained = Label(rawValue: 34)
    /// Raw value 35.
    public static let hopeful = Label(rawValue: 35)
    /// Raw value 36.
    public static let indifferent = Label(rawValue: 36)
    /// Raw value 37.
    public static let overwhelmed = Label(rawValue: 37)
    /// Raw value 38.
    public static let satisfied = Label(rawValue: 38)
  }
}
