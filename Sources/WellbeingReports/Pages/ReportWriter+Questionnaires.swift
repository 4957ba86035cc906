internal import CivilTime
internal import WellbeingInsights
internal import WellbeingModel

extension ReportWriter {
  /// The questionnaires taken in the period, and those that may be taken again.
  var questionnaireFacts: [ReportFact] {
    let settings = reflection.settings
    let taken = reflection.assessments.map { taken in
      var parts: [String] = []
      if let score = taken.assessment.score {
        let maximum = taken.assessment.maximum.map { catalogue.score($0) }
        parts.append(findings.score(catalogue.score(score), maximum))
      }
      if let band = taken.bandTitle { parts.append(band.oneLine) }
      if let points = taken.points {
        var change = findings.points(Int(points.rounded()))
        if let isMeaningful = taken.isMeaningful, points != 0 {
          change += " (\(findings.isMeaningful(isMeaningful)))"
        }
        parts.append(change)
      }
      return ReportFact(
        taken.title.oneLine,
        "\(catalogue.day(taken.day(settings))): \(parts.strung(with: ", "))"
      )
    }
    let due = reflection.dueAssessments.map {
      ReportFact($0.title.oneLine, findings.due(catalogue.date($0.day(settings))))
    }
    return taken + due
  }
}
