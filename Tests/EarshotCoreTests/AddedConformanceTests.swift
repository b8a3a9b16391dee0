import EarshotCore
import Testing

/// A type may get what makes it a view by an extension: `struct Card {}` and `extension Card: View { … }`.
@Suite("Conformances in extensions") struct AddedConformanceTests {
  private func screens(_ source: String) async -> [String: [String]] {
    let hearing = await Hearing.source("import SwiftUI\n" + source)
    return Dictionary(hearing.screens.map { ($0.name, hearing.texts(of: $0.name) ?? []) }) { first, _ in first }
  }

  @Test("A view that others show is a screen of its own")
  func view() async {
    let shown = await screens(
      """
      struct Pages: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) { Text("One").tag(0); Two().tag(1) }.tabViewStyle(.page(indexDisplayMode: .never))
        }
      }
      struct Two { @State private var count = 1 }
      extension Two: View { var body: some View { Text("Two") } }
      """)
    #expect(shown["Two"] == ["Two"])
  }

  @Test("A view within another type")
  func nested() async {
    let shown = await screens(
      """
      enum Shelf { struct Jar { let size = 1 } }
      extension Shelf.Jar: View { var body: some View { Text("Jar") } }
      """)
    #expect(shown["Shelf.Jar"] == ["Jar"])
  }

  @Test("What only shows how a view looks is a preview")
  func preview() async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      struct Jar: View { var body: some View { Text("Jar") } }
      struct JarPreviews {}
      extension JarPreviews: PreviewProvider { static var previews: some View { Jar() } }
      """)
    #expect(hearing.screens.map(\.kind) == [.view, .preview])
  }

  @Test("A modifier of a package that hides a view while something holds takes nothing away for good")
  func hidden() async {
    let shown = await screens(
      """
      import SwiftUIX
      struct Page: View {
        @State private var isGone = false
        var body: some View {
          VStack { Text("List").hidden(isGone); Text("Never").hidden(true); Text("Ever").hidden(false); Text("Gone").hidden() }
            .onDisappear { isGone = true }
        }
      }
      """)
    #expect(shown["Page"] == ["List [!isGone]", "Ever"])
  }
}
