import SourceModel
import SwiftSource

/// A number that UIKit code draws as a row of pictures, some full and some empty, and says in no other way.
public struct UikitRatingPictures: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-rating-pictures", family: .uiKit, severity: .note, impact: .serious, wcag: ["1.1.1"],
    title: "row of pictures stands for a number that nothing says",
    documentation: RuleDocumentation(
      reports: """
        A loop that gives each of several image views or buttons one of two pictures by comparing its place with a number \
        (`index < rating`), in a class that sets no accessibility label or value.
        """,
      why: """
        Four full stars and an empty one say "four of five" to the eye. VoiceOver passes over pictures, and reads the \
        same five names of buttons whatever the rating is.
        """,
      howToFix: """
        Make the row one element: `isAccessibilityElement = true`, `accessibilityLabel = "Rating"` and \
        `accessibilityValue = "4 of 5"`; where people set it, with the `.adjustable` trait.
        """,
      elsewhere: "`.accessibilityElement()` and `.accessibilityValue(\"4 of 5\")` on the stack; see `repeated-symbol-group`.",
      limits: "For a person to look at: a text beside the row may say the number.",
      references: ["WCAG 2.2, 1.1.1", "Apple: documentation of UIImageView isAccessibilityElement"]),
    examples: [
      .violation(
        """
        final class StarsView: UIView {
          private let stars = UIStackView()
          func show(_ rating: Int) {
            for index in 0..<5 {
              let star = UIImageView()
              star.image = UIImage(named: ↓index < rating ? "star_full" : "star_empty")
              stars.addArrangedSubview(star)
            }
          }
        }
        """),
      .violation(
        """
        final class StarsView: UIView {
          private let stars = UIStackView()
          func show(_ rating: Int) {
            (0..<5).forEach { index in
              stars.addArrangedSubview(UIImageView(image: UIImage(named: ↓index < rating ? "full" : "empty")))
            }
          }
        }
        """),
      .violation(
        """
        final class StarsView: UIView {
          private var buttons: [UIButton] = []
          func show(_ rating: Int) {
            for (index, button) in buttons.enumerated() {
              if ↓index < rating {
                button.setImage(UIImage(named: "full"), for: .normal)
              } else {
                button.setImage(UIImage(named: "empty"), for: .normal)
              }
            }
          }
        }
        """),
      .pass(
        """
        final class StarsView: UIView {
          private var buttons: [UIButton] = []
          func show(_ rating: Int) {
            accessibilityValue = "\\(rating)"
            for (index, button) in buttons.enumerated() {
              button.setImage(UIImage(named: index < rating ? "full" : "empty"), for: .normal)
            }
          }
        }
        """),
      .undecided(
        """
        final class StarsView: UIView {
          private var buttons: [UIButton] = []
          func show(_ rating: Int) {
            for (index, button) in buttons.enumerated() { paint(button, index, rating) }
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["UIImage"]), !type.mentions(["accessibilityLabel", "accessibilityValue"]),
        let place = type.parts.lazy.compactMap(Self.drawn).first else { return [] }
      return [.violation(Violation(
        "pictures are full or empty by a number that nothing says", certainty: .review, at: place))]
    }
  }

  /// The first comparison that chooses the picture of one of several.
  private static func drawn(in type: TypeCode) -> SourceRange? {
    for function in type.members.functions {
      if let place = function.body.flatMap({ drawn(in: $0) }) { return place }
    }
    for property in type.members.properties {
      for observer in property.observers { if let place = drawn(in: observer) { return place } }
    }
    return nil
  }

  private static func drawn(in block: Block) -> SourceRange? {
    var found: SourceRange?
    LoopWalk.bodies(of: block) { names, body in
      if found == nil { found = PictureByPlace(names).place(in: body) }
    }
    return found
  }
}

/// What chooses between two pictures of one of several, by its place among them.
private struct PictureByPlace {
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  func place(in body: Block) -> SourceRange? {
    for statement in body.statements {
      switch statement {
      case .conditional(let code):
        guard case .expression(let condition)? = code.conditions.first, code.conditions.count == 1, compares(condition),
          code.otherwise != nil, setsPicture(code.then) else { continue }
        return condition.range
      case .expression(let expression): if let place = place(in: expression) { return place }
      case .variable(let variable): if let place = variable.initializer.flatMap(chosen) { return place }
      default: continue
      }
    }
    return nil
  }

  private func place(in expression: Expression) -> SourceRange? {
    switch expression.kind {
    case .assignment(let target, let value): target.plainName == "image" ? chosen(value) : nil
    case .call(let call):
      ["setImage", "setBackgroundImage"].contains(call.callee.plainName ?? "")
        ? call.arguments.first.flatMap { chosen($0.value) } : made(in: call)
    default: nil
    }
  }

  /// `stack.addArrangedSubview(UIImageView(image: …))`
  private func made(in call: Call) -> SourceRange? {
    for argument in call.arguments {
      guard case .call(let inner) = argument.value.kind, inner.callee.plainName == "UIImageView",
        let image = inner.argument("image") else { continue }
      return chosen(image)
    }
    return nil
  }

  /// `UIImage(named: index < rating ? "full" : "empty")`, `index < rating ? full : empty`
  private func chosen(_ value: Expression) -> SourceRange? {
    var found: SourceRange?
    var isPicture = value.mentionsPicture
    CodeWalk.expressions(of: .expression(value)) { part in
      guard case .ternary(let condition, let then, _) = part.kind, found == nil, compares(condition) else { return }
      found = condition.range
      isPicture = isPicture || then.mentionsPicture
    }
    return isPicture ? found : nil
  }

  private func compares(_ condition: Expression) -> Bool {
    guard case .binary(let sign, let left, let right) = condition.kind, ["<", "<=", ">", ">="].contains(sign) else { return false }
    let sides = [left, right].map(mentionsPlace)
    guard sides[0] != sides[1] else { return false }
    // Beside a written number it is the place in a layout.
    return (sides[0] ? right : left).numberValue == nil
  }

  private func mentionsPlace(_ expression: Expression) -> Bool {
    var found = false
    CodeWalk.expressions(of: .expression(expression)) { part in
      switch part.kind {
      case .name(let name): found = found || names.contains(name)
      case .member(let base?, "tag"): found = found || base.plainName.map(names.contains) ?? false
      default: break
      }
    }
    return found
  }

  private func setsPicture(_ block: Block) -> Bool {
    block.statements.contains { statement in
      guard case .expression(let expression) = statement else { return false }
      switch expression.kind {
      case .assignment(let target, _): return target.plainName == "image"
      case .call(let call): return ["setImage", "setBackgroundImage"].contains(call.callee.plainName ?? "")
      default: return false
      }
    }
  }
}

extension Expression {
  /// A picture, or a variable that is called one.
  fileprivate var mentionsPicture: Bool {
    var found = false
    CodeWalk.expressions(of: .expression(self)) { part in
      switch part.kind {
      case .call(let call): found = found || call.callee.plainName == "UIImage"
      case .name(let name), .member(_, let name):
        let words = IdentifierWords.split(name).map { $0.lowercased() }
        found = found || words.contains { ["image", "star", "icon", "img"].contains($0) }
      default: break
      }
    }
    return found
  }
}
