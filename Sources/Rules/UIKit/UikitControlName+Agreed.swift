import AccessibilityModel
import PlatformKnowledge

/// Buttons that code names well, beside words that are not about them.
extension UikitControlName {
  static let agreedExamples: [Example] = [
    .violation(
      """
      final class RegionView: UIView {
        private let delay = UILabel()
        private let likeButton = ↓UIButton()
        init(region: Region) {
          super.init(frame: .zero)
          delay.text = region.delay
          addSubview(delay)
          addSubview(likeButton)
          likeButton.addTarget(self, action: #selector(likeRegion), for: .touchUpInside)
        }
        @objc func likeRegion() { save() }
      }
      """,
      fixed: """
        final class RegionView: UIView {
          private let delay = UILabel()
          private let likeButton = UIButton()
          init(region: Region) {
            super.init(frame: .zero)
            delay.text = region.delay
            addSubview(delay)
            addSubview(likeButton)
            likeButton.addTarget(self, action: #selector(likeRegion), for: .touchUpInside)
            likeButton.accessibilityLabel = "Like"
          }
          @objc func likeRegion() { save() }
        }
        """),
  ]

  /// What code calls both the button and what it runs, `likeButton` and `likeItem(_:)`: that says more than a number of the
  /// model which stands beside it.
  func agreedName(_ element: AccessibilityElement, _ context: RuleContext) -> Fix? {
    guard let reference = element.platform?.reference, let called = IdentifierWords.control(called: reference),
      let handler = element.activation?.mentions.first,
      case let said = Set(IdentifierWords.said(by: handler).map { $0.lowercased() }),
      TextWords.split(called).allSatisfy({ said.contains($0.lowercased()) }),
      let name = NameSuggestion.ownName(element, context.developmentLanguage), name.isDerived,
      let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element),
      !UIKitScope.isClass(of: element, around: edit.range) else { return nil }
    return Fix("name the button '\(name.text)'", safety: .suggested, edits: [edit])
  }
}
