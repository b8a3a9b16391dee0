import AccessibilityModel

extension AccessibilityElement {
  /// The element where some outcomes hold: what it says under others is nothing that anybody hears.
  ///
  /// The code that sets an object up may run in the same branch as the code that shows it: what the object says before
  /// is then there only where the object is not.
  func decided(by outcomes: [Condition]) -> AccessibilityElement {
    let texts = [label?.value, value?.value, hint?.value].compactMap(\.self)
    guard texts.contains(where: { $0.depends(on: outcomes) }) else { return self }
    var result = self
    if let text = label?.value.resolved(under: outcomes) { result.label?.value = text }
    if let text = value?.value.resolved(under: outcomes) { result.value?.value = text }
    if let text = hint?.value.resolved(under: outcomes) { result.hint?.value = text }
    return result
  }
}
