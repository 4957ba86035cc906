public import CivilTime
public import WellbeingModel

/// Writes samples to a file's bytes, one after another.
///
/// A JSON record is the sample as `mood show --json` prints it, with what it takes to bring back the
/// very same sample:
///
/// - `event.uid`, the identifier of the event,
/// - `utcOffset`, the offset of the clock in seconds, because dates carry whole minutes only,
/// - `sourceIdentifier`, what tells two sources of one name apart,
/// - `metadata`, an object of strings, numbers, truth values, `{"date":"…"}` and, for what is no
///   number in JSON, `{"number":"Infinity"}`, `-Infinity` and `NaN`,
/// - `redacted`, whether notes, tags, metadata and the names of events were taken out.
///
/// Raw values without a name stand as `unknown(47)`. A CSV table has a column for each key, those of
/// the event as `eventCalendar` and so on; lists are joined by `; `.
public struct SampleExporter {
  /// How samples are written.
  public struct Settings: Hashable, Sendable {
    /// The format of the file.
    public var format: ExchangeFormat

    /// The zone of samples that have none of their own.
    public var zone: Zone

    /// When the person's day begins, which tells a sample's logical day.
    public var dayBoundary: DayBoundary

    /// Whether notes, tags, metadata and the names of events are taken out.
    public var isRedacted: Bool

    /// Creates settings.
    public init(
      format: ExchangeFormat,
      zone: Zone,
      dayBoundary: DayBoundary = .midnight,
      isRedacted: Bool = false
    ) {
      self.format = format
      self.zone = zone
      self.dayBoundary = dayBoundary
      self.isRedacted = isRedacted
    }
  }

  private let settings: Settings
  private var bytes: [UInt8] = []
  private var count = 0

  /// Begins a file.
  public init(_ settings: Settings) {
    self.settings = settings
    switch settings.format {
    case .json: bytes.append(UInt8(ascii: "["))
    case .jsonl: break
    case .csv: bytes.append(contentsOf: (SampleColumns.names.joined(separator: ",") + "\r\n").utf8)
    }
  }

  /// Writes some samples as a whole file.
  ///
  /// - Parameters:
  ///   - samples: The samples in the order in which they are written.
  ///   - settings: How they are written.
  /// - Returns: The file's content, UTF-8.
  public static func bytes(of samples: [StateOfMind], _ settings: Settings) -> [UInt8] {
    var exporter = SampleExporter(settings)
    for sample in samples { exporter.append(sample) }
    return exporter.finish()
  }

  /// Writes a sample after those before.
  public mutating func append(_ sample: StateOfMind) {
    let record = ExportRecord(sample, settings)
    switch settings.format {
    case .json:
      bytes.append(contentsOf: (count == 0 ? "\n  " : ",\n  ").utf8)
      record.appendJSON(to: &bytes)
    case .jsonl:
      record.appendJSON(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    case .csv:
      record.appendRow(to: &bytes)
    }
    count += 1
  }

  /// Takes out what was written so far, so that large files need not be held whole.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Ends the file and gives what was not yet taken of it.
  public mutating func finish() -> [UInt8] {
    if settings.format == .json {
      bytes.append(contentsOf: (count == 0 ? "]\n" : "\n]\n").utf8)
    }
    return take()
  }
}
