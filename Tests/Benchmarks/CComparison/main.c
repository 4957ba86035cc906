/* The questions of the benchmarks asked in C, in one pass over the rows and with nothing to spare:
 *
 *   check-in FILE                        one durable check-in in a transaction of its own
 *   week FILE FROM TO ASSOCIATION        the entries of some days that carry an association
 *   report FILE FROM TO                  means by day, uses of labels and associations
 *   labels FILE FROM TO                  uses of each of the 38 labels
 *   calendar-lines FILE                  the events and rules of a calendar file
 *
 * FROM and TO are readings of the wall clock, in milliseconds as if it were UTC. */
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LABELS = 38, ASSOCIATIONS = 18, DAYS = 4096 };

static const int64_t day = 86400000, farthest_offset = 26 * 3600000;

static void fail(sqlite3 *database) {
  fprintf(stderr, "%s\n", sqlite3_errmsg(database));
  exit(1);
}

static void run(sqlite3 *database, const char *sql) {
  if (sqlite3_exec(database, sql, 0, 0, 0)) fail(database);
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, 0)) fail(database);
  return statement;
}

static void finish(sqlite3 *database, sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail(database);
  sqlite3_finalize(statement);
}

static void check_in(sqlite3 *database) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  int64_t start = now.tv_sec * 1000 + now.tv_nsec / 1000000;
  run(database, "PRAGMA synchronous = FULL; BEGIN IMMEDIATE");

  sqlite3_stmt *last = prepare(database, "SELECT id, last_id FROM change ORDER BY id DESC LIMIT 1");
  int64_t change = 1, sample = 1;
  if (sqlite3_step(last) == SQLITE_ROW) {
    change = sqlite3_column_int64(last, 0) + 1;
    sample = sqlite3_column_int64(last, 1) + 1;
  }
  sqlite3_finalize(last);

  sqlite3_stmt *row = prepare(database, "INSERT INTO change VALUES (?1, ?2, 'log', ?3, ?3, 1, NULL, 0)");
  sqlite3_bind_int64(row, 1, change);
  sqlite3_bind_int64(row, 2, start);
  sqlite3_bind_int64(row, 3, sample);
  finish(database, row);

  unsigned char identity[16];
  sqlite3_randomness(sizeof identity, identity);
  row = prepare(database, "INSERT INTO sample VALUES (?, ?, 1, ?, NULL, 1, 1, NULL)");
  sqlite3_bind_int64(row, 1, sample);
  sqlite3_bind_blob(row, 2, identity, sizeof identity, SQLITE_STATIC);
  sqlite3_bind_int64(row, 3, start);
  finish(database, row);

  row = prepare(database, "INSERT INTO state_of_mind_sample VALUES (?, 1, 0.2, 0, 0)");
  sqlite3_bind_int64(row, 1, sample);
  finish(database, row);
  run(database, "COMMIT");
}

/* The rows whose wall clock lies in [from, to). */
static sqlite3_stmt *rows(sqlite3 *database, int64_t from, int64_t to) {
  sqlite3_stmt *statement = prepare(
      database,
      "SELECT sample.start, utc_offset, valence, labels, associations FROM sample"
      " JOIN state_of_mind_sample ON state_of_mind_sample.sample = sample.id"
      " JOIN zone ON zone.id = sample.zone"
      " WHERE type = 1 AND removed IS NULL AND sample.start >= ? AND sample.start < ?");
  sqlite3_bind_int64(statement, 1, from - farthest_offset);
  sqlite3_bind_int64(statement, 2, to + farthest_offset);
  return statement;
}

static void print_counts(const long *counts, int last) {
  for (int value = 1; value <= last; value++) printf("%ld\n", counts[value]);
}

static void week(sqlite3 *database, int64_t from, int64_t to, int association) {
  sqlite3_stmt *statement = rows(database, from, to);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    int64_t start = sqlite3_column_int64(statement, 0);
    int64_t wall = start + sqlite3_column_int64(statement, 1) * 1000;
    uint64_t associations = sqlite3_column_int64(statement, 4);
    if (wall < from || wall >= to || !(associations >> association & 1)) continue;
    printf("%lld %g %llx %llx\n", (long long)start, sqlite3_column_double(statement, 2),
           (unsigned long long)sqlite3_column_int64(statement, 3), (unsigned long long)associations);
  }
  sqlite3_finalize(statement);
}

static void report(sqlite3 *database, int64_t from, int64_t to, int prints_days) {
  static struct { long count; double sum; } days[DAYS];
  long labels[64] = {0}, associations[64] = {0};
  sqlite3_stmt *statement = rows(database, from, to);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    int64_t wall =
        sqlite3_column_int64(statement, 0) + sqlite3_column_int64(statement, 1) * 1000;
    if (wall < from || wall >= to) continue;
    for (uint64_t bits = sqlite3_column_int64(statement, 3); bits; bits &= bits - 1)
      labels[__builtin_ctzll(bits)]++;
    for (uint64_t bits = sqlite3_column_int64(statement, 4); bits; bits &= bits - 1)
      associations[__builtin_ctzll(bits)]++;
    int64_t index = (wall - from) / day;
    if (index >= DAYS) continue;
    days[index].count++;
    days[index].sum += sqlite3_column_double(statement, 2);
  }
  sqlite3_finalize(statement);
  if (prints_days) {
    for (int index = 0; index < (to - from) / day && index < DAYS; index++)
      printf("%ld %.3f\n", days[index].count,
             days[index].count ? days[index].sum / days[index].count : 0);
    print_counts(associations, ASSOCIATIONS);
  }
  print_counts(labels, LABELS);
}

/* Reads a calendar file line by line, unfolds and counts what begins an event or makes it recur. */
static int calendar_lines(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 1;
  static char line[1 << 16], next[1 << 16];
  long events = 0, rules = 0;
  int has_next = fgets(next, sizeof next, file) != 0;
  while (has_next) {
    size_t length = strcspn(next, "\r\n");
    memcpy(line, next, length);
    while ((has_next = fgets(next, sizeof next, file) != 0) && (next[0] == ' ' || next[0] == '\t')) {
      size_t more = strcspn(next + 1, "\r\n");
      if (length + more >= sizeof line) more = sizeof line - 1 - length;
      memcpy(line + length, next + 1, more);
      length += more;
    }
    line[length] = 0;
    events += !strcmp(line, "BEGIN:VEVENT");
    rules += !strncmp(line, "RRULE:", 6);
  }
  fclose(file);
  printf("%ld %ld\n", events, rules);
  return 0;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  if (!strcmp(words[1], "calendar-lines")) return calendar_lines(words[2]);
  int writes = !strcmp(words[1], "check-in");
  sqlite3 *database;
  if (sqlite3_open_v2(words[2], &database, writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY, 0))
    fail(database);
  int64_t from = count > 3 ? atoll(words[3]) : 0, to = count > 4 ? atoll(words[4]) : 0;
  if (writes) check_in(database);
  else if (!strcmp(words[1], "week")) week(database, from, to, count > 5 ? atoi(words[5]) : 0);
  else report(database, from, to, !strcmp(words[1], "report"));
  return sqlite3_close(database) != SQLITE_OK;
}
