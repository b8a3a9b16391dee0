import SwiftUI

/// Seed 000: supplementary information, and keys that name it.
struct CustomContent: View {
  let title: String
  let genre: String
  let points: Int

  var body: some View {
    // hears: Solaris // content: Genre: Drama; Points: 9 out of 10
    Text("Solaris")
      .accessibilityCustomContent("Genre", "Drama")
      .accessibilityCustomContent("Points", "9 out of 10")
    // High importance is spoken with the element, by its value.
    // hears: Stalker, A. Tarkovsky // content: Director: A. Tarkovsky (high); Length: 162 minutes
    Text("Stalker")
      .accessibilityCustomContent("Director", "A. Tarkovsky", importance: .high)
      .accessibilityCustomContent("Length", "162 minutes", importance: .default)
    // hears: «title» // content: Genre: «genre»; Points: «points» out of 10
    Text(title)
      .accessibilityCustomContent(.genre, genre)
      .accessibilityCustomContent(Text("Points"), Text("\(points) out of 10"))
    // The same key again replaces what it said before.
    // hears: Mirror // content: Genre: Poem
    Text("Mirror")
      .accessibilityCustomContent(.genre, "Drama")
      .accessibilityCustomContent(.genre, "Poem")
    // hears: Nostalghia, Genre // content: Genre:  (high)
    Text("Nostalghia").accessibilityCustomContent(.genre, "", importance: .high)
  }
}

extension AccessibilityCustomContentKey {
  static let genre = AccessibilityCustomContentKey("Genre")
}
