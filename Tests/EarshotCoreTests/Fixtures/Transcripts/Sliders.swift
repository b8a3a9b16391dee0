import SwiftUI

/// Errata 2.2: a slider has a value by itself and no name.
struct Sliders: View {
  var body: some View {
    Slider(value: .constant(0.5), in: 0...1)  // hears: 50%. Adjustable.
    Slider(value: .constant(0.5))  // hears: 50%. Adjustable.
    Slider(value: .constant(0.25), in: 0...1) { Text("Warmth") }  // hears: Warmth: 25%. Adjustable.
    Slider(value: .constant(0.25)).accessibilityLabel("Warmth")  // hears: Warmth: 25%. Adjustable.
    Slider(value: .constant(40), in: 0...100) { Text("Warmth") }  // hears: Warmth: 40%. Adjustable.
    // Any other range gives the number itself (recorded on iOS 16.4 and 26.0).
    Slider(value: .constant(14), in: 10...24, step: 1) { Text("Type size") }  // hears: Type size: 14. Adjustable.
    Slider(value: .constant(0.25)).accessibilityValue("warm white")  // hears: warm white. Adjustable.
    Slider(value: .constant(0.25)) { Text("Warmth") }.disabled(true)  // hears: Warmth: 25%. Dimmed. Adjustable.
  }
}

/// An own control that VoiceOver can adjust.
struct Adjustables: View {
  @State private var level: Int

  var body: some View {
    // hears: Brightness: «level». Adjustable.
    BarGraph()
      .accessibilityElement()
      .accessibilityLabel("Brightness")
      .accessibilityValue("\(level)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: level += 1
        case .decrement: level -= 1
        @unknown default: break
        }
      }
    Text("Speed").accessibilityAdjustableAction { _ in }  // hears: Speed. Adjustable.
  }
}

private struct BarGraph: View {  // component
  var body: some View {
    HStack { Rectangle(); Rectangle().opacity(0.3) }
  }
}
