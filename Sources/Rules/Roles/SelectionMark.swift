import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The checkmark by which a control shows that it is chosen, hidden from assistive technologies or not.
struct SelectionMark {
  let name: String
  let source: SourceRange

  init?(in element: AccessibilityElement) { self.init(among: element.content) }

  /// A checkmark that is heard by itself, and as selected, whatever is chosen.
  init?(being element: AccessibilityElement) {
    guard element.exposure == .exposed, element.authoredLabels.isEmpty, element.drawnWhen == nil else { return nil }
    self.init(among: [element])
  }

  private init?(among parts: [AccessibilityElement]) {
    for part in parts where part.role == .image {
      guard case .symbol(let name)? = part.image, let literal = name.literal, Self.isMark(literal),
        part.exposure == .exposed || !part.modifiers(named: "accessibilityHidden").isEmpty else { continue }
      self.name = literal
      source = part.source
      return
    }
    return nil
  }

  /// A checkmark symbol; those with a meaning of their own tell that: `checkmark.seal` that somebody is verified,
  /// `checkmark.shield` that something is protected.
  static func isMark(_ symbol: String) -> Bool {
    guard SFSymbols.isTick(symbol) else { return false }
    let meaning = SFSymbols.meaning(of: symbol)
    return meaning?.kind != .state || meaning?.isAmbiguous ?? true
  }

  /// The checkmark that alone makes a control selected, whatever is chosen; nil where code says more about it.
  init?(alwaysMarking element: AccessibilityElement) {
    guard element.traits.contains(.selected), !element.conditionalTraits.contains(where: { $0.traits.contains(.selected) }),
      element.modifiers(named: "accessibilityAddTraits").isEmpty,
      element.modifiers(named: "accessibilityRemoveTraits").isEmpty,
      let mark = SelectionMark(in: element) else { return nil }
    self = mark
  }

  /// Nothing but the mark tells the two states of a control apart on screen.
  static func isAlike(_ first: AccessibilityElement, _ second: AccessibilityElement) -> Bool {
    func others(_ element: AccessibilityElement) -> Int {
      element.content.count { part in
        guard case .symbol(let name)? = part.image else { return part.image != nil }
        return !(name.literal.map(isMark) ?? false)
      }
    }
    return others(first) == others(second)
  }

  /// Words or traits tell the two states apart; the trait that the checkmark symbol brings with it does not count.
  static func isTold(_ first: AccessibilityElement, _ second: AccessibilityElement) -> Bool {
    if first.conditionalTraits.contains(where: { $0.traits.contains(.selected) }) { return true }
    if first.label?.value != second.label?.value || first.value?.value != second.value?.value
      || first.hint?.value != second.hint?.value {
      return true
    }
    if [first.label, first.value].contains(where: { !($0?.value.choices.isEmpty ?? true) }) { return true }
    let brought: Traits = [.selected, .notEnabled]
    return first.traits.subtracting(brought) != second.traits.subtracting(brought)
  }
}
