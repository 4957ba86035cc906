internal import WellbeingModel

extension Schema {
  /// The first shape of the journal.
  ///
  /// One counter numbers everything a change writes (`change.first_id` is where each begins), so
  /// the change that wrote a row follows from its id, and no column or index has to hold it. Rows
  /// are never deleted by a command: `removed` names the change that took a row away, which is all
  /// that undo needs to bring it back. Live rows have no `removed`, and the indexes hold only these.
  ///
  /// Labels and associations are sets of bits, bit n for raw value n, so that a week of samples is
  /// one short range of narrow rows; a raw value outside 1...62 goes to `unknown_value`, and bit 0
  /// says so.
  static let version1 = """
    CREATE TABLE vocabulary (
      field TEXT NOT NULL,
      raw_value INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (field, raw_value)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      command TEXT NOT NULL,
      first_id INTEGER NOT NULL,
      last_id INTEGER NOT NULL,
      samples INTEGER NOT NULL,
      inverts INTEGER REFERENCES change (id),
      state INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX change_state ON change (state, id);

    CREATE TABLE revived (
      change INTEGER NOT NULL REFERENCES change (id),
      row INTEGER NOT NULL,
      PRIMARY KEY (change, row)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      identifier TEXT NOT NULL,
      UNIQUE (name, identifier)
    ) STRICT;

    CREATE TABLE zone (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL,
      utc_offset INTEGER NOT NULL,
      UNIQUE (identifier, utc_offset)
    ) STRICT;

    CREATE TABLE sample (
      id INTEGER PRIMARY KEY,
      uuid BLOB NOT NULL CHECK (length(uuid) = 16),
      type INTEGER NOT NULL,
      start INTEGER NOT NULL,
      "end" INTEGER,
      zone INTEGER NOT NULL REFERENCES zone (id),
      source INTEGER NOT NULL REFERENCES source (id),
      removed INTEGER REFERENCES change (id)
    ) STRICT;
    CREATE UNIQUE INDEX sample_uuid ON sample (uuid) WHERE removed IS NULL;
    CREATE INDEX sample_start ON sample (type, start) WHERE removed IS NULL;
    CREATE INDEX sample_removed ON sample (removed) WHERE removed IS NOT NULL;

    CREATE TABLE state_of_mind_sample (
      sample INTEGER PRIMARY KEY REFERENCES sample (id),
      kind INTEGER NOT NULL,
      valence REAL NOT NULL CHECK (valence BETWEEN -1 AND 1),
      labels INTEGER NOT NULL,
      associations INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE note (
      sample INTEGER PRIMARY KEY REFERENCES sample (id),
      text TEXT NOT NULL,
      folded TEXT
    ) STRICT;

    CREATE TABLE tag (
      sample INTEGER NOT NULL REFERENCES sample (id),
      word TEXT NOT NULL,
      folded TEXT NOT NULL,
      PRIMARY KEY (sample, word)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tag_folded ON tag (folded, sample);

    CREATE TABLE unknown_value (
      sample INTEGER NOT NULL REFERENCES sample (id),
      field TEXT NOT NULL CHECK (field IN ('label', 'association')),
      raw_value INTEGER NOT NULL,
      PRIMARY KEY (sample, field, raw_value)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE metadata (
      sample INTEGER NOT NULL REFERENCES sample (id),
      key TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('string', 'number', 'boolean', 'date')),
      value ANY NOT NULL,
      PRIMARY KEY (sample, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sample_event (
      sample INTEGER PRIMARY KEY REFERENCES sample (id),
      calendar TEXT NOT NULL,
      uid TEXT NOT NULL,
      summary TEXT NOT NULL,
      start INTEGER NOT NULL,
      "end" INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE deleted_object (
      uuid BLOB PRIMARY KEY,
      change INTEGER NOT NULL REFERENCES change (id),
      type INTEGER NOT NULL,
      sync_identifier TEXT,
      sync_version INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deleted_object_change ON deleted_object (change);

    CREATE TABLE calendar (
      id INTEGER PRIMARY KEY,
      key INTEGER NOT NULL,
      name TEXT NOT NULL,
      association INTEGER NOT NULL,
      color TEXT,
      zone TEXT,
      imported_at INTEGER NOT NULL,
      removed INTEGER REFERENCES change (id)
    ) STRICT;
    CREATE UNIQUE INDEX calendar_name ON calendar (name) WHERE removed IS NULL;

    CREATE TABLE calendar_zone (
      id INTEGER PRIMARY KEY,
      calendar INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      definition TEXT NOT NULL,
      removed INTEGER REFERENCES change (id)
    ) STRICT;
    CREATE UNIQUE INDEX calendar_zone_identifier ON calendar_zone (calendar, identifier)
      WHERE removed IS NULL;

    CREATE TABLE calendar_event (
      id INTEGER PRIMARY KEY,
      calendar INTEGER NOT NULL,
      uid TEXT NOT NULL,
      recurrence_id TEXT NOT NULL,
      summary TEXT NOT NULL,
      starts TEXT NOT NULL,
      ends TEXT NOT NULL,
      zone TEXT,
      rule TEXT,
      status TEXT NOT NULL,
      component TEXT NOT NULL,
      span INTEGER NOT NULL,
      earliest INTEGER NOT NULL,
      latest INTEGER,
      removed INTEGER REFERENCES change (id)
    ) STRICT;
    CREATE UNIQUE INDEX calendar_event_identity ON calendar_event (calendar, uid, recurrence_id)
      WHERE removed IS NULL;
    CREATE INDEX calendar_event_span ON calendar_event (span, earliest) WHERE removed IS NULL;
    """ + vocabulary + stateOfMindView + eventView

