import EarshotCore
import SourceModel
import Testing

/// Dialogs and signs of loading that the app itself lays over a darkened screen.
@Suite struct DarkenedScreenTests {
  private func found(_ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["modal-not-isolated"]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map {
      "\($0.certainty) \($0.place.text.prefix(5))"
    }
  }

  /// A component that knows nothing of what it shows, laid over any view by a function.
  @Test func componentsWithTheContentOfTheirUser() async {
    let code = """
      struct Layer<Inside: View>: View {
        @Binding var isShown: Bool
        let inside: () -> Inside
        @State private var isOut = false
        var body: some View {
          ZStack(alignment: .bottom) {
            if isShown || isOut {
              Color.black.opacity(isOut ? 0.3 : 0).onTapGesture { isOut = false; isShown = false }
              VStack { inside() }
            }
          }
          .onChange(of: isShown) { _, new in isOut = new }
        }
      }
      extension View {
        func layer<Inside: View>(_ isShown: Binding<Bool>, @ViewBuilder inside: @escaping () -> Inside) -> some View {
          ZStack { self; Layer(isShown: isShown, inside: inside) }
        }
      }
      struct Orders: View {
        @State private var isAsking = false
        var body: some View {
          VStack { Text("Orders"); Button("Clear") { isAsking = true } }
            .layer($isAsking) { VStack { Text("Clear all?"); Button("Yes") { isAsking = false } } }
        }
      }
      """
    #expect(await found(code) == ["likely Color"])
    #expect(await found(code.replacing("VStack { inside() }", with: "VStack { inside() }.accessibilityAddTraits(.isModal)")) == [])
    // Colour on a card that is pressed for something else is none of a dialog.
    #expect(await found(code.replacing("isOut = false; isShown = false", with: "print(1)")) == [])
  }

  @Test("What is shown on the dark", arguments: [
    ("ProgressView()", "Button(\"Save\") { isBusy = true }", ["review Color"]),
    ("ProgressView()", "Button(\"Save\") { isBusy = true }.disabled(isBusy)", []),
    ("ProgressView()", "Text(\"Notes\")", []),
    ("Text(\"Your order is on its way\")", "Text(\"Orders\")", ["review Color"]),
    ("Button(\"Stop\") { isBusy = false }", "Button(\"Save\") { isBusy = true }", ["likely Color"]),
  ])
  func whatIsShown(shown: String, behind: String, expected: [String]) async {
    let code = """
      struct Notes: View {
        @State private var isBusy = false
        var body: some View {
          ZStack {
            \(behind)
            if isBusy { Color.black.opacity(0.4).ignoresSafeArea(); VStack { \(shown) } }
          }
        }
      }
      """
    #expect(await found(code) == expected)
    // A picture that is always dark, with words on it, is a background.
    #expect(await found(code.replacing("if isBusy { Color", with: "Color").replacing(" } }\n  }", with: " }\n  }")) == [])
  }

  @Test func modifiersAroundTheContent() async {
    let code = """
      struct Veil: ViewModifier {
        @Binding var isShown: Bool
        func body(content: Content) -> some View {
          ZStack {
            content
            if isShown {
              Rectangle().foregroundColor(Color.black.opacity(0.3)).ignoresSafeArea()
              ProgressView("Sending")
            }
          }
        }
      }
      struct Letter: View {
        @State private var isSending = false
        var body: some View { Button("Send") { isSending = true }.modifier(Veil(isShown: $isSending)) }
      }
      """
    #expect(await found(code) == ["review Recta"])
    #expect(await found(code.replacing("content\n", with: "content.accessibilityHidden(isShown)\n")) == [])
  }
}
