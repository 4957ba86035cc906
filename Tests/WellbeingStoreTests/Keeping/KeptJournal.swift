import CivilTime
import Foundation
import TestSupport
import WellbeingModel
import WellbeingStore

/// A journal in a folder of its own, with a clock that stands still.
struct KeptJournal {
  static let now = Instant(milliseconds: 1_796_074_200_000)

  let folder: TemporaryFolder
  var url: URL { folder.file("journal.sqlite") }
  var options = WellbeingStore.Options(busyTimeoutMilliseconds: 2000, now: { KeptJournal.now })

  init() throws {
    folder = try TemporaryFolder()
  }

  func open() throws -> WellbeingStore { try WellbeingStore(at: url, options: options) }

  static func samples(_ count: Int, from first: Int = 0) throws -> [StateOfMind] {
    var samples: [StateOfMind] = []
    for index in first..<first + count {
      let tags: [String] = index.isMultiple(of: 3) ? ["Café"] : []
      let note: String? = index.isMultiple(of: 2) ? "Note \(index)" : nil
      let sample = try StateOfMind(
        start: Instant(seconds: Int64(index)),
        zone: LivedZone(identifier: "UTC", utcOffset: 0),
        kind: .momentaryEmotion,
        valence: 0.1,
        tags: tags,
        note: note
      )
      samples.append(sample)
    }
    return samples
  }

  func mode(_ url: URL) throws -> Int {
    (try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?
      .intValue ?? 0
  }

  /// The names of everything in the journal's folder, hidden files included.
  func names(in subfolder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(subfolder).path).sorted()
  }
}
