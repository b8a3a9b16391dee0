import SwiftUI

/// Seeds 000 and 004, corrected by errata 0.1 and 0.2: the closure gets a view that stands for the label there is.
struct LabelClosures: View {
  let minutes: Int

  var body: some View {
    // hears: Rating:, 4.5, of 5
    HStack {
      Image(systemName: "star.fill")
      Text("4.5")
      Text("of 5")
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel { label in
      Text("Rating:")
      label
    }

    // hears: Lisbon, Unread. Button.
    Button("Lisbon") {}
      .accessibilityLabel { label in
        label
        Text("Unread")
      }

    // hears: Arrives in «minutes» minutes
    Text("Bus")
      .accessibilityLabel { _ in Text("Arrives in \(minutes) minutes") }
  }
}

/// Errata 0.3: the condition of a label is `accessibilityLabel(_:isEnabled:)`.
struct ConditionalLabels: View {
  let isLive: Bool

  var body: some View {
    // hears: Play live stream. Image. [isLive] | Play. Image. [!isLive]
    Image(systemName: "play.fill")
      .accessibilityLabel("Play")
      .accessibilityLabel("Play live stream", isEnabled: isLive)

    // hears: On air. Button. [isLive] | Listen. Button. [!isLive]
    Button("Listen") {}
      .accessibilityLabel("On air", isEnabled: isLive)

    // hears: Episode 4
    Text("Episode 4").accessibilityHint("Recorded in May", isEnabled: false)
    // hears: Episode 5 // hint: Recorded in June
    Text("Episode 5").accessibilityHint("Recorded in June", isEnabled: true)
    // hears: Volume: half
    Text("Volume").accessibilityValue("half", isEnabled: true)
    Text("Sleeves").accessibilityHidden(true, isEnabled: false)  // hears: Sleeves
    Text("Sleeves").accessibilityHidden(true, isEnabled: true)
  }
}
