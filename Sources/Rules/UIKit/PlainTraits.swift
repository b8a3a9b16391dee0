import SwiftSource

/// Traits that say what something is, and nothing of the state that it is in.
enum PlainTraits {
  /// Whether all that a type does to traits is to give those: a cell that is made a button does not say that it is the
  /// chosen one.
  static func areAll(in part: TypeCode) -> Bool {
    guard !part.members.properties.contains(where: { $0.name == name && $0.getter != nil }) else { return false }
    return part.kinds.assignments.allSatisfy(isPlainAssignment) && part.kinds.calls.allSatisfy(isPlainCall)
  }

  private static let name = "accessibilityTraits"

  private static func isPlainAssignment(_ expression: Expression) -> Bool {
    guard case .assignment(let target, let value) = expression.kind, target.plainName == name else { return true }
    return isPlain(value)
  }

  private static func isPlainCall(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, case .member(let base?, _) = call.callee.kind, base.plainName == name else { return true }
    return call.arguments.allSatisfy { isPlain($0.value) }
  }

  private static func isPlain(_ value: Expression) -> Bool {
    switch value.kind {
    case .array(let members): members.allSatisfy(isPlain)
    case .member(let base, let trait): (base == nil || base?.plainName == "UIAccessibilityTraits") && roles.contains(trait)
    default: false
    }
  }

  static let examples: [Example] = [
    // What a stream hands on.
    .violation(
      """
      final class TabCell: UICollectionViewCell {
        private let title = UILabel()
        func follow(_ model: TabModel) {
          model.$isChosen.receive(on: DispatchQueue.main).sink { [weak self] in
            self?.title.textColor = ↓$0 ? .systemBlue : .gray
          }.store(in: &bag)
        }
      }
      """),
    .violation(
      """
      final class ColourCell: UICollectionViewCell {
        private let ring = UIView()
        func show(_ colour: Colour, isChosen: Bool) {
          accessibilityLabel = colour.name
          accessibilityTraits.insert(.button)
          ring.layer.borderWidth = ↓isChosen ? 2 : 0
        }
      }
      """),
    .pass(
      """
      final class ColourCell: UICollectionViewCell {
        private let ring = UIView()
        func show(_ colour: Colour, isChosen: Bool) {
          accessibilityLabel = colour.name
          accessibilityTraits = isChosen ? [.button, .selected] : .button
          ring.layer.borderWidth = isChosen ? 2 : 0
        }
      }
      """),
  ]

  /// Apple: documentation of UIAccessibilityTraits.
  private static let roles: Set<String> = ["button", "header", "image", "link", "none", "staticText", "searchField", "keyboardKey"]
}
