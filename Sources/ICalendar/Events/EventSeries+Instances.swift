public import CivilTime

extension EventSeries {
  /// The occurrences that have a part in a stretch of time.
  ///
  /// One that began before and reaches in is among them, one that ends exactly where the stretch
  /// begins is not. Cancelled occurrences are, with that status. Where the rule allows it, the
  /// occurrences before the stretch are not visited.
  ///
  /// - Parameters:
  ///   - window: The stretch of time.
  ///   - zones: The time zones of the calendar; what is found is kept there.
  /// - Returns: The occurrences in the order of their starts, and whether a limit cut them off.
  public func instances(
    in window: Range<Instant>,
    zones: inout ZoneResolver
  ) -> EventExpansion {
    var expander = SeriesExpander(self, window: window, zones: zones)
    let expansion = expander.expand()
    zones = expander.zones
    return expansion
  }
}
