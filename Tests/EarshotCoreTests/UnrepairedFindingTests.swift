import EarshotCore
import SourceModel
import Testing

/// What readers of apps met in screens before anything told them of it, each cut down to the code that brings it about.
@Suite struct UnrepairedFindingTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": code], options).findings
  }

  private func found(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, code).map { "\($0.severity) \($0.certainty)" }
  }

  /// A button that stands where the tap does not is no other way to do what the tap does.
  @Test func buttonsOfTheOppositeState() async {
    let code = """
      import SwiftUI
      struct A: View {
        let cards: [String]
        @State private var isAdding = false
        var body: some View {
          Group {
            if cards.isEmpty {
              VStack { Text("Nothing here yet"); Text("Tap to add one").onTapGesture { isAdding = true } }
            } else {
              List(cards, id: \\.self) { Text($0) }.overlay { Button("Add a card") { isAdding = true } }
            }
          }
          .sheet(isPresented: $isAdding) { Text("New card") }
        }
      }
      """
    #expect(await found("tap-without-button-trait", code) == ["error certain"])
    #expect(await found("tap-without-button-trait", code.replacing("} else {", with: "}; if true {")) == [])
  }

  /// A placeholder that is handed in is empty all the same, whatever the field holds.
  @Test func emptyPlaceholdersThatAreHandedIn() async {
    let code = """
      import SwiftUI
      struct Field: View {
        let placeholder: String
        let text: Binding<String>
        var body: some View { TextField(placeholder, text: text) }
      }
      struct A: View {
        let word: String
        var body: some View { Field(placeholder: "", text: .constant(word)) }
      }
      """
    #expect(await found("text-field-name", code) == ["error certain"])
    #expect(await found("text-field-name", code.replacing("\"\"", with: "\"Word\"")) == [])
  }

  /// A link that shows a picture from a network in one state and words in the other is a bare button in the first.
  @Test func picturesInOneBranchOfALink() async {
    let code = """
      import SwiftUI
      struct Pass { let cover: URL?; let issuer: String }
      struct A: View {
        let pass: Pass
        var body: some View {
          NavigationLink { Text("Detail") } label: {
            ZStack {
              if let cover = pass.cover {
                AsyncImage(url: cover) { phase in if let image = phase.image { image.resizable() } else { Color.gray } }
              } else {
                RoundedRectangle(cornerRadius: 16)
                Text(pass.issuer)
              }
            }
          }
        }
      }
      """
    #expect(await found("navigation-link-name", code) == ["note review"])
  }

  /// Who won is not told by the names of the players.
  @Test func coloursOfComparisonsThatNamesDoNotTell() async {
    let code = """
      import SwiftUI
      struct Portrait: View {
        let ring: Color
        var body: some View { Circle().stroke(ring, lineWidth: 3) }
      }
      struct A: View {
        let first: String
        let second: String
        let winner: String
        var body: some View {
          VStack {
            HStack { Portrait(ring: winner == first ? .green : .gray); Text(first) }
            HStack { Portrait(ring: winner == second ? .green : .gray); Text(second) }
          }
        }
      }
      """
    #expect(await found("colour-only-state", code).first == "note likely")
    let told = code.replacing("VStack {", with: "VStack { Text(\"Winner: \\(winner)\")")
    #expect(await found("colour-only-state", told) == [])
  }

  /// A card that a model shows until a function of it is called after a wait.
  @Test func cardsThatGoByThemselves() async {
    let code = """
      import SwiftUI
      final class Imports: ObservableObject {
        @Published var notice: Notice?
        func clear() { notice = nil }
      }
      struct NoticeCard: View {
        let notice: Notice
        let onClose: () -> Void
        var body: some View { HStack { Text(notice.text); Button("Close", action: onClose) } }
      }
      struct A: View {
        @ObservedObject var imports: Imports
        var body: some View {
          ZStack { if let notice = imports.notice { NoticeCard(notice: notice) { imports.clear() } } }
            .onChange(of: imports.notice?.id) { _, _ in clearLater() }
        }
        private func clearLater() {
          guard let seconds = imports.notice?.seconds else { return }
          Task { @MainActor in try? await Task.sleep(for: .seconds(seconds)); imports.clear() }
        }
      }
      """
    #expect(await found("status-not-announced", code) == ["note likely"])
    #expect(await found("status-not-announced", code.replacing(".seconds(seconds)", with: ".milliseconds(300)")) == [])
    #expect(await found("status-not-announced", code.replacing("notice = nil", with: "notice = .none2")) == [])
  }

  /// What did not load is told in a list, whatever else has to hold for it.
  @Test func errorsOfALoadInAList() async {
    let code = """
      import SwiftUI
      final class Lists: ObservableObject {
        @Published var names: [String] = []
        @Published var errorText: String?
      }
      struct A: View {
        @StateObject var lists = Lists()
        var body: some View {
          List {
            ForEach(lists.names, id: \\.self) { Text($0) }
            if let errorText = lists.errorText, !lists.names.isEmpty { Text(LocalizedStringKey(errorText)) }
          }
        }
      }
      """
    #expect(await found("status-not-announced", code) == ["note review"])
  }

  /// The colours of one state are not those of another one.
  @Test func coloursOfContradictoryStates() async {
    let code = """
      import SwiftUI
      struct Chip: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
          if !isOn { content } else { content.background(Color.black, in: Capsule()) }
        }
      }
      struct A: View {
        let isOn: Bool
        var body: some View {
          Text("Walk").foregroundStyle(isOn ? Color.white : Color.black).modifier(Chip(isOn: isOn)).background(Color.white)
        }
      }
      """
    #expect(await found("low-contrast-text", code) == [])
    #expect(await found("low-contrast-text", code.replacing("if !isOn", with: "if isOn")).count == 1)
  }

  /// What the arrow keys choose is drawn, so people see where they are.
  @Test func focusThatIsShownByWhatTheKeysMove() async {
    let code = """
      import SwiftUI
      struct A: View {
        let names: [String]
        @State private var selection: String?
        var body: some View {
          VStack { ForEach(names, id: \\.self) { Text($0).background(selection == $0 ? Color.blue : Color.clear) } }
            .focusable()
            .focusEffectDisabled()
            .onMoveCommand { direction in selection = names.first }
        }
      }
      """
    #expect(await found("focus-indicator-removed", code) == ["note review"])
    #expect(await found("focus-indicator-removed", code.replacing("selection = names.first", with: "print(1)")) == ["warning likely"])
  }

  /// A symbol in the annotation of a mark is a mark itself.
  @Test func symbolsThatMarkPointsOfACharts() async {
    let code = """
      import Charts
      import SwiftUI
      struct Reading: Identifiable { let id: Int; let value: Double }
      struct A: View {
        let readings: [Reading]
        var body: some View {
          Chart(readings) { reading in
            PointMark(x: .value("Time", reading.id), y: .value("Value", reading.value))
              .annotation(position: .overlay) { Image(systemName: "cross.fill").rotationEffect(.degrees(45)) }
          }
        }
      }
      """
    let found = await findings("symbol-raw-name", code)
    #expect(found.map { "\($0.severity)" } == ["note"])
    #expect(found.first?.fixes.map(\.edits[0].replacement).first?.contains("accessibilityHidden") == true)
    #expect(found.first?.fixes.contains { $0.edits[0].replacement.contains("Health") } == false)
  }

  /// The button was heard just now, and all that the dialog does is to choose.
  @Test func dialogsOfAButtonThatOnlyChoose() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var unit = "km"
        @State private var isAsking = false
        var body: some View {
          Button(unit) { isAsking = true }
            .confirmationDialog("", isPresented: $isAsking, titleVisibility: .visible) {
              Button("km") { unit = "km" }
              Button("miles") { unit = "miles" }
            }
        }
      }
      """
    #expect(await found("dialog-title-missing", code) == ["note likely"])
    let destructive = code.replacing("Button(\"miles\")", with: "Button(\"Delete\", role: .destructive)")
    #expect(await found("dialog-title-missing", destructive) == ["warning certain"])
  }

  private func firstEdit(_ rule: String, _ code: String) async -> String? {
    let found = await findings(rule, code)
    return found.first?.fixes.first?.edits.first?.replacement.trimmingPrefix(while: \.isWhitespace).description
  }

  /// A text that is there while nothing is typed is what the field asks for.
  @Test func placeholdersDrawnOverAField() async {
    let code = """
      import SwiftUI
      struct A: View {
        let hint: String
        @Binding var text: String
        var body: some View {
          HStack {
            ZStack(alignment: .topLeading) {
              if text.isEmpty { Text(hint).foregroundStyle(.secondary) }
              TextEditor(text: $text)
            }
            if !text.isEmpty { Image(systemName: "xmark.circle.fill").onTapGesture { withAnimation { text = "" } } }
          }
        }
      }
      """
    #expect(await firstEdit("text-field-name", code) == ".accessibilityLabel(Text(hint))")
    #expect(await firstEdit("symbol-raw-name", code) == ".accessibilityLabel(\"Clear text\")")
  }

  /// The title of its own row names a control, also where code makes several rows.
  @Test func titlesOfRowsThatCodeMakes() async {
    let code = """
      import SwiftUI
      enum Kind: CaseIterable { case first, second; var titleKey: String { self == .first ? "a" : "b" } }
      struct A: View {
        @State private var isOn = true
        var body: some View {
          ForEach(Kind.allCases, id: \\.self) { kind in
            HStack {
              VStack { Text(LocalizedStringKey(kind.titleKey)); Text("Details").font(.caption) }
              Toggle("", isOn: $isOn).labelsHidden()
            }
          }
        }
      }
      """
    #expect(await firstEdit("toggle-name", code) == ".accessibilityLabel(Text(LocalizedStringKey(kind.titleKey)))")
  }
}
