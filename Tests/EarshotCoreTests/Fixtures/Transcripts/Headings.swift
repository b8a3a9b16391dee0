import SwiftUI

/// Seeds 000 and 004: the trait makes the heading.
struct Headings: View {
  var body: some View {
    Text("Popular Films").font(.title2).accessibilityAddTraits(.isHeader)  // hears: Popular Films. Heading.
    Text("Large").font(.largeTitle)  // hears: Large
    // hears: Reviews. Heading. // level: 2
    Text("Reviews").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    // hears: Critics. Heading. // level: 3
    Text("Critics").accessibilityHeading(.h3).accessibilityAddTraits([.isHeader])
    Text("Press").accessibilityHeading(.unspecified)  // hears: Press
    // hears: All reviews. Button. Heading.
    Button("All reviews") {}.accessibilityAddTraits(.isHeader)
  }
}

/// Errata 0.10: a level by itself is not spoken as a heading.
struct LevelsAlone: View {
  var body: some View {
    Text("Films").accessibilityHeading(.h1)  // hears: Films // level: 1
    Text("Showing").accessibilityHeading(.h2)  // hears: Showing // level: 2
  }
}

/// Errata 2.1: the header of a section is a heading by itself, its footer is not.
struct SectionHeaders: View {
  var body: some View {
    List {
      Section {
        Text("Basil")  // hears: Basil
      } header: {
        Text("Herbs")  // hears: Herbs. Heading.
      } footer: {
        Text("Water daily")  // hears: Water daily
      }
      Section("Trees") { Text("Oak") }  // hears: Trees. Heading. | Oak
      Section {
        Text("Fern")  // hears: Fern
      } header: {
        // Harmless, and needless.
        Text("Others").accessibilityAddTraits([.isHeader])  // hears: Others. Heading.
      }
      Section(header: Text("Mosses")) {  // hears: Mosses. Heading.
        Text("Sphagnum")  // hears: Sphagnum
      }
    }
    Form {
      Section("Options") { Text("None") }  // hears: Options. Heading. | None
    }
  }
}
