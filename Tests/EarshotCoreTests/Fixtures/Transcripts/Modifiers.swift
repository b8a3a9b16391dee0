import SwiftUI

/// The project's own modifiers, as types and as extensions.
struct ModifierUse: View {
  let isNew: Bool
  let caption: String?

  var body: some View {
    Text("Plain").modifier(Headline())  // hears: Plain. Heading.
    Text("Short").headline()  // hears: Short. Heading.
    Button {} label: { Image(systemName: "xmark") }.named("Close the window")  // hears: Close the window. Button.
    Text("Bag").badged(3)  // hears: Bag: 3 items
    Text("Styled").cardStyle()  // hears: Styled
    // hears: Fresh. Heading. [isNew] | Fresh [!isNew]
    Text("Fresh").applying(isNew) { $0.headline() }
    Text("Old").hiddenFromVoiceOver()
    // hears: «caption». Image. [caption != nil] | boat. Image. [caption == nil]
    Image("boat").optionalLabel(caption)
    Image("boat").optionalLabel("A red boat")  // hears: A red boat. Image.
    Image("boat").optionalLabel(nil)  // hears: boat. Image.
    Text("Nested").cardStyle().headline().badged(1)  // hears: Nested: 1 items. Heading.
  }
}

/// A modifier may bring views of its own.
struct OverlayUse: View {
  var body: some View {
    Text("Below").closable()  // hears: Below
  }
}

private struct Headline: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.title).accessibilityAddTraits(.isHeader)
  }
}

private struct Badge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.accessibilityValue("\(count) items")
  }
}

private struct Closable: ViewModifier {
  func body(content: Content) -> some View {
    ZStack(alignment: .topTrailing) {
      content
      Button {} label: { Image(systemName: "xmark") }  // hears: Close. Button.
    }
  }
}

private struct OptionalLabel: ViewModifier {
  let label: String?

  func body(content: Content) -> some View {
    if let label { content.accessibilityLabel(label) } else { content }
  }
}

extension View {
  fileprivate func headline() -> some View { modifier(Headline()) }
  fileprivate func named(_ name: LocalizedStringKey) -> some View { accessibilityLabel(Text(name)) }
  fileprivate func badged(_ count: Int) -> some View { self.modifier(Badge(count: count)) }
  fileprivate func closable() -> some View { modifier(Closable()) }
  fileprivate func optionalLabel(_ label: String?) -> some View { modifier(OptionalLabel(label: label)) }

  fileprivate func cardStyle() -> some View {
    padding()
      .background(.bar, in: .capsule)
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  fileprivate func hiddenFromVoiceOver() -> some View {
    accessibilityHidden(true)
  }

  @ViewBuilder
  fileprivate func applying<Result: View>(_ condition: Bool, change: (Self) -> Result) -> some View {
    if condition { change(self) } else { self }
  }
}
