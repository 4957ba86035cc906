public import CivilTime

/// One number a day; a day without a value is missing, never zero.
public struct DailySeries: Hashable, Sendable {
  /// What a series is called, apart from any language.
  public struct Name: Hashable, Sendable {
    /// Which sort of series it is, as `meetingLoad` or `label`.
    public let key: String

    /// Which of its sort, as the label's name or the tag; nil where there is only one.
    public let detail: String?

    /// Creates a name.
    public init(_ key: String, detail: String? = nil) {
      self.key = key
      self.detail = detail
    }

    /// The name as one stable word: `meetingLoad`, `label.happy`.
    public var identifier: String { detail.map { "\(key).\($0)" } ?? key }
  }

  /// How the values are to be understood.
  public enum Measure: Hashable, Sendable {
    /// An amount, of which only the order is used.
    case amount
    /// Whether the day had something: 1 with it and 0 without.
    case presence
  }

  /// What the series is called.
  public let name: Name

  /// How the values are to be understood.
  public let measure: Measure

  /// How many days after the series the mood may be that it is compared with.
  public let lags: ClosedRange<Int>

  /// The values by day.
  public let values: [CivilDate: Double]

  /// Creates a series; values that are not finite are taken as missing.
  public init(
    _ name: Name,
    measure: Measure = .amount,
    lags: ClosedRange<Int> = 0...1,
    values: [CivilDate: Double]
  ) {
    self.name = name
    self.measure = measure
    self.lags = lags
    self.values = values.filter(\.value.isFinite)
  }
}
