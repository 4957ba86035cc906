extension ISO8601 {
  /// Appends an instant as `2026-11-30T21:30:00+01:00`, on a clock `utcOffset` seconds ahead of UTC.
  ///
  /// Milliseconds are written only when they are not zero, and UTC as `+00:00`. The format knows
  /// offsets in whole minutes only: one with seconds, as local mean time has, is rounded to the
  /// nearest minute, and the clock's reading with it, so that the instant stays exact.
  public static func append(_ instant: Instant, utcOffset: Int, to text: inout String) {
    let sign = utcOffset < 0 ? -1 : 1
    let minutes = (abs(utcOffset) + 30) / 60
    let local = CivilDateTime(instant, utcOffset: sign * minutes * 60)
    let (year, month, day) = local.date.fields
    guard (0...9999).contains(year) else {
      local.date.append(to: &text)
      appendTime(local.time, sign: sign, offset: minutes, to: &text)
      return
    }
    text += String(unsafeUninitializedCapacity: 10) { buffer in
      buffer.write(year / 100, year % 100, at: 0)
      buffer.write(month, after: "-", at: 4)
      buffer.write(day, after: "-", at: 7)
      return 10
    }
    appendTime(local.time, sign: sign, offset: minutes, to: &text)
  }

  /// An instant as `append(_:utcOffset:to:)` writes it.
  public static func string(_ instant: Instant, utcOffset: Int) -> String {
    var text = ""
    append(instant, utcOffset: utcOffset, to: &text)
    return text
  }

  private static func appendTime(
    _ time: TimeOfDay,
    sign: Int,
    offset: Int,
    to text: inout String
  ) {
    // Up to 15 bytes need no allocation, and milliseconds are rare.
    text += String(unsafeUninitializedCapacity: time.millisecond == 0 ? 15 : 19) { buffer in
      buffer.write(time.hour, after: "T", at: 0)
      buffer.write(time.minute, after: ":", at: 3)
      buffer.write(time.second, after: ":", at: 6)
      var end = 9
      if time.millisecond != 0 {
        buffer.write(time.millisecond / 10, after: ".", at: end)
        buffer[end + 3] = UInt8(ascii: "0") + UInt8(time.millisecond % 10)
        end += 4
      }
      buffer.write(offset / 60, after: sign < 0 && offset > 0 ? "-" : "+", at: end)
      buffer.write(offset % 60, after: ":", at: end + 3)
      return end + 6
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number 0...99 as two digits after a mark.
  fileprivate func write(_ number: Int, after mark: Unicode.Scalar, at index: Int) {
    self[index] = UInt8(ascii: mark)
    writeDigits(number, at: index + 1)
  }

  /// Writes two numbers 0...99 as four digits.
  fileprivate func write(_ upper: Int, _ lower: Int, at index: Int) {
    writeDigits(upper, at: index)
    writeDigits(lower, at: index + 2)
  }

  private func writeDigits(_ number: Int, at index: Int) {
    self[index] = UInt8(ascii: "0") + UInt8(number / 10)
    self[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
  }
}
