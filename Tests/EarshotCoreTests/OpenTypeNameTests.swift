import EarshotCore
import Testing

/// Types that code leaves open and that are called as views of SwiftUI are: they make none.
@Suite("Generic parameters with the names of views") struct OpenTypeNameTests {
  private static let entity = """
    protocol Entity { init(_ change: (inout Self) -> Void); var name: String { get set } }

    """

  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + Self.entity + source], options).accounting
  }

  @Test("Of a type, a type around it, a function, an initialiser or a protocol", arguments: [
    "struct Provider<Group: Entity> { func make() -> Group { Group { $0.name = \"x\" } } }",
    "struct Provider<Group: Entity> { struct Maker { func make() -> Group { Group { $0.name = \"x\" } } } }",
    "struct Provider<Group: Entity> {}\nextension Provider { func make() -> Group { Group { $0.name = \"x\" } } }",
    "struct Provider { func make<Group: Entity>() -> Group { Group { $0.name = \"x\" } } }",
    "struct Provider { let name: String; init<Group: Entity>(_ type: Group.Type) { name = Group { $0.name = \"x\" }.name } }",
    "func make<Group: Entity>() -> Group { Group { $0.name = \"x\" } }",
    "protocol Provider { associatedtype Group: Entity }\nextension Provider { func make() -> Group { Group { $0.name = \"x\" } } }",
  ]) func noViews(_ code: String) async {
    let account = await account(code + "\nstruct Home: View { var body: some View { Text(\"Home\") } }")
    #expect(account?.viewExpressions == 1)
    #expect(account?.heard == 1)
  }

  @Test("A view of SwiftUI is meant by its module, and outside of the type") func views() async {
    let account = await account(
      """
      struct Box<Group: View>: View {
        let group: Group
        var body: some View { SwiftUI.Group { Text("In"); group } }
      }
      struct Home: View { var body: some View { Group { Text("Out"); Box(group: Text("Given")) } } }
      """)
    #expect(account?.viewExpressions == 6)
    #expect(account?.unfollowed.map(\.view) == [])
  }

  @Test("What is made of an open type is unknown, and no label of SwiftUI") func unknown() async {
    let hearing = await Hearing.source(
      Self.entity + """
        struct Item: Entity { var name = "Ebb"; init(_ change: (inout Item) -> Void) { change(&self) } }
        struct Maker { func make<Text: Entity>() -> Text { Text { $0.name = "Flood" } } }
        struct Sample: View {
          let item: Item = Maker().make()
          var body: some View { Text(item.name) }
        }
        """)
    #expect(hearing.texts()?.count == 1)
    #expect(hearing.texts()?.first?.contains("Flood") == false)
  }

  @Test("A body that a protocol gives is written outside of the type that leaves a name open") func bodies() async {
    let hearing = await Hearing.source(
      """
      protocol Captioned: View { var words: String { get } }
      extension Captioned { var body: some View { Label(words, systemImage: "star") } }
      struct Caption<Label>: Captioned { let words: String; let label: Label }
      struct Sample: View { var body: some View { Caption(words: "Ebb", label: 1) } }
      """)
    #expect(hearing.texts() == ["Ebb"])
  }
}
