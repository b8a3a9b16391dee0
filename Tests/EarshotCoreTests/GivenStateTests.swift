import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Testing

/// What a transcript takes for granted, beside the code.
@Suite("Given states")
struct GivenStateTests {
  private func texts(_ body: String, _ members: String, given: [String]) async throws -> [String]? {
    await Hearing.body(body, members: members, states: .allNotingFirst, given: try GivenState(given)).texts()
  }

  @Test("A value takes the place of what callers, the environment and models decide")
  func values() async throws {
    let members = "let title: String\n@State var count = 0\n@ObservedObject var model: Model\n@Binding var isOn: Bool"
    let body = """
      Text(title); Text("\\(count) left"); Text(model.user?.name ?? "Guest")
      if isOn { Text("On") } else { Text("Off") }
      """
    let given = [#"title = "Inbox""#, "count=3", #"model.user.name = "Ann""#, "isOn=false"]
    #expect(try await texts(body, members, given: given) == ["Inbox", "3 left", "Ann", "Off"])
  }

  @Test("A condition is given as the transcript shows it, and so is its opposite")
  func conditions() async throws {
    let members = "@State var isLoading = false\nlet items: [Item]\nlet user: User?"
    let body = """
      if isLoading { Text("Loading") } else { Text("Loaded") }
      if items.count > 3 { Text("Many") } else { Text("Few") }
      if let user { Text("Known") } else { Text("Unknown") }
      """
    let all = ["isLoading", "items.count > 3", "user != nil"]
    #expect(try await texts(body, members, given: all) == ["Loading", "Many", "Known"])
    let none = ["!isLoading", "!(items.count > 3)", "user == nil"]
    #expect(try await texts(body, members, given: none) == ["Loaded", "Few", "Unknown"])
    let joined = ["isLoading && user == nil && items.count > 3"]
    #expect(try await texts(body, members, given: joined) == ["Loading", "Many", "Unknown"])
  }

  @Test("Parts of conditions that are joined by && and ||")
  func parts() async throws {
    let members = "let isOpen: Bool\nlet isNew: Bool"
    let body = #"if isOpen && isNew { Text("Both") }; if isOpen || isNew { Text("One") }"#
    #expect(try await texts(body, members, given: ["isOpen"])?.last == "One")
    #expect(try await texts(body, members, given: ["isOpen", "isNew"]) == ["Both", "One"])
    #expect(try await texts(body, members, given: ["!isOpen", "!isNew"]) == [])
    #expect(try await texts(body, members, given: ["!(isOpen && isNew)"])?.count == 1)
  }

  @Test("Cases of the project's enums and of those from outside")
  func cases() async throws {
    let members = "enum Phase { case editing, paid(String) }\n@State var phase = Phase.editing\nlet scene: ScenePhase"
    let body = """
      switch phase { case .editing: Text("Editing"); case .paid(let sum): Text(sum) }
      if scene == .active { Text("Active") } else { Text("Away") }
      """
    let paid = [#"phase = .paid("5 euros")"#, "scene = .active"]
    #expect(try await texts(body, members, given: paid) == ["5 euros", "Active"])
    #expect(try await texts(body, members, given: ["phase == .editing", "scene != .active"]) == ["Editing", "Away"])
  }

  @Test("Rows of data that is given")
  func rows() async throws {
    let members = "@ObservedObject var inbox: Inbox"
    let body = #"Text("Inbox"); ForEach(inbox.titles, id: \.self) { Text($0) }"#
    #expect(try await texts(body, members, given: ["inbox.titles = []"]) == ["Inbox"])
    #expect(try await texts(body, members, given: [#"inbox.titles = ["Bills", "News"]"#]) == ["Inbox", "Bills", "News"])
  }

  @Test("What a model holds goes by the property that holds the model")
  func models() async throws {
    let source = """
      final class ListModel: ObservableObject { @Published var rows: [String] = []; @Published var isBusy = false }
      struct Sample: View {
        @StateObject private var model = ListModel()
        var body: some View { if model.isBusy { Text("Busy") }; ForEach(model.rows, id: \\.self) { Text($0) } }
      }
      """
    #expect(await Hearing.source(source, states: .allNotingFirst).texts()?.first == "Busy [model.isBusy]")
    let given = try GivenState(["model.isBusy", #"model.rows = ["One"]"#])
    #expect(await Hearing.source(source, states: .allNotingFirst, given: given).texts() == ["Busy", "One"])
  }

  @Test("A property of one type, in views that are used by others")
  func ofOneType() async throws {
    let source = """
      struct Row: View { @State var isOpen = false; var body: some View { Text(isOpen ? "Open row" : "Shut row") } }
      struct Sample: View {
        @State var isOpen = false
        var body: some View { Text(isOpen ? "Open" : "Shut"); Row() }
      }
      """
    let given = try GivenState(["Row.isOpen", "Sample.isOpen=false"])
    let hearing = await Hearing.source(source, states: .allNotingFirst, given: given)
    #expect(hearing.texts() == ["Shut", "Open row"])
  }

  @Test("An initialiser whose parameter is given says what else that means")
  func initializers() async throws {
    let members = """
      @State var isOpen = false
      let heading: String
      init(isTest: Bool = false, user: User) {
        if isTest { _isOpen = State(initialValue: true) }
        heading = user.nick ?? user.name
      }
      """
    let body = #"Text(heading); if isOpen { Text("Open") } else { Text("Shut") }"#
    let given = try GivenState(["isTest", "user.nick = nil", #"user.name = "Ann""#])
    let opened = await Hearing.body(body, members: members, states: .firstAppearance, given: given)
    #expect(opened.texts() == ["Ann", "Open"])
    let unset = await Hearing.body(
      body, members: members, states: .firstAppearance, given: try GivenState(["!isTest"]))
    #expect(unset.texts()?.last == "Shut")
  }

  @Test("What is stored goes by its key, however it is read")
  func storage() async throws {
    let members = #"@AppStorage("seen") var wasSeen = false"#
    let body = """
      if !wasSeen { Text("New") }
      if UserDefaults.standard.bool(forKey: "seen") { Text("Again") }
      """
    #expect(try await texts(body, members, given: ["seen"]) == ["Again"])
    #expect(try await texts(body, members, given: ["seen = false"]) == ["New"])
  }

  @Test("Parts of texts that are given")
  func textParts() async throws {
    let body = #"Text(name.prefix(3) + (name.count > 3 ? "…" : "")); Text(name.dropFirst().suffix(2))"#
    #expect(try await texts(body, "let name: String", given: [#"name = "Annika""#]) == ["Ann…", "ka"])
  }

  @Test("What is not met, and what means nothing, is told with what could be meant")
  func unmet() async throws {
    let state = try GivenState(["isLodaing", "title = Inbox"])
    _ = await Hearing.body(
      #"if isLoading { Text(title) }"#, members: "let isLoading: Bool\nlet title: String", given: state)
    #expect(state.unmet.map(\.text) == ["isLodaing"])
    #expect(state.askedNames.contains("isLoading"))
    #expect(state.unresolved.map(\.name) == ["Inbox"])
  }

  @Test("What cannot be taken for granted is refused", arguments: ["let x = 3", "a = ", "", "if x { }", "a; b", "}"])
  func malformed(_ text: String) {
    #expect(throws: GivenState.Malformed.self) { try GivenState([text]) }
  }

  @Test("One thing has one value")
  func twice() {
    #expect(throws: GivenState.Malformed.self) { try GivenState(["count = 1", "self.count = 2"]) }
  }

  @Test("A value may be about what it replaces")
  func selfReference() async throws {
    #expect(try await texts("Text(name)", "let name: String", given: [#"name = name + "!""#]) == ["«name»!"])
  }
}
