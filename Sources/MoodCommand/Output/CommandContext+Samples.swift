internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension CommandContext {
  /// Prints a sample that was just stored, and how its time was understood when that is not plain.
  mutating func printStored(
    _ sample: StateOfMind,
    _ resolution: Moment.Resolution,
    _ person: Person
  ) {
    let local = sample.localTime(in: person.zone)
    switch resolution {
    case .exact: break
    case .skippedShifted:
      say("the clocks skipped that time; it was taken as \(catalogue.time(local.time))")
    case .repeatedFirst:
      say("the clocks showed \(catalogue.time(local.time)) twice that day; the first was taken")
    }
    printSample(sample, person)
  }

  /// Prints one sample whole.
  mutating func printSample(_ sample: StateOfMind, _ person: Person) {
    if wantsJSON {
      output.write(
        JSONWriter.text {
          $0.sample(sample, zone: person.zone, dayBoundary: person.settings.dayBoundary)
        }
      )
    } else {
      output.write(SampleText(sample, person, catalogue, layout).page)
    }
  }

  /// Prints samples, a line each where they are for people.
  mutating func printSamples(_ samples: [StateOfMind], _ person: Person, as format: OutputFormat) {
    let (zone, boundary) = (person.zone, person.settings.dayBoundary)
    switch format {
    case .json:
      output.write(
        JSONWriter.text { $0.array(samples) { $0.sample($1, zone: zone, dayBoundary: boundary) } }
      )
    case .csv:
      output.write(
        CSVWriter.text { csv in
          csv.row(CSVWriter.sampleColumns)
          for sample in samples { csv.sample(sample, zone: zone, dayBoundary: boundary) }
        }
      )
    case .text:
      let layout = layout
      for sample in samples {
        output.writeLine(SampleText(sample, person, catalogue, layout).line)
      }
    }
  }
}

extension StorableSample {
  /// What the clock on the wall showed; the person's where the sample has no zone.
  func localTime(in zone: Zone) -> CivilDateTime {
    self.zone?.localTime(at: start) ?? zone.localTime(at: start)
  }
}

extension StateOfMind {
  /// The first eight digits of the identity: enough to name the sample in any journal of a person.
  var shortID: String { String(id.lowercaseString.prefix(8)) }
}
