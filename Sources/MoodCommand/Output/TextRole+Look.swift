internal import CommandLineKit
internal import WellbeingKit

extension TextRole {
  /// How the role looks on a terminal.
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
    let color = ValencePalette.terminal.color(of: self)
    return .rgb(color.red, color.green, color.blue)
  }
}
