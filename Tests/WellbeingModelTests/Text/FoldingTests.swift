import TestSupport
import Testing
import WellbeingModel

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("ÅNGSTRÖM", "angstrom"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"),
    ("Straße", "straße"), ("İstanbul", "istanbul"), ("不安", "不安"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
  ])
  func `case and accents are taken away`(text: String, folded: String) {
    #expect(Array(text.foldedForSearch.unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test(arguments: SampleMaterial.notes + SampleMaterial.tags)
  func `folding twice changes nothing more`(text: String) {
    let folded = text.foldedForSearch
    #expect(Array(folded.foldedForSearch.unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func `folding any scalar twice changes nothing more`() {
    for value in UInt32(0)..<0x34000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = "a\(scalar)b".foldedForSearch
      if folded.foldedForSearch != folded { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
