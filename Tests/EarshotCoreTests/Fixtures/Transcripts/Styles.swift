import SwiftUI

/// Styles of the project keep what a control is; what they draw may change what is said.
struct StyleUse: View {
  var body: some View {
    Button("Save") {}.buttonStyle(PlainPill())  // hears: Save. Button.
    Button("Save") {}.buttonStyle(.pill)  // hears: Save. Button.
    // tree-spec T41: a style that does not show the label loses the name.
    Button("Save") {}.buttonStyle(Nameless())  // hears: Button.
    // hears: Save. Button. // hint: Keeps the draft
    Button("Save") {}.buttonStyle(Announced())
    Label("Mail", systemImage: "envelope").labelStyle(.iconOnly)  // hears: Mail. Image.
    Button {} label: { Label("Mail", systemImage: "envelope") }.labelStyle(.iconOnly)  // hears: Mail. Button.
    Label("Mail", systemImage: "envelope").labelStyle(TitleOnly())  // hears: Mail
    Toggle("Alarm", isOn: .constant(true)).toggleStyle(.switch)  // hears: Alarm. Switch Button. On.
    Toggle("Alarm", isOn: .constant(true)).toggleStyle(.button)  // hears: Alarm. Switch Button. On.
    // A style that draws the switch anew keeps what it is (seed 004).
    Toggle("Alarm", isOn: .constant(true)).toggleStyle(DrawnSwitch())  // hears: Alarm. Switch Button. On.
    Toggle("Alarm", isOn: .constant(false)).toggleStyle(CheckBox())  // hears: Alarm. Switch Button. Off.
    Group {
      Button("One") {}  // hears: Button.
      Button("Two") {}.buttonStyle(.plain)  // hears: Two. Button.
    }
    .buttonStyle(Nameless())
  }
}

private struct PlainPill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(Capsule())
  }
}

extension ButtonStyle where Self == PlainPill {
  fileprivate static var pill: PlainPill { PlainPill() }
}

private struct Nameless: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().fill(configuration.isPressed ? .gray : .blue)
  }
}

private struct Announced: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).accessibilityHint("Keeps the draft")
  }
}

private struct DrawnSwitch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Capsule().fill(configuration.isOn ? .green : .gray).onTapGesture { configuration.isOn.toggle() }
    }
  }
}

private struct CheckBox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
  }
}

private struct TitleOnly: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.padding()
  }
}
