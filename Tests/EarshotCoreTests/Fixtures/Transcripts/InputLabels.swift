import SwiftUI

/// Seeds 000 and 004: further names for Voice Control, the most important first. They are not spoken.
struct InputLabels: View {
  let city: String

  var body: some View {
    // hears: Search. Button. // input: Search, Find, Look up
    Button {} label: { Image(systemName: "magnifyingglass") }
      .accessibilityLabel("Search")
      .accessibilityInputLabels(["Search", "Find", "Look up"])
    // hears: Weather in «city». Button. // input: Weather, «city»
    Button("Weather in \(city)") {}
      .accessibilityInputLabels([Text("Weather"), Text(city)])
    // hears: 23 messages from Ada. Button. // input: Messages
    Button("23 messages from Ada") {}
      .accessibilityInputLabels(["Messages"])
  }
}
