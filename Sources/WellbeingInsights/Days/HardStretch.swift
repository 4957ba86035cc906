public import CivilTime
internal import WellbeingModel

/// Seven logical days in a row that were felt as unpleasant.
///
/// A reason to mention where help is found, in one line; it is not an assessment of the person.
public struct HardStretch: Hashable, Sendable {
  /// The seven days, with the end not included.
  public let days: Range<CivilDate>

  /// The mean over all check-ins of these days, below −3/7.
  public let mean: ValenceMean

  /// Looks for the latest stretch within the days.
  ///
  /// It takes check-ins on at least four of seven days and a mean below −3/7. Nil when there is no
  /// such stretch, which includes any period shorter than seven days.
  public init?(in lived: LivedDays) {
    guard lived.days.count >= 7 else { return nil }
    for first in (lived.days.lowerBound...lived.days.upperBound.adding(days: -7)).reversed() {
      let days = first..<first.adding(days: 7)
      let samples = days.map(lived.samples(on:)).filter { !$0.isEmpty }
      guard samples.count >= 4, let mean = ValenceMean(of: samples.flatMap { $0 }),
        mean.value < -3.0 / 7
      else { continue }
      self.days = days
      self.mean = mean
      return
    }
    return nil
  }
}
