import PlatformKnowledge
import SourceModel
import SwiftSource

/// Signs that a class of UIKit shows or hides by a state, where no words follow it: `wrongMark.isHidden = state != .wrong`. An
/// image view is no element, so whoever hears the screen does not learn that the sign is there.
enum HiddenMarks {
  static func all(in type: TypeCode) -> [PicturedViews.Paint] {
    guard type.mentions(["UIImageView"]), type.mentions([".isHidden = "]), !type.fileMentions(["ccessibility"]) else { return [] }
    let marks = Set(type.members.properties.filter { property in
      guard let held = property.heldClass, UIKitClasses.isKind(held, of: "UIImageView") else { return false }
      return !signs.isDisjoint(with: DecorativeNames.parts(of: property.name))
    }.map(\.name))
    guard !marks.isEmpty else { return [] }
    var found: [PicturedViews.Paint] = []
    for expression in type.kinds.assignments {
      guard found.isEmpty, case .assignment(let target, let value) = expression.kind, case .member(let base?, "isHidden") = target.kind,
        let view = base.dottedName, marks.contains(view), let test = test(value), !NamedChoice.isTold(by: test.text),
        !NamedChoice.saysActive(test.subject), PicturedViews.isContent(test.subject) else { continue }
      let choice = PicturedViews.Choice(subject: test.subject, place: value.range, cases: [])
      guard !PicturedViews.tells(choice, type) else { continue }
      found.append(PicturedViews.Paint(type: type.name, view: view, test: test.text, place: value.range, isOwnState: false))
    }
    return found
  }

  private static let signs = NameWords.words(.markView).union(NameWords.words(.stateMark)).union(NameWords.words(.markSymbol))

  /// What decides: `item.isLocked` of `!item.isLocked`, `state == .wrong` of `state != .wrong`. Whether there is anything at all
  /// is no state.
  private static func test(_ value: Expression) -> (subject: String, text: String)? {
    switch value.kind {
    case .prefix("!", let operand): return test(operand)
    case .tuple(let parts) where parts.count == 1: return test(parts[0].value)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      guard let subject = left.dottedName, case .member(nil, let name) = right.kind else { return nil }
      return (subject, "\(subject) == .\(name)")
    default:
      guard let subject = value.dottedName, !subject.hasSuffix("isEmpty"), !subject.hasSuffix("isHidden") else { return nil }
      return (subject, subject)
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class AnswerView: UIView {
        private lazy var rightMark = UIImageView(image: UIImage(named: "mark-right"))
        private lazy var wrongMark = UIImageView(image: UIImage(named: "mark-wrong"))
        private let field = UITextField()
        var outcome: Outcome? { didSet { update() } }
        private func update() {
          rightMark.isHidden = ↓outcome != .right
          wrongMark.isHidden = outcome != .wrong
        }
      }
      """),
    .pass(
      """
      final class AnswerView: UIView {
        private lazy var rightMark = UIImageView(image: UIImage(named: "mark-right"))
        private let words = UILabel()
        var outcome: Outcome? { didSet { update() } }
        private func update() {
          rightMark.isHidden = outcome != .right
          words.text = outcome == .right ? "Right" : "Wrong"
        }
      }
      """),
    // What is there or not is no sign of anything.
    .pass(
      """
      final class PhotoView: UIView {
        private let photo = UIImageView()
        var isSmall = false { didSet { photo.isHidden = isSmall } }
      }
      """),
  ]
}
