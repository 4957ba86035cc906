extension Schema {
  /// Areas of life by category.
  ///
  /// `calendar_category` is what the person said. `calendar_event.association` follows from it and
  /// from the event's categories, for the view alone; it is null where that of the calendar holds.
  static let version2 = """
    CREATE TABLE calendar_category (
      id INTEGER PRIMARY KEY,
      calendar INTEGER NOT NULL,
      category TEXT NOT NULL,
      association INTEGER NOT NULL,
      removed INTEGER REFERENCES change (id)
    ) STRICT;
    CREATE UNIQUE INDEX calendar_category_name ON calendar_category (calendar, category)
      WHERE removed IS NULL;

    DROP VIEW event;
    ALTER TABLE calendar_event ADD COLUMN association INTEGER;
    CREATE VIEW event AS
    SELECT
      calendar.name AS calendar,
      coalesce((SELECT name FROM vocabulary WHERE field = 'association'
          AND raw_value = coalesce(calendar_event.association, calendar.association)),
        'unknown(' || coalesce(calendar_event.association, calendar.association) || ')')
        AS association,
      summary,
      starts,
      ends,
      calendar_event.zone AS zone,
      rule,
      status,
      uid,
      nullif(recurrence_id, '') AS recurrence_id
    FROM calendar_event
      JOIN calendar ON calendar.key = calendar_event.calendar AND calendar.removed IS NULL
    WHERE calendar_event.removed IS NULL;
    """
}
