import SwiftUI

/// Seed 000: the state of a view.
struct Values: View {
  let stars: Int
  let total: Int
  let progress: Double

  var body: some View {
    StarRow(count: stars)  // hears: Rating: «stars» out of «total» stars
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(stars) out of \(total) stars")

    // hears: Download: «Int(progress * 100)» percent
    ProgressView(value: progress)
      .accessibilityLabel("Download")
      .accessibilityValue("\(Int(progress * 100)) percent")

    Text("Gate").accessibilityValue("B12")  // hears: Gate: B12
    Circle().accessibilityValue("half moon")  // hears: half moon
  }
}

private struct StarRow: View {  // component
  let count: Int

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { _ in Image(systemName: "star") }
    }
  }
}

/// Seeds 000 and 002: the author's hint, and those that VoiceOver adds or puts in its place.
struct Hints: View {
  let name: String
  let isOpen: Bool

  var body: some View {
    // hears: Put in basket. Button. // hint: Keeps the item for a day
    Button("Put in basket") {}.accessibilityHint("Keeps the item for a day")
    // hears: «name». Button. // hint: Shows the profile
    Button {} label: { Text(name).font(.title) }
      .accessibilityLabel(name)
      .accessibilityHint(Text("Shows the profile", bundle: .module))
    // hears: Valve. Button. [isOpen] // hint: Closes the valve
    // hears: Valve. Button. [!isOpen] // hint: Opens the valve
    Button("Valve") {}.accessibilityHint(isOpen ? "Closes the valve" : "Opens the valve")
    // A tooltip is a hint; of both the outer one counts.
    Button("Undo") {}.help("Takes back the last step")  // hears: Undo. Button. // hint: Takes back the last step
    // hears: Redo. Button. // hint: Outer
    Button("Redo") {}.help("Inner").accessibilityHint("Outer")
    // hears: Redo. Button. // hint: Outer
    Button("Redo") {}.accessibilityHint("Inner").help("Outer")
    // Without a label and a value the hint is all that is heard.
    Circle().accessibilityHint("Opens the lid")  // hears: Opens the lid // hint: Opens the lid
  }
}
