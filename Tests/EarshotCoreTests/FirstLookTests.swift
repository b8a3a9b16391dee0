import AccessibilityModel
import EarshotCore
import Foundation
import Project
import SourceModel
import Testing

/// What apps that nobody had read before brought up, in words of our own.
@Suite struct FirstLookTests {
  private func findings(_ rule: String, _ body: String, _ members: String = "") async -> [Finding] {
    let code = "import SwiftUI\nstruct V: View {\n  \(members)\n  var body: some View { \(body) }\n}\n"
    let file = SourceFile(path: "A.swift", text: code).built(BuildFacts(platforms: .iOS))
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings
  }

  private func replacements(_ rule: String, _ body: String, _ members: String = "") async -> [String] {
    await findings(rule, body, members).flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  @Test("A text that is made where its type is known is heard", arguments: [
    (".init(\"Borrow one first\")", "Borrow one first"), (".init(note)", "«note»"), ("Text(\"All are lent\")", "All are lent"),
  ])
  func implicitTexts(description: String, words: String) async {
    let view = "ContentUnavailableView(\"No books\", systemImage: \"book\", description: \(description))"
    let heard = await Hearing.body(view, members: "let note: String").texts()
    #expect(heard?.last == words && heard?.count == 2)
  }

  @Test func aCalendarIsMoreThanOneButton() async {
    let picker = "DatePicker(\"\", selection: $day).datePickerStyle(.graphical)"
    let state = "@State private var day = Date()"
    #expect(await findings("date-picker-name", picker, state).allSatisfy { $0.certainty != .certain && $0.severity != .error })
    #expect(await findings("date-picker-name", "DatePicker(\"\", selection: $day)", state).map(\.severity) == [.error])
  }

  @Test func aButtonInTheLabelOfASwitchIsLost() async {
    let toggle = "Toggle(isOn: $isOn) { HStack { Text(\"Sauna\"); Button(\"What is it?\") { explain() } } }"
    let found = await findings("nested-interactive", toggle, "@State private var isOn = false")
    #expect(found.count == 1)
    #expect(await findings("nested-interactive", "Toggle(\"Sauna\", isOn: $isOn)", "@State private var isOn = false") == [])
  }

  @Test("Words that ask first, and those of fractions, are no part of a name") func wordsAroundANames() async {
    let members = "@State private var pumpFractionCompleted = 0.0\n@State private var showStopPumpConfirmation = false"
    #expect(await replacements("progress-name", "ProgressView(value: pumpFractionCompleted)", members) == [".accessibilityLabel(\"Pump\")"])
    let button = "Button { showStopPumpConfirmation = true } label: { Image(\"glyph\") }"
    #expect(await replacements("icon-button-name", button, members) == [".accessibilityLabel(\"Stop pump\")"])
    let done = "Button { mode = .inactive; editMode = .inactive } label: { Image(systemName: \"checkmark.circle\") }"
    #expect(await replacements("icon-button-name", done, "@State private var editMode: EditMode = .active") == [".accessibilityLabel(\"Done\")"])
  }

  @Test("A command with a checkmark sounds as if it were chosen") func commandsWithCheckmarks() async {
    let command = { (mark: String) in "Button { lock() } label: { HStack { \(mark); Text(\"Lock the gate\") } }" }
    let found = await findings("selection-state-missing", command("Image(systemName: \"checkmark.circle.fill\")"))
    #expect(found.map(\.certainty) == [.review])
    #expect(await replacements("selection-state-missing", command("Image(systemName: \"checkmark.circle.fill\")")) == [".accessibilityHidden(true)"])
    for mark in ["Image(systemName: \"checkmark.circle.fill\").accessibilityHidden(true)", "Image(systemName: \"lock\")"] {
      #expect(await findings("selection-state-missing", command(mark)) == [])
    }
  }

  @Test("An amount in large letters heads nothing, in whatever words", arguments: [
    ("Text(hours == 1 ? \"1 hour\" : \"\\(hours) hours\")", 0), ("Text(\"Kiln\")", 1),
  ])
  func amounts(text: String, count: Int) async {
    let body = "VStack { \(text).font(.title); Text(\"Low\"); Text(\"Even\"); Button(\"Fire\") { fire() } }"
    #expect(await findings("heading-missing", body, "let hours: Int").count == count)
  }

  @Test("A hint that says what to do before is left, and what people hear the button plays", arguments: [
    ("Write some words first", nil), ("Choose a tent or a cabin", nil), ("Open the shed", "Opens the shed"),
    ("Double tap to hear the answer", "Plays the answer"), ("Double tap to see all boats", "Shows all boats"),
    ("Double tap to get help", nil),
  ] as [(String, String?)])
  func hints(hint: String, better: String?) async {
    var edits: [String] = []
    for rule in ["hint-form", "hint-describes-gesture"] {
      edits += await replacements(rule, "Button(\"Shed\") { open() }.accessibilityHint(\"\(hint)\")")
    }
    #expect(edits == (better.map { ["\"\($0)\""] } ?? []))
  }

  /// A button stays one by itself, alone or among others: merged into its row, it would be the row's.
  @Test func buttonsAreKeptApart() async {
    let row = { (content: String) in "HStack { Text(\"Tools\"); \(content) }.accessibilityElement()" }
    let one = "Button(\"Saw\") { take() }"
    for several in [one, one + "; Button(\"File\") { file() }", "ForEach(tools, id: \\.self) { tool in Button(tool) { take() } }"] {
      #expect(await replacements("ignored-children-with-controls", row(several), "let tools: [String]")
        == [".accessibilityElement(children: .contain)"])
    }
  }

  @Test func aBadgeIsNoSelection() async {
    let bell = "Button { openList() } label: { Image(model.hasNews ? \"bell-full\" : \"bell-empty\") }"
    #expect(await replacements("toggle-state-missing", bell, "let model: Model") == [])
    let own = "Button { isLoud.toggle() } label: { Image(isLoud ? \"bell-off\" : \"bell-on\") }"
    #expect(await replacements("toggle-state-missing", own, "@State private var isLoud = false").count == 1)
  }

  @Test func aSwitchMayBeAboutAButton() async {
    let toggle = "Toggle(\"\", isOn: $hides).accessibilityLabel(\"Hide horn button\")"
    #expect(await findings("label-contains-role", toggle, "@State private var hides = false") == [])
    #expect(await findings("label-contains-role", "Button(\"\") { hide() }.accessibilityLabel(\"Horn button\")").count == 1)
  }

  @Test func theTitleOfAPickerTakesNoModifier() async {
    let picker = "Form { Picker(\"\", selection: $gate) { Text(\"North\").tag(0); Text(\"South\").tag(1) }.pickerStyle(.inline) }"
    let found = await findings("empty-element", picker, "@State private var gate = 0")
    #expect(found.map(\.certainty) == [.review] && found.allSatisfy(\.fixes.isEmpty))
  }

  @Test func aSymbolThatOnlyRunTimeKnowsMayHaveAWord() async {
    let button = { (name: String) in "Button { open() } label: { Image(systemName: \(name)) }" }
    #expect(await findings("icon-button-name", button("Glyph.of(day).name")).allSatisfy { $0.certainty == .review })
    #expect(await findings("icon-button-name", button("\"rectangle.3.group\"")).map(\.severity) == [.error])
  }
}
