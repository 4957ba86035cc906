extension ZoneDatabase {
  /// The zone of a name, or nil when there is none; unlike `zone(named:)` it looks for no near
  /// names, so that a file with many unknown names is answered quickly.
  package func zoneIfKnown(named name: String) -> Zone? {
    if let zone = Zone(withoutDatabase: name) { return zone }
    guard ZoneDatabase.isSafe(name) else { return nil }
    return try? loadZone(named: name)
  }
}
