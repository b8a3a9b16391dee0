import AccessibilityModel
import EarshotCore
import Testing

/// One row: a view, and the traits of the first stop it makes.
struct TraitRow: Sendable, CustomTestStringConvertible {
  var code: String
  var traits: AccessibilityModel.Traits

  init(_ code: String, _ traits: AccessibilityModel.Traits) {
    self.code = code
    self.traits = traits
  }

  var testDescription: String { code }

  func found() async throws -> AccessibilityModel.Traits? {
    let hearing = await Hearing.body(code, members: "@State var text = \"\"; @State var number = 1.0; let url: URL")
    return TranscriptBuilder().stops(of: try #require(hearing.screens.first).nodes).first?.element.traits
  }
}

/// The traits of standard views, spoken or not.
@Suite("Traits of views")
struct EvaluationTraitTests {
  private static let rows: [TraitRow] = [
    TraitRow(#"Text("T")"#, .staticText), TraitRow(#"Image("i")"#, .image),
    TraitRow(#"Image(systemName: "globe")"#, .image),
    TraitRow(#"Button("B") {}"#, .button), TraitRow(#"Button {} label: { Image("i") }"#, .button),
    TraitRow(#"Button("B") {}.disabled(true)"#, [.button, .notEnabled]),
    TraitRow(#"Link("L", destination: url)"#, [.button, .link]),
    TraitRow(#"Toggle("T", isOn: .constant(true))"#, [.button, .toggle]),
    TraitRow("Slider(value: $number)", .adjustable),
    TraitRow(#"TextField("F", text: $text)"#, .textEntry),
    TraitRow(#"SecureField("S", text: $text)"#, [.textEntry, .secureTextField]),
    TraitRow("TextEditor(text: $text)", [.textEntry, .textArea]),
    TraitRow(#"Menu("M") { Button("a") {} }"#, [.button, .popupButton]),
    TraitRow(#"Picker("P", selection: $number) { Text("a").tag(1.0) }"#, [.button, .popupButton]),
    TraitRow(#"Text("T").accessibilityAddTraits([.isHeader, .isSelected])"#, [.staticText, .header, .selected]),
    TraitRow(#"Circle().accessibilityLabel("C")"#, []), TraitRow(#"Text("T").accessibilityElement()"#, []),
    TraitRow(#"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#, .staticText),
    TraitRow(#"Text("T").accessibilityAdjustableAction { _ in }"#, [.staticText, .adjustable]),
    TraitRow(#"Text("T").accessibilityAction {}"#, [.staticText, .button]),
    TraitRow(#"Text("T").onTapGesture {}"#, .staticText),
    TraitRow(#"DisclosureGroup("D") { Text("x") }"#, .button), TraitRow("EditButton()", .button),
  ]

  @Test("A picture within a text names no action")
  func wordlessActions() async throws {
    let hearing = await Hearing.body(
      """
      HStack { Button("Go") {}; Button { } label: { Text("\\(Image(systemName: "lock.fill")) ") }; Button("Stay") {} }
        .accessibilityElement(children: .combine)
      """)
    let screen = try #require(hearing.screens.first { $0.name == "Sample" })
    let stop = try #require(TranscriptBuilder().stops(of: screen.nodes).first)
    #expect(stop.offeredActions.map(\.text.rendered) == ["Stay"])
  }

  @Test("What a list offers for its rows is beside the row's own actions (recorded: as_ref_swipe_actions)")
  func rowActions() async throws {
    let hearing = await Hearing.body(
      """
      List {
        Text("Letter").swipeActions { Button("Delete") {}; Button("Flag") {} }.accessibilityAction(named: "Answer") {}
      }
      """)
    let screen = try #require(hearing.screens.first { $0.name == "Sample" })
    let stop = try #require(TranscriptBuilder().stops(of: screen.nodes).first)
    #expect(stop.customActions.map(\.text.rendered) == ["Answer"])
    #expect(stop.rowActions.map(\.text.rendered) == ["Delete", "Flag"])
    #expect(Set(stop.offeredActions.map(\.text.rendered)) == ["Answer", "Delete", "Flag"])
  }

  @Test("A view has the traits that are attested", arguments: rows)
  func hasTraits(_ row: TraitRow) async throws {
    #expect(try await row.found() == row.traits)
  }

  /// Recorded: as_ref_disclosure_group, cvs_*.
  @Test("The header of a disclosure group in a list is a heading")
  func disclosureInList() async throws {
    let traits = try await TraitRow(#"List { DisclosureGroup("D") { Text("x") } }"#, []).found()
    #expect(traits?.contains([.button, .header]) == true)
  }

  @Test("What is disabled is so for every control and text below, and for no picture")
  func disabledSubtree() async throws {
    let hearing = await Hearing.body(
      #"Group { Image("I"); Text("T"); Button("B") {}; Toggle("G", isOn: $on); Slider(value: $number) }.disabled(true)"#,
      members: "@State var on = true; @State var number = 1.0")
    let stops = TranscriptBuilder().stops(of: try #require(hearing.screens.first).nodes)
    #expect(stops.map { $0.element.traits.contains(.notEnabled) } == [false, true, true, true, true])
  }

  @Test("A checkmark that a test chooses has a button say that it is selected")
  func chosenCheckmarks() async {
    let hearing = await Hearing.body(
      #"Button { isOn.toggle() } label: { HStack { Image(systemName: isOn ? "checkmark.circle.fill" : "circle"); Text("Live") } }"#,
      members: "@State var isOn = false")
    let texts = hearing.texts() ?? []
    #expect(texts.contains { $0.contains("Selected") && $0.contains("Live") }, "\(texts)")
  }

  @Test("An unknown default beside other cases is none of its own")
  func unknownDefault() async {
    let hearing = await Hearing.body(
      #"switch phase { case .failure: Text("Failed"); case .empty: Text("Empty"); @unknown default: Text("Later") }"#,
      members: "var phase: AsyncImagePhase")
    #expect(hearing.texts()?.contains { $0.contains("Later") } == false)
    #expect(hearing.texts()?.count == 2)
  }
}
