import AccessibilityModel
import PlatformKnowledge

/// The title in a bar that an app draws itself at the top of a screen, beside the button that leads back.
enum OwnBar {
  /// Whether a text is such a title: in one row with what closes the screen and behind it, or drawn in the same place
  /// with a row that holds what closes it.
  static func isTitle(_ subject: ElementSubject) -> Bool {
    guard !subject.isRepeated, let layout = subject.element.layout, !isSmall(subject.element) else { return false }
    switch layout.axis {
    case .horizontal:
      guard subject.element.callSites.count == subject.callSites.count else { return false }
      let before = subject.neighbours(before: 4, after: 0).filter {
        $0.element.exposure == .exposed && subject.coexists(with: $0)
      }
      guard before.count == 1, let button = before.first?.element, button.layout == layout else { return false }
      return leadsBack(button)
    case .depth: return isBesideRow(subject, layout)
    case .vertical: return false
    }
  }

  /// Smaller than the text of the screen, as the chip or the count at the end of a bar is.
  static func isSmall(_ element: AccessibilityElement) -> Bool {
    guard let style = element.appearance.font?.single else { return false }
    if case .textStyle(let name) = style.kind { return ["footnote", "caption", "caption2"].contains(name) }
    return style.size.map { $0 < 15 } ?? false
  }

  /// `ZStack { Text(title); HStack { backButton; Spacer() } }`: nothing but the title and the controls of the row, at
  /// the top of the screen.
  private static func isBesideRow(_ subject: ElementSubject, _ layout: LayoutGroup) -> Bool {
    let mates = subject.neighbours(before: 4, after: 4).filter {
      $0.element.exposure == .exposed && subject.coexists(with: $0)
    }
    let (inside, outside) = (mates.filter { $0.isIn(layout, of: subject) }, mates.filter { !$0.isIn(layout, of: subject) })
    return outside.allSatisfy { $0.position > subject.position }
      && inside.allSatisfy { $0.element.role == .button && $0.element.layout?.axis == .horizontal }
      && inside.contains { leadsBack($0.element) }
  }

  static func leadsBack(_ button: AccessibilityElement) -> Bool {
    guard button.role == .button else { return false }
    if let symbol = NameSuggestion.shownSymbol(of: button) {
      return SFSymbols.isCross(symbol)
        || ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward"].contains(where: symbol.hasPrefix)
    }
    return button.activation?.whole.mentions.contains { mention in
      mention.split(separator: ".").last.map { ["dismiss", "pop", "goBack", "close"].contains($0) } ?? false
    } ?? false
  }
}

extension OwnBar {
  /// It takes the view away that is presented (Apple: documentation of DismissAction).
  static func dismisses(_ button: AccessibilityElement) -> Bool {
    button.role == .button && button.activation?.whole.mentions.contains { $0.split(separator: ".").last == "dismiss" } ?? false
  }
}

extension ElementSubject {
  /// Whether the element is made within a stack, in the same use of the component that makes the stack.
  fileprivate func isIn(_ layout: LayoutGroup, of other: ElementSubject) -> Bool {
    guard let stack = element.layout?.source else { return false }
    return layout.source.contains(stack) && callSites.starts(with: other.callSites)
  }
}
