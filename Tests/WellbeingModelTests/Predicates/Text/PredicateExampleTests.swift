import TestSupport
import Testing
import WellbeingModel

@Suite struct PredicateExampleTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  @Test(arguments: PredicateExample.all)
  func `an example can be read and run`(example: PredicateExample) throws {
    let predicate = try Predicate(parsing: example.text, dates: .simple)
    #expect(throws: Never.self) { try predicate.normalized() }
    #expect(!example.meaning.isEmpty)
  }

  @Test func `two examples said to be the same are the same`() throws {
    let examples = PredicateExample.all
    for (index, example) in examples.enumerated() where example.meaning == "the same" {
      let one = try Predicate(parsing: examples[index - 1].text, dates: .simple)
      let other = try Predicate(parsing: example.text, dates: .simple)
      #expect(try one.normalized() == other.normalized())
    }
  }

  @Test(arguments: PredicateField.allCases)
  func `the examples show every field with its meaning known`(field: PredicateField) {
    let words = PredicateExample.all.flatMap { $0.text.split { " ()".contains($0) } }
    #expect(words.contains { $0 == field.name || $0.hasPrefix(field.rawValue + ".") })
    #expect(!field.meaning.isEmpty)
    #expect(!field.operators.isEmpty)
  }

  @Test func `the examples show every operator`() {
    let words = Set(PredicateExample.all.flatMap { $0.text.split(separator: " ").map(String.init) })
    let operators = Set(PredicateField.allCases.flatMap(\.operators).map(\.name))
    #expect(operators.isSubset(of: words), "\(operators.subtracting(words))")
  }
}
