extension StateOfMind {
  /// An area of life that a feeling has to do with, from HealthKit's list of 18.
  public struct Association: NamedRawValue {
    /// The number HealthKit gives the case; others are kept as they are.
    public let rawValue: Int

    /// Creates a value from any number, known or not.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The names of the known values, in the order of their raw values.
    public static let names = [
      "community", "currentEvents", "dating", "education", "family", "fitness", "friends", "health",
      "hobbies", "identity", "money", "partner", "selfCare", "spirituality", "tasks", "travel",
      "work", "weather",
    ]

    /// Raw value 1.
    public static let community = Association(rawValue: 1)
    /// Raw value 2.
    public static let currentEvents = Association(rawValue: 2)
    /// Raw value 3.
    public static let dating = Association(rawValue: 3)
    /// Raw value 4.
    public static let education = Association(rawValue: 4)
    /// Raw value 5.
    public static let family = Association(rawValue: 5)
    /// Raw value 6.
    public static let fitness = Association(rawValue: 6)
    /// Raw value 7.
    public static let friends = Association(rawValue: 7)
    /// Raw value 8.
    public static let health = Association(rawValue: 8)
    /// Raw value 9.
    public static let hobbies = Association(rawValue: 9)
    /// Raw value 10.
    public static let identity = Association(rawValue: 10)
    /// Raw value 11.
    public static let money = Association(rawValue: 11)
    /// Raw value 12.
    public static let partner = Association(rawValue: 12)
    /// Raw value 13.
    public static let selfCare = Association(rawValue: 13)
    /// Raw value 14.
    public static let spirituality = Association(rawValue: 14)
    /// Raw value 15.
    public static let tasks = Association(rawValue: 15)
    /// Raw value 16.
    public static let travel = Association(rawValue: 16)
    /// Raw value 17.
    public static let work = Association(rawValue: 17)
    /// Raw value 18.
    public static let weather = Association(rawValue: 18)
  }
}
