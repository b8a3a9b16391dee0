import PlatformKnowledge
import SourceModel
import SwiftSource

/// A control that is there only while a pointer is over its row.
public struct HoverOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "hover-only", family: .operation, severity: .warning, impact: .serious, wcag: ["2.1.1", "1.4.13"],
    title: "control appears on hover alone",
    documentation: RuleDocumentation(
      reports: """
        A `Button`, `Menu` or `Link` in an `if` on, or with an opacity from, a variable that nothing but `onHover` \
        sets, in a type without accessibility actions, a context menu or swipe actions. For review: a text that says \
        something else while the variable is set.
        """,
      why: """
        VoiceOver, Switch Control, keyboards and fingers do not hover. The control is not in the tree, so nothing tells \
        that it exists.
        """,
      howToFix: """
        Show it always, or offer the same as `.accessibilityAction(named: "Delete") { … }` or in a `contextMenu`.
        """,
      elsewhere: "`view.accessibilityCustomActions`, or a `UIContextMenuInteraction`.",
      limits: "Silent where the variable is set in any other place too, such as by focus.",
      references: [
        "Apple: documentation of onHover(perform:)", "WCAG 2.2: understanding 1.4.13 Content on Hover or Focus",
      ]),
    examples: [
      .violation(
        """
        @State private var isHovering = false
        let stop: () -> Void
        var body: some View {
          HStack { if isHovering { ↓Button("Stop recording", action: stop) } else { Text("01:25") } }
            .onHover { isHovering = $0 }
        }
        """),
      .violation(
        """
        @State private var isHovering = false
        var body: some View {
          HStack {
            Text(file.name)
            if isHovering { ↓Button("Delete") { remove(file) } }
          }
          .onHover { isHovering = $0 }
        }
        """),
      .violation(
        """
        @State private var isHovering = false
        var body: some View {
          HStack {
            Text(file.name)
            ↓Button("Delete") { remove(file) }.opacity(file.isNew || isHovering ? 1 : 0)
          }
          .onHover { isHovering = $0 }
        }
        """),
      .pass(
        """
        @State private var isHovering = false
        var body: some View {
          HStack {
            Text(file.name)
            if isHovering { Button("Delete") { remove(file) } }
          }
          .onHover { isHovering = $0 }
          .accessibilityAction(named: "Delete") { remove(file) }
        }
        """),
      .pass(
        """
        @State private var isHovering = false
        var body: some View {
          Button("Delete") { remove(file) }.scaleEffect(isHovering ? 1.1 : 1).onHover { isHovering = $0 }
        }
        """),
      .undecided(
        """
        @Binding var isHovering: Bool
        var body: some View {
          HStack {
            Text(file.name)
            if isHovering { Button("Delete") { remove(file) } }
          }
          .onHover { isHovering = $0 }
        }
        """),
    ])

  private static let ways = ["accessibilityAction", "contextMenu", "swipeActions", "accessibilityRepresentation"]
  private static let controls = FrameworkNames.names(.pressedControl)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      let names = Self.hovered(type)
      guard !names.isEmpty, !type.mentions(Self.ways) else { return [] }
      return names.sorted().flatMap { name in
        Self.shown(by: name, in: type).map { chain in
          .violation(Violation(
            "\(chain.name?.lowercased() ?? "control") is there only while a pointer is over it", certainty: .likely,
            at: chain.base.range))
        } + Self.reworded(by: name, in: type).map { place in
          .violation(Violation(
            "text says something else while a pointer is over it, which nobody else hears", certainty: .review, at: place))
        }
      }
    }
  }

  /// Variables of the type itself that `onHover` sets and nobody else does.
  private static func hovered(_ type: WholeType) -> Set<String> {
    var names: Set<String> = []
    for chain in type.chains {
      for link in chain.links where link.name == "onHover" {
        guard let closure = link.call.closures.last else { continue }
        for case .assignment(let name, let value, _) in closure.unconditional where isParameter(value, of: closure) {
          names.insert(name)
        }
      }
    }
    guard !names.isEmpty else { return [] }
    var sets: [String: Int] = [:]
    for expression in type.expressions {
      if case .assignment(let target, _) = expression.kind, let name = target.dottedName { sets[name, default: 0] += 1 }
      // Handed to somebody who may set it.
      if case .name(let name) = expression.kind, name.hasPrefix("$") { sets[String(name.dropFirst()), default: 0] += 2 }
    }
    let own = type.states
    return names.filter { sets[$0] == 1 && own.contains($0) }
  }

  private static func isParameter(_ value: Expression, of closure: Closure) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return name == "$0" || closure.parameters.contains(name)
  }

  /// Texts whose words depend on the pointer: `Text(isHovered ? "Stop" : time)`.
  private static func reworded(by name: String, in type: WholeType) -> [SourceRange] {
    let words = type.chains.filter { ["Text", "Label"].contains($0.name ?? "") }.compactMap { chain in
      chain.call?.arguments.first?.range
    }
    return type.kinds.ternaries.compactMap { expression in
      guard case .ternary(let condition, _, _) = expression.kind, condition.dottedName == name,
        words.contains(where: { $0.contains(expression.range) }) else { return nil }
      return expression.range
    }
  }

  private static func shown(by name: String, in type: WholeType) -> [CodeChain] {
    var found: [CodeChain] = []
    for part in type.parts {
      for closure in part.kinds.closures {
        for case .conditional(let code) in closure.body.statements where code.isPlainTest(of: name) {
          found += code.then.views
        }
      }
    }
    found += type.chains.filter { chain in
      guard let value = chain.link("opacity")?.call.arguments.first?.value,
        case .ternary(let condition, _, let otherwise) = value.kind else { return false }
      // `isDone || isHovered`: while it is not done, nobody gets to it without a pointer.
      return condition.alternatives.contains { $0.dottedName == name } && otherwise.numberValue == 0
    }
    return found.filter { controls.contains($0.name ?? "") }
  }
}

extension Expression {
  /// What stands beside each other in an "or".
  fileprivate var alternatives: [Expression] {
    guard case .binary("||", let left, let right) = kind else { return [self] }
    return left.alternatives + right.alternatives
  }
}

extension IfCode {
  /// `if name { … }`, with nothing else, or only texts and pictures, in its place.
  fileprivate func isPlainTest(of name: String) -> Bool {
    guard conditions.count == 1, case .expression(let condition) = conditions[0], condition.dottedName == name else {
      return false
    }
    switch otherwise {
    case nil: return true
    case .block(let block): return block.views.count == block.statements.count && block.views.allSatisfy(isDrawing)
    case .conditional: return false
    }
  }

  private func isDrawing(_ chain: CodeChain) -> Bool {
    ["Text", "Image", "Spacer", "EmptyView", "ProgressView"].contains(chain.name ?? "")
      && !chain.has("onTapGesture", "gesture", "accessibilityAction")
  }
}
