import SwiftUI

/// Seed 004: a view with the accessibility of another.
struct Representations: View {
  @Binding var amount: Double

  var body: some View {
    Knob(angle: 0.5)
      .accessibilityRepresentation {
        Slider(value: .constant(50), in: 0...100) { Text("Budget") }  // hears: Budget: 50%. Adjustable.
      }
    HStack { Text("☾"); Circle() }
      .onTapGesture {}
      // hears: Night mode. Switch Button. On.
      .accessibilityRepresentation { Toggle("Night mode", isOn: .constant(true)) }
    // hears: Title
    Button("Gone") {}.accessibilityRepresentation { Text("Title") }
  }
}

private struct Knob: View {  // component
  let angle: Double

  var body: some View {
    ZStack { Circle(); Text("⦿").rotationEffect(.radians(angle)) }
  }
}

/// Seed 004: elements for what is only drawn.
struct SyntheticChildren: View {
  let months: [Month]

  struct Month: Identifiable {
    let id: Int
    let name: String
    let rain: Int
  }

  var body: some View {
    Canvas { context, size in draw(in: context, size) }
      .accessibilityLabel("Rain by month")
      .accessibilityChildren {
        HStack {
          ForEach(months) { month in
            // hears: «month.name»: «month.rain» millimetres {for month in months} // container: Rain by month
            Rectangle()
              .accessibilityLabel(month.name)
              .accessibilityValue("\(month.rain) millimetres")
          }
        }
      }
    // Synthetic children take the place of the real ones.
    VStack { Text("Real") }
      .accessibilityChildren { Text("Synthetic") }  // hears: Synthetic
  }

  private func draw(in context: GraphicsContext, _ size: CGSize) {}
}

/// Seed 004: a visible text that names a control.
struct LabeledPairs: View {
  @Namespace private var pairs

  var body: some View {
    HStack {
      Text("Loudness").accessibilityLabeledPair(role: .label, id: "loudness", in: pairs)  // hears: Loudness
      // hears: Loudness: 30%. Adjustable.
      Slider(value: .constant(0.3)).accessibilityLabeledPair(role: .content, id: "loudness", in: pairs)
    }
    VStack {
      // The content may come first.
      // hears: Account: ada. Text Field.
      TextField("", text: .constant("ada")).accessibilityLabeledPair(role: .content, id: "account", in: pairs)
      Text("Account").accessibilityLabeledPair(role: .label, id: "account", in: pairs)  // hears: Account
    }
    LabeledContent("Loudness") {
      Slider(value: .constant(0.3))  // hears: Loudness: 30%. Adjustable.
    }
  }
}
