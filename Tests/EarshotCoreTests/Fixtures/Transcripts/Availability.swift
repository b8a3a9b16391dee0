import SwiftUI

/// What depends on the system or on how the app is built.
struct Availability: View {
  var body: some View {
    if #available(iOS 26, *) {
      Text("Glass")  // hears: Glass [iOS 26.0 or later]
    } else {
      Text("Paper")  // hears: Paper [before iOS 26.0]
    }
    // iOS 17 is the oldest system of this app.
    if #available(iOS 16, *) {
      Text("Always new")  // hears: Always new
    } else {
      Text("Never")
    }
    #if os(iOS)
      Text("On a phone")  // hears: On a phone
    #elseif os(macOS)
      Text("On a desk")
    #endif
    #if os(macOS)
      Text("On a desk")
    #else
      Text("Not on a desk")  // hears: Not on a desk
    #endif
    #if canImport(UIKit)
      Text("With UIKit")  // hears: With UIKit
    #endif
    guarded
    Text("Modified")  // hears: Modified. Heading.
      #if os(iOS)
        .accessibilityAddTraits(.isHeader)
      #endif
  }

  @ViewBuilder private var guarded: some View {
    if #available(iOS 15, macOS 12, *) { Text("Old enough") }  // hears: Old enough
  }
}
