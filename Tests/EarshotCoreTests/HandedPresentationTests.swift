import EarshotCore
import SourceModel
import Testing

/// Views that code hands to modifiers of packages whose code is not there.
@Suite("Views handed to unknown modifiers") struct HandedPresentationTests {
  @Test("They are read as a presentation of which not all is known")
  func presentation() async throws {
    let hearing = await Hearing.body("Text(\"Map\").bottomSheet(isPresented: $isOpen) { VStack { Text(\"Rooms\"); Button(\"Join\") {} } }", members: "@State var isOpen = false")
    #expect(hearing.texts()?.count == 1)
    let sheet = try #require(hearing.stops(of: "Sample › bottomSheet"))
    #expect(sheet.map(\.text).count == 2, "\(sheet.map(\.text))")
    #expect(hearing.texts(of: "Sample › bottomSheet")?.first?.hasPrefix("Rooms") == true)
  }

  @Test("An action, and what is made of the view itself, is none", arguments: [
    "Text(\"Map\").onFirstShow { model.load() }", "Text(\"Map\").adorned { view in view.padding() }",
    "Text(\"Map\").adorned { $0.padding() }", "Text(\"Map\").onFirstShow { count += 1 }",
  ]) func others(view: String) async {
    let hearing = await Hearing.body(view, members: "@State var count = 0\nlet model: Model")
    #expect(hearing.screens.map(\.name) == ["Sample"])
  }

  /// Alerts of an app's own, which code presents over everything when a state changes.
  @Test("What a modifier of the project shows in a hosting controller is a screen", arguments: ["Panel(title: title, content: content)", "AnyView(Panel(title: title, content: content))"])
  func hosted(panel: String) async throws {
    let hearing = await Hearing.source(
      """
      struct Panel<Content: View>: View {
        let title: String
        let content: Content
        init(title: String, @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }
        var body: some View { VStack { Text(title); content } }
      }
      extension View {
        func asking<Content: View>(isPresented: Binding<Bool>, title: String, content: () -> Content) -> some View {
          covering(isPresented: isPresented) { \(panel) }
        }
        func covering<Content: View>(isPresented: Binding<Bool>, content: () -> Content) -> some View {
          let root = UIApplication.shared.topController!
          let host = UIHostingController(rootView: content())
          host.modalPresentationStyle = .overCurrentContext
          return onChange(of: isPresented.wrappedValue) { shown in
            if shown { root.present(host, animated: true) } else { root.dismiss(animated: true) }
          }
        }
      }
      struct Sample: View {
        @State var asks = false
        var body: some View {
          Text("Home").asking(isPresented: $asks, title: "Limit") { Text("No more today"); Button("Fine") { asks = false } }
        }
      }
      """)
    #expect(hearing.texts()?.count == 1)
    let shown = try #require(hearing.texts(of: "Sample › full-screen cover"))
    #expect(shown.count == 3, "\(shown)")
    #expect(shown.first?.hasPrefix("Limit") == true)
    #expect(shown.last?.hasPrefix("Fine, Button") == true || shown.last?.hasPrefix("Fine. Button") == true, "\(shown)")
  }

  @Test("What UIKit code presents or pushes in a hosting controller is read, but for views that are screens by themselves")
  func presentedByControllers() async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      import UIKit
      struct Own: View { var body: some View { Text("Own") } }
      final class Sample: UIViewController {
        @objc func openNotes() {
          let notes = VStack { Text("One"); Own() }
          present(UIHostingController(rootView: notes), animated: true)
        }
        @objc func pushWords() {
          navigationController?.pushViewController(UIHostingController(rootView: Text("Pushed")), animated: true)
        }
        @objc func openOwn() {
          let host = UIHostingController(rootView: NavigationView { Own() })
          present(UINavigationController(rootViewController: host), animated: true)
        }
      }
      """)
    #expect(hearing.screens.map(\.name).sorted() == ["Own", "Sample", "Sample › destination", "Sample › sheet"])
    #expect(hearing.texts(of: "Sample › sheet") == ["One", "Own"])
    #expect(hearing.texts(of: "Sample › destination") == ["Pushed"])
  }
}

/// What a view builder comes to where there is nothing to hear, and letters of words that are known.
@Suite("Ends and letters") struct EndsAndLettersTests {
  @Test("Where the program ends nothing is heard")
  func ends() async {
    let hearing = await Hearing.body(
      "switch place {\ncase .home: Text(\"Home\")\ncase .nowhere: fatalError(\"Never shown\")\n}", members: "let place: Place\nenum Place { case home, nowhere }")
    #expect(hearing.texts()?.count == 1, "\(hearing.texts() ?? [])")
  }

  @Test("The first letter of words that are known is known")
  func letters() async {
    let hearing = await Hearing.source(
      """
      extension String {
        var sentence: String {
          guard let first else { return self }
          return first.uppercased() + dropFirst()
        }
      }
      struct Sample: View { var body: some View { Text("room name".sentence) } }
      """)
    #expect(hearing.texts() == ["Room name"])
  }

  /// Alerts and panels that a view hands to a hosting controller when something happens.
  @Test("What code of an event shows in a hosting controller is a screen", arguments: [
    "Text(\"Home\").onChange(of: asks) { shown in if shown { cover { Text(\"Sure?\") } } }",
    "Text(\"Home\").onTapGesture { cover { Text(\"Sure?\") } }",
    "Button(\"Home\") { cover { Text(\"Sure?\") } }",
    "Text(\"Home\").onChange(of: asks) { _ in guard asks else { return }; let host = UIHostingController(rootView: VStack { Text(\"Sure?\") }); window.addSubview(host.view) }",
    "Text(\"Home\").modifier(Asking(isOn: $asks) { Text(\"Sure?\") })",
  ]) func hostedByEvents(view: String) async throws {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        @State var asks = false
        var body: some View { \(view) }
        func cover<Content: View>(_ content: () -> Content) {
          let host = UIHostingController(rootView: content())
          UIApplication.shared.topController?.present(host, animated: true)
        }
      }
      struct Asking<Question: View>: ViewModifier {
        @Binding var isOn: Bool
        let question: () -> Question
        func body(content: Content) -> some View { content.onChange(of: isOn) { shown in if shown { present() } } }
        private final class PanelHostingController: UIHostingController<VStack<Question>> {}
        private func present() {
          let host = PanelHostingController(rootView: VStack { question() })
          UIApplication.shared.topController?.present(host, animated: true)
        }
      }
      """)
    #expect(hearing.texts()?.count == 1)
    #expect(try #require(hearing.texts(of: "Sample › full-screen cover")) == ["Sure?"])
  }
}
