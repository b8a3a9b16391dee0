import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Testing

/// What is there when a screen appears, made with its defaults.
@Suite("When a screen appears")
struct FirstAppearanceTests {
  /// "text: true", "text: false" or "text: nil" for each stop.
  private func noted(_ body: String, _ members: String) async throws -> [String] {
    let hearing = await Hearing.body(body, members: members, states: .allNotingFirst)
    let screen = try #require(hearing.screens.first { $0.name == "Sample" })
    return TranscriptBuilder().stops(of: screen.nodes).map { stop in
      let text = hearing.voiceOver.utterance(for: stop).description
      return "\(text): \(stop.holdsInitially.map(String.init) ?? "nil")"
    }
  }

  private func atFirst(_ body: String, _ members: String) async -> [String]? {
    await Hearing.body(body, members: members, states: .firstAppearance).texts()
  }

  @Test("The initial value of a state tells which branch is shown first")
  func branches() async throws {
    let members = "@State var isOpen = false\n@State var name = \"\"\n@State var item: Int?\n@FocusState var isFocused: Bool"
    #expect(try await noted(#"if isOpen { Text("Open") } else { Text("Shut") }"#, members) == ["Open: false", "Shut: true"])
    #expect(try await noted(#"if !name.isEmpty { Text("Named") }; Text("Always")"#, members) == ["Named: false", "Always: true"])
    #expect(try await noted(#"if let item { Text("Chosen") } else { Text("None") }"#, members) == ["Chosen: false", "None: true"])
    #expect(try await noted(#"if isFocused { Text("Clear") }"#, members) == ["Clear: false"])
    #expect(try await noted(#"Text(isOpen ? "Less" : "More")"#, members) == ["Less: false", "More: true"])
  }

  @Test("Rows of data that is empty at first are not there, and of data that only run time has nobody knows")
  func rows() async throws {
    let members = "@State var list: [String] = []\n@State var days = [\"Mon\"]\nlet items: [String]"
    #expect(
      try await noted(
        #"ForEach(list, id: \.self) { Text($0) }; ForEach(days, id: \.self) { Text($0) }; ForEach(items, id: \.self) { Text($0) }"#,
        members) == ["«element»: false", "«element»: true", "«element»: nil"])
    #expect(await atFirst(#"ForEach(list, id: \.self) { Text($0) }; ForEach(days, id: \.self) { Text($0) }"#, members) == ["Mon"])
  }

  @Test("Cases of a switch")
  func selection() async throws {
    let members = "enum Phase { case editing, paying }\n@State var phase = Phase.paying"
    #expect(
      try await noted(#"switch phase { case .editing: Text("A"); case .paying: Text("B") }"#, members)
        == ["A: false", "B: true"])
  }

  @Test("Modifiers that depend on a state")
  func modifiers() async throws {
    let members = "@State var isBusy = true"
    #expect(
      try await noted(#"Button("Pay") {}.disabled(isBusy)"#, members)
        == ["Pay. Dimmed. Button.: true", "Pay. Button.: false"])
    #expect(try await noted(#"Text("Hidden").accessibilityHidden(isBusy)"#, members) == ["Hidden: false"])
  }

  @Test("What callers and data decide stays open")
  func unknown() async throws {
    let members = "let isOpen: Bool\n@Binding var isOn: Bool\n@ObservedObject var model: Model"
    #expect(
      try await noted(#"if isOpen { Text("A") }; if isOn { Text("B") }; if model.isReady { Text("C") }"#, members)
        == ["A: nil", "B: nil", "C: nil"])
    #expect(try await noted(#"if isOpen, isOn { Text("A") }"#, members) == ["A: nil"])
  }

  @Test("Who reads a transcript has VoiceOver on; rules ask about both")
  func voiceOver() async throws {
    let members = #"@Environment(\.accessibilityVoiceOverEnabled) private var isListening"#
    let body = """
      if isListening { Text("On") } else { Text("Off") }
      Text("Row").accessibilityActions { if isListening == false { Button("Swipe") {} } else { Button("Open") {} } }
      if UIAccessibility.isVoiceOverRunning { Text("Running") }
      """
    let heard = ["On", "Row // actions: Open", "Running"]
    #expect(await Hearing.body(body, members: members, states: .allNotingFirst).texts() == heard)
    #expect(await Hearing.body(body, members: members, states: .firstAppearance).texts() == heard)
    #expect(await Hearing.body(body, members: members, states: .all).texts()?.count == 4)
  }

  @Test("Parts of a composed condition tell whether it holds")
  func composed() async throws {
    let members = "let isOpen: Bool\n@State var isBusy = false\n@State var isReady = true"
    #expect(
      try await noted(#"if isOpen && isBusy { Text("A") }; if isOpen || isReady { Text("B") }"#, members)
        == ["A: false", "B: true"])
  }

  @Test("A binding to a state of the screen has the initial value of the state")
  func components() async throws {
    let hearing = await Hearing.source(
      """
      struct Panel: View {
        @Binding var isOpen: Bool
        var body: some View { if isOpen { Text("Open") } else { Text("Shut") } }
      }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View { Panel(isOpen: $isOpen) }
      }
      """, states: .firstAppearance)
    #expect(hearing.texts() == ["Shut"])
    #expect(hearing.texts(of: "Panel") == ["Open [isOpen]", "Shut [!isOpen]"])
  }

  @Test("The transcript of the first state has its texts and no other branches")
  func firstState() async {
    let members = "@State var isOpen = false\n@State var title = \"Welcome\"\nlet isGuest: Bool"
    #expect(
      await atFirst(#"Text(title); if isOpen { Text("More") }; if isGuest { Text("Guest") }"#, members)
        == ["Welcome", "Guest [isGuest]"])
  }

  @Test("Asking for the first state changes nothing else")
  func sameOtherwise() async {
    let body = #"if isOpen, let item { Text("Open \(item)") } else { Button("Open") { isOpen = true }.disabled(isOpen) }"#
    let members = "@State var isOpen = false\n@State var item: Int?"
    let all = await Hearing.body(body, members: members, states: .all).texts()
    #expect(await Hearing.body(body, members: members, states: .allNotingFirst).texts() == all)
    #expect(all?.isEmpty == false)
  }
}
