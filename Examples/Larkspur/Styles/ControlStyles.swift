import SwiftUI

struct PillButtonStyle: ButtonStyle {
  var isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .padding(.horizontal, 14)
      .frame(minHeight: 44)
      .background(isProminent ? Color("Meadow").opacity(0.2) : Color(.tertiarySystemFill), in: .capsule)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static func pill(isProminent: Bool = false) -> PillButtonStyle {
    PillButtonStyle(isProminent: isProminent)
  }
}

struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .imageScale(.large)
          .accessibilityHidden(true)
        configuration.label
      }
      .frame(minHeight: 44)
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == ChecklistToggleStyle {
  static var checklist: ChecklistToggleStyle { ChecklistToggleStyle() }
}
