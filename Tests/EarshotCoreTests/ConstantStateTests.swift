import AccessibilityModel
import EarshotCore
import Testing

/// State that keeps its initial value for good is as good as a constant.
@Suite("State that never changes")
struct ConstantStateTests {
  private func texts(_ member: String, uses: String = "") async -> [String]? {
    await Hearing.source(
      """
      struct Sample: View {
        \(member)
        var body: some View { Text(title) }
        \(uses)
      }
      """).texts()
  }

  @Test("What nobody assigns is known")
  func neverAssigned() async {
    #expect(await texts(#"@State private var title = "Name *""#) == ["Name *"])
    #expect(
      await texts(#"@State private var title = "Name""#, uses: #"func isDone() -> Bool { title == "x" || title.isEmpty }"#)
        == ["Name"])
    #expect(await texts(#"@State private var title: String = "Name""#) == ["Name"])
  }

  @Test("What may be assigned is a hole", arguments: [
    #"func change() { title = "New" }"#, #"func change() { self.title = "New" }"#, #"func change() { title += "!" }"#,
    #"func change() { title.append("!") }"#, "func change() { title.removeAll() }", "func change() { set(&title) }",
    "var field: some View { TextField(\"\", text: $title) }", #"init(new: String) { _title = State(initialValue: new) }"#,
    "func path() -> WritableKeyPath<Sample, String> { \\.title }", "func change() {\n  title\n    .append(\"!\") }",
  ])
  func assigned(_ use: String) async {
    #expect(await texts(#"@State private var title = "Name""#, uses: use) == ["«title»"])
  }

  @Test("What a wrapper holds that nobody here knows is a hole", arguments: [
    #"@Shared(.title) private var title = "Name""#, #"@Stored("title") private var title: String = "Name""#,
    #"@Stored("title") var title: String = "Name""#,
  ])
  func wrappedElsewhere(_ member: String) async {
    let hearing = await Hearing.source(
      """
      typealias Stored = AppStorage
      struct Sample: View { var body: some View { Inner() } }
      struct Inner: View {
        \(member)
        var body: some View { if title == "Name" { Text("At first") } else { Text(title) } }
      }
      """)
    #expect(hearing.texts() == ["At first [title == \"Name\"]", "«title» [title != \"Name\"]"])
  }

  @Test("What others can set is a hole")
  func visibleToOthers() async {
    #expect(await texts(#"@State var title = "Name""#) == ["«title»"])
  }

  @Test("A list that nothing changes is gone through, each element in its case")
  func constantLists() async {
    let hearing = await Hearing.body(
      #"ForEach(names, id: \.self) { name in switch name { case "gear": Text("Settings of \(name)"); case "house": Text("Home"); default: EmptyView() } }"#,
      members: #"@State private var names = ["gear", "house", "tray"]"#)
    #expect(hearing.texts() == ["Settings of gear", "Home"])
  }

  @Test("A list that something adds to is a loop")
  func changedLists() async {
    let hearing = await Hearing.body(
      #"ForEach(names, id: \.self) { Text($0) }; Button("Add") { names.append("tray") }"#,
      members: #"@State private var names = ["gear", "house"]"#)
    #expect(hearing.texts()?.first?.contains("«") == true)
  }

  @Test("A flag that nobody sets yet may be set one day")
  func unusedFlag() async {
    let hearing = await Hearing.body(
      #"if isOpen { Text("Open") } else { Text("Closed") }"#, members: "@State private var isOpen = false")
    #expect(hearing.texts() == ["Open [isOpen]", "Closed [!isOpen]"])
  }

  @Test("A local name of a test tells which outcome holds at first")
  func localNames() async throws {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        @State var chosen: Int? = nil
        var body: some View {
          let isChosen = chosen == 1
          Text(isChosen ? "Chosen" : "Open")
          Button("Choose") { chosen = 1 }
        }
      }
      """, states: .allNotingFirst)
    let screen = try #require(hearing.screens.first)
    let holds = TranscriptBuilder().stops(of: screen.nodes).prefix(2).map(\.holdsInitially)
    #expect(holds == [false, true])
  }
}
