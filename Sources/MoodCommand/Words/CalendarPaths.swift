internal import WellbeingKit

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The files that the arguments of `calendar import` lead to.
enum CalendarPaths {
  /// One file to be read.
  struct Entry: Hashable {
    /// The path; `-` for standard input.
    var path: String

    /// The folder that was named, if it was not the file.
    var folder: String?
  }

  /// The files, those of a folder in the order of their names, each once.
  ///
  /// A folder stands for the `.ics` files in it that are not hidden; folders in it are not looked
  /// into.
  ///
  /// - Throws: `FileError` for a folder that cannot be read or has no such file.
  static func entries(_ arguments: [String]) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    for argument in arguments {
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
      guard argument != "-", isFolder else {
        entries.append(Entry(path: argument))
        continue
      }
      for path in try files(in: argument) { entries.append(Entry(path: path, folder: argument)) }
    }
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.path).inserted }
  }

  private static func files(in folder: String) throws(FileError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw FileError(path: folder, reason: .notPermitted)
    }
    let lead = folder.hasSuffix("/") ? folder : folder + "/"
    let paths = names.filter { $0.lowercased().hasSuffix(".ics") && !$0.hasPrefix(".") }
      .sorted()
      .map { lead + $0 }
      .filter(isReadableAsFile)
    guard !paths.isEmpty else { throw FileError(path: folder, reason: .noCalendars) }
    return paths
  }

  /// Whether a path leads to an ordinary file, or to one that cannot be looked at and so is to be
  /// complained about; reading a pipe in a folder could take for ever.
  private static func isReadableAsFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
