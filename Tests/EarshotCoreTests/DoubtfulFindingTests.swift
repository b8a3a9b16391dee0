import EarshotCore
import Rules
import Testing

/// Findings that are true and help nobody, or may well be untrue: they are gone, or for a person to look at.
@Suite("Findings in doubt")
struct DoubtfulFindingTests {
  private func levels(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map {
      "\($0.severity.rawValue) \($0.certainty.rawValue) \($0.fixes.count)"
    }
  }

  private func body(_ views: String) -> String { "struct A: View {\n  var body: some View { \(views) }\n}\n" }

  @Test("A text without letters that is drawn with nothing") func spacer() async {
    #expect(await levels("empty-element", body(#"VStack { Text("Score"); Text("") }"#)) == ["note review 1"])
    #expect(await levels("empty-element", body(#"VStack { Text("Score"); Text(isSaved ? "Saved" : "") }"#)) == ["warning likely 0"])
  }

  @Test("A bar between its name and its value in words", arguments: [
    (#"Text(jar.name); ProgressView(value: jar.filled); Text("\(Int(jar.filled * 100))% full")"#, "note likely"),
    (#"Text(jar.name); ProgressView(value: jar.filled); Text("\(jar.days) days left")"#, "warning likely"),
    (#"Text(jar.name); ProgressView(value: jar.filled); Button("\(Int(jar.filled * 100))%") { open() }"#, "warning likely"),
  ])
  func bar(views: String, level: String) async {
    let code = "struct A: View {\n  let jar: Jar\n  var body: some View { VStack { \(views) } }\n}\n"
    #expect(await levels("progress-name", code) == [level + " 1"])
  }

  @Test("Letters of a drawn figure", arguments: [
    (#"Chart(months) { BarMark(x: .value("Month", $0.name)).opacity(0.5).annotation { Text(total).font(.system(size: 8)) } }"#, "note review 0"),
    ("ZStack { Path { $0.addLine(to: end) }; VStack { Text(total).font(.system(size: 9)) }.position(x: 3, y: 4) }", "note review 0"),
    ("ZStack { Text(total).font(.system(size: 9)).position(x: 3, y: 4) }", "warning likely 1"),
    ("ZStack { Path { $0.addLine(to: end) }; Text(total).font(.system(size: 9)) }", "warning likely 1"),
  ])
  func figure(views: String, level: String) async {
    #expect(await levels("fixed-font-size", body(views)) == [level])
  }

  @Test("A chip whose checkmark is heard as selected", arguments: [
    ("if isChosen { Image(systemName: \"checkmark.circle.fill\") }", "note review"),
    ("if isChosen { Image(systemName: \"checkmark.circle.fill\").accessibilityHidden(true) }", "warning likely"),
    ("Image(systemName: \"tag\").accessibilityHidden(true)", "warning likely"),
  ])
  func chip(mark: String, level: String) async {
    let found = await levels("selection-state-missing", """
      struct Chips: View {
        let kinds: [Kind]
        @State private var chosen: Kind?
        var body: some View { HStack { ForEach(kinds) { kind in chip(kind) } } }
        private func chip(_ kind: Kind) -> some View {
          let isChosen = chosen == kind
          return HStack {
            \(mark)
            Text(kind.name)
          }
          .overlay(RoundedRectangle(cornerRadius: 9).stroke(isChosen ? Color.accentColor : .gray))
          .onTapGesture { chosen = kind }
        }
      }
      """)
    #expect(found.map { String($0.dropLast(2)) } == [level])
  }

  /// Who is told by a handler looks at what it is given; one that does nothing then is found there.
  @Test("An error that a handler is told of by what comes with it", arguments: [
    ("if !isAllowed { asksToOpenSettings = true }", 0), ("if isAllowed { remind() }", 1),
  ])
  func handedOn(answer: String, count: Int) async {
    let found = await levels("error-not-told", """
      struct AlertsView: View {
        @State private var asksToOpenSettings = false
        var body: some View {
          Button("Allow") { Reminders.shared.ask { isGranted in \(answer.replacing("isAllowed", with: "isGranted")) } }
            .alert("Open the settings?", isPresented: $asksToOpenSettings) { Button("OK") {} }
        }
      }
      final class Reminders {
        static let shared = Reminders()
        func ask(completion: @escaping (Bool) -> Void) {
          Centre.current().request { isGranted, error in
            DispatchQueue.main.async {
              if let error = error { print(error) }
              completion(isGranted)
            }
          }
        }
      }
      """)
    #expect(found.count == count)
  }

  @Test("What a model says when a file of the app itself is missing", arguments: [
    ("", "Rate.all(in: url)", 0), ("async ", "await Rate.all(in: url)", 1),
  ])
  func missingFile(effects: String, rows: String, count: Int) async {
    let found = await levels("status-not-announced", """
      final class RatesModel: ObservableObject {
        @Published var rows: [Rate] = []
        @Published var errorMessage: String?
        func load() \(effects){
          guard let url = Bundle.main.url(forResource: "Rates", withExtension: "csv") else {
            errorMessage = "The table is missing."
            return
          }
          rows = \(rows)
          errorMessage = nil
        }
      }
      struct RatesView: View {
        @StateObject private var model = RatesModel()
        var body: some View {
          List {
            if let error = model.errorMessage { Text(error) }
            ForEach(model.rows) { Text($0.name) }
          }
        }
      }
      """)
    #expect(found.count == count)
  }
}
