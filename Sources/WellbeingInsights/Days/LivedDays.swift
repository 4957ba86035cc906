public import CivilTime
public import WellbeingModel

/// The samples of a stretch of logical days, sorted to the day each was lived on.
public struct LivedDays: Sendable {
  /// The logical days, with the end not included.
  public let days: Range<CivilDate>

  /// The samples lived on these days, earliest first.
  public let samples: [StateOfMind]

  /// The samples by day and then by time: the same order unless someone crossed time zones.
  private let ordered: [StateOfMind]

  /// Where the samples of each day end in `ordered`.
  private let ends: [Int]

  /// Keeps those of the samples that were lived on the given days.
  public init(_ days: Range<CivilDate>, of samples: [StateOfMind], settings: InsightSettings) {
    // Plain loops: a dictionary or a lazy chain of its own type costs a start of the program more
    // than the days of a week do.
    var lived: [StateOfMind] = []
    var offsets: [Int] = []
    var isInOrder = true
    for sample in samples {
      let day = settings.day(of: sample)
      guard days.contains(day) else { continue }
      if isInOrder, let last = lived.last {
        isInOrder = (last.start, last.id) <= (sample.start, sample.id)
      }
      lived.append(sample)
      offsets.append(days.lowerBound.distance(to: day))
    }
    if !isInOrder {
      lived.sort { ($0.start, $0.id) < ($1.start, $1.id) }
      offsets = lived.map { days.lowerBound.distance(to: settings.day(of: $0)) }
    }
    self.init(days: days, samples: lived, offsets: offsets)
  }

  /// - Parameters:
  ///   - days: The days.
  ///   - samples: Their samples, earliest first.
  ///   - offsets: How many days after the first each of them was lived.
  private init(days: Range<CivilDate>, samples: [StateOfMind], offsets: [Int]) {
    self.days = days
    self.samples = samples
    var ends = [Int](repeating: 0, count: days.count)
    for offset in offsets { ends[offset] += 1 }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    self.ends = ends
    var isByDay = true
    for index in offsets.indices.dropFirst() where offsets[index] < offsets[index - 1] {
      isByDay = false
    }
    guard !isByDay else {
      ordered = samples
      return
    }
    // Earliest first within a day, as the sort is stable.
    ordered = samples.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }.map { samples[$0] }
  }

  private init(days: Range<CivilDate>, ordered: [StateOfMind], ends: [Int]) {
    self.days = days
    self.ordered = ordered
    self.ends = ends
    samples = ordered.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  /// Some of the days.
  func part(_ part: Range<CivilDate>) -> LivedDays {
    let part = part.clamped(to: days)
    guard !part.isEmpty else { return LivedDays(days: part, ordered: [], ends: []) }
    let first = days.lowerBound.distance(to: part.lowerBound)
    let begin = first == 0 ? 0 : ends[first - 1]
    let kept = ends[first..<first + part.count]
    return LivedDays(
      days: part,
      ordered: Array(ordered[begin..<(kept.last ?? begin)]),
      ends: kept.map { $0 - begin }
    )
  }

  /// The samples of one day, earliest first.
  public func samples(on day: CivilDate) -> [StateOfMind] {
    guard days.contains(day) else { return [] }
    let offset = days.lowerBound.distance(to: day)
    return Array(ordered[(offset == 0 ? 0 : ends[offset - 1])..<ends[offset]])
  }
}
