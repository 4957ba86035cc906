import Testing
import WellbeingModel

@Suite struct CategoryAssociationsTests {
  private func made(_ pairs: [(String, StateOfMind.Association?)]) -> CategoryAssociations {
    var list = CategoryAssociations()
    for (category, association) in pairs {
      list.apply(.init(category: category, association: association))
    }
    return list
  }

  @Test func `the first of an event's categories that is known decides`() {
    let list = made([("Gym", .fitness), ("Équipe", .work)])
    #expect(list.association(ofCategories: ["Other", "equipe", "gym"]) == .work)
    #expect(list.association(ofCategories: [" GYM "]) == .fitness)
    #expect(list.association(ofCategories: ["Gymnastics"]) == nil)
    #expect(list.association(ofCategories: []) == nil)
  }

  @Test func `a later word on a category takes the place of an earlier one`() {
    let list = made([("Gym", .fitness), ("Choir", .hobbies), ("GYM", .health)])
    #expect(list.entries.map(\.category) == ["Choir", "GYM"])
    #expect(list.association(ofCategories: ["gym"]) == .health)
    #expect(made([("Gym", .fitness), ("gym", nil)]) == CategoryAssociations())
    #expect(made([("a", .work), ("b", .work)]) == made([("b", .work), ("a", .work)]))
  }
}
