import CivilTime
import ICalendar
import TestSupport

/// What must hold for any bytes that are read as a calendar.
struct ReaderChecks {
  let bytes: [UInt8]
  let database: ZoneDatabase

  /// What does not hold; nil when all is as it must be.
  func failure(_ random: inout SeededGenerator) -> String? {
    let whole = items(pieces: [bytes])
    let pieced = items(pieces: pieces(&random))
    if pieced != whole {
      return "pieces are read otherwise than the whole: \(firstDifference(pieced, whole))"
    }
    guard let documents = try? CalendarDocument.documents(reading: bytes, database: database) else {
      return nil
    }
    for document in documents {
      if document.properties.problems.count > 1000 { return "the problems are too many" }
      for event in document.events where (try? EventComponent(text: event.text)) != event {
        return "the stored form of an event is read otherwise: \(event.text.prefix(2000))"
      }
      for zone in document.zones where (try? ZoneDefinition(text: zone.text)) != zone {
        return "the stored form of a zone is read otherwise: \(zone.text)"
      }
      if let failure = rewritingFailure(document) { return failure }
    }
    return nil
  }

  /// What is read from what is written must be what was read, whatever that was.
  private func rewritingFailure(_ document: CalendarDocument) -> String? {
    let stamp = Instant(milliseconds: 0)
    let written = document.encoded(productID: "-//Fuzzing//EN", stamp: stamp)
    guard let read = try? CalendarDocument.documents(reading: written, database: database) else {
      return "what is written is not read"
    }
    var expected = document
    expected.properties.isCutShort = false
    expected.properties.problems = []
    for index in expected.events.indices where expected.events[index].stamp == nil {
      expected.events[index].stamp = stamp
    }
    guard read.count == 1, var found = read.first else { return "what is written is several" }
    // A zone that is nowhere known is still none.
    found.properties.problems = []
    guard found != expected else { return nil }
    let pair = zip(found.events, expected.events).first { $0 != $1 }
    return "what is written is read otherwise: "
      + (pair.map { "\($0.text.prefix(1500)) for \($1.text.prefix(1500))" }
        ?? "\(found.properties), \(found.zones)")
  }

  /// What the reader hands out for pieces of the bytes; the error too, as the file may be none.
  private func items(pieces: [[UInt8]]) -> Result<[CalendarReader.Item], ICalendarError> {
    var reader = CalendarReader(database: database)
    var items: [CalendarReader.Item] = []
    do throws(ICalendarError) {
      for piece in pieces {
        reader.append(piece)
        while let item = try reader.next() { items.append(item) }
      }
      reader.finish()
      while let item = try reader.next() { items.append(item) }
      return .success(items)
    } catch {
      return .failure(error)
    }
  }

  /// What two readings differ in, cut to a length that can be looked at.
  private func firstDifference(
    _ lhs: Result<[CalendarReader.Item], ICalendarError>,
    _ rhs: Result<[CalendarReader.Item], ICalendarError>
  ) -> String {
    guard case .success(let left) = lhs, case .success(let right) = rhs else {
      return "\(lhs) for \(rhs)".prefix(2000).description
    }
    guard let pair = zip(left, right).first(where: { $0 != $1 }) else {
      return "\(left.count) items for \(right.count)"
    }
    return "\("\(pair.0)".prefix(1500)) for \("\(pair.1)".prefix(1500))"
  }

  private func pieces(_ random: inout SeededGenerator) -> [[UInt8]] {
    let limit = bytes.count > 20_000 ? 5000 : random.one(of: [1, 3, 20, 300])
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...limit, using: &random)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }
}
