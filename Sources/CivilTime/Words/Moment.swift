/// The instant that words meant, and the zone in which they meant it.
public struct Moment: Hashable, Sendable {
  /// How the wall-clock time that was meant became an instant.
  public enum Resolution: Hashable, Sendable {
    /// There is just one such instant.
    case exact

    /// The clocks skipped that time; it was moved forward by as much as they were, mostly an hour.
    case skippedShifted

    /// The clocks showed that time twice; the first was taken.
    case repeatedFirst
  }

  /// The instant.
  public var instant: Instant

  /// The zone: the person's, or a fixed offset when the text named another.
  public var zone: Zone

  /// How the instant was found; anything but `.exact` is worth telling the person.
  public var resolution: Resolution

  /// Creates a moment.
  public init(instant: Instant, zone: Zone, resolution: Resolution = .exact) {
    self.instant = instant
    self.zone = zone
    self.resolution = resolution
  }

  /// Seconds by which clocks in the zone ran ahead of UTC at the instant.
  public var utcOffset: Int { zone.offset(at: instant) }

  /// What clocks in the zone showed at the instant.
  public var localTime: CivilDateTime { zone.localTime(at: instant) }

  /// Creates the moment at which the zone's clocks show a date and time.
  init(local: CivilDateTime, zone: Zone) {
    switch zone.resolve(local) {
    case .unique(let instant): self.init(instant: instant, zone: zone)
    case .skipped(let shifted):
      self.init(instant: shifted, zone: zone, resolution: .skippedShifted)
    case .repeated(let first, _):
      self.init(instant: first, zone: zone, resolution: .repeatedFirst)
    }
  }
}
