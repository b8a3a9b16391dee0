import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// What makes one element or a group of a view accounts for what becomes a stop by it, and for what is gone.
@Suite struct GroupedFixTests {
  private func edits(_ rule: String, _ body: String, before: String = "") async -> [[String]] {
    let code = "import SwiftUI\n\(before)\nstruct V: View {\n\(body)\n}\n"
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }.map { finding in
      finding.fixes.prefix(1).flatMap(\.edits)
        .map { $0.replacement.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
  }

  private static let rule = "label-on-transparent-container"
  private static let combine = ".accessibilityElement(children: .combine)"
  private static let contain = ".accessibilityElement(children: .contain)"

  /// One press for both is one thing, and so is what a tap anywhere on the screen reaches.
  @Test(arguments: [
    ".gesture(DragGesture(minimumDistance: 0).onChanged { _ in hold() }).accessibilityLabel(\"Hold to commit\")",
    ".accessibilityLabel(\"Hold to commit\").onTapGesture { endEditing() }",
  ]) func oneGestureForAll(modifiers: String) async {
    let body = "var body: some View { VStack { Image(\"finger-print\"); Text(\"Hold\") }\(modifiers) }"
    #expect(await edits(Self.rule, body) == [[Self.combine]])
  }

  /// The label is the only name that the switch has.
  @Test func switchWithoutName() async {
    let body = """
      @State var isOn = false
      var body: some View {
        HStack { VStack { Text("Reminder"); Text("Once a day") }; Toggle("", isOn: $isOn) }.accessibilityLabel("Daily reminder")
      }
      """
    #expect(await edits(Self.rule, body) == [[Self.combine]])
  }

  /// A picker of dates cannot be merged with its caption: the label goes to it.
  @Test func pickerWithoutName() async {
    let body = """
      @State var time = Date()
      var body: some View {
        HStack {
          Text("Time")
          DatePicker("", selection: $time).labelsHidden()
        }
        .padding()
        .accessibilityLabel("Time of the reminder")
        .accessibilityHint("Once a day")
      }
      """
    #expect(await edits(Self.rule, body) == [[
      ".accessibilityLabel(\"Time of the reminder\").accessibilityHint(\"Once a day\")", "", "",
    ]])
  }

  /// The picture beside buttons with names would be heard by the name of its file.
  @Test func pictureBesideButtons() async {
    let body = """
      var body: some View {
        HStack { Image("hero-2"); Button("Cancel") { cancel() }; Button("Save") { save() } }.accessibilityLabel("Actions")
      }
      """
    #expect(await edits(Self.rule, body) == [[".accessibilityHidden(true)", Self.contain]])
  }

  /// Two controls that only the label names: which is meant, nobody knows.
  @Test func severalControlsWithoutNames() async {
    let body = """
      @State var isOn = false
      @State var isLoud = false
      var body: some View {
        HStack { Toggle("", isOn: $isOn); Toggle("", isOn: $isLoud) }.accessibilityLabel("Alarm")
      }
      """
    #expect(await edits(Self.rule, body) == [[]])
  }

  /// What was ignored comes back, but not the picture that says nothing.
  @Test func picturesThatCameBack() async {
    let body = """
      @State var volume = 0.5
      var body: some View {
        HStack { Image("spk-7"); Slider(value: $volume); Button("Mute") { mute() } }
          .accessibilityElement(children: .ignore).accessibilityLabel("Sound")
      }
      """
    #expect(await edits("ignored-children-with-controls", body) == [[".accessibilityHidden(true)", Self.contain]])
    let merged = """
      @State var volume = 0.5
      var body: some View {
        HStack { Image("spk-7"); Text("Volume"); Slider(value: $volume) }.accessibilityElement(children: .combine)
      }
      """
    #expect(await edits("combine-with-several-controls", merged) == [[".accessibilityHidden(true)", Self.contain]])
  }

  /// Behind the identifier stands a label, which a container would take for its own.
  @Test func identifierBeforeALabel() async {
    let body = """
      var body: some View {
        VStack { Image("hero-2"); Text("Net") }.accessibilityIdentifier("card").accessibilityLabel("Net of the month")
      }
      """
    #expect(await edits("identifier-on-container", body) == [[]])
  }

  /// An empty identifier is none.
  @Test func emptyIdentifier() async {
    let code = "struct Row: View { var id: String? = nil; var body: some View { HStack { Text(\"a\"); Text(\"b\") }.accessibilityIdentifier(id ?? \"\") } }"
    #expect(await edits("identifier-on-container", "var body: some View { Row() }", before: code) == [])
  }

  /// Stars that are tapped to give a rating cannot be ignored.
  @Test func rowsOfSymbolsThatAreTapped() async {
    let body = """
      @State var rating = 3
      var body: some View {
        HStack {
          Image(systemName: rating >= 1 ? "star.fill" : "star").onTapGesture { rating = 1 }
          Image(systemName: rating >= 2 ? "star.fill" : "star").onTapGesture { rating = 2 }
          Image(systemName: rating >= 3 ? "star.fill" : "star").onTapGesture { rating = 3 }
        }
      }
      """
    let found = await edits("repeated-symbol-group", body).flatMap(\.self)
    #expect(!found.contains { $0.contains("ignore") }, "\(found)")
  }
}
