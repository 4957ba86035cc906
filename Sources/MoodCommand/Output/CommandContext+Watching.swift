internal import CommandLineKit
internal import WellbeingKit

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension CommandContext {
  /// Prints what has become of samples, a line each; deletions are for programs only.
  mutating func printChanges(_ changes: SampleChanges<StateOfMind>?, _ person: Person) {
    guard let changes else { return }
    guard wantsJSON else { return printSamples(changes.addedSamples, person, as: .text) }
    for object in changes.deletedObjects {
      output.write(
        JSONWriter.line {
          $0.object { json in
            json.member("id") { $0.value(object.id.lowercaseString) }
            json.member("type") { $0.value("deletedObject") }
          }
        }
      )
    }
    let boundary = person.settings.dayBoundary
    for sample in changes.addedSamples {
      output.write(
        JSONWriter.line { $0.sample(sample, zone: person.zone, dayBoundary: boundary) }
      )
    }
  }
}