  /// The names of raw values, for the views.
  private static var vocabulary: String {
    rows(StateOfMind.Label.names, field: "label")
      + rows(StateOfMind.Association.names, field: "association")
      + rows(StateOfMind.Kind.names, field: "kind")
  }

  /// The names of raw values from 1 on.
  private static func rows(_ names: [String], field: String) -> String {
    var sql = ""
    for (index, name) in names.enumerated() {
      sql += "\nINSERT INTO vocabulary VALUES ('\(field)', \(index + 1), '\(name)');"
    }
    return sql
  }

  /// What other tools read: names instead of numbers, ISO 8601 dates as lived.
  private static let stateOfMindView = """

    CREATE VIEW state_of_mind AS
    SELECT
      lower(substr(hex(uuid), 1, 8) || '-' || substr(hex(uuid), 9, 4) || '-'
        || substr(hex(uuid), 13, 4) || '-' || substr(hex(uuid), 17, 4) || '-'
        || substr(hex(uuid), 21)) AS id,
      strftime('%Y-%m-%dT%H:%M:%S', (start - 999 * (start < 0)) / 1000 + utc_offset, 'unixepoch')
        AS start_local,
      strftime('%Y-%m-%dT%H:%M:%SZ', (start - 999 * (start < 0)) / 1000, 'unixepoch')
        AS start_utc,
      zone.identifier AS zone,
      utc_offset,
      coalesce((SELECT name FROM vocabulary WHERE field = 'kind' AND raw_value = kind),
        'unknown(' || kind || ')') AS kind,
      valence,
      CASE
        WHEN abs(valence) <= 1.0 / 7 THEN 'neutral'
        WHEN valence > 5.0 / 7 THEN 'veryPleasant'
        WHEN valence > 3.0 / 7 THEN 'pleasant'
        WHEN valence > 0 THEN 'slightlyPleasant'
        WHEN valence < -5.0 / 7 THEN 'veryUnpleasant'
        WHEN valence < -3.0 / 7 THEN 'unpleasant'
        ELSE 'slightlyUnpleasant'
      END AS valence_classification,
      (SELECT group_concat(name, ' ') FROM vocabulary
        WHERE field = 'label' AND labels >> raw_value & 1) AS labels,
      (SELECT group_concat(name, ' ') FROM vocabulary
        WHERE field = 'association' AND associations >> raw_value & 1) AS associations,
      (SELECT group_concat(word, ' ') FROM tag WHERE tag.sample = sample.id) AS tags,
      (SELECT text FROM note WHERE note.sample = sample.id) AS note,
      sample_event.calendar AS event_calendar,
      sample_event.summary AS event_summary,
      source.name AS source
    FROM sample
      JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id
      JOIN zone ON zone.id = sample.zone
      JOIN source ON source.id = sample.source
      LEFT JOIN sample_event ON sample_event.sample = sample.id
    WHERE sample.removed IS NULL;
    """

  private static let eventView = """

    CREATE VIEW event AS
    SELECT
      calendar.name AS calendar,
      coalesce((SELECT name FROM vocabulary
        WHERE field = 'association' AND raw_value = association),
        'unknown(' || association || ')') AS association,
      summary,
      starts,
      ends,
      zone,
      rule,
      status,
      uid,
      nullif(recurrence_id, '') AS recurrence_id
    FROM calendar_event
      JOIN calendar ON calendar.key = calendar_event.calendar AND calendar.removed IS NULL
    WHERE calendar_event.removed IS NULL;
    """
}
