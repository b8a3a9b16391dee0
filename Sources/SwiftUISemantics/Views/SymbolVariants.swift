import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// The variants of symbols that `symbolVariant` asks for, with the outcomes under which it asks for each.
///
/// Source: Apple, documentation of `symbolVariant(_:)` and `SymbolVariants`: the modifier adds its variants to those of
/// modifiers around it, and has no effect on a symbol without such a variant.
struct SymbolVariant: Hashable {
  /// The parts of the names, `circle` and `fill`; empty for `none`.
  let parts: [String]
  /// nil where it always holds.
  let condition: Condition?
}

extension TreeBuilder {
  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  /// What a modifier asks for; nothing where some of it is not known.
  func symbolVariants(_ call: ModifierCall) -> [SymbolVariant] {
    guard let value = call.arguments.first?.value.unbound else { return [] }
    guard case .choice(let alternatives) = value else {
      return Self.parts(value).map { [SymbolVariant(parts: $0, condition: nil)] } ?? []
    }
    let found = alternatives.compactMap { alternative in
      Self.parts(alternative.value.unbound).map { SymbolVariant(parts: $0, condition: alternative.condition) }
    }
    return found.count == alternatives.count ? found : []
  }

  private static func parts(_ value: Value) -> [String]? {
    guard case .member(let member) = value, member.arguments.isEmpty, [nil, "SymbolVariants"].contains(member.type) else { return nil }
    let names = ([member.name] + member.changes.map(\.name)).flatMap { $0.split(separator: ".").map(String.init) }
    if names == ["none"] { return [] }
    return names.allSatisfy(variants.contains) ? names : nil
  }

  /// The names of a symbol in the variants that are asked for around it.
  func varied(_ names: SpokenText, _ context: ViewContext) -> SpokenText {
    let asked = context.symbolVariants
    guard !asked.isEmpty, !names.hasHoles else { return names }
    guard asked.count > 1 else { return names.mapLiterals { Self.name($0, with: asked[0].parts) } }
    let all = asked.compactMap { variant in
      variant.condition.map { condition in
        SpokenText.Alternative(
          condition: condition, text: names.resolved(under: [condition]).mapLiterals { Self.name($0, with: variant.parts) })
      }
    }
    guard all.count == asked.count, Set(all.map(\.text)).count > 1 else { return names }
    return .choice(all)
  }

  /// `heart` with `circle` and `fill` is `heart.circle.fill`; the name itself where there is no such symbol.
  private static func name(_ symbol: String, with parts: [String]) -> String {
    let own = symbol.split(separator: ".").map(String.init)
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    let added = order.filter { parts.contains($0) && !own.contains($0) }
    guard !added.isEmpty else { return symbol }
    // `heart.fill` in a circle is `heart.circle.fill`.
    let isFilled = own.last == "fill"
    let stem = isFilled ? own.dropLast() : own[...]
    let name = (stem + added + (isFilled && !added.contains("fill") ? ["fill"] : [])).joined(separator: ".")
    return SFSymbols.isKnown(name) ? name : symbol
  }
}
