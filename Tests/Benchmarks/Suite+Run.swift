import Foundation

extension Suite {
  /// Prints all tables.
  ///
  /// - Parameter sizes: How many entries the journals have.
  /// - Throws: `BenchmarkError` when a program fails or two programs answer differently.
  func run(sizes: [Int]) throws {
    print("Writing")
    for size in sizes { try writing(size: size) }
    try start()
    for size in sizes { try checkIn(size: size) }
    for size in sizes { try weekByAssociation(size: size) }
    for size in sizes { try report(size: size) }
    for size in sizes {
      try labels(size: size, days: 365, name: "a year")
      try labels(size: size, days: 3652, name: "everything")
    }
    for size in sizes { try notes(size: size) }
    for size in sizes { try changes(size: size) }
    for size in sizes where size <= 100_000 {
      try calendarImport(size: size)
      try agenda(size: size)
    }
  }

  /// Makes a journal without notes, prints what it takes on disk, and throws it away.
  private func writing(size: Int) throws {
    let url = workshop.folder.appendingPathComponent("without-text-\(size).sqlite")
    let writing = JournalWriting(count: size, url: url, hasText: false)
    let rate = try writing.run()
    print("\n\(size) entries without notes, \(rate.text(0)) a second")
    try writing.printSizes()
    try FileManager.default.removeItem(at: url)
  }
}
