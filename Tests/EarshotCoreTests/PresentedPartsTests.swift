import EarshotCore
import Testing

/// What is shown beside a screen is read wherever the code that shows it stands: in items of a toolbar, in content that
/// a component is handed, in commands and widgets, which are screens of their own.
@Suite("Presentations in parts of a screen")
struct PresentedPartsTests {
  private func screens(_ source: String) async -> [String: [String]] {
    let hearing = await Hearing.source("import SwiftUI\n" + source)
    return Dictionary(hearing.screens.map { ($0.name, hearing.texts(of: $0.name) ?? []) }) { first, _ in first }
  }

  @Test("A dialog and a title menu in the items of a toolbar")
  func toolbarItems() async {
    let shown = await screens(
      """
      struct Tools: ToolbarContent {
        @Binding var asks: Bool
        var body: some ToolbarContent {
          ToolbarItem {
            Button("Close") { asks = true }.confirmationDialog("Sure?", isPresented: $asks) { Button("Drop") {} }
          }
          ToolbarTitleMenu { Button("Rename") {} }
        }
      }
      struct Page: View {
        @State private var asks = false
        var body: some View { NavigationStack { Text("Page").toolbar { Tools(asks: $asks) } } }
      }
      """)
    #expect(shown["Page › dialog"] == ["Drop. Button."])
    #expect(shown["Page › title menu"] == ["Rename. Button."])
  }

  @Test("What stands around a screen that is presented whole")
  func aroundScreens() async {
    let shown = await screens(
      """
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Badge: View { var body: some View { Text("New") } }
      struct Page: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
            Detail()
              .navigationTitle("Hidden")
              .toolbar { Button("Close") { isShown = false } }
              .safeAreaInset(edge: .bottom) { Badge() }
          }
        }
      }
      """)
    #expect(shown["Detail"] == ["Detail"])
    #expect(shown["Page › sheet"] == ["Close. Button.", "New"])
  }

  @Test("An alert of content that a component is handed")
  func handedContent() async {
    let shown = await screens(
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      struct Page: View {
        @State private var asks = false
        var body: some View {
          Card { Text("Page").alert("Sure?", isPresented: $asks) { Button("Yes") {} } }
        }
      }
      """)
    #expect(shown["Page › alert"] == ["Sure?", "Yes. Button."])
    #expect(shown["Card › alert"] == nil)
  }

  @Test("Commands of the menu bar and widgets are screens")
  func scenes() async {
    let shown = await screens(
      """
      struct Tools: Commands {
        var body: some Commands { CommandMenu("Tools") { Button("Sort") {} } }
      }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Times()) { entry in Text("Now").accessibilityLabel("The time") }
            .configurationDisplayName("Clock")
        }
      }
      """)
    #expect(shown["Tools"] == ["Sort. Button."])
    #expect(shown["Clock"] == ["The time"])
  }

  @Test("A view whose body a protocol of the project gives it is a screen")
  func inheritedBody() async {
    let shown = await screens(
      """
      protocol Adapted: View { associatedtype Phone: View; @ViewBuilder var phone: Phone { get } }
      extension Adapted { var body: some View { phone } }
      struct Page: Adapted { var phone: some View { Text("On the phone") } }
      """)
    #expect(shown["Page"] == ["On the phone"])
  }
}
