extension Schema {
  /// Assessments beside states of mind.
  ///
  /// An answer is the value of the choice, `preferNotToAnswer`, or null where there is none. Each
  /// type of sample has an index by start of its own: smaller than one over all types, and chosen
  /// by SQLite without knowing how many samples of each there are.
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
    """
}
