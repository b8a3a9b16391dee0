import AccessibilityModel
import SourceModel

/// What a table cell says: its texts, those that are there at times as alternatives.
extension UIElementBuilder {
  func joinedLabel(of nodes: [AccessibilityNode]) -> Fact<SpokenText>? {
    let texts = nodes.placedTexts([]).filter { !($0.text.label?.value.isBlank ?? true) }
    let open = texts.filter { !$0.conditions.isEmpty }
    let isPlain = open.allSatisfy { !($0.text.label?.value.hasChoices ?? false) }
    if open.contains(where: { $0.conditions.count > 1 }) {
      if isPlain, let chosen = chosen(texts) { return chosen }
      // A text that is there in several cases is told once.
      var seen: Set<SourceRange> = []
      return joinedLabel(of: texts.map(\.text).filter { seen.insert($0.source).inserted })
    }
    guard !open.isEmpty, open.count <= Self.openTexts, isPlain else { return joinedLabel(of: texts.map(\.text)) }
    let parts = texts.compactMap { text in text.text.label.map { (condition: text.conditions.first, text: $0.value) } }
    let origin: FactOrigin = texts.count == 1 ? texts[0].text.label?.origin ?? .joined : .joined
    return Fact(joined(parts[...], isFirst: true), origin: origin, source: texts.first?.text.label?.source)
  }

  private typealias Placed = (conditions: [Condition], text: AccessibilityElement)

  /// What is said in each case of tests inside each other; nil where there are too many.
  private func chosen(_ texts: [Placed]) -> Fact<SpokenText>? {
    let subjects = Set(texts.flatMap(\.conditions).map(\.subject))
    guard subjects.count <= Self.openTests else { return nil }
    return Fact(said(texts), origin: .joined, source: texts.first?.text.label?.source)
  }

  /// Tests that decide about the texts of a cell and are told.
  private static let openTests = 3

  private func said(_ texts: [Placed]) -> SpokenText {
    guard let first = texts.lazy.compactMap(\.conditions.first).first else {
      return .joined(texts.compactMap { $0.text.label?.value }, separator: ", ")
    }
    var outcomes = [first]
    for condition in texts.flatMap(\.conditions) where condition.subject == first.subject && !outcomes.contains(condition) {
      outcomes.append(condition)
    }
    if outcomes.count == 1 { outcomes.append(first.opposite) }
    return .choice(outcomes.map { outcome in
      let left = texts.compactMap { text -> Placed? in
        if text.conditions.contains(where: { $0.subject == outcome.subject && $0 != outcome }) { return nil }
        return (text.conditions.filter { $0 != outcome }, text.text)
      }
      return SpokenText.Alternative(condition: outcome, text: said(left))
    })
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
