import CivilTime
import ICalendar
import Testing

@Suite struct RecurrenceRuleTests {
  static let rules: [(start: String, rule: String, expected: String)] = [
    ("2024-01-29", "FREQ=DAILY;COUNT=3", "01-29 01-30 01-31"),
    ("2024-01-29", "FREQ=DAILY;INTERVAL=10;UNTIL=20240218", "01-29 02-08 02-18"),
    ("2024-01-29", "FREQ=DAILY;BYMONTH=2;BYDAY=TH;COUNT=2", "02-01 02-08"),
    // 29 January 2024 is a Monday.
    ("2024-01-29", "FREQ=WEEKLY;COUNT=3", "01-29 02-05 02-12"),
    ("2024-01-29", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", "01-29 01-31 02-05 02-07"),
    ("2024-01-28", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;COUNT=4", "01-28 02-05 02-11 02-19"),
    ("2024-01-28", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=4", "01-28 01-29 02-11 02-12"),
    // Months without the day are left out and not counted.
    ("2024-01-31", "FREQ=MONTHLY;COUNT=4", "01-31 03-31 05-31 07-31"),
    ("2024-01-31", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", "01-31 02-29 03-31"),
    // In February 2024 the 15th is also the 15th from the end, and there once.
    ("2024-01-01", "FREQ=MONTHLY;BYMONTHDAY=15,-15;COUNT=4", "01-15 01-17 02-15 03-15"),
    ("2024-01-01", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3", "01-26 02-23 03-29"),
    ("2024-01-01", "FREQ=MONTHLY;BYDAY=5MO;COUNT=2", "01-29 04-29"),
    ("2024-01-01", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2", "09-13 12-13"),
    ("2024-01-01", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3", "01-31 02-29 03-29"),
    ("2024-01-01", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=3", "01-01 01-31 02-01"),
    ("2024-01-01", "FREQ=YEARLY;BYDAY=20MO;COUNT=1", "05-13"),
    ("2024-01-01", "FREQ=YEARLY;BYDAY=-1SU;COUNT=1", "12-29"),
    ("2024-01-01", "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU;COUNT=2", "03-31 10-27"),
    ("2024-01-01", "FREQ=YEARLY;BYYEARDAY=60,-1;COUNT=2", "02-29 12-31"),
    ("2024-01-03", "FREQ=YEARLY;BYWEEKNO=10;COUNT=1", "03-06"),
    ("2024-01-01", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO;COUNT=1", "12-23"),
    // The week number is that of the ISO year, the interval the calendar year.
    ("2024-01-01", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;UNTIL=20241231", "01-01 12-30"),
    // Without BYMONTH, a day of the month is one of every month.
    ("2024-01-01", "FREQ=YEARLY;BYMONTHDAY=31;COUNT=3", "01-31 03-31 05-31"),
    ("2024-01-29", "FREQ=YEARLY;BYMONTH=2,3;COUNT=2", "02-29 03-29"),
    // The set of BYSETPOS begins with the interval, not with the start.
    ("2024-01-10", "FREQ=MONTHLY;BYDAY=WE;BYSETPOS=1,3;COUNT=2", "01-17 02-07"),
  ]

  @Test(arguments: rules)
  func `a rule chooses days`(start: String, rule: String, expected: String) throws {
    let days = try RecurrenceRule(rule).occurrences(startingAt: time(start)).map { local in
      local.date.description.dropFirst(5)
    }
    #expect(days.joined(separator: " ") == expected)
  }

  static let times: [(rule: String, expected: String)] = [
    ("FREQ=HOURLY;INTERVAL=5;COUNT=3", "29T09:30 29T14:30 29T19:30"),
    ("FREQ=HOURLY;BYHOUR=8,9;COUNT=3", "29T09:30 30T08:30 30T09:30"),
    ("FREQ=HOURLY;BYMINUTE=0,45;COUNT=3", "29T09:45 29T10:00 29T10:45"),
    ("FREQ=MINUTELY;INTERVAL=45;COUNT=3", "29T09:30 29T10:15 29T11:00"),
    ("FREQ=MINUTELY;BYHOUR=23;BYMINUTE=58,59;BYDAY=WE;COUNT=2", "31T23:58 31T23:59"),
    ("FREQ=SECONDLY;INTERVAL=1800;COUNT=3", "29T09:30 29T10:00 29T10:30"),
    ("FREQ=SECONDLY;BYSECOND=0,60;BYMINUTE=0;COUNT=3", "29T10:00 29T10:00:59 29T11:00"),
    ("FREQ=DAILY;BYHOUR=12,6;BYMINUTE=30,15;COUNT=3", "29T12:15 29T12:30 30T06:15"),
    ("FREQ=DAILY;BYHOUR=6,12,18;BYSETPOS=-1,1;COUNT=3", "29T18:30 30T06:30 30T18:30"),
  ]

  @Test(arguments: times)
  func `a rule chooses times`(rule: String, expected: String) throws {
    let found = try RecurrenceRule(rule).occurrences(startingAt: time("2024-01-29 09:30:00"))
    let words = found.map { "\($0.date.description.suffix(2))T\($0.time)" }
    #expect(words.joined(separator: " ") == expected)
  }

  static let refused: [(rule: String, reason: String)] = [
    ("", "the recurrence rule cannot be read: FREQ is missing"),
    ("COUNT=3", "the recurrence rule cannot be read: FREQ is missing"),
    ("FREQ=SOMETIMES", "the recurrence rule cannot be read: FREQ cannot be \"SOMETIMES\""),
    ("FREQ=DAILY;COUNT=0", "the recurrence rule cannot be read: COUNT cannot be \"0\""),
    ("FREQ=DAILY;INTERVAL=-1", "the recurrence rule cannot be read: INTERVAL cannot be \"-1\""),
    ("FREQ=DAILY;UNTIL=never", "the recurrence rule cannot be read: UNTIL cannot be \"never\""),
    ("FREQ=DAILY;BYDAY=XX", "the recurrence rule cannot be read: BYDAY cannot be \"XX\""),
    ("FREQ=DAILY;BYDAY=0MO", "the recurrence rule cannot be read: BYDAY cannot be \"0MO\""),
    ("FREQ=DAILY;BYHOUR=24", "the recurrence rule cannot be read: BYHOUR cannot be \"24\""),
    ("FREQ=DAILY;BYMONTH=0", "the recurrence rule cannot be read: BYMONTH cannot be \"0\""),
    ("FREQ=DAILY;WKST=X", "the recurrence rule cannot be read: WKST cannot be \"X\""),
    (
      "FREQ=YEARLY;RSCALE=CHINESE",
      "the recurrence rule asks for RSCALE=CHINESE, which is not supported"
    ),
    (
      "FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD",
      "the recurrence rule asks for SKIP=FORWARD, which is not supported"
    ),
  ]

  @Test(arguments: refused)
  func `a rule that cannot be read is refused with the reason`(rule: String, reason: String) throws
  {
    let error = try #require(throws: ICalendarError.self) { try RecurrenceRule(rule) }
    #expect(error.description == reason)
  }

  static let forms: [(written: String, canonical: String)] = [
    ("FREQ=DAILY;", "FREQ=DAILY"),
    ("freq=weekly;byday=mo, we ;wkst=su", "FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU"),
    ("FREQ=MONTHLY;BYDAY=+1MO,-1FR", "FREQ=MONTHLY;BYDAY=-1FR,1MO"),
    ("COUNT=3;X-OTHER=1;FREQ=DAILY", "FREQ=DAILY;COUNT=3"),
    ("FREQ=DAILY;INTERVAL=1", "FREQ=DAILY"),
    ("FREQ=DAILY;UNTIL=20240101T000000z", "FREQ=DAILY;UNTIL=20240101T000000Z"),
    ("FREQ=YEARLY;BYMONTHDAY=3,1,3", "FREQ=YEARLY;BYMONTHDAY=1,3"),
    ("FREQ=DAILY;COUNT=99999999999999999999", "FREQ=DAILY;COUNT=2147483647"),
    ("FREQ=DAILY;RSCALE=GREGORIAN", "FREQ=DAILY"),
  ]

  @Test(arguments: forms)
  func `a rule is written in one form`(written: String, canonical: String) throws {
    let rule = try RecurrenceRule(written)
    #expect(rule.description == canonical)
    #expect(try RecurrenceRule(canonical) == rule)
  }
}
