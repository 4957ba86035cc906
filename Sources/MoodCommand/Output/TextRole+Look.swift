internal import CommandLineKit
internal import WellbeingKit

extension TextRole {
  /// How the role looks on a terminal.
  ///
  /// Valences go from purple through grey to orange: told apart by people who do not see red and
  /// green apart, and readable on a dark and on a light ground.
  var look: TextStyle {
    switch self {
    case .title: .bold
    case .heading: .bold
    case .quiet: .dim
    case .valence(let band): .colored(band.color)
    }
  }
}

extension StateOfMind.ValenceClassification {
  fileprivate var color: TerminalColor {
    switch self {
    case .veryUnpleasant: .rgb(175, 95, 215)
    case .unpleasant: .rgb(160, 115, 215)
    case .slightlyUnpleasant: .rgb(145, 135, 200)
    case .neutral: .rgb(138, 138, 138)
    case .slightlyPleasant: .rgb(190, 140, 80)
    case .pleasant: .rgb(215, 135, 45)
    case .veryPleasant: .rgb(230, 120, 0)
    }
  }
}
