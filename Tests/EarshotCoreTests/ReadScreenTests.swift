import EarshotCore
import Testing

/// What transcripts said wrongly when they were read beside the code of apps (Documentation/screens-read.md).
@Suite("What was wrong in screens that were read beside their code")
struct ReadScreenTests {
  @Test("A question that a part asks again makes no combination that cannot be")
  func questionAskedTwice() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        @Environment(\\.isEditing) var isEditing
        var body: some View {
          Button {} label: {
            HStack {
              Text("Row")
              if isEditing { Mark() } else { Image(systemName: "chevron.right") }
            }
          }
        }
      }
      struct Mark: View {
        @Environment(\\.isEditing) var isEditing
        @Environment(\\.isSelected) var isSelected
        var body: some View {
          if isEditing { if isSelected { Text("Chosen") } else { Text("Open") } }
        }
      }
      """)
    #expect(
      hearing.texts() == [
        "Row, Chosen. Button. [isEditing, isSelected]", "Row, Open. Button. [isEditing, !isSelected]",
        "Row. Button. [!isEditing]",
      ])
  }

  @Test("What the app for another system declares is not meant by the others")
  func otherSystems() async {
    let files = [
      "App/Screen.swift": """
      import SwiftUI
      struct Sample: View { var body: some View { Gauge(value: 0.5) { Text("Level") }.framed().plain() } }
      """,
      "App tvOS/Gauge.swift": """
      import SwiftUI
      struct Gauge: View { var body: some View { Text("Television") } }
      struct Remote: View { var body: some View { Gauge() } }
      extension View { func framed() -> some View { self.hidden() } }
      """,
      "App/Views.swift": "import SwiftUI\nextension View { func framed() -> some View { self.padding() } }",
      "App Watch App/Views.swift": "import SwiftUI\nextension View { func plain() -> some View { self } }",
    ]
    let hearing = await Hearing.files(files)
    #expect(hearing.texts() == ["Level: 0.5"])
    #expect(hearing.texts(of: "Remote") == ["Television"])
  }

  @Test("A label is read whatever stands beside it")
  func labeledContent() async {
    let hearing = await Hearing.body(
      """
      LabeledContent {
        switch phase {
        case .idle: EmptyView()
        case .busy: ProgressView()
        case .done: Image(systemName: "circle.fill").accessibilityLabel("Done")
        }
      } label: { Text("Test") }
      LabeledContent("Both") { Button("Change") {} }
      Button {} label: {
        LabeledContent { if phase == .done { Image("dot") } } label: { Text("Start") }
      }
      """, members: "enum Phase { case idle, busy, done }\nlet phase: Phase")
    #expect(
      hearing.texts() == [
        "Test [phase == .idle]", "Test [phase == .busy]", "Test [phase == .done]", "Done. Image. [phase == .done]",
        "Both", "Change. Button.", "Start. Button.",
      ])
  }

  @Test("An empty title is none")
  func emptyTitle() async {
    let members = "let host: String?"
    #expect(
      await Hearing.body(#"NavigationStack { Text("Body").navigationTitle(host ?? "") }"#, members: members).texts()
        == ["«host». Heading. [host != nil]", "Body"])
    #expect(
      await Hearing.body(#"NavigationStack { Text("Body").navigationTitle("") }"#, members: members).texts() == ["Body"])
  }

  @Test("Options of a set are told apart")
  func optionSets() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View { var body: some View { Layers(shown: .both); Layers(shown: [.glaze]) } }
      struct Layers: View {
        var shown: Layer = .dough
        var body: some View {
          if shown.contains(.dough) { Text("Dough") }
          if shown.contains(.glaze) { Text("Glaze") }
        }
      }
      struct Layer: OptionSet {
        let rawValue: Int
        static let dough = Layer(rawValue: 1 << 1)
        static let glaze = Layer(rawValue: 1 << 2)
        static let both: Layer = [dough, glaze]
      }
      """)
    #expect(hearing.texts() == ["Dough", "Glaze", "Glaze"])
    // What a caller may set is not known of the screen itself.
    #expect(hearing.texts(of: "Layers")?.count == 2)
  }

  @Test("A list of what is there may be empty")
  func compacted() async {
    let hearing = await Hearing.body(
      """
      if parts.isEmpty { Text("Nothing") } else { Text(parts.joined(separator: ", ")) }
      """,
      members: """
        let isOld: Bool
        private var parts: [String] { [isOld ? "Old" : nil].compactMap { $0 } }
        """)
    #expect(hearing.texts() == ["Nothing [!isOld]", "Old [isOld]"])
  }

  @Test("A member that the project adds to strings, beside a string")
  func stringMember() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View { var body: some View { Text("Learn more" + .ellipsis) } }
      extension String { static let ellipsis = "…" }
      """)
    #expect(hearing.texts() == ["Learn more…"])
  }

  @Test("Branches that are heard alike are one stop, and those that leave something out are not")
  func alikeBranches() async {
    let hearing = await Hearing.body(
      """
      if isOld { Text("Same") } else if isNew { Text("Same").bold() } else { Text(verbatim: "Same") }
      if isOld { Text("Some") } else if isNew { Text("Some") }
      if isOld { Button("Act") {} } else { Text("Act") }
      """, members: "let isOld: Bool\nlet isNew: Bool")
    #expect(
      hearing.texts() == [
        "Same", "Some [isOld]", "Some [!isOld, isNew]", "Act. Button. [isOld]", "Act [!isOld]",
      ])
  }

  @Test("An initialiser that may give nothing leaves both branches open")
  func failableInitialisers() async {
    let hearing = await Hearing.body(
      """
      if let image = UIImage(data: data) { Image(uiImage: image).accessibilityLabel("Cover") } else { Text("No cover") }
      if let link = URL(string: text) { Link("Site", destination: link) } else { Text("No site") }
      if Int(text) != nil { Text("Number") } else { Text("Word") }
      if let home = URL(string: "https://example.org") { Link("Home", destination: home) } else { Text("Never") }
      """, members: "let data: Data\nlet text: String")
    #expect(
      hearing.texts() == [
        "Cover. Image. [UIImage(data: data) != nil]", "No cover [UIImage(data: data) == nil]",
        "Site. Button. Link. [URL(string: text) != nil]", "No site [URL(string: text) == nil]",
        "Number [Int(text) != nil]", "Word [Int(text) == nil]", "Home. Button. Link.",
      ])
  }
}
