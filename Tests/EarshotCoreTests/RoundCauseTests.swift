import EarshotCore
import Project
import SourceModel
import Testing

/// Causes of what was heard wrongly, and of findings that were wrong, in a round over apps that nobody had read.
@Suite("What one round over fresh apps taught")
struct RoundCauseTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
  }

  /// What a wrapper is filled with stands in the code of whoever fills it, whatever modifiers the wrapper gives it.
  @Test("A wrapper around a view that uses the same wrapper does not contain itself")
  func wrapperWithinWrapper() async {
    let hearing = await Hearing.source(
      """
      struct Fader<ID: Hashable, Content: View>: View {
        var id: ID
        var content: Content
        init(id: ID, @ViewBuilder content: () -> Content) { self.id = id; self.content = content() }
        var body: some View { ZStack { content.id(id).transition(.opacity) } }
      }
      struct Sample: View { var body: some View { Fader(id: 1) { Inner() } } }
      struct Inner: View {
        var body: some View { VStack { Text("Peers"); Fader(id: 2) { Text("Trash") } } }
      }
      """)
    #expect(hearing.texts() == ["Peers", "Trash"])
  }

  @Test("Without words around it, a value that may be a text takes no entry for numbers")
  func textsInNumberEntries() async {
    let strings = StringTables(["Localizable": ["en": ["%lld": .plain("No. %lld", state: nil), "%lld days": .plain("%lld days left", state: nil)]]])
    let source = """
      struct Sample: View {
        let name: String
        let count: Int
        let model: Model
        var body: some View {
          Text("\\(name)"); Text("\\(model.title)"); Text("\\(count)"); Text("\\(model.count) days")
        }
      }
      """
    let hearing = await Hearing.files(["Source.swift": source], strings: strings)
    #expect(hearing.texts() == ["«name»", "«model.title»", "No. «count»", "«model.count» days left"])
  }

  @Test("A view of AppKit that holds nothing but a drawn one is no element; one that holds a button is one")
  func drawnHosts() async {
    let hearing = await Hearing.source(
      """
      final class GlassHost: NSView {
        private let effect = NSVisualEffectView()
        private let button = NSButton()
        override init(frame: NSRect) { super.init(frame: frame); addSubview(effect) }
      }
      final class PlainHost: NSView {
        private let effect = NSVisualEffectView()
        override init(frame: NSRect) { super.init(frame: frame); addSubview(effect) }
      }
      struct Glass: NSViewRepresentable { func makeNSView(context: Context) -> GlassHost { GlassHost() } }
      struct Plain: NSViewRepresentable { func makeNSView(context: Context) -> PlainHost { PlainHost() } }
      struct Sample: View { var body: some View { Text("A").background { Plain() } } }
      struct Other: View { var body: some View { Text("A").background { Glass() } } }
      """)
    #expect(hearing.texts() == ["A"])
    #expect(hearing.texts(of: "Other")?.count == 2)
  }

  @Test("A function or property that gives a path is a shape, whichever way it goes")
  func drawnStepByStep() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let values: [Double?]
        var body: some View { Text("Trend"); ZStack { line(in: 4).stroke(.green, lineWidth: 2); frame.fill(.red) } }
        private func line(in size: CGFloat) -> Path {
          var path = Path()
          var isStarted = false
          for value in values {
            guard let value else { isStarted = false; continue }
            if isStarted { path.addLine(to: value) } else { path.move(to: value); isStarted = true }
          }
          return path
        }
        private var frame: Path { var path = Path(); for value in values { path.add(value) }; return path }
      }
      """)
    #expect(hearing.texts() == ["Trend"])
  }

  @Test("A tap that only ends editing by a function of the project asks for no trait; another one does", arguments: [
    ("UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)", 0),
    ("Journal.shared.note()", 1),
  ])
  func endsEditing(code: String, count: Int) async {
    let found = await findings(
      "tap-without-button-trait",
      """
      struct Ending: ViewModifier {
        func body(content: Content) -> some View { content.onTapGesture { content.endTyping() } }
      }
      extension View { func endTyping() { \(code) } }
      struct A: View {
        @State private var name = ""
        var body: some View {
          VStack { Image(systemName: "person").accessibilityLabel("Portrait").modifier(Ending()); TextField("Name", text: $name) }
        }
      }
      """)
    #expect(found.count == count)
  }

  @Test("A tap that ends editing and then does something else asks for a trait, whatever the function is called", arguments: [
    ("hideKeyboard(); model.fill()", 1), ("hideKeyboard(); isOpen = true", 1), ("withAnimation { hideKeyboard(); isOpen = true }", 1),
    ("hideKeyboard()", 0), ("withAnimation { hideKeyboard() }", 0), ("if isOpen { hideKeyboard() }", 0), ("hideAll()", 1),
    ("closeField()", 0), ("guard isOpen else { return }; closeField()", 0), ("print(1); field = nil", 1), ("focus = nil", 0),
    ("UIApplication.shared.windows.first?.endEditing(true)", 0), ("_ = unseen.resignFirstResponder()", 0),
  ])
  func endsEditingFirst(code: String, count: Int) async {
    let found = await findings(
      "tap-without-button-trait",
      """
      extension View {
        func hideKeyboard() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
      }
      final class Model: ObservableObject { @Published var amount = ""; func fill() { amount = "100" } }
      struct Page: View {
        @StateObject private var model = Model()
        @State private var isOpen = false
        @State private var field: Int?
        @FocusState private var focus: Int?
        var body: some View { VStack { Text("Everything").onTapGesture { \(code) }; Text("Sum"); Button("Send") { model.send() } } }
        private func closeField() { focus = nil }
        private func hideAll() { hideKeyboard(); isOpen = false; model.fill() }
      }
      """)
    #expect(found.count == count)
  }

  @Test("A component that each system declares in a file of its own is the one of the screen's system")
  func componentOfEachSystem() async {
    func field(_ system: String, _ content: String) -> String {
      "#if os(\(system))\nimport SwiftUI\nstruct CodeField: View { var body: some View { \(content) } }\n#endif"
    }
    let hearing = await Hearing.files([
      "Page.swift": "#if os(macOS)\nimport SwiftUI\nstruct Page: View { var body: some View { CodeField() } }\n#endif",
      "Phone.swift": "import SwiftUI\nstruct Phone: View { var body: some View { CodeField() } }",
      "Field_iOS.swift": field("iOS", "Text(\"phone\")"), "Field_macOS.swift": field("macOS", "Text(\"desk\")"),
    ])
    #expect(hearing.texts(of: "Page") == ["desk"])
    #expect(hearing.texts(of: "Phone") == ["phone"])
  }

  @Test("A clock and a quotient are values and no headings")
  func clocks() async {
    let found = await findings(
      "heading-missing",
      """
      struct A: View {
        let seconds: Int
        var clock: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
        var body: some View {
          VStack {
            Text("Bench press").font(.footnote)
            Text(clock).font(.system(size: 40, weight: .bold))
            Text("Pulse"); Text("Energy"); Text("Distance")
          }
        }
      }
      """)
    #expect(found.isEmpty)
  }

  @Test("A name space has its members for the type that opens it")
  func nameSpaces() async {
    let hearing = await Hearing.source(
      """
      struct Brand<Base> { let base: Base }
      protocol Branded {}
      extension Branded {
        static var brand: Brand<Self>.Type { Brand<Self>.self }
        var brand: Brand<Self> { Brand(base: self) }
      }
      extension Color: Branded {}
      extension UIColor: Branded {}
      extension Image: Branded {}
      extension Brand where Base == Color {
        private static func asset(_ name: String) -> Color { Color("b_" + name) }
        static var back: Color { asset("back") }
      }
      extension Brand where Base == UIColor {
        private static func asset(_ name: String) -> UIColor {
          guard let color = UIColor(named: name) else { return .clear }
          return color
        }
        static var back: UIColor { asset("back") }
      }
      extension Brand where Base == Image {
        private static func asset(_ name: String) -> Image { Image("i_" + name) }
        static var back: Image { asset("back") }
      }
      struct Sample: View {
        var body: some View {
          Button { go() } label: { Image.brand.back.resizable() }
          Text("A").background(Color.brand.back)
          MainActor.assumeIsolated { Text("B") }
          ContentUnavailableView.search(text: "abc").frame(maxWidth: .infinity)
        }
      }
      """)
    #expect(hearing.texts() == [
      "i_back. Button.", "A", "B", "No Results for “abc”", "Check the spelling or try a new search.",
    ])
  }
}
