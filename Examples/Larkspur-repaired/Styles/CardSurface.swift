import SwiftUI

struct CardSurface: ViewModifier {
  var padding: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }
}

extension View {
  func cardSurface(padding: CGFloat = 16) -> some View {
    modifier(CardSurface(padding: padding))
  }

  /// A title inside a scrolling screen. Lists have their own section headers.
  func heading(_ level: AccessibilityHeadingLevel = .h2) -> some View {
    font(level == .h1 ? .title.bold() : .title2.bold())
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(level)
  }

  @ViewBuilder
  func adaptiveTabBar() -> some View {
    if #available(iOS 18.0, *) {
      tabViewStyle(.sidebarAdaptable)
    } else {
      self
    }
  }
}
