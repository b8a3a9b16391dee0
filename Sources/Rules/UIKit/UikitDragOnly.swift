import PlatformKnowledge
import SourceModel
import SwiftSource

/// What UIKit code moves or sets by raw touches, and by nothing else.
public struct UikitDragOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-drag-only", family: .uiKit, severity: .warning, impact: .serious, wcag: ["2.5.7", "2.1.1"],
    title: "something is moved or set by touches alone",
    documentation: RuleDocumentation(
      reports: """
        For review, a class that overrides `touchesMoved` or `continueTracking` to move something (a frame, a centre, the \
        constant of a constraint) or to set a value, and that neither handles `accessibilityIncrement` nor has actions for \
        assistive technologies; and a scene that people look at from other sides with gestures (`allowsCameraControl`), \
        where no code of the app turns or moves the camera, and what a swipe or a long press on a view does and no button, \
        key or action of the class.
        """,
      why: """
        With VoiceOver a finger explores the screen, and with Switch Control or a keyboard there is none: nobody but those \
        who can drag moves what is moved like that.
        """,
      howToFix: """
        Make what is moved an adjustable element: `accessibilityTraits.insert(.adjustable)`, and override \
        `accessibilityIncrement()` and `accessibilityDecrement()`; or give it `accessibilityCustomActions`. Buttons that \
        do the same help everybody who cannot drag.
        """,
      elsewhere: "`.accessibilityAdjustableAction { … }`; see `drawn-content-unrepresented`.",
      limits: """
        Drawing by hand is left alone, and so is what only scrolls, turns or zooms. Whether another part of the screen offers \
        the same is not looked at.
        """,
      references: ["WCAG 2.2: understanding 2.5.7 Dragging Movements", "Apple: documentation of UIAccessibility accessibilityIncrement()"]),
    examples: [
      .violation(
        """
        import UIKit
        final class CropViewController: UIViewController {
          @IBOutlet var top: NSLayoutConstraint!
          override func ↓touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            top.constant += touch.location(in: view).y - touch.previousLocation(in: view).y
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class KnobView: UIControl {
          var value: Float = 0
          override func ↓continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = share(at: touch.location(in: self))
            sendActions(for: .valueChanged)
            return true
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class BoardView: UIView {
          private let piece = UIImageView()
          override func ↓touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first { move(to: touch.location(in: self)) }
          }
          private func move(to place: CGPoint) { piece.center = place }
        }
        """),
      .pass(
        """
        import UIKit
        final class KnobView: UIControl {
          var value: Float = 0
          override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            value = share(at: touch.location(in: self))
            return true
          }
          override func accessibilityIncrement() { value += 0.1 }
          override func accessibilityDecrement() { value -= 0.1 }
        }
        """),
      .pass(
        """
        import UIKit
        final class SketchView: UIView {
          private var path = UIBezierPath()
          private var last = CGPoint.zero
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            path.addLine(to: touch.location(in: self))
            last = touch.location(in: self)
            setNeedsDisplay()
          }
        }
        """),
      .undecided(
        """
        import UIKit
        final class StageView: UIView {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { engine.handle(touches) }
        }
        """),
    ] + SceneCameras.examples + HandDeeds.examples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let cameras = project.ofEachType(Self.self, "cameras", SceneCameras.moved)
    let isMovedElsewhere = !cameras.isEmpty && project.code.types.contains(where: SceneCameras.turns)
    let scenes = isMovedElsewhere ? [] : cameras.map { place in
      Outcome.violation(Violation("a scene is turned and moved by gestures alone", certainty: .review, at: place))
    }
    let hands = project.ofEachType(Self.self, "hands", HandDeeds.all).map { deed in
      var violation = Violation("'\(deed.function)' is done by a \(deed.hand) alone", certainty: .review, at: deed.place)
      // Where the view was read, the rule about views says it with what is heard there.
      violation.deed = deed.function
      return Outcome.violation(violation)
    }
    return scenes + hands + touched(project)
  }

  private func touched(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(Self.touches), !type.mentions(Self.answers) else { return [] }
      let functions = type.parts.flatMap(\.members.functions)
      for function in functions where Self.touches.contains(function.name) {
        guard let moved = Self.moved(by: function, functions) else { continue }
        return [.violation(Violation(
          "touches set '\(moved)', and nothing else does for assistive technologies", certainty: .review, at: function.nameRange))]
      }
      return []
    }
  }

  private static let touches = Array(FrameworkNames.names(.touchMoveMethod))
  /// Code by which other ways of input do the same.
  private static let answers = [
    "accessibilityIncrement", "accessibilityCustomActions", "accessibilityActivate", "accessibilityElements", "UISlider", "UIStepper",
  ]

  /// What a function, or one of the same class that it calls, moves or sets.
  private static func moved(by function: FunctionDeclaration, _ all: [FunctionDeclaration]) -> String? {
    guard let body = function.body else { return nil }
    if let own = moved(in: body) { return own }
    var called: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      if case .call(let call) = expression.kind, let path = call.callee.dottedName, !path.contains(".") { called.insert(path) }
    }
    return all.lazy.filter { called.contains($0.name) && $0 !== function }.compactMap { $0.body.flatMap { moved(in: $0) } }.first
  }

  private static func moved(in body: Block) -> String? {
    var found: String?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, let target = expression.changed?.dottedName else { return }
      let path = target.split(separator: ".").map(String.init)
      guard let last = path.last else { return }
      if last == "value" || path.contains(where: places.contains) { found = target }
    }
    return found
  }

  private static let places = FrameworkNames.names(.placingProperty)
}

extension Expression {
  /// What `a = b` and `a += b` change.
  fileprivate var changed: Expression? {
    switch kind {
    case .assignment(let target, _): target
    case .binary("+=", let target, _), .binary("-=", let target, _): target
    default: nil
    }
  }
}
