internal import CivilTime

extension EventComponent {
  /// Names a component within a calendar: importing one with the same key again updates it.
  public struct Key: Hashable, Sendable {
    /// The event's identifier.
    public let uid: String

    /// The occurrence as iCalendar writes it; nil for the event itself.
    public let recurrenceID: String?
  }

  /// What names this component within its calendar.
  public var key: Key {
    Key(uid: uid, recurrenceID: recurrenceID?.valueText)
  }

  /// Whether this is a newer state of the same component than another.
  ///
  /// The higher SEQUENCE is, then the later DTSTAMP, then the later LAST-MODIFIED; when nothing
  /// tells them apart, this one, so that of two in a file the later counts.
  public func supersedes(_ other: EventComponent) -> Bool {
    func moment(_ instant: Instant?) -> Int64 { instant?.milliseconds ?? .min }
    return (sequence, moment(stamp), moment(lastModified))
      >= (other.sequence, moment(other.stamp), moment(other.lastModified))
  }

  /// Whether another component says the same.
  ///
  /// DTSTAMP and LAST-MODIFIED do not count, because many calendars renew them at every export;
  /// everything else that is kept does, and so does its order.
  public func hasSameContent(as other: EventComponent) -> Bool {
    withoutStamps == other.withoutStamps
  }

  private var withoutStamps: EventComponent {
    var copy = self
    copy.stamp = nil
    copy.lastModified = nil
    return copy
  }

  /// A number that follows from what the component says, the same on every computer.
  ///
  /// It stands in for a missing UID, which does not count, nor do the stamps.
  var contentHash: UInt64 {
    var copy = withoutStamps
    copy.uid = ""
    var bytes: [UInt8] = []
    copy.appendProperties(to: &bytes)
    // FNV-1a, because Swift's own hashes change with every run.
    return bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
