internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension JSONReportRenderer {
  /// How far the period has come.
  func reach(_ reach: PeriodReach, _ json: inout JSONWriter) {
    json.object { json in
      json.member("days") { $0.value(reach.days.count) }
      json.member("end") { $0.date(reach.days.upperBound) }
      json.member("isWhole") { $0.value(reach.isWhole) }
    }
  }

  /// Emotions and daily moods kept apart, and what the days' moods were taken from.
  func moods(_ moods: MoodByKind, _ json: inout JSONWriter) {
    json.object { json in
      json.member("momentaryEmotion") { mean(moods.emotions, &$0) }
      json.member("dailyMood") { mean(moods.dailyMoods, &$0) }
      json.member("days") { mean(moods.days, &$0) }
      json.member("daysByDailyMood") { $0.value(moods.enteredCount) }
      json.member("daysByEmotions") { $0.value(moods.meanCount) }
    }
  }

  private func mean(_ mean: ValenceMean?, _ json: inout JSONWriter) {
    json.object { json in
      json.member("count") { $0.value(mean?.count ?? 0) }
      json.member("mean") { $0.value(mean?.value) }
    }
  }

  func range(_ range: EmotionalRange?, _ json: inout JSONWriter) {
    guard let range else { return json.null() }
    json.object { json in
      json.member("minimum") { $0.value(range.valences.lowerBound) }
      json.member("maximum") { $0.value(range.valences.upperBound) }
      json.member("meanDailyDistance") { $0.value(range.dailyDistance) }
      json.member("daysWithSeveral") { $0.value(range.dailyCount) }
      json.member("labels") { $0.value(range.labelCount) }
      json.member("classes") { $0.array(range.classes) { $0.value($1) } }
    }
  }

  func checkInDays(_ days: CheckInDays, _ json: inout JSONWriter) {
    json.object { json in
      json.member("days") { $0.value(days.count) }
      json.member("of") { $0.value(days.dayCount) }
      json.member("longestRun") { $0.value(days.longestRun) }
      json.member("currentRun") { $0.value(days.currentRun) }
    }
  }

  /// Weeks or months of a longer period.
  func part(_ part: PeriodPart, _ json: inout JSONWriter) {
    json.object { json in
      json.member("start") { $0.date(part.days.lowerBound) }
      json.member("end") { $0.date(part.days.upperBound) }
      json.member("count") { $0.value(part.summary.count) }
      json.member("mean") { $0.value(part.summary.mean?.value) }
      json.member("calendarQuality") { $0.value(part.summary.calendarQuality) }
      json.member("scheduledMinutes") { $0.value(part.share?.scheduledMinutes) }
    }
  }

  /// How the check-ins about the events of a calendar, or about a recurring event, felt.
  func eventMood(_ mood: EventMood, of reflection: Reflection, _ json: inout JSONWriter) {
    json.object { json in
      json.member("calendar") { $0.value(mood.calendar) }
      if let summary = mood.summary { json.member("summary") { $0.value(summary) } }
      json.member("count") { $0.value(mood.mean?.count ?? 0) }
      json.member("mean") { $0.value(mood.mean?.value) }
      json.member("difference") { json in
        guard let mean = mood.mean, let whole = reflection.summary.mean else { return json.null() }
        json.value((mean.value - whole.value).withoutBinaryNoise)
      }
      json.member("events") { $0.value(mood.eventCount) }
      json.member("ratedEvents") { $0.value(mood.ratedCount) }
    }
  }

  func longestEvent(_ event: CalendarEvent?, zone: Zone, _ json: inout JSONWriter) {
    guard let event else { return json.null() }
    json.object { json in
      json.member("calendar") { $0.value(event.calendar) }
      json.member("summary") { $0.value(event.summary) }
      json.span(from: event.start, to: event.end, days: event.days, zone: zone)
      json.member("allDay") { $0.value(event.isAllDay) }
    }
  }

  func assessment(
    _ taken: TakenAssessment,
    _ settings: InsightSettings,
    _ json: inout JSONWriter
  ) {
    let assessment = taken.assessment
    json.object { json in
      json.member("questionnaire") { $0.value(assessment.questionnaire) }
      json.member("version") { $0.value(assessment.version) }
      json.member("start") { json in
        let offset = assessment.zone?.utcOffset ?? settings.zone.offset(at: assessment.start)
        json.instant(assessment.start, utcOffset: offset)
      }
      json.member("day") { $0.date(taken.day(settings)) }
      json.member("rawScore") { $0.value(assessment.rawScore) }
      json.member("score") { $0.value(assessment.score) }
      json.member("maximum") { $0.value(assessment.maximum) }
      json.member("band") { $0.value(assessment.band) }
      json.member("bandTitle") { $0.value(taken.bandTitle) }
      json.member("complete") { $0.value(assessment.isComplete) }
      json.member("estimated") { $0.value(assessment.isEstimated) }
      json.member("change") { json in
        json.object { json in
          json.member("points") { $0.value(taken.points) }
          json.member("sinceFirst") { $0.value(taken.pointsSinceFirst) }
          json.member("meaningful") { json in
            guard let isMeaningful = taken.isMeaningful else { return json.null() }
            json.value(isMeaningful)
          }
        }
      }
    }
  }
}
