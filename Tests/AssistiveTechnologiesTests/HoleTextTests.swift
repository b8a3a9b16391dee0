import AccessibilityModel
import Testing

/// The hole that stands for several texts, of which run time chooses one.
@Suite struct HoleTextTests {
  private func hole(_ texts: String...) -> String { SpokenText.hole(forOneOf: texts).rendered }

  @Test func namesTheFirst() {
    #expect(hole("Play", "Pause") == "«Play | Pause»")
    #expect(hole("Play", "Play", "") == "«Play | nothing»")
    #expect(hole("1", "2", "3") == "«1 | 2 | 3»")
    #expect(hole("1", "2", "3", "1", "4", "5") == "«1 | 2 | 3 | …»")
  }

  @Test("Holes in it lose their marks, whatever is beside them")
  func withoutMarks() {
    #expect(hole("«name», 2 «unit»", "none") == "«name, 2 unit | none»")
    #expect(hole("Größe «size»", "«größe»") == "«Größe size | größe»")
    #expect(hole("© 2026", "£ «price»") == "«© 2026 | £ price»")
  }
}
