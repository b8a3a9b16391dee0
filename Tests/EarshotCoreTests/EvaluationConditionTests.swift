import AccessibilityModel
import EarshotCore
import Testing

/// How conditions are told apart, joined and named.
@Suite("Conditions")
struct EvaluationConditionTests {
  private func texts(_ body: String, _ members: String) async -> [String]? {
    await Hearing.body(body, members: members).texts()
  }

  @Test("What decides the alternatives of a value decides a test of it")
  func testsOfAlternatives() async {
    let members = """
      let isLiked: Bool
      let isSeen: Bool
      var icon: String? { if isLiked { return "heart" } else if isSeen { return "eye" }; return nil }
      """
    #expect(
      await texts("if icon != nil { Image(systemName: icon!) }", members)
        == ["Love. Image. [icon != nil, isLiked]", "eye. Image. [icon != nil, !isLiked]"])
    #expect(
      await texts(#"if icon == nil { Text("None") } else { Text("Some") }"#, members)
        == ["None [icon == nil]", "Some [icon != nil]"])
    #expect(
      await texts("if let icon { Text(icon) }", members)
        == ["heart [icon != nil, isLiked]", "eye [icon != nil, !isLiked]"])
    #expect(await texts("if icon == \"heart\", !isLiked { Text(\"Never\") }", members) == [])
  }

  @Test("A negation is of the whole test, and not of one in a closure of it")
  func closuresOfTests() async {
    let members = """
      let people: [Person]
      let id: String
      var person: Person { people.first { $0.id == id }! }
      """
    #expect(
      await texts(#"if person.marks.isEmpty { Text("None") } else { Text("Some") }"#, members)
        == [
          "None [people.first { $0.id == id }.marks.isEmpty]", "Some [!(people.first { $0.id == id }.marks.isEmpty)]",
        ])
  }

  @Test("What is heard is not redacted")
  func redaction() async {
    let body = """
      if reasons.contains(.placeholder) { Text("Loading") } else { Text("Loaded") }
      if reasons != .placeholder { Button("Open") {} }
      if reasons.isEmpty { Text("Shown") }
      """
    #expect(
      await texts(body, "@Environment(\\.redactionReasons) private var reasons") == ["Loaded", "Open. Button.", "Shown"])
  }

  @Test("Constants of one name are the same")
  func constants() async {
    let source = """
      struct Field: View {
        var mask: Library.Mask = .on
        var body: some View { if mask == .on { Text("Masked") } else { Text("Plain") } }
      }
      struct Sample: View { var body: some View { Field(mask: .on); Field(mask: .off) } }
      """
    #expect(
      await Hearing.source(source).texts() == ["Masked", "Masked [mask == .on]", "Plain [mask != .on]"])
  }

  private let phase = "enum Phase { case editing, paying, done }; let phase: Phase"

  @Test("A comparison inside a switch over the same value is settled by it")
  func comparisonInSwitch() async {
    let texts = await texts(
      """
      switch phase {
      case .editing: Button("Pay") {}.disabled(phase == .paying)
      case .paying: Button("Pay") {}.disabled(phase == .paying)
      case .done: Text("Thanks")
      }
      """, phase)
    #expect(texts == [
      "Pay. Button. [phase == .editing]", "Pay. Dimmed. Button. [phase == .paying]", "Thanks [phase == .done]",
    ])
  }

  @Test("Whether a view is empty is known where the view is")
  func emptyView() async {
    let extended = """
      extension View {
        @ViewBuilder func changed<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View {
          let result = change(self)
          if result is EmptyView { self } else { result }
        }
      }
      struct Sample: View {
        let isWide: Bool
        var body: some View {
          Text("Kept").changed { _ in EmptyView() }
          Text("Title").changed { view in if isWide { view.padding() } else { view } }
        }
      }
      """
    #expect(await Hearing.source(extended).texts() == ["Kept", "Title"])
  }

  @Test("A condition that is written twice is one")
  func twice() async {
    let texts = await texts("if isOn, isOn { Text(\"A\") }", "let isOn: Bool")
    #expect(texts == ["A [isOn]"])
  }

  @Test("A default stands for the cases that are left")
  func defaultCase() async throws {
    let texts = try #require(await texts(
      """
      switch phase {
      case .done: Text("Thanks")
      default: Text("Not yet")
      }
      """, phase))
    #expect(texts.count == 2)
    #expect(texts[0] == "Thanks [phase == .done]")
    #expect(texts[1].hasPrefix("Not yet ["))
  }

  @Test("Several cases in one branch are one alternative")
  func severalCases() async throws {
    let texts = try #require(await texts(
      """
      switch phase {
      case .editing, .paying: Text("Open")
      case .done: Text("Closed")
      }
      """, phase))
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix("Open ["))
    #expect(texts[1].hasPrefix("Closed ["))
  }

  @Test("A known value leaves one branch", arguments: [
    ("switch Phase.done { case .done: Text(\"A\"); default: Text(\"B\") }", "A"),
    ("if case .done = Phase.editing { Text(\"A\") } else { Text(\"B\") }", "B"),
    ("if Phase.done == .done { Text(\"A\") } else { Text(\"B\") }", "A"),
    ("if 2 > 1 { Text(\"A\") } else { Text(\"B\") }", "A"),
    ("if !true { Text(\"A\") } else { Text(\"B\") }", "B"),
    ("if true && false { Text(\"A\") } else { Text(\"B\") }", "B"),
    ("if \"\".isEmpty { Text(\"A\") } else { Text(\"B\") }", "A"),
    ("if [1, 2].count == 2 { Text(\"A\") } else { Text(\"B\") }", "A"),
    ("switch (true, 2) { case (true, 2): Text(\"A\"); default: Text(\"B\") }", "A"),
  ])
  func knownValue(_ body: String, _ heard: String) async {
    #expect(await texts(body, "enum Phase { case editing, paying, done }") == [heard])
  }

  @Test("A known value leaves one branch, in rarer forms", arguments: [
    "if let text = Optional(\"A\") { Text(text) } else { Text(\"B\") }",
    "if (3...5).contains(4) { Text(\"A\") } else { Text(\"B\") }",
    "switch 3 { case 0: Text(\"B\"); case 1...5: Text(\"A\"); default: Text(\"C\") }",
    "if (0..<1_000).contains(999) { Text(\"A\") } else { Text(\"B\") }",
    "switch 7 { case ...6: Text(\"B\"); case 7...: Text(\"A\"); default: Text(\"C\") }",
    "switch 7 { case let n where n > 8: Text(\"B\"); case let n where n > 6: Text(\"A\"); default: Text(\"C\") }",
    "switch (1, true) { case (1, let flag) where !flag: Text(\"B\"); case (1, _): Text(\"A\"); default: Text(\"C\") }",
  ])
  func knownValueInOtherForms(_ body: String) async {
    #expect(await texts(body, "") == ["A"])
  }

  @Test("A switch over true, or over no value, asks what an if asks")
  func plainSwitches() async {
    let flag = await texts(
      "switch isOn { case true: Text(\"On\"); case false: Text(\"Off\") }; if isOn { Text(\"Too\") }", "let isOn: Bool")
    #expect(flag == ["On [isOn]", "Off [!isOn]", "Too [isOn]"])
    let other = await texts("switch isOn { case false: Text(\"Off\"); default: Text(\"On\") }", "let isOn: Bool")
    #expect(other == ["Off [!isOn]", "On [isOn]"])
    let value = await texts(
      "switch name { case nil: Text(\"None\"); case let name?: Text(name) }", "let name: String?")
    #expect(value == ["None [name == nil]", "«name» [name != nil]"])
  }

  @Test("A where clause of a known value is tested")
  func whereClauses() async {
    let members = "enum Kind { case a(count: Int); case some(Int); case b }; let kind: Kind"
    func heard(_ value: String) async -> [String]? {
      await Hearing.source(
        """
        struct Sample: View { var body: some View { Inner(kind: \(value)) } }
        struct Inner: View {
          \(members)
          var body: some View {
            switch kind {
            case .a(let count) where count > 2: Text("big")
            case .a: Text("small")
            case .some(let count) where count > 2: Text("much")
            case .some: Text("little")
            case .b: Text("none")
            }
          }
        }
        """).texts()
    }
    #expect(await heard(".a(count: 3)") == ["big"])
    #expect(await heard(".a(count: 2)") == ["small"])
    #expect(await heard(".some(1)") == ["little"])
    #expect(await heard(".b") == ["none"])
  }

  @Test("What a branch excludes is left out of it")
  func excluded() async {
    let texts = await texts(
      #"if isOn { Text(isOn ? "On" : "Off") } else { Text(isOn ? "On" : "Off") }"#, "let isOn: Bool")
    #expect(texts == ["On [isOn]", "Off [!isOn]"])
  }

  @Test("Conditions that are independent are combined")
  func independent() async {
    let texts = await texts(#"Text(a ? "A" : "a").accessibilityValue(b ? "B" : "b")"#, "let a: Bool; let b: Bool")
    #expect(texts == ["A: B [a, b]", "A: b [a, !b]", "a: B [!a, b]", "a: b [!a, !b]"])
  }

  @Test("What an outcome leaves undecided is not decided again")
  func nestedAlternatives() async {
    let texts = await texts(
      #"Text((a ? (b ? "AB" : "A") : "none") + (c ? "!" : "?"))"#, "let a: Bool; let b: Bool; let c: Bool")
    #expect(texts == [
      "AB! [a, b, c]", "AB? [a, b, !c]", "A! [a, !b, c]", "A? [a, !b, !c]", "none! [!a, c]", "none? [!a, !c]",
    ])
  }

  @Test("Alternatives of a merged control that sound alike are one")
  func mergedAlternatives() async {
    let texts = await texts(
      """
      Button {} label: {
        if a { Text("On") } else { Text("Off") }
        if b { Text(a ? "now" : "later") } else { Text(a ? "now" : "never") }
      }
      """, "let a: Bool; let b: Bool")
    #expect(texts == ["On, now. Button. [a]", "Off, later. Button. [!a, b]", "Off, never. Button. [!a, !b]"])
  }

  @Test("What all branches begin and end with is under no condition")
  func commonParts() async {
    let members = "let isNew: Bool; let isDark: Bool"
    #expect(
      await texts(#"if isNew { Text("A"); Text("New"); Text("B") } else { Text("A"); Text("B") }"#, members)
        == ["A", "New [isNew]", "B"])
    let inner = #"VStack { Text("A"); if isNew { Text("New") }; Button("Go") {} }"#
    #expect(
      await texts("if isDark { \(inner).background(Color.black) } else { \(inner).padding() }", members)
        == ["A", "New [isNew]", "Go. Button."])
    #expect(
      await texts(#"if isDark { Text("A"); Text("B") } else { Text("B"); Text("A") }"#, members)
        == ["A [isDark]", "B", "A [!isDark]"])
  }

  @Test("Of a container that every branch has, only what differs is under a condition")
  func commonContainers() async {
    let content = #"List { Text("Row") }.navigationTitle("Title").toolbar { Button("Done") {} }"#
    #expect(
      await texts("if isOwn { NavigationStack { \(content) } } else { \(content) }", "let isOwn: Bool")
        == ["Done. Button.", "Title. Heading. [isOwn]", "Row"])
  }

  @Test("What is missing in one outcome stays under the conditions of the others")
  func missingInOne() async {
    let texts = await texts(
      #"switch phase { case .a: Text("X"); case .b: Text("X"); case .c: EmptyView() }"#,
      "enum Phase { case a, b, c }; let phase: Phase")
    #expect(texts == ["X [phase == .a]", "X [phase == .b]"])
  }

  @Test("What follows from the others is not said of a stop")
  func implied() async {
    let texts = await texts(
      """
      Button {} label: {
        switch phase { case .editing: Text("Edit"); case .paying: Text("Pay"); case .done: Text("Done") }
      }
      .disabled(phase == .done)
      """, "enum Phase { case editing, paying, done }; let phase: Phase")
    #expect(texts == [
      "Edit. Button. [phase == .editing]", "Pay. Button. [phase == .paying]", "Done. Dimmed. Button. [phase == .done]",
    ])
  }

  @Test("Pictures beside a text decide nothing, however many there are")
  func pictures() async {
    let texts = await texts(
      """
      Button {} label: {
        if a { Image("one") } else { Image("two") }
        if b { Image("three") }
        if c { Image("four") } else if d { Image("five") }
        Text("Name")
        if e { Text("new") } else { Text("old") }
      }
      """, "let a: Bool; let b: Bool; let c: Bool; let d: Bool; let e: Bool")
    #expect(texts == ["Name, new. Button. [e]", "Name, old. Button. [!e]"])
  }

  @Test("Many ways to draw one picture give a control no name")
  func manyPictures() async {
    let choices = (0..<4).map { "if a\($0) { Image(\"one\($0)\") } else { Image(\"two\($0)\") }" }
      .joined(separator: "\n")
    let members = (0..<4).map { "let a\($0): Bool" }.joined(separator: "; ")
    let hearing = await Hearing.body("Button {} label: {\n\(choices)\n}", members: members)
    #expect(hearing.screens.first?.nodes.elements.contains { $0.role == .text } == false)
    #expect(hearing.texts()?.contains { $0.contains("«") } == false)
  }

  @Test("More alternatives in a label than can be listed leave a hole, and none of them is claimed")
  func manyInLabel() async {
    let texts = await texts(
      """
      Button {} label: {
        if a { Text("A") } else { Text("a") }
        if b { Text("B") } else { Text("b") }
        if c { Text("C") } else { Text("c") }
        if d { Text("D") } else { Text("d") }
      }
      """, "let a: Bool; let b: Bool; let c: Bool; let d: Bool")
    #expect(texts?.count == 8)
    #expect(texts?.first == "A, B, C, «D | d». Button. [a, b, c]")
    #expect(texts?.last == "a, b, c, «D | d». Button. [!a, !b, !c]")
  }

  @Test("More alternatives than the limit leave a hole")
  func limit() async throws {
    let texts = try #require(await texts(
      #"Text(a ? "A" : "a").accessibilityValue("\(b ? "B" : "b")\(c ? "C" : "c")\(d ? "D" : "d")")"#,
      "let a: Bool; let b: Bool; let c: Bool; let d: Bool"))
    #expect(texts.count == TranscriptBuilder.alternativeLimit)
    #expect(texts.allSatisfy { $0.contains("«") })
  }

  @Test("A binding, a wrapped value and a model are conditions by what is written", arguments: [
    ("@Binding var isOn: Bool", "isOn"), ("@State var isOn: Bool", "isOn"),
    ("@Environment(\\.isEnabled) var isOn", "isOn"),
    ("@AppStorage(\"on\") var isOn = false", "isOn"), ("let model: Model", "model.isOn"),
    ("@ObservedObject var model: Model", "model.isOn"), ("@State var isOn = false", "isOn"),
    ("@StateObject var model = Model()", "model.isOn"), ("@FocusState var isOn: Bool", "isOn"),
  ])
  func sources(_ member: String, _ condition: String) async {
    let texts = await texts(
      "if \(condition) { Text(\"On\") } else { Text(\"Off\") }",
      member + "; class Model: ObservableObject { @Published var isOn = false }")
    #expect(texts == ["On [\(condition)]", "Off [!\(condition)]"])
  }

  @Test("A disabled control is dimmed under the condition")
  func disabled() async {
    let texts = await texts(#"Button("Send") {}.disabled(draft.isEmpty)"#, "@State var draft = \"\"")
    #expect(texts == ["Send. Dimmed. Button. [draft.isEmpty]", "Send. Button. [!draft.isEmpty]"])
  }

  @Test("Two tests of one long expression are two")
  func longTests() async {
    let list = "store.fetch(every).map { Item(entity: $0, in: context) }.filter { !$0.isProcessed && $0.isOpen }"
    let texts = await texts(
      "if !\(list).isEmpty { Text(\"Some\"); if \(list).count > 1 { Text(\"See all\") } }", "let store: Store; let context: Context")
    #expect(texts?.count == 2 && texts?.last?.hasPrefix("See all") == true, "\(texts ?? [])")
  }
}
