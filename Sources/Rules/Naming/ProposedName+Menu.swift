import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension ProposedName {
  /// What the only choice in a menu is about, as its title says: `Menu { Picker("Order", selection: $order) { … } } label: { … }`.
  static func titleOfOnlyPicker(in menu: AccessibilityElement, _ context: RuleContext) -> ProposedName? {
    guard menu.role == .menu, let written = context.call(at: menu.source), case .call(let call) = CodeChain(reading: written).base.kind,
      let content = call.arguments.first(where: { [nil, "content"].contains($0.label) && $0.value.isClosure })?.value,
      case .closure(let closure) = content.kind, closure.body.statements.count == 1,
      case .expression(let only) = closure.body.statements[0] else { return nil }
    let chain = CodeChain(reading: only)
    guard chain.name == "Picker", let title = chain.call?.arguments.first, title.label == nil, let words = title.value.words,
      !words.isEmpty else { return nil }
    return ProposedName(expression: context.spelled(words, on: menu), spoken: words, isDerived: true)
  }

  /// "Sort" of a menu under the picture of a funnel whose code chooses an order and filters nothing:
  /// `Menu { Picker("", selection: $sortingMode) { … } } label: { Image(systemName: "line.3.horizontal.decrease") }`.
  static func ofSorting(in menu: AccessibilityElement, _ context: RuleContext) -> ProposedName? {
    guard menu.role == .menu, let symbol = NameSuggestion.symbol(of: menu), SFSymbols.meaning(of: symbol)?.english == "Filter",
      let written = context.call(at: menu.source), case .call(let call) = CodeChain(reading: written).base.kind,
      let content = call.arguments.first(where: { [nil, "content"].contains($0.label) && $0.value.isClosure })?.value,
      case .closure(let closure) = content.kind else { return nil }
    var words: Set<String> = []
    CodeWalk.expressions(of: closure.body) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): words.formUnion(IdentifierWords.split(name).map { $0.lowercased() })
      default: break
      }
    }
    guard words.contains(where: { $0.hasPrefix("sort") }), !words.contains(where: { $0.hasPrefix("filter") }),
      let word = Words.press("Sort", in: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: menu), spoken: word, isDerived: true)
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// The words of a text that is written out, also as `String(localized: "…", comment: "…")`.
  fileprivate var words: String? {
    if case .call(let call) = kind, ["String", "NSLocalizedString"].contains(call.callee.plainName), let first = call.arguments.first,
      [nil, "localized"].contains(first.label) { return first.value.plainText }
    return plainText
  }
}
