import PlatformKnowledge
import SourceModel
import SwiftSource

/// Large movement that does not ask for Reduce Motion.
public struct MotionIgnoresReduceMotion: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "motion-ignores-reduce-motion", family: .motion, severity: .note, impact: .minor, wcag: [],
    labels: [.reducedMotion],
    title: "movement does not heed Reduce Motion",
    documentation: RuleDocumentation(
      reports: """
        Transitions that move or scale views (`.move(edge:)`, `.slide`, `.push(from:)`, `.scale`), \
        `matchedGeometryEffect`, `PhaseAnimator` and `KeyframeAnimator`, in a view that asks for no setting about \
        motion. In UIKit, views that shake, spring back into their place or swing into a new one. Reported once for each view, at the first.
        """,
      why: """
        People with a vestibular disorder get dizzy or sick from things that slide, zoom and spin. They turn on Reduce \
        Motion; SwiftUI leaves it to the app to heed it in its own animations. The label "Reduced Motion" of the App \
        Store asks for it.
        """,
      howToFix: """
        Read `@Environment(\\.accessibilityReduceMotion)` and fade instead: `.transition(reduceMotion ? .opacity : \
        .move(edge: .bottom))`. Best in one place that all views use.
        """,
      elsewhere: "Ask `UIAccessibility.isReduceMotionEnabled` before `UIView.animate`, and fade instead.",
      limits: """
        For review, since short movements over a small distance disturb hardly anybody. Fades and the system's own navigation are fine, and so are \
        scales of less than a tenth and what comes up over the lower edge of the screen as the system's sheets do. A helper that heeds the setting counts when the view uses it, \
        and so does another view that asks first and hands over the answer. Which of the movements of one view the \
        setting was asked for is not looked at. Files without any animation are left alone, since a transition alone \
        does nothing.
        """,
      references: ["Apple: Human Interface Guidelines, Motion", "WCAG 2.2, 2.3.3 Animation from Interactions (AAA)"]),
    examples: [
      .violation(
        """
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen { Text("Details")↓.transition(.move(edge: .bottom)) }
          }
        }
        """),
      .violation(
        """
        struct Details: View {
          @State private var isOpen = false
          var body: some View {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen { Text("Details")↓.transition(.move(edge: .bottom)) }
          }
        }
        """,
        fixed: """
          struct Details: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isOpen = false
            var body: some View {
              Button("Open") { withAnimation { isOpen.toggle() } }
              if isOpen { Text("Details").transition(reduceMotion ? .opacity : .move(edge: .bottom)) }
            }
          }
          """),
      .violation(
        """
        @Namespace private var space
        var body: some View {
          Image("cover")↓.matchedGeometryEffect(id: "cover", in: space).animation(.spring(), value: isOpen)
        }
        """),
      .pass(
        """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var body: some View {
          VStack { if isOpen { Text("Details").transition(reduceMotion ? .opacity : .move(edge: .bottom)) } }
            .animation(.default, value: isOpen)
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { if isOpen { Text("Details").transition(.opacity) } }.animation(.default, value: isOpen)
        }
        """),
      .violation(
        """
        struct Menu: View {
          var body: some View {
            VStack { if isOpen { Text("Details")↓.transition(.slide) } }.animation(.default, value: isOpen)
          }
        }

        struct Cover: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          var body: some View { Image("cover").animation(reduceMotion ? nil : .spring, value: isOpen) }
        }
        """),
      .pass(
        """
        struct Page: View {
          @Environment(\\.accessibilityReduceMotion) private var still
          var body: some View { Menu(moves: !still) }
        }

        struct Menu: View {
          let moves: Bool
          var body: some View {
            VStack { if isOpen { Text("Details").transition(.slide) } }.animation(moves ? .default : nil, value: isOpen)
          }
        }
        """),
      .pass(
        """
        extension AnyTransition {
          static var gentle: AnyTransition { UIAccessibility.isReduceMotionEnabled ? .opacity : .slide }
        }

        struct Menu: View {
          var body: some View {
            VStack { if isOpen { Text("Details").transition(.gentle.combined(with: .scale)) } }
              .animation(.default, value: isOpen)
          }
        }
        """),
      .pass(
        """
        @State private var isOn = false
        var body: some View {
          ZStack { Circle().stroke(); if isOn { Circle().padding(5).transition(.scale) } }.animation(.default, value: isOn)
        }
        """),
      .pass(
        """
        struct Page: View {
          @State private var isOpen = false
          @State private var isReady = false
          var body: some View {
            VStack {
              if isReady { Text("Details").transition(.slide) }
              Button("Open") { isOpen = true }
            }
            .animation(.default, value: isOpen)
          }
        }
        """),
      .pass(
        """
        @State private var isOpen = false
        var body: some View {
          ZStack { if isOpen { Text("Details").transition(.opacity.combined(with: .scale(scale: 0.96))) } }
            .animation(.default, value: isOpen)
        }
        """),
      .pass(
        """
        @State private var isOpen = false
        var body: some View {
          ZStack { if isOpen { Text("Details").ignoresSafeArea(edges: .bottom).transition(.move(edge: .bottom)) } }
            .animation(.default, value: isOpen)
        }
        """),
      .violation(
        """
        import UIKit
        final class CodeField: UIView {
          func refuse() {
            transform = CGAffineTransform(translationX: 40, y: 0)
            ↓UIView.animate(
              withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0.2,
              animations: { self.transform = .identity })
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class CodeField: UIView {
          func refuse() {
            let shake = ↓CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [-12, 12, -6, 6, 0]
            layer.add(shake, forKey: "shake")
          }
          func deny() {
            let shake = CABasicAnimation(keyPath: "position")
            shake.repeatCount = 3
            shake.autoreverses = true
            layer.add(shake, forKey: "position")
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class DrawerController: UIViewController {
          func open() {
            height.constant = 400
            ↓UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
              self.view.layoutIfNeeded()
            }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class CodeField: UIView {
          func refuse() {
            if UIAccessibility.isReduceMotionEnabled { return flash() }
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            layer.add(shake, forKey: "shake")
          }
          func press() {
            UIView.animate(
              withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
              animations: { self.alpha = 1 })
          }
        }
        """),
      .pass(
        """
        @State private var isShown = false
        var body: some View {
          ZStack {
            if isShown {
              Text("Garden").overlay(VStack { Text("Saved") }.transition(.move(edge: .top)))
            } else {
              Text("Garden")
            }
          }
          .animation(.default, value: isShown)
        }
        """),
      .undecided(
        """
        let transition: AnyTransition
        var body: some View {
          VStack { if isOpen { Text("Details").transition(transition) } }.animation(.default, value: isOpen)
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let moving = project.ofEachPart(Self.self) { type -> [(type: TypeCode, places: [SourceRange])] in
      guard type.fileMentions(["withAnimation", ".animation(", "Animator"]) else { return [] }
      let idle = Set(type.kinds.calls.flatMap(Self.transitionsOfLayers))
      let places = type.kinds.calls.compactMap(Self.movement).filter { !idle.contains($0) }
      return places.isEmpty ? [] : [(type, places)]
    }
    let triggers = TransitionTriggers(project)
    return shakes(project) + moving.compactMap { type, all in
      let places = all.filter { triggers.mayRun($0, in: type) }
      guard let first = places.first, !project.motionCare.covers(type) else { return nil }
      return Self.outcome(places, first, in: type, [ReduceMotionFix.fading(places, in: type)].compactMap { $0 })
    }
  }

  private func shakes(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachPart(Self.self, "shakes") { type -> [(type: TypeCode, places: [SourceRange])] in
      let places = UIKitShakes.of(type).sorted { $0.start < $1.start }
      return places.isEmpty ? [] : [(type, places)]
    }
    return found.compactMap { type, places in
      guard let first = places.first, !project.motionCare.covers(type) else { return nil }
      return Self.outcome(places, first, in: type, [])
    }
  }

  private static func outcome(_ places: [SourceRange], _ first: SourceRange, in type: TypeCode, _ fixes: [Fix]) -> Outcome {
    let others = places.count > 1 ? ", here and in \(places.count - 1) more places of '\(type.name)'" : ""
    return .violation(Violation(
      "movement does not heed Reduce Motion" + others, certainty: .review, at: first, fixes: fixes))
  }

  private static func movement(_ expression: Expression) -> SourceRange? {
    guard case .call(let call) = expression.kind else { return nil }
    switch call.callee.kind {
    case .member(_?, "matchedGeometryEffect"): return expression.memberRange
    case .member(_?, "phaseAnimator"), .member(_?, "keyframeAnimator"): return expression.memberRange
    case .name("PhaseAnimator"), .name("KeyframeAnimator"): return expression.range
    case .member(_?, "transition"):
      guard let transition = call.arguments.first?.value, moves(transition), !isGrowingDot(expression, transition),
        !isSheet(expression, transition) else { return nil }
      return expression.memberRange
    default: return nil
    }
  }

  /// Transitions of what is laid over or behind a view for as long as that is there: they are those of no view that is put in
  /// or taken out, so the view comes and goes in its own way (Apple: documentation of transition(_:)).
  private static func transitionsOfLayers(_ expression: Expression) -> [SourceRange] {
    guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind,
      ["overlay", "background"].contains(name), let layer = call.arguments.first(where: { $0.label == nil || $0.label == "content" })
    else { return [] }
    var content = layer.value
    if case .closure(let closure) = content.kind {
      guard closure.body.statements.count == 1, case .expression(let only) = closure.body.statements[0] else { return [] }
      content = only
    }
    return CodeChain(reading: content).links.filter { $0.name == "transition" }.map(\.place)
  }

  /// A shape that grows where it stands, as the dot of a radio button does.
  private static func isGrowingDot(_ expression: Expression, _ transition: Expression) -> Bool {
    guard case .member(_, "scale") = transition.kind, let name = CodeChain(reading: expression).name else { return false }
    return FrameworkNames.names(.basicShape).contains(name)
  }

  /// What comes up over the lower edge of the screen, as the sheets of the system do under Reduce Motion as well.
  private static func isSheet(_ expression: Expression, _ transition: Expression) -> Bool {
    guard case .call(let call) = transition.kind, call.callee.plainName == "move",
      call.argument("edge")?.plainName == "bottom" else { return false }
    return CodeChain(reading: expression).links.contains { link in
      switch link.name {
      case "ignoresSafeArea": link.call.argument("edges")?.plainName == "bottom"
      case "edgesIgnoringSafeArea": link.call.arguments.first?.value.plainName == "bottom"
      default: false
      }
    }
  }

  /// `.scale(scale: 0.96)`: hardly seen beside the fade that goes with it.
  private static func isSlight(_ call: Call) -> Bool {
    guard let scale = call.argument("scale")?.numberValue else { return false }
    return (0.9...1.1).contains(scale)
  }

  private static func moves(_ transition: Expression) -> Bool {
    switch transition.kind {
    case .member(_, let name): return ["slide", "scale"].contains(name)
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind else { return false }
      if name == "scale", isSlight(call) { return base.map(moves) ?? false }
      if ["move", "push", "scale", "offset"].contains(name) { return true }
      return base.map(moves) ?? false || call.arguments.contains { moves($0.value) }
    default: return false
    }
  }
}
