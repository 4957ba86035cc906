internal import CivilTime
public import WellbeingInsights
internal import WellbeingModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Writes a report as one JSON object, for programs.
///
/// Every key is always there: what cannot be computed is `null`, and `notes` gives the reason.
public struct JSONReportRenderer: Sendable {
  /// The words the notes are written with.
  public let catalogue: Catalogue

  /// Creates a renderer.
  public init(catalogue: Catalogue = .english) {
    self.catalogue = catalogue
  }

  /// The whole JSON text of a report, ending in a line break.
  public func render(_ reflection: Reflection) -> String {
    JSONWriter.text { json in
      json.object { json in
        json.member("period") { period(reflection, &$0) }
        json.member("calendarQuality") { quality(reflection.calendarQuality, &$0) }
        json.member("workLifeBalance") { balance(reflection, &$0) }
        json.member("happiestEvent") { json in
          guard let event = reflection.happiestEvent else { return json.null() }
          labelEvent(event, zone: reflection.settings.zone, &json)
        }
        json.member("labelEvents") {
          $0.array(reflection.labelEvents) { json, event in
            labelEvent(event, zone: reflection.settings.zone, &json)
          }
        }
        json.member("longestEvent") {
          longestEvent(reflection.longestEvent, zone: reflection.settings.zone, &$0)
        }
        json.member("calendars") {
          $0.array(reflection.calendarMoods) { eventMood($1, of: reflection, &$0) }
        }
        json.member("recurringEvents") {
          $0.array(reflection.recurringEventMoods) { eventMood($1, of: reflection, &$0) }
        }
        json.member("days") { $0.array(reflection.days) { $0.day($1) } }
        json.member("parts") { $0.array(reflection.parts) { part($1, &$0) } }
        json.member("moods") { moods(reflection.moods, &$0) }
        json.member("emotionalRange") { range(reflection.emotionalRange, &$0) }
        json.member("checkInDays") { checkInDays(reflection.checkInDays, &$0) }
        json.member("weekdays") { $0.statistics(reflection.weekdays) }
        json.member("partsOfDay") { $0.statistics(reflection.partsOfDay) }
        json.member("labels") { $0.array(reflection.labels) { use($1, key: "label", &$0) } }
        json.member("associations") {
          $0.array(reflection.associations) { use($1, key: "association", &$0) }
        }
        json.member("tags") { $0.statistics(reflection.tags) }
        json.member("previous") { previous(reflection.previous, &$0) }
        json.member("previousToDate") { json in
          guard let summary = reflection.previousToDate else { return json.null() }
          previous(summary, &json)
        }
        json.member("assessments") {
          $0.array(reflection.assessments) { assessment($1, reflection.settings, &$0) }
        }
        json.member("dueAssessments") {
          $0.array(reflection.dueAssessments) { $0.value($1.assessment.questionnaire) }
        }
        json.member("patterns") { $0.array(reflection.patterns?.found ?? []) { $0.pattern($1) } }
        json.member("notes") { $0.array(notes(on: reflection)) { $0.value($1) } }
      }
    }
  }

  private func period(_ reflection: Reflection, _ json: inout JSONWriter) {
    let period = reflection.period
    json.object { json in
      json.member("kind") { $0.value(period.kind.rawValue) }
      json.member("start") { $0.date(period.days.lowerBound) }
      json.member("end") { $0.date(period.days.upperBound) }
      json.member("days") { $0.value(period.days.count) }
      json.member("reach") { reach(reflection.reach, &$0) }
    }
  }

  private func quality(_ quality: CalendarQuality, _ json: inout JSONWriter) {
    json.object { json in
      json.member("percent") { $0.value(quality.percent) }
      json.member("exact") { $0.value(quality.exact) }
      json.member("samples") { $0.value(quality.sampleCount) }
      json.member("events") { $0.value(quality.eventCount) }
      json.member("ratedEvents") { $0.value(quality.ratedEventCount) }
      json.member("days") {
        $0.array(quality.days) { json, day in
          json.object { json in
            json.member("day") { $0.date(day.day) }
            json.member("percent") { $0.value(day.percent) }
            json.member("samples") { $0.value(day.sampleCount) }
          }
        }
      }
    }
  }

  private func balance(_ reflection: Reflection, _ json: inout JSONWriter) {
    let balance = reflection.workLifeBalance
    json.object { json in
      json.member("scheduledPercent") { $0.value(balance?.total.scheduledPercent) }
      json.member("freePercent") { $0.value(balance?.total.freePercent) }
      json.member("scheduledMinutes") { $0.value(balance?.total.scheduledMinutes) }
      json.member("freeMinutes") { $0.value(balance?.total.freeMinutes) }
      json.member("events") { $0.value(balance?.eventCount) }
      json.member("freeStretchCount") { $0.value(balance?.freeStretchCount) }
      json.member("meanFreeStretchMinutes") { $0.value(balance?.meanFreeStretchMinutes) }
      json.member("longestFreeStretchMinutes") { $0.value(balance?.longestFreeMinutes) }
      json.member("days") {
        $0.array(reflection.period.days.enumerated()) { json, day in
          let share = balance?.days[day.offset].share
          json.object { json in
            json.member("day") { $0.date(day.element) }
            json.member("scheduledMinutes") { $0.value(share?.scheduledMinutes) }
            json.member("freeMinutes") { $0.value(share?.freeMinutes) }
            json.member("scheduledPercent") { $0.value(share?.scheduledPercent) }
            json.member("events") { $0.value(balance?.days[day.offset].eventCount) }
            json.member("freeStretches") { json in
              json.array(balance?.days[day.offset].freeStretches ?? []) { json, stretch in
                json.object {
                  $0.span(
                    from: stretch.lowerBound,
                    to: stretch.upperBound,
                    days: nil,
                    zone: reflection.settings.zone
                  )
                }
              }
            }
          }
        }
      }
    }
  }

  private func labelEvent(_ found: LabelEvent, zone: Zone, _ json: inout JSONWriter) {
    json.object { json in
      json.member("label") { $0.value(found.label.name) }
      json.member("valence") { $0.value(found.sample.valence) }
      json.member("sample") { $0.value(found.sample.id.lowercaseString) }
      json.member("event") {
        $0.object { json in
          json.member("calendar") { $0.value(found.event.calendar) }
          json.member("summary") { $0.value(found.event.summary) }
          json.span(from: found.event.start, to: found.event.end, days: found.days, zone: zone)
          json.member("allDay") { $0.value(found.days != nil) }
        }
      }
    }
  }

  private func use<Word>(_ use: WordUse<Word>, key: String, _ json: inout JSONWriter) {
    json.object { json in
      json.member(key) { $0.value(use.word.name) }
      json.member("count") { $0.value(use.count) }
      json.member("mean") { $0.value(use.mean.value) }
    }
  }

  private func previous(_ summary: PeriodSummary, _ json: inout JSONWriter) {
    json.object { json in
      json.member("count") { $0.value(summary.count) }
      json.member("mean") { $0.value(summary.mean?.value) }
      json.member("calendarQuality") { $0.value(summary.calendarQuality) }
    }
  }
}
