#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension UUID {
  /// The 16 bytes, as the journal stores them.
  var bytes: [UInt8] {
    withUnsafeBytes(of: uuid) { Array($0) }
  }

  /// Reads 16 bytes; nil when there are more or fewer.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}
