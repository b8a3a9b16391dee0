import AccessibilityModel
import EarshotCore
import Rules
import Testing

/// What is told by a dot, a ring or a line alone.
@Suite struct UntoldDrawingTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  /// A dot beside a name that comes and goes with a flag of news, in a row and in the label of a control.
  @Test func dots() async {
    let row = """
      struct Mail: View {
        let unread: Bool
        var body: some View {
          List { HStack { Text("Mail"); Spacer(); if unread { Circle().fill(Color.blue).frame(width: 8, height: 8) } } }
        }
      }
      """
    #expect(await findings("badge-not-spoken", row).count == 1)
    let control = """
      struct Row: View {
        let name: String
        let isRead: Bool
        var body: some View { Button { open() } label: { HStack { Text(name); dot } } }
        @ViewBuilder var dot: some View {
          if isRead == false { Color.red.frame(width: 4, height: 4).clipShape(Circle()) } else { EmptyView() }
        }
      }
      """
    #expect(await findings("badge-not-spoken", control).count == 1)
    let told = row.replacing("Text(\"Mail\")", with: "Text(unread ? \"Mail, unread\" : \"Mail\")")
    #expect(await findings("badge-not-spoken", told).isEmpty)
    let large = row.replacing("width: 8, height: 8", with: "width: 80, height: 80")
    #expect(await findings("badge-not-spoken", large).isEmpty)
  }

  /// How far something is, beside its title.
  @Test func rings() async {
    func row(_ beside: String) -> String {
      """
      struct Row: View {
        let title: String
        let share: Double
        var body: some View {
          HStack { \(beside); ZStack { Circle().trim(from: 0, to: CGFloat(share)).stroke(.blue); Button("Pause") { pause() } } }
        }
      }
      """
    }
    #expect(await findings("drawn-content-unrepresented", row("Text(title)")).count == 1)
    #expect(await findings("drawn-content-unrepresented", row("Text(title); Text(share.formatted(.percent))")).isEmpty)
  }

  /// A line through data is a chart, made in place or by a function; one around a form is none.
  @Test func lines() async {
    func view(_ shape: String, _ more: String = "") -> String {
      """
      struct Reading: Identifiable { let id: Int; let value: Double }
      struct Trend: View {
        let readings: [Reading]
        var body: some View { VStack { Text("Trend of 7 days"); \(shape) } }
        \(more)
      }
      """
    }
    let inPlace = "Path { path in for r in readings { path.addLine(to: CGPoint(x: r.value, y: 1)) } }.stroke(.green)"
    #expect(await findings("drawn-content-unrepresented", view(inPlace)).count == 1)
    let function = """
      private func line(in size: CGSize) -> Path {
        var path = Path()
        for (index, r) in readings.enumerated() { path.addLine(to: CGPoint(x: Double(index), y: r.value)) }
        return path
      }
      """
    #expect(await findings("drawn-content-unrepresented", view("GeometryReader { g in line(in: g.size).stroke(.green) }", function)).count == 1)
    let form = "Path { path in for i in 0..<5 { path.addLine(to: CGPoint(x: i, y: 1)) } }.stroke(.green)"
    #expect(await findings("drawn-content-unrepresented", view(form)).isEmpty)
    let told = view(inPlace + "; Text(\"Last: \\(readings.last?.value ?? 0)\")")
    #expect(await findings("drawn-content-unrepresented", told).isEmpty)
  }

  /// A picture that the app has loaded into its model.
  @Test func picturesOfModels() async {
    let code = """
      final class Model: ObservableObject { @Published var photo: Image? }
      struct Profile: View {
        @StateObject var model = Model()
        var body: some View { VStack { if let photo = model.photo { photo.resizable() }; Button("Change") {} } }
      }
      """
    #expect(await findings("async-image-name", code).map(\.certainty) == [.review])
    let named = code.replacing("photo.resizable()", with: "photo.resizable().accessibilityLabel(\"Portrait\")")
    #expect(await findings("async-image-name", named).isEmpty)
  }

  /// A list of the Mac with a selection opens its rows by other means too.
  @Test func rowsOfTheMac() async {
    let code = """
      import AppKit
      struct Side: View {
        let hits: [Hit]
        @State private var selected: Int?
        var body: some View {
          List(selection: $selected) {
            ForEach(hits) { hit in Text("Hit").tag(hit.id).onTapGesture { open(hit) } }
          }
        }
      }
      """
    #expect(await findings("tap-without-button-trait", code).map(\.certainty) == [.review])
    let phone = code.replacing("import AppKit\n", with: "")
    #expect(await findings("tap-without-button-trait", phone).map(\.certainty) == [.certain])
  }

  /// The chip at the end of a bar of the app's own is not its title.
  @Test func chipsInBars() async {
    func bar(_ font: String) -> String {
      """
      struct Screen: View {
        var body: some View {
          VStack {
            HStack { Button { dismiss() } label: { Image(systemName: "chevron.left") }; Spacer(); Text("New habits").font(\(font)) }
            Text("One"); Text("Two")
          }
        }
      }
      """
    }
    #expect(await findings("heading-missing", bar(".footnote")).isEmpty)
    #expect(await findings("heading-missing", bar(".headline")).count == 1)
  }

  /// What a button of the dialog does to close it is what the escape gesture is to do.
  @Test func closingOfDialogs() async {
    func dialog(_ button: String) -> String {
      """
      struct Steps: View {
        let onClose: () -> Void
        @Binding var isShown: Bool
        var body: some View {
          VStack { Text("3 steps"); \(button) }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        }
      }
      """
    }
    func fix(_ button: String) async -> String? {
      await findings("escape-action-missing", dialog(button)).first?.fixes.first?.edits.first?.replacement
    }
    #expect(await fix("Button(\"Close\", action: onClose)")?.contains(".accessibilityAction(.escape, onClose)") == true)
    #expect(await fix("Button(\"Cancel\") { isShown = false }")?.contains(".accessibilityAction(.escape) { isShown = false }") == true)
    #expect(await fix("Color.black.onTapGesture(perform: onClose)")?.contains(".accessibilityAction(.escape, onClose)") == true)
    #expect(await fix("Button(\"Save\") { save() }")?.contains("<#close#>") == true)
  }

  /// Words of a header that say what to do name no field, a number as an example does not either, and what one logs in
  /// by is no address alone.
  @Test func namesOfFields() async {
    func fix(_ rule: String, _ field: String) async -> String? {
      let code = """
        struct Screen: View {
          @State private var term = ""
          @State private var amount = ""
          let code: String
          var body: some View { Form { \(field) } }
        }
        """
      return await findings(rule, code).first?.fixes.first?.edits.first?.replacement
    }
    let header = "Section { TextField(\"Custom term\", text: $term) } header: { Text(\"Add a custom term\") }"
    #expect(await fix("placeholder-only-name", header)?.contains("\"Custom term\"") == true)
    let number = "TextField(Double(0).formatted(.currency(code: code)), text: $amount)"
    #expect(await fix("placeholder-only-name", number)?.contains("\"Amount\"") == true)
    #expect(await fix("input-purpose-missing", "TextField(\"Username or email\", text: $term); SecureField(\"Password\", text: $code)")?.contains(".username") == true)
  }

  /// Symbols on plates above the words of a card are decoration.
  @Test func platesAboveWords() async {
    let code = """
      struct Card: View {
        var body: some View {
          VStack {
            HStack(spacing: 0) { chip("applewatch"); chip("figure.run").padding(.leading, -10) }
            Text("Connect a source").font(.title2)
            Text("Your sessions land here.")
          }
        }
        func chip(_ symbol: String) -> some View { ZStack { Circle().fill(.blue); Image(systemName: symbol) } }
      }
      """
    let found = await findings("symbol-raw-name", code)
    #expect(found.first?.fixes.first?.title.hasPrefix("hide") == true)
  }
}
