extension Schema {
  /// What an agenda shows, beside what an event says.
  ///
  /// A series that may reach far keeps its times and names in the index by stretch of time: most
  /// events of an old calendar that reach into a week are such series, scattered over the whole
  /// table. `agenda` is null where the rows themselves are read, and empty for a change to an
  /// occurrence that the text of its series tells.
  static let version4 = """
    ALTER TABLE calendar_event ADD COLUMN agenda TEXT;
    DROP INDEX calendar_event_span;
    CREATE INDEX calendar_event_reach
      ON calendar_event (calendar, span, earliest, latest, agenda) WHERE removed IS NULL;
    """
}
