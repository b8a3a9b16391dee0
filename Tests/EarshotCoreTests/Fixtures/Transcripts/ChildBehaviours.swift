import SwiftUI

/// Seed 004 and tree-spec 3: ignore, combine, contain.
struct ChildBehaviours: View {
  let name: String

  var body: some View {
    // hears: Your balance is 12
    VStack {
      Text("Your balance is")
      Text("12").font(.title)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Your balance is 12")

    // What is set before ignoring is lost.
    // hears: (nothing)
    Text("Lost").accessibilityLabel("Lost label").accessibilityElement()

    // hears: «name». Button. // actions: Share
    HStack {
      Text(name)
      Spacer()
      Button("Follow") {}
      Button("Share") {}
    }
    .accessibilityElement(children: .combine)

    VStack {
      Button("Edit") {}  // hears: Edit. Button. // container: Reminders
      Button("Delete") {}  // hears: Delete. Button. // container: Reminders
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Reminders")
  }
}

/// What goes into a combined element, and what does not.
struct Combining: View {
  var body: some View {
    // Punctuation stays.
    // hears: Sum:, 12., Paid
    VStack { Text("Sum:"); Text("12."); Text("Paid") }.accessibilityElement(children: .combine)
    // hears: Score: 3, 4
    HStack {
      Text("Score").accessibilityValue("3")
      Text("").accessibilityValue("4")
    }
    .accessibilityElement(children: .combine)
    // hears: News, More. Heading.
    VStack {
      Text("News").accessibilityAddTraits(.isHeader)
      Text("More")
    }
    .accessibilityElement(children: .combine)
    // hears: A, B // hint: First hint, Second hint
    VStack {
      Text("A").accessibilityHint("First hint")
      Text("B").accessibilityHint("Second hint")
    }
    .accessibilityElement(children: .combine)
    // hears: Card. Button.
    VStack { Text("Card") }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    // An empty text and a shape say nothing.
    // hears: Only this
    HStack { Circle(); Text("Only this"); Text(""); Color.red }.accessibilityElement(children: .combine)
    // The label after combining replaces, the value adds.
    // hears: Total: 3
    HStack { Text("A"); Text("B") }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Total")
      .accessibilityValue("3")
  }
}

/// What is set on a stack goes to everything in it, unless it contains.
struct PlainStacks: View {
  var body: some View {
    HStack {
      Button("Yes") {}  // hears: Answer. Button.
      Button("No") {}  // hears: Answer. Button.
    }
    .accessibilityLabel("Answer")

    VStack {
      Text("Inner").accessibilityIdentifier("inner")  // hears: Inner // id: card
      Button("Tap") {}  // hears: Tap. Button. // id: card
    }
    .accessibilityIdentifier("card")

    VStack {
      Text("Inner").accessibilityIdentifier("inner")  // hears: Inner // id: inner
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("card")

    Group {
      Text("One")  // hears: One. Heading.
      Text("Two")  // hears: Two. Heading.
    }
    .accessibilityAddTraits(.isHeader)

    Group {
      Button("One") {}  // hears: One. Dimmed. Button.
      Button("Two") {}.disabled(false)  // hears: Two. Dimmed. Button.
      Text("Three")  // hears: Three. Dimmed.
    }
    .disabled(true)
  }
}
