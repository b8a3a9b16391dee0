import AccessibilityModel
import EarshotCore
import Testing

/// Cases of enumerations that hold values, and patterns that ask for them.
@Suite("Cases that hold values")
struct EnumerationCaseTests {
  private static let bubble = """
    enum Grain { case fine, coarse }
    enum Look { case plain(width: Int = 2, height: Int = 3), woven(Grain = .coarse, depth: Int = 4) }
    struct Bubble: View {
      var look: Look
      var body: some View {
        switch look {
        case let .plain(width, height): Text("Plain \\(width) by \\(height)")
        case .woven(.fine, let depth): Text("Fine \\(depth)")
        case .woven(.coarse, let depth): Text("Coarse \\(depth)")
        }
      }
    }
    """

  @Test("Values that a call leaves out are those that the case says (SE-0155)", arguments: [
    (".plain()", "Plain 2 by 3"), (".plain(height: 9)", "Plain 2 by 9"), (".woven()", "Coarse 4"),
    (".woven(.fine)", "Fine 4"), (".woven(depth: 7)", "Coarse 7"),
  ])
  func defaults(_ value: String, _ heard: String) async {
    let hearing = await Hearing.source(
      Self.bubble + "\nstruct Sample: View { var body: some View { Bubble(look: \(value)) } }")
    #expect(hearing.texts(of: "Sample") == [heard])
  }

  @Test("What a case holds may decide, and where only run time knows it, each pattern may fit")
  func unknownInside() async {
    let hearing = await Hearing.source(
      Self.bubble + "\nstruct Sample: View { let grain: Grain; var body: some View { Bubble(look: .woven(grain)) } }")
    #expect(hearing.texts(of: "Sample") == ["Fine 4 [look == .woven]", "Coarse 4 [look == .woven]"])
  }

  @Test("Modifiers in extensions of what a modifier returns are followed")
  func modifiedContent() async {
    let hearing = await Hearing.source(
      """
      struct Veiled: ViewModifier {
        func body(content: Content) -> some View { HStack { content; Text("Veil") } }
      }
      extension View { func veiled() -> ModifiedContent<Self, Veiled> { modifier(Veiled()) } }
      extension ModifiedContent where Modifier == Veiled {
        func woven(count: Int) -> ModifiedContent<Content, Veiled> { self }
      }
      struct Sample: View { var body: some View { Text("Plan").veiled().woven(count: 2) } }
      """)
    let stops = hearing.stops(of: "Sample") ?? []
    #expect(stops.map(\.text) == ["Plan", "Veil"])
    #expect(stops.allSatisfy { $0.details[.partial] == nil })
  }
}
