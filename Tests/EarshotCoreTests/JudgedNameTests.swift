import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// Names that readers of real apps called poor, and what is said in their place.
@Suite struct JudgedNameTests {
  private func fixes(_ rule: String, _ code: String, language: String = "en") async -> [[String]] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n" + code)
    let project = Project(root: "/", sources: [SourceUnit(file: file)], developmentLanguage: language)
    let findings = await Analysis.run(on: project, options).findings
    return findings.map { $0.fixes.map { $0.edits[0].replacement.trimmingCharacters(in: .whitespacesAndNewlines) } }
  }

  private func first(_ rule: String, _ code: String) async -> String? { await fixes(rule, code).first?.first }

  private func cross(_ action: String, _ language: String = "en") async -> String? {
    let code = "struct A: View { var body: some View { Button { \(action) } label: { Image(systemName: \"xmark.circle.fill\") } } }"
    return await fixes("icon-button-name", code, language: language).first?.first
  }

  /// A cross in a circle empties a text only where code does so; elsewhere it closes, takes away, or nobody knows.
  @Test func crossesThatEmptyNothing() async {
    #expect(await cross("query.removeAll()") == ".accessibilityLabel(\"Clear text\")")
    #expect(await cross("errorMessage = nil") == nil)
    #expect(await cross("model.sheetMode = .none") == nil)
    #expect(await cross("model.isOn = false") == ".accessibilityLabel(\"<#name#>\")")
    #expect(await cross("model.mode = .idle") == ".accessibilityLabel(\"<#name#>\")")
    #expect(await cross("errorMessage = nil", "ru") == nil)
    #expect(await cross("model.photoDidRemove(photo)", "ru") != ".accessibilityLabel(\"Очистить текст\")")
    #expect(await cross("model.removePhoto(photo)", "ru") == ".accessibilityLabel(\"Убрать\")")
    #expect(await cross("photos.removeAll()") == ".accessibilityLabel(\"Remove\")")
  }

  /// A text that is there in some of the rows only does not keep a switch from being called by its title.
  @Test func titlesOfRowsThatAFunctionMakes() async {
    let code = """
      struct Alerts: View {
        @State var rain = false
        @State var snow = false
        @State var wind = false
        var body: some View {
          VStack {
            row(title: Texts.rain, note: nil, isOn: $rain)
            row(title: Texts.snow, note: Texts.snowNote, isOn: $snow)
            row(title: Texts.wind, note: nil, isOn: $wind)
          }
        }
        func row(title: String, note: String?, isOn: Binding<Bool>) -> some View {
          HStack {
            VStack { Text(title); if let note { Text(note) } }
            Spacer()
            Toggle("", isOn: isOn).labelsHidden()
          }
        }
      }
      """
    #expect(await first("toggle-name", code) == ".accessibilityLabel(Text(title))")
  }

  @Test func wordsBehindABoxToTick() async {
    let code = """
      struct Row: View {
        let task: Task
        @Binding var isDone: Bool
        var body: some View {
          HStack {
            Toggle("", isOn: $isDone).labelsHidden()
            VStack { Text(task.title.isEmpty ? task.subtitle : task.title); Text(task.subtitle) }
            if task.share > 0 { Text("\\(task.share)%") }
          }
        }
      }
      """
    #expect(await first("toggle-name", code) == ".accessibilityLabel(Text(task.title.isEmpty ? task.subtitle : task.title))")
  }

  /// What a text says in each of the states in which a picture comes and goes, the picture need not say.
  @Test func picturesThatAChangingTextExplains() async {
    let code = """
      struct Film: View {
        @State var isLoading = false
        var body: some View {
          VStack {
            if isLoading { ProgressView() } else { Image(systemName: "exclamationmark.octagon") }
            Text(isLoading ? "Loading" : "It cannot be shown")
          }
        }
      }
      """
    #expect(await first("symbol-raw-name", code) == ".accessibilityHidden(true)")
    let row = """
      struct Row: View {
        let file: File
        var body: some View {
          HStack {
            ZStack { Circle().fill(.red); Image(systemName: "doc.richtext") }
            VStack { Text(file.title); Text(file.size) }
          }
          .onTapGesture { open(file) }
        }
      }
      """
    #expect(await fixes("symbol-raw-name", row) == [])
    #expect(await first("redundant-icon-beside-text", row) == ".accessibilityHidden(true)")
  }

  /// Who hands a row its picture and its text has said in the text what there is to say; a number alone says too little.
  @Test func rowsThatAreHandedBoth() async {
    func row(_ text: String) -> String {
      """
      struct Facts: View { let person: Person; var body: some View { FactRow(icon: "doc.text", text: \(text)) } }
      struct FactRow: View {
        let icon: String
        let text: String
        var body: some View { HStack { Image(systemName: icon); Text(text) } }
      }
      """
    }
    #expect(await first("redundant-icon-beside-text", row("person.about")) == ".accessibilityHidden(true)")
    #expect(await first("redundant-icon-beside-text", row("\"\\(person.likes)\"")) != ".accessibilityHidden(true)")
  }

  /// A face that is missing tells nothing beside the name of the person, and all there is without it.
  @Test func placeholdersOfFaces() async {
    func code(_ text: String) -> String {
      """
      struct Chat: View {
        let person: Person
        var body: some View { HStack { avatarPlaceholder; Text(\(text)) } }
        @ViewBuilder var avatarPlaceholder: some View {
          if person.isRobot { Image(systemName: "gearshape.2") } else { Text(person.sign) }
        }
      }
      """
    }
    let named = await fixes("symbol-raw-name", code("person.displayName")) + fixes("redundant-icon-beside-text", code("person.displayName"))
    #expect(named.first?.first == ".accessibilityHidden(true)", "\(named)")
    let unnamed = await fixes("symbol-raw-name", code("person.lastLine")) + fixes("redundant-icon-beside-text", code("person.lastLine"))
    #expect(unnamed.first?.first?.contains("accessibilityLabel") ?? false, "\(unnamed)")
  }

  /// A tick behind a name tells a state, so it is read with the name and not hidden.
  @Test func ticksBehindNames() async {
    let code = """
      struct Accounts: View {
        let user: User?
        var body: some View {
          List {
            if let user {
              HStack { Text(user.displayName); Spacer(); Image(systemName: "checkmark.circle.fill") }
            }
          }
        }
      }
      """
    #expect(await first("redundant-icon-beside-text", code) == ".accessibilityElement(children: .combine)")
  }

  /// "Progress" says no more than that it is a bar.
  @Test func barsByTheirCards() async {
    let card = """
      struct Card: View {
        let figure: Figure
        var body: some View {
          VStack {
            HStack { Text(figure.title.uppercased()); Spacer() }
            HStack { Text(figure.value); Spacer() }
            if let share = figure.share { ProgressView(value: share, total: 1) }
          }
        }
      }
      """
    #expect(await first("progress-name", card) == ".accessibilityLabel(Text(figure.title.uppercased()))")
    let upload = """
      struct Upload: View {
        let progress: Double
        let place: String
        var body: some View {
          VStack {
            HStack { Text(L10n.percent(progress)); Text(L10n.sending); Spacer() }
            VStack { ProgressView(value: progress, total: 100); Text(place) }
          }
        }
      }
      """
    #expect(await first("progress-name", upload) == ".accessibilityLabel(Text(L10n.sending))")
    let bare = "struct Bare: View { let progress: Double; var body: some View { ProgressView(value: progress) } }"
    #expect(await first("progress-name", bare) == ".accessibilityLabel(\"<#name#>\")")
  }

  /// A flag that a view hands on opens what that view shows by it, also where a member makes that.
  @Test func screensOfBindings() async {
    let code = """
      struct Writer: View {
        @State private var isShown = false
        var body: some View { Bar(isShown: $isShown).sheet(isPresented: $isShown) { optionsSheet } }
        var optionsSheet: some View { NavigationView { Text("Comments").navigationTitle("Who may answer") } }
      }
      struct Bar: View {
        @Binding var isShown: Bool
        var body: some View { Button { isShown = true } label: { Image(systemName: "gearshape") } }
      }
      """
    let names = await fixes("icon-button-name", code)
    #expect(names == [[".accessibilityLabel(\"Who may answer\")"]], "\(names)")
  }

  @Test func flagsOfWhatCanBeUndone() async {
    let code = """
      struct Pill: View {
        @ObservedObject var model: Model
        var body: some View {
          Button { NotificationCenter.default.post(name: .pillMuteToggled, object: nil) } label: {
            Image(systemName: model.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
          }
        }
      }
      """
    #expect(await first("icon-button-name", code) == ".accessibilityLabel(model.isMuted ? \"Unmute\" : \"Mute\")")
  }

  /// The mark of a brand that takes no touches decorates, and one picture for all who show it needs one name.
  @Test func picturesThatAreAlwaysTheSame() async {
    let plate = """
      struct Tabs: View { var body: some View { ZStack { Text("Home"); Plate().allowsHitTesting(false) } } }
      struct Plate: View { var body: some View { HStack { Image("logo_full").resizable() } } }
      """
    #expect(await first("image-name", plate) == "decorative:")
    let bar = """
      struct Bar: View {
        var picture: String?
        var body: some View { HStack { if let picture { Image(picture) }; Spacer() } }
      }
      struct A: View { var body: some View { Bar(picture: "bar-sign") } }
      struct B: View { var body: some View { Bar(picture: "bar-sign") } }
      """
    let one = await fixes("image-name", bar).flatMap(\.self)
    #expect(one.contains { $0.contains("\"<#what the picture shows#>\"") } && !one.contains { $0.contains("for each") }, "\(one)")
    let two = await fixes("image-name", bar.replacing("struct B: View { var body: some View { Bar(picture: \"bar-sign\")", with: "struct B: View { var body: some View { Bar(picture: \"other-sign\")")).flatMap(\.self)
    #expect(two.contains { $0.contains("for each") }, "\(two)")
  }
}
