internal import CommandLineKit
internal import WellbeingKit

/// The tables of `mood help where`, made from those of the parser.
enum PredicateHelp {
  /// A line for each field: its name, what it holds, an example.
  static var fields: String {
    let fields = PredicateField.allCases
    let names = fields.map(\.name.displayWidth).max() ?? 0
    let meanings = fields.map(\.meaning.displayWidth).max() ?? 0
    return fields.map { field in
      let lead = "  \(field.name.padded(toWidth: names))  "
      guard let example = example(of: field, room: 80 - lead.displayWidth - meanings - 2) else {
        return lead + field.meaning
      }
      return "\(lead)\(field.meaning.padded(toWidth: meanings))  \(example)"
    }
    .joined(separator: "\n")
  }

  /// A line for each set of operators, with the fields they may follow.
  static var operators: String {
    var sets: [(operators: String, fields: [String])] = []
    for field in PredicateField.allCases {
      let operators = field.operators.map(\.name).joined(separator: " ")
      if let place = sets.firstIndex(where: { $0.operators == operators }) {
        sets[place].fields.append(field.name)
      } else {
        sets.append((operators, [field.name]))
      }
    }
    let width = sets.map(\.operators.displayWidth).max() ?? 0
    return sets.map { set in
      "  \(set.operators.padded(toWidth: width))  \(set.fields.joined(separator: ", "))"
    }
    .joined(separator: "\n")
  }

  /// An example of several conditions.
  static var joinedExample: String {
    PredicateExample.all.last { $0.text.hasPrefix("(") }?.text ?? ""
  }

  /// The first example that begins with a field and fits.
  private static func example(of field: PredicateField, room: Int) -> String? {
    PredicateExample.all.map(\.text).first { text in
      let isOfField = ["\(field.rawValue) ", "\(field.rawValue)."].contains(where: text.hasPrefix)
      return isOfField && text.displayWidth <= room
    }
  }
}
