import AccessibilityModel

extension AccessibilityElement {
  /// As it is drawn where it stands: without the colours that it never has under certain outcomes, such as the red of what is
  /// late in the branch for what is not.
  func seen(under when: [Condition]) -> AccessibilityElement {
    guard !when.isEmpty else { return self }
    let foreground = appearance.foreground?.seen(under: when), background = appearance.background?.seen(under: when)
    guard foreground != nil || background != nil else { return self }
    var element = self
    if let foreground { element.appearance.foreground = foreground }
    if let background { element.appearance.background = background }
    return element
  }
}

extension Setting {
  /// What is left under certain outcomes; nil where that is all, or nothing.
  fileprivate func seen(under when: [Condition]) -> Setting? {
    guard options.count > 1 else { return nil }
    let left = options.filter { option in !option.conditions.contains { one in when.contains { $0.excludes(one) } } }
    guard !left.isEmpty, left.count < options.count else { return nil }
    var setting = self
    setting.options = left
    return setting
  }
}
