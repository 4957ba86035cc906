import Foundation
import TestSupport
import Testing
import WellbeingModel

@Suite struct UUIDTextTests {
  @Test func `the text is the system's in lower case`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
      let id = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      #expect(id.lowercaseString == id.uuidString.lowercased())
    }
  }
}
