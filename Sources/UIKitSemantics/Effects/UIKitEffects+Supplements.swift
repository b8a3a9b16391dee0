import AccessibilityModel
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
    let kind = Value.member(MemberValue(
      type: "UICollectionView", name: isHeader ? Self.kinds.header : Self.kinds.footer, arguments: [],
      source: function.nameRange))
    let value = asRow {
      answer(function, by: provider, list, [kind] + (section.map { [place($0, 0, function)] } ?? []))
    }
    for (conditions, view) in value.conditionalObjects where view.isView {
      view.headsSection = isHeader
      list.add(view, under: conditions, repeats: section == nil ? "for each section" : nil)
    }
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
