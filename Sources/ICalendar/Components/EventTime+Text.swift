internal import CivilTime

extension EventTime {
  /// Reads `20241021`, `20241021T090000` or `20241021T090000Z`; nil when it is no real time.
  ///
  /// Hyphens and colons between the fields and missing seconds are forgiven, 24:00 is the next day
  /// and a leap second is the second before it.
  ///
  /// - Parameters:
  ///   - value: The bytes.
  ///   - zone: The TZID parameter, which counts only for a time without `Z`.
  init?(value: ArraySlice<UInt8>, zone: String?) {
    let value = value.trimmed
    guard let dateEnd = value.firstIndex(where: { !isDateByte($0) }) else {
      guard let date = CivilDate(bytes: value) else { return nil }
      self = .date(date)
      return
    }
    guard value[dateEnd] | 0x20 == UInt8(ascii: "t") || ASCII.isBlank(value[dateEnd]),
      let date = CivilDate(bytes: value[..<dateEnd])
    else { return nil }
    var clock = value[dateEnd...].dropFirst()
    let isUTC = clock.last.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false
    if isUTC { clock = clock.dropLast() }
    guard let local = CivilDateTime(date: date, clock: clock) else { return nil }
    if isUTC {
      self = .utc(local.instant(utcOffset: 0))
    } else if let zone {
      self = .zoned(local, zone: zone)
    } else {
      self = .floating(local)
    }
  }

  /// The value as iCalendar writes it, without its parameters.
  var valueText: String {
    var bytes: [UInt8] = []
    appendValue(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as iCalendar writes it, without its parameters.
  func appendValue(to bytes: inout [UInt8]) {
    let local = local
    let (year, month, day) = local.date.fields
    bytes.append(padded: year, width: 4)
    bytes.append(twoDigits: month)
    bytes.append(twoDigits: day)
    if isDate { return }
    bytes.append(UInt8(ascii: "T"))
    bytes.append(twoDigits: local.time.hour)
    bytes.append(twoDigits: local.time.minute)
    bytes.append(twoDigits: local.time.second)
    if case .utc = self { bytes.append(UInt8(ascii: "Z")) }
  }
}

private func isDateByte(_ byte: UInt8) -> Bool {
  ASCII.isDigit(byte) || byte == ASCII.minus
}

extension CivilDate {
  /// Reads eight digits, with or without hyphens between year, month and day.
  init?(bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    if bytes.count == 10, bytes.contains(ASCII.minus) {
      let start = bytes.startIndex
      guard bytes[start + 4] == ASCII.minus, bytes[start + 7] == ASCII.minus else { return nil }
      bytes = ArraySlice(bytes.filter { $0 != ASCII.minus })
    }
    guard bytes.count == 8, let year = bytes.prefix(4).digits,
      let month = bytes.dropFirst(4).prefix(2).digits, let day = bytes.suffix(2).digits
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CivilDateTime {
  /// Reads the part after the `T`: `090000`, `0900`, `09:00:00`.
  fileprivate init?(date: CivilDate, clock: ArraySlice<UInt8>) {
    var clock = clock
    if clock.contains(ASCII.colon) { clock = ArraySlice(clock.filter { $0 != ASCII.colon }) }
    guard clock.count == 6 || clock.count == 4, let hour = clock.prefix(2).digits,
      let minute = clock.dropFirst(2).prefix(2).digits
    else { return nil }
    guard let second = clock.count == 6 ? clock.suffix(2).digits : 0, second <= 60 else {
      return nil
    }
    if hour == 24, minute == 0, second == 0 {
      self.init(date: date.adding(days: 1), time: .midnight)
      return
    }
    guard let time = TimeOfDay(hour: hour, minute: minute, second: min(second, 59)) else {
      return nil
    }
    self.init(date: date, time: time)
  }
}

extension ArraySlice<UInt8> {
  /// The value of nothing but decimal digits.
  fileprivate var digits: Int? {
    var value = 0
    for byte in self {
      guard ASCII.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - ASCII.zero)
    }
    return isEmpty ? nil : value
  }
}

extension [UInt8] {
  /// Appends a number with zeros in front up to a width.
  mutating func append(padded number: Int, width: Int) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor * 10 <= number { divisor *= 10 }
    while divisor > 0 {
      append(ASCII.zero + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a number up to 99 as two digits.
  mutating func append(twoDigits number: Int) {
    append(ASCII.zero &+ UInt8(truncatingIfNeeded: number / 10))
    append(ASCII.zero &+ UInt8(truncatingIfNeeded: number % 10))
  }
}
