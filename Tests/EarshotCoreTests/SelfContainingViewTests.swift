import AccessibilityModel
import EarshotCore
import Foundation
import Testing

/// Code that would never end, or would grow without bound, is analysed in bounds.
@Suite("Views that contain themselves, and what is cut off")
struct SelfContainingViewTests {
  @Test("A shape that fills itself in a body of its own is drawn")
  func selfFilledShape() async throws {
    let hearing = await Hearing.source(
      """
      struct Veil: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        var body: some View { AnyView(ZStack { self.fill(Color.gray); self.fill(Color.white).opacity(0.5) }) }
      }
      struct Loading: View { var body: some View { VStack { Veil(); Text("Plan") } } }
      """)
    let stops = try #require(hearing.stops(of: "Loading"))
    #expect(stops.map(\.text) == ["Plan"])
  }

  @Test("A shape of many looks that fills itself is drawn once, whatever its look")
  func selfFilledShapeOfManyLooks() async throws {
    let looks = ["plain", "wave", "glow", "dots"]
    let cases = looks.map { "case .\($0): return AnyView(ZStack { self.fill(Color.gray); self.trim(from: 0, to: 1).stroke(Color.white) })" }
    let hearing = await Hearing.source(
      """
      struct Veil: Shape {
        enum Look { case \(looks.joined(separator: ", ")) }
        let look: Look
        func path(in rect: CGRect) -> Path { Path(rect) }
        var body: some View { switch look { \(cases.joined(separator: "\n")) } }
      }
      struct Loading: View { let look: Veil.Look; var body: some View { VStack { Veil(look: look); Text("Plan") } } }
      """)
    #expect(try #require(hearing.stops(of: "Loading")).map(\.text) == ["Plan"])
  }

  @Test("What follows a part that is cut off in a branch that cannot be is told to be missing")
  func cutOffInBranches() async throws {
    let views = (0..<14).map { number in
      let cases = ["a", "b", "c"].map { "case .\($0): VStack { V\(number + 1)(kind: kind); V\(number + 1)(kind: kind) }" }
      return "struct V\(number): View { let kind: Kind; var body: some View { switch kind { \(cases.joined(separator: "\n")) } } }"
    }
    let hearing = await Hearing.source(
      """
      enum Kind { case a, b, c }
      struct V14: View { let kind: Kind; var body: some View { Circle() } }
      \(views.joined(separator: "\n"))
      struct Screen: View { let kind: Kind; var body: some View { VStack { Text("First"); V0(kind: kind); Text("Last") } } }
      """)
    let stops = try #require(hearing.stops(of: "Screen"))
    #expect(stops.first?.text == "First")
    #expect(stops.last?.text == "Last" || stops.last?.details[.opaque]?.hasPrefix("budget") == true)
  }

  @Test("A ground that contains itself is looked into once")
  func nestedGround() async throws {
    let hearing = await Hearing.source(
      """
      struct Nest: View { var body: some View { ZStack { Nest(); Color.gray.opacity(0.5) } } }
      struct Loading: View { var body: some View { Text("Plan").background(Nest()) } }
      """)
    let stops = try #require(hearing.stops(of: "Loading"))
    #expect(stops.first?.text == "Plan" || stops.last?.text == "Plan")
  }
}
