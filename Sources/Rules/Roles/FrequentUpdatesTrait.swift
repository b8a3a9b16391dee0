import SourceModel
import SwiftSource

/// A text that changes every second, and each change of which may be read.
public struct FrequentUpdatesTrait: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "frequent-updates-trait", family: .roles, severity: .note, impact: .minor, wcag: ["4.1.3"],
    title: "text that changes all the time does not say so",
    documentation: RuleDocumentation(
      reports: """
        A `Text` that shows a variable which `onReceive` of a `Timer.publish(every:)` of at most two seconds sets, in \
        a type that never gives the trait `.updatesFrequently`.
        """,
      why: """
        While VoiceOver's focus is on it, every new value is a change to tell. With the trait VoiceOver asks for the \
        value from time to time instead.
        """,
      howToFix: "Add `.accessibilityAddTraits(.updatesFrequently)`.",
      elsewhere: "`accessibilityTraits.insert(.updatesFrequently)`.",
      limits: "Only where timer, variable and text stand in one type. `Text(date, style: .timer)` is left alone.",
      references: ["Apple: documentation of AccessibilityTraits.updatesFrequently"]),
    examples: [
      .violation(
        """
        @State private var elapsed = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          ↓Text("\\(elapsed) seconds")
            .onReceive(timer) { _ in elapsed += 1 }
        }
        """,
        fixed: """
          @State private var elapsed = 0
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("\\(elapsed) seconds")
              .onReceive(timer) { _ in elapsed += 1 }
              .accessibilityAddTraits(.updatesFrequently)
          }
          """),
      .pass(
        """
        @State private var elapsed = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(elapsed) seconds").accessibilityAddTraits(.updatesFrequently).onReceive(timer) { _ in elapsed += 1 }
        }
        """),
      .pass(
        """
        @State private var elapsed = 0
        private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(elapsed) minutes").onReceive(timer) { _ in elapsed += 1 } }
        """),
      .undecided(
        """
        @State private var elapsed = 0
        let timer: Publishers.Autoconnect<Timer.TimerPublisher>
        var body: some View { Text("\\(elapsed) seconds").onReceive(timer) { _ in elapsed += 1 } }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["Timer.publish"]), !type.mentions(["updatesFrequently", "accessibilityHidden"]) else { return [] }
      let changing = Self.changing(type)
      guard !changing.isEmpty else { return [] }
      return type.chains.compactMap { chain in
        guard chain.name == "Text", let call = chain.call,
          let name = changing.first(where: { name in call.arguments.contains { $0.value.mentions(name) } }) else { return nil }
        let edit = FixBuilder.adding(".accessibilityAddTraits(.updatesFrequently)", after: chain.whole.range)
        return .violation(Violation(
          "text shows '\(name)', which a timer changes all the time", certainty: .likely, at: chain.base.range,
          fixes: [Fix("say that it changes all the time", safety: .suggested, edits: [edit])]))
      }
    }
  }

  /// Variables that a fast timer sets whenever it fires.
  private static func changing(_ type: WholeType) -> [String] {
    let timers = Set(type.parts.flatMap(\.values).filter { isFastTimer($0.value) }.map(\.name))
    var names: [String] = []
    for chain in type.chains {
      for link in chain.links where link.name == "onReceive" {
        guard let publisher = link.call.arguments.first?.value, let closure = link.call.closures.last,
          publisher.dottedName.map(timers.contains) ?? isFastTimer(publisher) else { continue }
        for statement in closure.body.statements {
          guard case .expression(let expression) = statement else { continue }
          switch expression.kind {
          case .assignment(let target, _): names += [target.dottedName].compactMap(\.self)
          case .binary("+=", let target, _), .binary("-=", let target, _): names += [target.dottedName].compactMap(\.self)
          default: break
          }
        }
      }
    }
    return names.filter(type.states.contains)
  }

  private static func isFastTimer(_ expression: Expression) -> Bool {
    var isFast = false
    CodeWalk.expressions(of: .expression(expression)) { inner in
      guard let call = inner.call(named: "publish"), call.callee.dottedName == "Timer.publish",
        let interval = call.argument("every")?.numberValue else { return }
      isFast = interval <= 2
    }
    return isFast
  }
}
