import CivilTime
import Foundation
import TestSupport
import Testing
import WellbeingModel

@Suite struct DepthTests {
  typealias Predicate = SamplePredicate<StateOfMind>

  /// A predicate of so many levels, `and` and `or` in turn; no level can be folded away.
  private func nested(levels: Int) -> Predicate {
    (1..<levels).reduce(.noteExists) { inner, level in
      let condition = Predicate.note(contains: "level \(level)")
      return level.isMultiple(of: 2) ? inner && condition : inner || condition
    }
  }

  private func sample() throws -> StateOfMind {
    // The note holds what every level of `nested` asks for.
    let note = (1..<Predicate.depthLimit).map { "level \($0)" }.joined(separator: ", ")
    return try StateOfMind(start: .init(milliseconds: 0), kind: .dailyMood, valence: 0, note: note)
  }

  @Test func `sixteen levels are normalised and seventeen refused`() throws {
    #expect(try nested(levels: 16).normalized() == nested(levels: 16))
    #expect(throws: PredicateError.tooDeep) { try nested(levels: 17).normalized() }
  }

  @Test func `levels that normalising takes away do not count`() throws {
    var predicate = Predicate.noteExists
    for _ in 0..<20 { predicate = !(!(predicate && .noteExists) || .none) }
    #expect(!predicate.isTooDeep)
    #expect(try predicate.normalized() == .noteExists)
  }

  @Test func `negated levels count once`() throws {
    // `not (a and not (b and …))` alternates like the others once the nots are pushed down.
    func negated(_ levels: Int) -> Predicate {
      (1..<levels).reduce(.noteExists) { !($0 && .note(contains: "level \($1)")) }
    }
    #expect(try negated(16).normalized().tree != .constant(true))
    #expect(throws: PredicateError.tooDeep) { try negated(17).normalized() }
  }

  @Test func `a predicate may be built 128 levels deep`() {
    #expect(!nested(levels: 128).isTooDeep)
    #expect(nested(levels: 129).isTooDeep)
  }

  @Test func `what is too deep matches nothing, nor does anything built from it`() throws {
    let lost = nested(levels: 129)
    for predicate in [lost, !lost, !(!lost), lost || .all, .all || lost, lost && .all, .or([lost])]
    {
      #expect(predicate.isTooDeep)
      #expect(!predicate.matches(try sample()))
      #expect(throws: PredicateError.tooDeep) { try predicate.normalized() }
    }
  }

  @Test func `500 conditions are normalised and 501 refused`() throws {
    let conditions = (0..<501).map { Predicate.note(contains: "\($0)") }
    #expect(throws: Never.self) { try Predicate.or(Array(conditions.dropLast())).normalized() }
    #expect(throws: PredicateError.tooManyConditions(501)) {
      try Predicate.or(conditions).normalized()
    }
    #expect("\(PredicateError.tooManyConditions(501))".contains("at most 500"))
    #expect("\(PredicateError.tooDeep)".contains("at most 16 levels"))
  }

  @Test func `thirty thousand alternatives built one by one become one set`() throws {
    let ids = (0..<30_000).map { _ in UUID() }
    let predicate = ids.reduce(Predicate.none) { $0 || .uuid($1) }
    #expect(try predicate.normalized() == .uuids(Set(ids)))
  }

  @Test func `a hundred thousand levels end in a refusal, not in a crash`() throws {
    var alternating = Predicate.noteExists
    var negated = Predicate.noteExists
    var negatedAnd = Predicate.noteExists
    for level in 0..<100_000 {
      alternating = level.isMultiple(of: 2) ? alternating && .noteExists : alternating || .none
      negated = !negated
      negatedAnd = !(negatedAnd && .noteExists)
    }
    #expect(throws: PredicateError.tooDeep) { try alternating.normalized() }
    #expect(throws: PredicateError.tooDeep) { try negatedAnd.normalized() }
    #expect(negated == .noteExists)
  }

  @Test func `the deepest predicate can be used on a small stack`() async throws {
    let sample = try sample()
    let answers = await withCheckedContinuation { continuation in
      let thread = Thread {
        let deepest = nested(levels: Predicate.depthLimit)
        let dates = DateWordReader(instant: { _ in nil }, range: { _ in nil })
        let copy = try? Predicate(parsing: deepest.text, dates: dates)
        continuation.resume(returning: [
          deepest.matches(sample), (try? deepest.normalized()) == nil, copy == deepest,
          copy?.hashValue == deepest.hashValue,
        ])
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(answers == [true, true, true, true])
  }
}
