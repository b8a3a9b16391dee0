import PlatformKnowledge
import SourceModel
import SwiftSource

/// An animation that goes back and forth more than three times a second.
public struct Flashing: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "flashing", family: .motion, severity: .warning, impact: .critical, wcag: ["2.3.1"],
    title: "animation flashes more than three times a second",
    documentation: RuleDocumentation(
      reports: """
        An animation of less than a sixth of a second that repeats forever, or more than three times, back and forth; \
        also with `UIView.animate` and with animations of layers.
        """,
      why: "Flashes of more than three a second can cause seizures.",
      howToFix: "Make it slower, or change once instead of again and again.",
      elsewhere: "The same for `UIView.animate` with `.repeat` and `.autoreverse`.",
      limits: """
        How large the flashing area is, and how bright, is not known; small areas are allowed by WCAG. What is only moved \
        or turned to and fro does not flash.
        """,
      references: ["WCAG 2.2, 2.3.1 Three Flashes or Below Threshold"]),
    examples: [
      .violation(
        """
        var body: some View {
          Color.red.opacity(isOn ? 1 : 0)
            .animation(.linear(duration: 0.1)↓.repeatForever(autoreverses: true), value: isOn)
        }
        """),
      .violation(
        """
        import UIKit
        final class Alarm: UIView {
          func flash() { ↓UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) { self.alpha = 0 } }
        }
        """),
      .pass(
        """
        var body: some View {
          Color.red.opacity(isOn ? 1 : 0).animation(.linear(duration: 1).repeatForever(), value: isOn)
        }
        """),
      .pass(
        """
        var body: some View {
          Text("No").offset(x: x).animation(.linear(duration: 0.1).repeatCount(3), value: x)
        }
        """),
      .pass(
        """
        @State private var shakeOffset = 0.0
        func refuse() { withAnimation(.linear(duration: 0.04).repeatCount(9)) { shakeOffset = 7 } }
        var body: some View { TextField("Code", text: $code).offset(x: shakeOffset) }
        """),
      .pass(
        """
        @State private var hops = false
        var body: some View {
          Button { hops = true } label: { Text("Wave") }
            .offset(y: hops ? -5 : 0)
            .animation(hops ? .easeInOut(duration: 0.15).repeatForever(autoreverses: true) : .none, value: hops)
        }
        """),
      .pass(
        """
        @State private var hops = false
        var body: some View {
          Text("Page")
            .onLongPressGesture { if hops { hops = false } else { hops = true } }
            .rotationEffect(.degrees(hops ? 2 : 0))
            .animation(hops ? .easeInOut(duration: 0.1).repeatForever(autoreverses: true) : .default, value: hops)
        }
        """),
      .violation(
        """
        @State private var hops = false
        var body: some View {
          Text("Wave").offset(y: hops ? -5 : 0).foregroundStyle(hops ? .red : .yellow)
            .animation(.easeInOut(duration: 0.15)↓.repeatForever(), value: hops)
        }
        """),
      .undecided(
        """
        var body: some View {
          Color.red.opacity(isOn ? 1 : 0).animation(.linear(duration: pace).repeatForever(), value: isOn)
        }
        """),
    ])

  /// Back and forth is one flash, and three in a second are allowed.
  private static let shortest = 1.0 / 6

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachPart(Self.self) { type in
      UIKitLoops.of(type).compactMap { loop -> Outcome? in
        guard loop.goesBack, let duration = loop.duration, duration > 0, duration < Self.shortest else { return nil }
        return .violation(Violation(
          "animation goes back and forth more than three times a second", certainty: .likely, at: loop.place))
      } + Self.repeats(of: type).map { place in
        .violation(Violation(
          "animation goes back and forth more than three times a second", certainty: .likely, at: place))
      }
    }
  }

  /// Where animations of a type repeat too fast and draw more than a movement. What is only moved is looked for once for
  /// all of them, and not at all where nothing repeats too fast.
  private static func repeats(of type: TypeCode) -> [SourceRange] {
    let places = (type.calls(of: "repeatForever") + type.calls(of: "repeatCount")).compactMap { expression in
      if case .call(let call) = expression.kind, flashes(call) { expression.memberRange } else { nil }
    }
    guard !places.isEmpty else { return [] }
    let shaken = shaken(type)
    return places.filter { place in !shaken.contains { $0.contains(place) } }
  }

  /// Animations that only move or turn something to and fro, as a field that refuses what was typed; the light stays.
  private static func shaken(_ type: TypeCode) -> [SourceRange] {
    movedByValue(type) + type.calls(ofFunction: "withAnimation").compactMap { expression, call in
      guard case .closure(let closure)? = call.arguments.last?.value.kind else { return nil }
      var targets: [String] = []
      CodeWalk.expressions(of: closure.body) { inner in
        if case .assignment(let target, _) = inner.kind { targets.append(target.dottedName ?? "") }
      }
      let isMoved = targets.allSatisfy { moves($0) || MovedState.onlyMoves($0, in: type.expressions) }
      return !targets.isEmpty && isMoved ? expression.range : nil
    }
  }

  /// `.offset(y: hops ? -5 : 0).animation(…, value: hops)`, where the value draws nothing else of the view.
  private static func movedByValue(_ type: TypeCode) -> [SourceRange] {
    type.calls(of: "animation").compactMap { expression in
      guard let call = expression.call(named: "animation"), let animation = call.arguments.first,
        let value = call.argument("value")?.dottedName else { return nil }
      var animated: [Expression] = []
      CodeWalk.expressions(of: .expression(expression)) { animated.append($0) }
      return MovedState.onlyMoves(value, in: animated) ? animation.range : nil
    }
  }

  private static func moves(_ name: String) -> Bool {
    let name = name.lowercased()
    return NameWords.words(.movement).contains(where: name.contains)
  }

  private static func flashes(_ call: Call) -> Bool {
    if case .boolean(false)? = call.arguments.first(where: { $0.label == "autoreverses" })?.value.kind { return false }
    if case .member(_, "repeatCount") = call.callee.kind {
      guard let count = call.arguments.first?.value.numberValue, count > 6 else { return false }
    }
    guard case .member(let base?, _) = call.callee.kind, case .call(let animation) = base.kind,
      let duration = animation.arguments.first(where: { $0.label == "duration" })?.value.numberValue
    else { return false }
    return duration > 0 && duration < shortest
  }
}
