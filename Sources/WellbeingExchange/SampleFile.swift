public import WellbeingModel

/// What a file of samples says.
public struct SampleFile: Hashable, Sendable {
  /// The samples in the order of the file.
  public internal(set) var samples: [StateOfMind] = []

  /// The records that were left out.
  public internal(set) var problems: [ImportProblem] = []

  /// How many records say that what is private was taken out of them.
  public internal(set) var redactedCount = 0

  /// How many records looked like ours, good or bad.
  private var recognizedCount = 0

  /// Reads samples from JSON, JSON Lines or CSV, whichever it is.
  ///
  /// Records as `SampleExporter` writes them are read without loss. Of keys and columns only `id`,
  /// `type`, `kind`, `valence` and `start` are needed; those that follow from others, as `day`, and
  /// those that are not known are passed over. A bad record is left out and the rest is read.
  ///
  /// - Parameter bytes: The content of the file, UTF-8 with or without a byte order mark.
  /// - Throws: `ExchangeError.notAnExport` for a file without any record of ours.
  public init(reading bytes: [UInt8]) throws(ExchangeError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "["), UInt8(ascii: "{"): try readJSON(bytes)
    default: try readTable(bytes)
    }
  }

  private mutating func readJSON(_ bytes: [UInt8]) throws(ExchangeError) {
    var records = JSONRecords(bytes)
    while let record = records.next() { add(record) }
    guard recognizedCount > 0 || (records.count == 0 && records.isComplete) else {
      throw .notAnExport(found: records.isComplete ? .otherJSON : ForeignContent(bytes))
    }
  }

  private mutating func readTable(_ bytes: [UInt8]) throws(ExchangeError) {
    var rows = CSVReader(bytes)
    let header = rows.next()
    guard let header, case .success(let names) = header.cells,
      let columns = SampleColumns(names)
    else { throw .notAnExport(found: Self.foreign(bytes, header)) }
    while let row = rows.next() {
      let content = row.cells.flatMap { cells in columns.record(cells) }
      add(Record(line: row.line, number: row.number - 1, content: content))
    }
  }

  private mutating func add(_ record: Record) {
    do throws(RecordError) {
      let node = try record.content.get()
      if SampleReader.recognizes(node) { recognizedCount += 1 }
      let reader = try SampleReader(node)
      samples.append(try reader.sample())
      if reader.isRedacted { redactedCount += 1 }
    } catch {
      problems.append(
        ImportProblem(line: record.line, record: record.number, message: error.message)
      )
    }
  }

  /// What a file is that begins with no table of ours.
  private static func foreign(_ bytes: [UInt8], _ header: CSVReader.Row?) -> ForeignContent {
    let content = ForeignContent(bytes)
    guard content == .text, case .success(let names)? = header?.cells, names.count > 1 else {
      return content
    }
    return .otherTable(columns: names)
  }
}

/// A record of a file, before it is a sample.
struct Record {
  /// The line on which it begins, from 1.
  var line: Int

  /// Which record of the file it is, from 1.
  var number: Int

  /// What it says, or why that cannot be told.
  var content: Result<JSONNode, RecordError>
}

/// What is wrong with one record.
struct RecordError: Error, Hashable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
