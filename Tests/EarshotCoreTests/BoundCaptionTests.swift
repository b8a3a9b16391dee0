import EarshotCore
import Testing

/// Sliders that a function binds to a member, with a caption before and the value behind.
@Suite struct BoundCaptionTests {
  @Test("The value behind is no second caption", arguments: [
    "timeoutBinding(\\.timeout)", "$settings.timeout",
  ])
  func caption(binding: String) async {
    let code = """
      import SwiftUI
      struct Settings { var timeout = 5.0 }
      struct Pane: View {
        @State private var settings = Settings()
        func timeoutBinding(_ path: WritableKeyPath<Settings, Double>) -> Binding<Double> {
          Binding(get: { settings[keyPath: path] }, set: { settings[keyPath: path] = $0 })
        }
        var body: some View {
          HStack {
            Text("Zeit")
            Slider(value: \(binding), in: 0...60)
            Text("\\(Int(settings.timeout)) s")
          }
        }
      }
      """
    let finding = await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "slider-name" }
    #expect(finding?.fixes.first?.edits.map(\.replacement) == [".accessibilityLabel(\"Zeit\")"])
  }
}
