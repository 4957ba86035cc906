internal import CommandLineKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension CommandContext {
  /// Everything in a file that the command line names; `-` is standard input.
  mutating func bytes(ofFile path: String) throws -> [UInt8] {
    if path == "-" { return try environment.interaction.readAll(limit: 1 << 30) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(unreadable: path)
    }
    return [UInt8](data)
  }
}
