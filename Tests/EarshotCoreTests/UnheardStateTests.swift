import EarshotCore
import SourceModel
import Testing

/// States and titles that a screen shows and nobody hears, as readers of apps met them.
@Suite struct UnheardStateTests {
  private func found(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map {
      "\($0.severity) \($0.certainty)"
    }
  }

  @Test("A picture of the app that marks the chosen row is silent beside words", arguments: [
    "Image(\"tick\")", "Image(\"tick\").accessibilityHidden(true)", "Assets.Images.tick.swiftUIImage.resizable()",
  ])
  func picturesThatMarkTheChosenRow(mark: String) async {
    let code = """
      struct Row: View {
        let name: String
        let isSelected: Bool
        var body: some View {
          Button { print(name) } label: { HStack { Text(name); if isSelected { \(mark) } } }
        }
      }
      """
    #expect(await found("selection-state-missing", code) == ["warning likely"])
    #expect(await found("selection-state-missing", code.replacing("if isSelected", with: "if isLarge")) == [])
    let told = code.replacing("} }\n  }", with: "} }\n.accessibilityAddTraits(isSelected ? .isSelected : [])\n  }")
    #expect(await found("selection-state-missing", told) == [])
  }

  @Test func titlesOfGroupsInALoop() async {
    let code = """
      struct Box: Identifiable { let id: Int; let title: String; let plants: [Plant] }
      struct Plant: Identifiable { let id: Int; let name: String }
      struct Garden: View {
        let boxes: [Box]
        var body: some View {
          ScrollView { LazyVStack { ForEach(boxes) { box in
            VStack {
              Text(box.title).font(.footnote).fontWeight(.semibold)
              ForEach(box.plants) { plant in Button(plant.name) { print(1) } }
            }
          } } }
        }
      }
      """
    #expect(await found("heading-missing", code) == ["note review"])
    // Words of a card, and what stands beside its rows, head nothing.
    #expect(await found("heading-missing", code.replacing("Button(plant.name) { print(1) }", with: "Text(plant.name)")) == [])
    #expect(await found("heading-missing", code.replacing("      VStack {", with: "      HStack {")) == [])
    #expect(await found("heading-missing", code.replacing(".semibold)", with: ".semibold).accessibilityAddTraits(.isHeader)")) == [])
  }

  @Test func dotsOnThePictureOfAButton() async {
    let code = """
      struct Filter: View {
        let isNarrowed: Bool
        var body: some View {
          Button { print(1) } label: {
            Image(systemName: "line.3.horizontal.decrease").overlay(alignment: .topTrailing) {
              if isNarrowed { Circle().fill(.blue).frame(width: 10) }
            }
          }
          .accessibilityLabel("Filter")
        }
      }
      """
    #expect(await found("badge-not-spoken", code) == ["note review"])
    #expect(await found("badge-not-spoken", code.replacing("isNarrowed", with: "isSelected")) == [])
    #expect(await found("badge-not-spoken", code.replacing("(\"Filter\")", with: "(isNarrowed ? \"Filter, on\" : \"Filter\")")) == [])
  }

  @Test func buttonsThatFadeWhileTheyDoNothing() async {
    let code = """
      struct Months: View {
        @State private var month = 3
        var body: some View {
          Button { if month > 1 { month -= 1 } } label: {
            Image(systemName: "chevron.left").accessibilityLabel("Previous month").opacity(month <= 1 ? 0.3 : 1)
          }
        }
      }
      """
    #expect(await found("visually-disabled-only", code) == ["note review"])
    #expect(await found("visually-disabled-only", code.replacing("month <= 1 ?", with: "month <= 4 ?")) == [])
    #expect(await found("visually-disabled-only", code.replacing("    }\n  }\n}", with: "    }\n.disabled(month <= 1)\n  }\n}")) == [])
  }

  @Test func remarksWhileAFieldIsFilled() async {
    let code = """
      struct Words: View {
        @State private var one = ""
        @State private var two = ""
        var body: some View {
          VStack {
            SecureField("Password", text: $one)
            if one.count > 0 { Text(one.count > 7 ? "Good" : "Short").foregroundColor(one.count > 7 ? .green : .red) }
            SecureField("Again", text: $two)
          }
        }
      }
      """
    #expect(await found("error-not-associated", code) == ["note review"])
    #expect(await found("error-not-associated", code.replacing(" ? .green : .red", with: " ? .gray : .black")) == [])
    let told = code.replacing("VStack {", with: "VStack { let _ = AccessibilityNotification.Announcement(\"Good\")")
    #expect(await found("error-not-associated", told) == [])
  }

  @Test func searchesThatFindNothing() async {
    let code = """
      struct Plants: View {
        let all: [String]
        @State private var query = ""
        var shown: [String] { all.filter { $0.contains(query) } }
        var body: some View {
          VStack {
            if shown.isEmpty && !query.isEmpty { ContentUnavailableView("No plants", systemImage: "leaf") }
            else { List(shown, id: \\.self) { Text($0) } }
          }
          .searchable(text: $query)
        }
      }
      """
    #expect(await found("status-not-announced", code) == ["note review"])
    #expect(await found("status-not-announced", code.replacing(".searchable(text: $query)", with: "")) == [])
    #expect(await found("status-not-announced", code.replacing("shown.isEmpty && !query.isEmpty", with: "all.isEmpty")) == [])
  }

  @Test("What a screen begins when it appears is nobody's doing, whichever way the function is named", arguments: [
    (".onAppear { start() }", false), (".onAppear(perform: start)", false), ("", true),
  ])
  func waitsThatBeginByThemselves(modifier: String, isFound: Bool) async {
    let code = """
      struct Notes: View {
        @StateObject private var model = NotesModel()
        var body: some View {
          VStack {
            if model.isLoading { Text("Loading notes…") }
            \(modifier.isEmpty ? "Button(\"Again\", action: start)" : "Text(\"Notes\")")
          }
          \(modifier)
        }
        private func start() { Task { await model.load() } }
      }
      final class NotesModel: ObservableObject {
        @Published var isLoading = false
        func load() async {
          isLoading = true
          await fetch()
          isLoading = false
        }
      }
      """
    #expect(await found("status-not-announced", code).isEmpty != isFound)
  }

  @Test("A long press is one however far the finger may move, but not one that is never over", arguments: [
    ("minimumDuration: 0.5, maximumDistance: .infinity", true), ("maximumDistance: 20", true),
    ("minimumDuration: .infinity", false), ("minimumDuration: 0", false),
  ])
  func longPresses(arguments: String, isFound: Bool) async {
    let code = """
      struct Letter: View {
        let mail: Mail
        var body: some View { Text(mail.subject).onLongPressGesture(\(arguments)) { archive(mail) } }
      }
      """
    #expect(await found("gesture-only-action", code).isEmpty != isFound)
  }
}
