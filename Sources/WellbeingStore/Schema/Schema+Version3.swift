extension Schema {
  /// Assessments beside states of mind.
  ///
  /// An answer is the value of the choice, `preferNotToAnswer`, or null where there is none. Each
  /// type of sample has an index by start of its own: smaller than one over all types, and chosen
  /// by SQLite without knowing how many samples of each there are.
  ///
  /// The view of states of mind is made anew: it asked for a `start` that two of its tables have,
  /// so that no program could read it.
  static let version3 = """
    CREATE TABLE assessment_sample (
      sample INTEGER PRIMARY KEY REFERENCES sample (id),
      questionnaire TEXT NOT NULL,
      version TEXT NOT NULL,
      score REAL,
      raw_score INTEGER,
      maximum REAL,
      band TEXT,
      complete INTEGER NOT NULL,
      estimated INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE assessment_answer (
      sample INTEGER NOT NULL REFERENCES assessment_sample (sample),
      position INTEGER NOT NULL,
      link_id TEXT NOT NULL,
      code TEXT,
      answer ANY,
      scored INTEGER NOT NULL,
      PRIMARY KEY (sample, position)
    ) STRICT, WITHOUT ROWID;

    DROP INDEX sample_start;
    CREATE INDEX state_of_mind_start ON sample (start) WHERE removed IS NULL AND type = 1;
    CREATE INDEX assessment_start ON sample (start) WHERE removed IS NULL AND type = 2;

    CREATE VIEW assessment AS
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
      questionnaire, version, score, raw_score, maximum, band, complete, estimated,
      (SELECT group_concat(link_id || '=' || ifnull(answer, ''), ' ') FROM assessment_answer AS a
        WHERE a.sample = sample.id) AS answers,
      source.name AS source
    FROM sample
      JOIN assessment_sample ON assessment_sample.sample = sample.id
      JOIN zone ON zone.id = sample.zone
      JOIN source ON source.id = sample.source
    WHERE removed IS NULL AND type = 2;

    DROP VIEW state_of_mind;
    CREATE VIEW state_of_mind AS
    SELECT
      lower(substr(hex(uuid), 1, 8) || '-' || substr(hex(uuid), 9, 4) || '-'
        || substr(hex(uuid), 13, 4) || '-' || substr(hex(uuid), 17, 4) || '-'
        || substr(hex(uuid), 21)) AS id,
      strftime('%Y-%m-%dT%H:%M:%S',
        (sample.start - 999 * (sample.start < 0)) / 1000 + utc_offset, 'unixepoch') AS start_local,
      strftime('%Y-%m-%dT%H:%M:%SZ', (sample.start - 999 * (sample.start < 0)) / 1000, 'unixepoch')
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
}
