/// Reads components from property lines as ``EventComponent/text`` makes them.
///
/// The lines are not folded and end with a line feed; an empty line ends a component. What many
/// texts have in common, the room for a line and the names of zones, is kept from one to the next.
struct KeptTextReader {
  private var line = ContentLine()
  private var zoneNames = ZoneNames()

  /// The components in a text.
  ///
  /// - Throws: ``ICalendarError/unreadableEvent(_:)``.
  mutating func components(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ICalendarError) -> [EventComponent] {
    var components: [EventComponent] = []
    var rest = text[...]
    while !rest.isEmpty { components.append(try component(&rest)) }
    return components
  }

  /// Takes the next component from a text.
  private mutating func component(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
  ) throws(ICalendarError) -> EventComponent {
    var builder = EventBuilder(line: 1)
    var problems = ProblemList()
    line.number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ASCII.lineFeed) ?? rest.endIndex
      let bytes = rest[..<end]
      rest = rest[end...].dropFirst()
      guard !bytes.isEmpty else { break }
      line.bytes.removeAll(keepingCapacity: true)
      line.bytes.append(contentsOf: bytes)
      line.number += 1
      guard line.splitName(), let name = PropertyName(line.nameBytes), line.splitValue() else {
        continue
      }
      builder.apply(name, line, &zoneNames, &problems)
    }
    guard let component = builder.component(&problems), !component.uid.isEmpty else {
      throw .unreadableEvent(problems.all.last?.message ?? "UID is missing")
    }
    return component
  }
}
