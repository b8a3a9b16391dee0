import SwiftUI

/// Seed 002: a button that is a check box. The toggle trait alone gives no state (errata 2.5).
struct Checkboxes: View {
  @State private var isPicked: Bool

  var body: some View {
    // Both pictures are hidden, so only the label is heard, whichever is shown.
    // hears: Pick. Button.
    Button(action: flip) {
      if isPicked {
        Image(systemName: "checkmark.square.fill").accessibilityHidden(true)
      } else {
        Image(systemName: "square").accessibilityHidden(true)
      }
    }
    .accessibilityLabel("Pick")

    // hears: Pick. Switch Button.
    Button(action: flip) {
      Image(systemName: isPicked ? "checkmark.square.fill" : "square").accessibilityHidden(true)
    }
    .accessibilityLabel("Pick")
    .accessibilityAddTraits(.isToggle)

    // hears: Pick. Switch Button. On. [isPicked] | Pick. Switch Button. Off. [!isPicked]
    Button(action: flip) { Image(systemName: "square").accessibilityHidden(true) }
      .accessibilityLabel("Pick")
      .accessibilityAddTraits(.isToggle)
      .accessibilityValue(isPicked ? "1" : "0")

    // hears: Pick. Switch Button. picked [isPicked] | Pick. Switch Button. not picked [!isPicked]
    Button(action: flip) { Image(systemName: "square").accessibilityHidden(true) }
      .accessibilityLabel("Pick")
      .accessibilityAddTraits(.isToggle)
      .accessibilityValue(isPicked ? "picked" : "not picked")

    // hears: Selected: Pick. Button. [isPicked] | Pick. Button. [!isPicked]
    Button("Pick", action: flip)
      .accessibilityAddTraits(isPicked ? .isSelected : [])

    // hears: Selected: Pick. Button. [isPicked] | Pick. Button. [!isPicked]
    Button("Pick", action: flip)
      .accessibilityAddTraits(isPicked ? [.isButton, .isSelected] : .isButton)

    // hears: Pick [isPicked] | Pick. Button. [!isPicked]
    Button("Pick", action: flip)
      .accessibilityRemoveTraits(isPicked ? .isButton : .isSelected)
  }

  private func flip() { isPicked.toggle() }
}
