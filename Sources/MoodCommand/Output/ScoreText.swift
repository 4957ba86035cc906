internal import CommandLineKit
internal import WellbeingKit

/// A score as people read it: numbers and published bands, no verdict.
struct ScoreText {
  /// The lines.
  let page: String

  init(
    _ scored: ScoredAssessment,
    title: String,
    change: AssessmentChange? = nil,
    _ layout: TextLayout
  ) {
    var lines = [layout.styled(title, .heading)]
    if let score = scored.score {
      var line = "Score  \(score.shortText)"
      if let maximum = scored.maximum { line += " of \(maximum.shortText)" }
      if scored.estimated { line += ", estimated" }
      if let band = scored.band { line += "  \(band.title.original)" }
      lines.append(line)
    }
    for part in scored.subscales {
      var line = "\(part.title)  \(part.score.map(\.shortText) ?? "–") of \(part.maximum.shortText)"
      if let band = part.band { line += "  \(band.title.original)" }
      lines.append(line)
    }
    if let cutOff = scored.cutOff {
      let side = cutOff.reached ? "reached" : "not reached"
      lines.append("The published cut-off, \(cutOff.score.shortText), is \(side).")
    }
    lines += (change?.lines ?? []).map { $0.capitalizedFirst + "." }
    lines += (scored.notes + (change?.notes ?? [])).map { "Note: \($0)." }
    lines.append("A score is no diagnosis. Only a professional who knows you can make one.")
    page = lines.map { $0.wrapped(width: layout.width, hangingIndent: 2) + "\n" }.joined()
  }
}

extension Double {
  /// As few digits as say it, whole numbers without a point.
  var shortText: String {
    Int(exactly: self).map(String.init) ?? "\((self * 100).rounded() / 100)"
  }
}

extension String {
  /// The text with its first letter as a capital, as at the beginning of a sentence.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}
