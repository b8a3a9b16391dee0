import AccessibilityModel

/// The title in a bar that an app draws itself at the top of a screen, beside the button that leads back.
enum OwnBar {
  /// Whether a text is such a title: the second thing on the screen, in one row with what closes it.
  static func isTitle(_ subject: ElementSubject) -> Bool {
    guard !subject.isRepeated, let layout = subject.element.layout, layout.axis == .horizontal,
      subject.element.callSites.count == subject.callSites.count else { return false }
    let before = subject.neighbours(before: 4, after: 0).filter {
      $0.element.exposure == .exposed && subject.coexists(with: $0)
    }
    guard before.count == 1, let button = before.first?.element, button.layout == layout, button.role == .button
    else { return false }
    return leadsBack(button)
  }

  private static func leadsBack(_ button: AccessibilityElement) -> Bool {
    if let symbol = NameSuggestion.symbol(of: button) {
      return ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward", "xmark"].contains(where: symbol.hasPrefix)
    }
    return button.activation?.whole.mentions.contains { mention in
      mention.split(separator: ".").last.map { ["dismiss", "pop", "goBack", "close"].contains($0) } ?? false
    } ?? false
  }
}
