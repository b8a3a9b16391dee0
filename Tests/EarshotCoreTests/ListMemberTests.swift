import EarshotCore
import Testing

/// What code takes out of lists that only run time knows.
@Suite("Members of unknown lists") struct ListMemberTests {
  private static let helpers = """
    extension Array {
      func element(at index: Int) -> Element? { index >= 0 && index < count ? self[index] : nil }
    }
    extension View {
      func tile() -> some View { cornerRadius(2) }
    }
    """

  private func texts(_ content: String) async -> [String]? {
    await Hearing.source(
      """
      \(Self.helpers)
      struct Sample: View {
        let colours: [[Color]]
        let row: [Color]
        let one: Color
        let names: [String]
        let place: Int
        var body: some View { \(content) }
      }
      """).texts()
  }

  /// A colour says nothing, whatever a modifier of the project does to it.
  @Test(arguments: [
    "one.tile()", "if let first = row.first { first.tile() }", "if let last = row.last { last }",
    "if let some = row.randomElement() { some.frame(width: 2) }", "row[place].tile()",
    "if let one = row.element(at: place) { one.tile() }",
    "if let one = colours.element(at: place)?.element(at: 3) { one.tile() }",
  ])
  func colours(content: String) async {
    #expect(await texts("Text(\"Board\"); \(content)") == ["Board"])
  }

  /// `map` of what may be there makes one text of it.
  @Test(arguments: ["names.first.map(Text.init)", "names.element(at: place).map(Text.init)"])
  func mapped(content: String) async {
    let heard = await texts("Text(\"Board\"); \(content)") ?? []
    #expect(heard.count == 2 && heard.last?.contains("names") == true, "\(heard)")
  }
}

/// What a project adds to a protocol of a package stays what it is.
@Suite("Views of packages that a project extends") struct ExtendedPackageViewTests {
  @Test func givesItselfBack() async throws {
    let code = """
      import SwiftUI
      extension KFOptionSetter {
        func small(_ side: Double) -> Self {
          options.processor = Sizes(side)
          return self
        }
      }
      struct Sample: View {
        let address: URL?
        var body: some View {
          KFImage(address).small(20).accessibilityLabel("Map")
        }
      }
      """
    let screen = try #require(await Analysis.run(files: ["A.swift": code]).screens.first { $0.name == "Sample" })
    #expect(screen.nodes.elements.map(\.certainty) == [.known])
  }
}
