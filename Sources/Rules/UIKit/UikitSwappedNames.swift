import SourceModel
import SwiftSource

/// A control that has two pictures and two names, which go together in one place and are swapped in another.
public struct UikitSwappedNames: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-swapped-names", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "one picture of a control has two names that are swapped",
    documentation: RuleDocumentation(
      reports: """
        A control of UIKit that gets one of two pictures, each with an `accessibilityLabel`, where the labels are \
        the other way round in another place of the class.
        """,
      why: """
        The picture says what is so now, and the name that goes with it the opposite: "Add to favourites" for what is \
        one already. After a press people hear that nothing happened, and press again.
        """,
      howToFix: """
        Give each picture the same name everywhere; best in one function that sets both and is called at the start \
        and after each change.
        """,
      elsewhere: "In SwiftUI the picture and the label follow from the same value: `isOn ? \"Remove\" : \"Add\"`.",
      limits: """
        Only pictures and labels that are set on lines next to each other, both pictures with both names. Which of the \
        two places is right, source does not tell.
        """,
      references: ["WCAG 2.2, 4.1.2 Name, Role, Value"]),
    examples: [
      .violation(
        """
        final class BirdViewController: UIViewController {
          private let star = UIBarButtonItem()
          override func viewDidLoad() {
            if bird.isFavourite {
              star.image = UIImage(named: "star-full")
              star.accessibilityLabel = "Remove from favourites"
            } else {
              star.image = UIImage(named: "star-empty")
              star.accessibilityLabel = "Add to favourites"
            }
          }
          @objc func toggle() {
            if bird.isFavourite {
              store.remove(bird)
              star.image = UIImage(named: "star-empty")
              star.accessibilityLabel = ↓"Remove from favourites"
            } else {
              store.add(bird)
              star.image = UIImage(named: "star-full")
              star.accessibilityLabel = "Add to favourites"
            }
          }
        }
        """),
      .pass(
        """
        final class BirdViewController: UIViewController {
          private let star = UIBarButtonItem()
          override func viewDidLoad() {
            if bird.isFavourite {
              star.image = UIImage(named: "star-full")
              star.accessibilityLabel = "Remove from favourites"
            } else {
              star.image = UIImage(named: "star-empty")
              star.accessibilityLabel = "Add to favourites"
            }
          }
          @objc func toggle() {
            if bird.isFavourite {
              star.image = UIImage(named: "star-empty")
              star.accessibilityLabel = "Add to favourites"
            } else {
              star.image = UIImage(named: "star-full")
              star.accessibilityLabel = "Remove from favourites"
            }
          }
        }
        """),
      .undecided(
        """
        final class BirdViewController: UIViewController {
          private let star = UIBarButtonItem()
          func show(_ bird: Bird) {
            star.image = image(for: bird)
            star.accessibilityLabel = name(for: bird)
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["accessibilityLabel"]) else { return [] }
      return Dictionary(grouping: Self.pairs(in: type), by: \.control).values.compactMap(Self.outcome)
    }
  }

  /// A picture and a name that a control gets on neighbouring lines.
  private struct Pair {
    let control: String
    let picture: String
    let name: String
    let place: SourceRange
  }

  private static func outcome(_ pairs: [Pair]) -> Outcome? {
    for pair in pairs {
      let other = pairs.filter { $0.picture == pair.picture && $0.name != pair.name && $0.place.start < pair.place.start }
      for earlier in other {
        let isSwapped = pairs.contains { first in
          first.name == pair.name && first.picture != pair.picture
            && pairs.contains { $0.picture == first.picture && $0.name == earlier.name }
        }
        guard isSwapped else { continue }
        return .violation(Violation(
          "picture of '\(pair.control)' has another name here than elsewhere", certainty: .likely, at: pair.place,
          related: [RelatedPlace(earlier.place, "the other name")]))
      }
    }
    return nil
  }

  private static func pairs(in type: WholeType) -> [Pair] {
    var pending: [String: (isPicture: Bool, value: Expression)] = [:]
    var result: [Pair] = []
    for expression in type.expressions {
      guard let (control, isPicture, value) = setting(expression) else { continue }
      if let waiting = pending[control], waiting.isPicture != isPicture, areNeighbours(waiting.value.range, value.range) {
        let (picture, name) = isPicture ? (value, waiting.value) : (waiting.value, value)
        if let picture = picture.constantName, let words = name.constantName {
          result.append(Pair(control: control, picture: picture, name: words, place: name.range))
        }
        pending[control] = nil
      } else {
        pending[control] = (isPicture, value)
      }
    }
    return result
  }

  /// `star.image = …`, `star.setImage(…, for: .normal)`, `star.accessibilityLabel = …`
  private static func setting(_ expression: Expression) -> (control: String, isPicture: Bool, value: Expression)? {
    switch expression.kind {
    case .assignment(let target, let value):
      guard case .member(let owner?, let name) = target.kind, let control = owner.dottedName else { return nil }
      if name == "accessibilityLabel" { return (control, false, value) }
      return name == "image" ? (control, true, value) : nil
    case .call(let call):
      guard case .member(let owner?, "setImage") = call.callee.kind, let control = owner.dottedName,
        let value = call.arguments.first?.value else { return nil }
      return (control, true, value)
    default: return nil
    }
  }

  private static func areNeighbours(_ one: SourceRange, _ other: SourceRange) -> Bool {
    guard one.file === other.file else { return false }
    let lines = (one.startPosition.line, other.startPosition.line)
    let indentations = (one.file.indentation(at: one.start), other.file.indentation(at: other.start))
    return abs(lines.0 - lines.1) < 3 && indentations.0 == indentations.1
  }
}

extension Expression {
  /// What always means the same: a string, a constant by its path, a picture by its name.
  fileprivate var constantName: String? {
    if let text = plainText { return text }
    if let name = dottedName { return name }
    guard case .call(let call) = kind else { return nil }
    return ["named", "systemName"].compactMap { call.argument($0)?.constantName }.first
      ?? (call.callee.plainName == "NSLocalizedString" ? call.arguments.first?.value.constantName : nil)
  }
}
