import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Headers and footers of collection views.
extension UIKitEffects {
  private static let label = "viewForSupplementaryElementOfKind"
  private static let kinds = (header: "elementKindSectionHeader", footer: "elementKindSectionFooter")

  /// What `collectionView(_:viewForSupplementaryElementOfKind:at:)` gives for a section; nil stands for all of them. One
  /// that asks for no kind gives headers, which is what most layouts have.
  func showSupplement(isHeader: Bool, _ section: Int?, by provider: Provider, in list: UIObject) {
    guard list.isKind(of: "UICollectionView"),
      let function = index.functions("collectionView", of: provider.type, isStatic: false).first(where: { function in
        function.body != nil && function.parameters.contains { $0.label == Self.label }
      }), let body = function.body else { return }
    let (asksHeader, asksFooter) = (body.mentions(Self.kinds.header), body.mentions(Self.kinds.footer))
    guard isHeader ? asksHeader || !asksFooter : asksFooter else { return }
    let kind = asksHeader || asksFooter ? kind(isHeader: isHeader, function.nameRange) : ownKind(function.nameRange)
    let value = asRow {
      answer(function, by: provider, list, [kind] + (section.map { [place($0, 0)] } ?? []))
    }
    for (conditions, view) in value.conditionalObjects where view.isView {
      view.headsSection = isHeader
      list.add(view, under: conditions, repeats: section == nil ? "for each section" : nil)
    }
  }

  /// What the `supplementaryViewProvider` of a diffable data source gives for a section; nil stands for all of them.
  func showSupplements(of source: UIObject, in list: UIObject, isHeader: Bool, _ section: Int? = nil) {
    guard let provider = source.all("supplementaryViewProvider").last?.value, provider.isRunnable else { return }
    var kind = kind(isHeader: isHeader, source.source)
    if case .closure(let closure) = provider {
      let (asksHeader, asksFooter) = (
        closure.closure.body.mentions(Self.kinds.header), closure.closure.body.mentions(Self.kinds.footer))
      guard isHeader ? asksHeader || !asksFooter : asksFooter else { return }
      if !asksHeader, !asksFooter { kind = ownKind(source.source) }
    } else if !isHeader {
      return
    }
    let places = section.map { [place($0, 0)] } ?? []
    let value = asRow { evaluator.run(provider, with: [.object(list), kind] + places, source: source.source) }
    for (conditions, view) in value?.conditionalObjects ?? [] where view.isView {
      view.headsSection = isHeader
      list.add(view, under: conditions, repeats: section == nil ? "for each section" : nil)
    }
  }

  /// A kind by a name of the app's own: which one code asks for, only its layout tells.
  private func ownKind(_ source: SourceRange) -> Value { evaluator.runtimeValue("kind", type: nil, near: source.file) }

  private func kind(isHeader: Bool, _ source: SourceRange) -> Value {
    .member(MemberValue(
      type: "UICollectionView", name: isHeader ? Self.kinds.header : Self.kinds.footer, arguments: [], source: source))
  }
}

extension Block {
  /// Whether a member of this name is used in it.
  fileprivate func mentions(_ name: String) -> Bool {
    var open = items
    while let item = open.popLast() {
      if case .expression(let expression) = item, case .member(_, name) = expression.kind { return true }
      open += item.parts
    }
    return false
  }
}
