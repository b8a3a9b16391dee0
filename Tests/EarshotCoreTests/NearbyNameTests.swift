import EarshotCore
import Foundation
import Rules
import Testing

/// Names that stand near a control without one, or that its surroundings were handed: no gap is offered then.
@Suite struct NearbyNameTests {
  private func replacements(_ rule: String, _ code: String) async -> [String] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
      .flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Rows that one helper makes: the title of the next row is as near as that of the own.
  @Test func rowsOfAHelper() async {
    let code = """
      struct Settings: View {
        @State private var info = false
        @State private var receipts = false
        var body: some View {
          List {
            row("qrcode", title: "Include info", note: "In invites", isOn: $info)
            row("eye", title: "Read receipts", note: "For others", isOn: $receipts)
          }
        }
        private func row(_ symbol: String, title: String, note: String, isOn: Binding<Bool>) -> some View {
          HStack {
            Image(systemName: symbol)
            VStack { Text(title); Text(note) }
            Spacer()
            Toggle("", isOn: isOn).labelsHidden()
          }
        }
      }
      """
    #expect(await replacements("toggle-name", code) == [".accessibilityLabel(Text(title))"])
  }

  /// What a row was handed as its title, which only run time knows.
  @Test func titleOfTheRowAround() async {
    let code = """
      struct Row<Accessory: View>: View {
        let title: String
        let note: String?
        @ViewBuilder let accessory: () -> Accessory
        var body: some View {
          HStack {
            VStack { Text(title); if let note { Text(note) } }
            Spacer()
            accessory()
          }
        }
      }
      struct Links: View {
        let model: Model
        var body: some View {
          List {
            ForEach(model.rows) { row in
              Row(title: row.title, note: row.note) {
                Toggle("", isOn: Binding(get: { row.isOn }, set: { _ in model.toggle(row) })).labelsHidden()
              }
            }
          }
        }
      }
      """
    #expect(await replacements("toggle-name", code) == [".accessibilityLabel(row.title)"])
  }

  /// Two switches in one row, of which its title names neither.
  @Test func titleOfSeveral() async {
    let code = """
      struct Row<Accessory: View>: View {
        let title: String
        @ViewBuilder let accessory: () -> Accessory
        var body: some View { HStack { Text(title); accessory() } }
      }
      struct Links: View {
        let name: String
        @State private var one = false
        @State private var two = false
        var body: some View {
          Row(title: name) { Toggle("", isOn: $one); Toggle("", isOn: $two) }
        }
      }
      """
    #expect(!(await replacements("toggle-name", code)).contains { $0.contains("(name)") })
  }

  /// A placeholder that a field of the app keeps as a `Text`.
  @Test func placeholderInAProperty() async {
    let code = """
      struct Field: View {
        var hint: Text
        @Binding var text: String
        var isSecret: Bool
        @FocusState var isFocused: Bool
        var body: some View {
          ZStack {
            ZStack { if isSecret { SecureField("", text: $text) } else { TextField("", text: $text) } }.focused($isFocused)
            if text.isEmpty { hint.onTapGesture { isFocused = true } }
          }
        }
      }
      struct Login: View {
        @State private var mail = ""
        @State private var word = ""
        @ObservedObject var store: Store
        let prompt: String
        var body: some View {
          Entry(prompt: prompt, input: $mail, isSecret: false)
          Entry(prompt: "Street", input: self.$store.address.street, isSecret: false)
          Field(hint: Text("Password"), text: $word, isSecret: true)
        }
      }
      struct Entry: View {
        let prompt: String
        @Binding var input: String
        let isSecret: Bool
        var body: some View { GeometryReader { _ in Field(hint: Text(prompt), text: $input, isSecret: isSecret) } }
      }
      """
    #expect(await replacements("text-field-name", code) == [".accessibilityLabel(hint)"])
    #expect(await replacements("secure-field-name", code) == [".accessibilityLabel(hint)"])
  }

  /// While a picture is loaded a spinner reacts to its tap: what the card is about names both.
  @Test func pictureThatIsLoaded() async {
    let code = """
      struct Card: View {
        let item: Item
        let open: () -> Void
        var body: some View {
          VStack {
            Loaded(url: item.address) { phase in
              switch phase {
              case .empty: ProgressView()
              case .success(let image): image.resizable()
              case .failure: Text("No picture")
              @unknown default: EmptyView()
              }
            }
            .onTapGesture { open() }
            HStack { Text("\\(item.name)"); Spacer() }
          }
        }
      }
      struct Loaded<Content: View>: View {
        let url: URL?
        @ViewBuilder let content: (AsyncImagePhase) -> Content
        var body: some View { AsyncImage(url: url) { phase in content(phase) } }
      }
      """
    #expect(await replacements("tap-without-button-trait", code).first?.contains("item.name") ?? false)
    let messages = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
      .filter { $0.rule == "tap-without-button-trait" }.map(\.message)
    #expect(messages == ["image reacts to a tap and is not announced as a button"])
  }

  /// The end of a scale is no name.
  @Test func numbersAreNoNames() async {
    let code = """
      struct Player: View {
        @State private var time = 0.0
        var body: some View { HStack { Text("00:00"); Slider(value: $time, in: 0...10) } }
      }
      """
    #expect(!(await replacements("slider-name", code)).contains { $0.contains("00:00") })
  }
}
