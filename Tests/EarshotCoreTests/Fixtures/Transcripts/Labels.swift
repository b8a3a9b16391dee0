import SwiftUI

/// Seed 000, string-based labels: what a label says replaces what the view says by itself.
struct Labels: View {
  let isBookmarked: Bool
  let title: String
  var note: String?

  var body: some View {
    // hears: Remove bookmark. Button. [isBookmarked] | Add bookmark. Button. [!isBookmarked]
    Button(action: toggle) {
      Image(systemName: isBookmarked ? "bookmark.fill" : "bookmark")
    }
    .accessibilityLabel(isBookmarked ? "Remove bookmark" : "Add bookmark")

    // A label that describes the drawing is no better than it sounds.
    // hears: Filled ribbon icon. Button.
    Button(action: toggle) { Image(systemName: "bookmark.fill") }
      .accessibilityLabel("Filled ribbon icon")

    Image("harbour").accessibilityLabel("Boats at low tide")  // hears: Boats at low tide. Image.
    Image("harbour").accessibilityLabel(title)  // hears: «title». Image.
    Image("harbour").accessibilityLabel(Text("Boats, \(title)"))  // hears: Boats, «title». Image.
    Image("harbour", label: Text("The old harbour"))  // hears: The old harbour. Image.
    Button("OK") {}.accessibilityLabel("Accept the terms")  // hears: Accept the terms. Button.

    // The outermost of several labels wins.
    Text("A").accessibilityLabel("First").accessibilityLabel("Second")  // hears: Second

    // A label inside the label of a button names the button.
    // hears: Close the gallery. Button.
    Button(action: toggle) {
      Image(systemName: "xmark").accessibilityLabel("Close the gallery")
    }
  }

  private func toggle() {}
}

/// Errata 0.9: a picture alone does name its button, by the symbol's description or its raw name, or by the asset.
struct PictureButtons: View {
  var body: some View {
    Button {} label: { Image(systemName: "magnifyingglass") }  // hears: Search. Button.
    Button {} label: { Image(systemName: "slider.vertical.3") }  // hears: slider.vertical.3. Button.
    Button {} label: { Image("ic_filter_24") }  // hears: ic_filter_24. Button.
    Button {} label: { Circle() }  // hears: Button.
    Button {} label: { Image(decorative: "ic_filter_24") }  // hears: Button.
  }
}

/// A comment for translators is not spoken.
struct CommentedLabels: View {
  var body: some View {
    // hears: Find. Image.
    Image(systemName: "magnifyingglass")
      .accessibilityLabel(Text("Find", comment: "Spoken for the search button"))
    Text("Done", comment: "Ends the tour")  // hears: Done
  }
}
