import EarshotCore
import Testing

/// How sure findings are where part of what they say is open, or hardly hurts anybody.
@Suite("How sure findings are") struct SurenessTests {
  private func found(_ rule: String, _ members: String) async -> [String] {
    let code = "import SwiftUI\nstruct Sample: View {\n\(members)\n}\n"
    let analysis = await Analysis.run(files: ["A.swift": code])
    return analysis.findings.filter { $0.rule == rule }.map { "\($0.severity.rawValue) \($0.certainty.rawValue)" }
  }

  /// The pinch beside a double tap zooms as well, however the two movements are put together.
  @Test(arguments: ["SimultaneousGesture(pinch, drag)", "pinch.simultaneously(with: drag)", "drag.exclusively(before: pinch)"])
  func partsOfGestures(_ gesture: String) async {
    let view = """
      @State private var scale = 1.0
      var body: some View {
        Image("harbour", label: Text("Harbour")).scaleEffect(scale).gesture(\(gesture)).onTapGesture(count: 2) { twice() }
      }
      private var pinch: some Gesture { MagnificationGesture().onChanged { scale = $0 } }
      private var drag: some Gesture { DragGesture().onChanged { move(by: $0.translation) } }
      """
    #expect(await found("gesture-only-action", view) == ["note review"])
  }

  @Test func withoutPinch() async {
    let view = """
      var body: some View {
        Image("harbour", label: Text("Harbour")).gesture(SimultaneousGesture(press, drag)).onTapGesture(count: 2) { like(photo) }
      }
      private var press: some Gesture { LongPressGesture().onEnded { _ in } }
      private var drag: some Gesture { DragGesture().onChanged { move(by: $0.translation) } }
      """
    #expect(await found("gesture-only-action", view) == ["error likely"])
  }

  @Test func textsToRead() async {
    let expected = ["note likely"]
    #expect(await found("text-field-name", "var body: some View { TextEditor(text: .constant(license)) }") == expected)
    #expect(await found("text-field-name", "@State var text = \"\"\nvar body: some View { TextEditor(text: $text) }") == ["error certain"])
  }

  @Test(arguments: [("\"2\"", "note review"), ("\"Two\"", "warning likely")])
  func numbersOnDiscs(_ text: String, _ expected: String) async {
    let view = """
      var body: some View {
        Text(\(text)).font(.system(size: 18)).frame(width: 28, height: 28).background(Circle().fill(.blue))
      }
      """
    #expect(await found("fixed-font-size", view) == [expected])
  }
}
