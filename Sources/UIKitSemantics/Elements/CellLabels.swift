import AccessibilityModel

/// What a table cell says: its texts, those that are there at times as alternatives.
extension UIElementBuilder {
  func joinedLabel(of nodes: [AccessibilityNode]) -> Fact<SpokenText>? {
    let texts = nodes.placedTexts([]).filter { !($0.text.label?.value.isBlank ?? true) }
    let open = texts.filter { !$0.conditions.isEmpty }
    guard !open.isEmpty, open.count <= Self.openTexts, open.allSatisfy({ $0.conditions.count == 1 && !($0.text.label?.value.hasChoices ?? false) })
    else {
      return joinedLabel(of: texts.map(\.text))
    }
    let parts = texts.compactMap { text in text.text.label.map { (condition: text.conditions.first, text: $0.value) } }
    let origin: FactOrigin = texts.count == 1 ? texts[0].text.label?.origin ?? .joined : .joined
    return Fact(joined(parts[...], isFirst: true), origin: origin, source: texts.first?.text.label?.source)
  }

  /// Texts of a cell whose absence is told.
  private static let openTexts = 2

  private func joined(_ parts: ArraySlice<(condition: Condition?, text: SpokenText)>, isFirst: Bool) -> SpokenText {
    guard let first = parts.first else { return .empty }
    let rest = parts.dropFirst()
    let said = isFirst ? first.text : SpokenText(", ") + first.text
    guard let condition = first.condition else { return said + joined(rest, isFirst: false) }
    return .choice([
      SpokenText.Alternative(condition: condition, text: said + joined(rest, isFirst: false)),
      SpokenText.Alternative(condition: condition.opposite, text: joined(rest, isFirst: isFirst)),
    ])
  }
}

extension [AccessibilityNode] {
  /// The texts that are heard, each with the outcomes under which it is there.
  fileprivate func placedTexts(_ outcomes: [Condition]) -> [(conditions: [Condition], text: AccessibilityElement)] {
    flatMap { node -> [(conditions: [Condition], text: AccessibilityElement)] in
      switch node {
      case .element(let element): element.exposure == .exposed && element.role == .text ? [(outcomes, element)] : []
      case .container(let container): container.nodes.placedTexts(outcomes)
      case .choice(let branches): branches.flatMap { $0.nodes.placedTexts(outcomes + [$0.condition]) }
      case .repeated(let repetition): repetition.nodes.placedTexts(outcomes)
      }
    }
  }
}
