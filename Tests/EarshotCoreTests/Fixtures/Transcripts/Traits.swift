import SwiftUI

/// Seed 004: every trait, and what is said of it.
struct Traits: View {
  var body: some View {
    Text("T").accessibilityAddTraits(.isButton)  // hears: T. Button.
    Text("T").accessibilityAddTraits(.isHeader)  // hears: T. Heading.
    Text("T").accessibilityAddTraits(.isLink)  // hears: T. Link.
    Text("T").accessibilityAddTraits(.isImage)  // hears: T. Image.
    Text("T").accessibilityAddTraits(.isSearchField)  // hears: T. Search Field.
    Text("T").accessibilityAddTraits(.isSelected)  // hears: Selected: T
    Text("T").accessibilityAddTraits(.isStaticText)  // hears: T
    Text("T").accessibilityAddTraits(.isKeyboardKey)  // hears: T
    Button("T") {}.accessibilityAddTraits(.isKeyboardKey)  // hears: T
    Button("T") {}.accessibilityAddTraits(.isToggle)  // hears: T. Switch Button.
    // Never spoken:
    Text("T").accessibilityAddTraits(.isSummaryElement)  // hears: T // traits: staticText, summaryElement
    Text("T").accessibilityAddTraits(.allowsDirectInteraction)  // hears: T
    Text("T").accessibilityAddTraits(.causesPageTurn)  // hears: T
    Text("T").accessibilityAddTraits(.playsSound)  // hears: T // traits: playsSound, staticText
    Text("T").accessibilityAddTraits(.startsMediaSession)  // hears: T
    Text("T").accessibilityAddTraits(.updatesFrequently)  // hears: T // traits: staticText, updatesFrequently
    // Several at once, and the order in which they are said.
    Text("T").accessibilityAddTraits([.isHeader, .isButton])  // hears: T. Button. Heading.
    Text("T").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isHeader)  // hears: T. Button. Heading.
    Image("cat").accessibilityRemoveTraits(.isImage)  // hears: cat
    Button("T") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)  // hears: T. Link.
  }
}

/// A modal view hides what stands beside it.
struct ModalViews: View {
  var body: some View {
    ZStack {
      Text("Behind")
      VStack { Text("Sure?"); Button("Yes") {} }.accessibilityAddTraits(.isModal)  // hears: Sure? | Yes. Button.
    }
  }
}
