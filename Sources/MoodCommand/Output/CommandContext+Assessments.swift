internal import CommandLineKit
internal import WellbeingKit

extension CommandContext {
  /// Prints assessments as an array, each with its date and its change.
  mutating func printJSON(_ entries: [AssessmentHistory.Entry], _ person: Person) throws {
    let resources = try support(person).descriptions
    output.write(
      JSONWriter.text { json in
        json.array(entries) { json, entry in
          json.object { $0.members(of: entry, resources: resources, zone: person.zone) }
        }
      }
    )
  }

  /// Prints one assessment whole, with its change from those before it.
  mutating func printAssessment(
    _ assessment: Assessment,
    in store: WellbeingStore,
    _ person: Person
  ) throws {
    let questionnaire = try? questionnaires.questionnaire(named: assessment.questionnaire)
    let earlier = try store.assessments(
      matching: .questionnaire(assessment.questionnaire) && .start(.lessThan, assessment.start)
    )
    let history = AssessmentHistory(earlier, of: questionnaire)
    let entry = AssessmentHistory.Entry(
      assessment,
      of: questionnaire,
      after: history.entries.map(\.scored)
    )
    let resources = try support(person)
    if wantsJSON {
      output.write(
        JSONWriter.text { json in
          json.object {
            $0.members(of: entry, resources: resources.descriptions, zone: person.zone)
          }
        }
      )
      return
    }
    printSupport(for: entry.scored.flags, resources)
    let when = catalogue.dateTime(assessment.localTime(in: person.zone))
    let zone = assessment.zone?.identifier ?? person.zone.identifier
    output.writeLine(layout.styled(assessment.id.lowercaseString, .quiet))
    output.writeLine("\(when) \(zone.sanitizedForTerminal())")
    output.write(
      ScoreText(
        entry.scored,
        title: questionnaire?.title ?? assessment.questionnaire,
        change: entry.change,
        layout
      ).page
    )
  }

  /// Prints samples of any type that were deleted, a line each where they are for people.
  mutating func printDeleted(_ samples: [StoredSample], _ person: Person) throws {
    let resources = wantsJSON ? try support(person).descriptions : []
    let (zone, boundary, layout) = (person.zone, person.settings.dayBoundary, layout)
    if wantsJSON {
      output.write(
        JSONWriter.text { json in
          json.array(samples) { json, sample in
            switch sample {
            case .stateOfMind(let sample): json.sample(sample, zone: zone, dayBoundary: boundary)
            case .assessment(let sample):
              json.object { $0.members(of: entry(sample), resources: resources, zone: zone) }
            }
          }
        }
      )
      return
    }
    for sample in samples {
      switch sample {
      case .stateOfMind(let sample):
        output.writeLine(SampleText(sample, person, catalogue, layout).line)
      case .assessment(let sample): output.writeLine(entry(sample).text(self, person))
      }
    }
  }

  /// An assessment by itself, compared with no other.
  private func entry(_ assessment: Assessment) -> AssessmentHistory.Entry {
    AssessmentHistory.Entry(
      assessment,
      of: try? questionnaires.questionnaire(named: assessment.questionnaire),
      after: []
    )
  }
}

extension JSONWriter {
  /// Writes a score with its date and how it changed.
  mutating func members(of entry: AssessmentHistory.Entry, resources: [String], zone: Zone) {
    member("id") { $0.value(entry.assessment.id.lowercaseString) }
    scoreMembers(entry.scored, resources: entry.scored.flags.isEmpty ? [] : resources)
    let start = entry.assessment.start
    let offset = entry.assessment.zone?.utcOffset ?? zone.offset(at: start)
    member("start") { $0.value(ISO8601.string(start, utcOffset: offset)) }
    member("change") { json in
      json.object { json in
        json.member("points") { $0.value(entry.change?.points) }
        json.member("sinceFirst") { $0.value(entry.change?.sinceFirst) }
        json.member("meaningful") { json in
          guard let isMeaningful = entry.change?.isMeaningful else { return json.null() }
          json.value(isMeaningful)
        }
      }
    }
  }
}
