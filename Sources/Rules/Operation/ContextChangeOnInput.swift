import SourceModel
import SwiftSource

/// Another screen comes as soon as somebody chooses.
public struct ContextChangeOnInput: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "context-change-on-input", family: .operation, severity: .warning, impact: .moderate, wcag: ["3.2.2"],
    title: "choosing leads to another screen",
    documentation: RuleDocumentation(
      reports: """
        `onChange` of the value that a `Toggle`, `Slider`, `Stepper`, or a wheel or segmented `Picker` of the same type \
        sets, whose closure always dismisses the screen or puts another one on the navigation path; and `id` with what a \
        picker, menu or switch in the view sets, so that all of it is made anew.
        """,
      why: """
        Who passes through the values of a control, as with VoiceOver's swipes up and down or with arrow keys, is \
        taken away at the first one. What is made anew loses the focus, and what was entered.
        """,
      howToFix: "Let a button lead on: `Button(\"Continue\") { path.append(Step.two) }`.",
      elsewhere: "Navigate in the action of a button, not in that of `.valueChanged`.",
      limits: """
        Text fields are left alone, where going on after the last digit is what people expect, and so are menus and \
        pages of options, where one choice is made.
        """,
      references: ["WCAG 2.2: understanding 3.2.2 On Input"]),
    examples: [
      .violation(
        """
        @State private var country = 0
        var body: some View {
          Picker("Country", selection: $country) { Text("A").tag(0); Text("B").tag(1) }
            .pickerStyle(.wheel)
            ↓.onChange(of: country) { _ in path.append(Step.two) }
        }
        """),
      .violation(
        """
        @State private var isOn = false
        var body: some View {
          Form { Toggle("Guest", isOn: $isOn) }
            ↓.onChange(of: isOn) { dismiss() }
        }
        """),
      .violation(
        """
        @State private var language = "en"
        @State private var address = ""
        var body: some View {
          VStack {
            TextField("Address", text: $address)
            Menu("Language") { Button("Polish") { language = "pl" }; Button("English") { language = "en" } }
          }
          ↓.id(language)
        }
        """),
      .pass(
        """
        @State private var step = 0
        var body: some View {
          VStack { Text("Step \\(step)").id(step); Button("Next") { step += 1 } }
        }
        """),
      .pass(
        """
        @State private var country = 0
        var body: some View {
          Picker("Country", selection: $country) { Text("A").tag(0); Text("B").tag(1) }
            .pickerStyle(.wheel)
            .onChange(of: country) { _ in if isQuick { path.append(Step.two) } }
        }
        """),
      .pass(
        """
        @State private var code = ""
        var body: some View {
          TextField("Code", text: $code).accessibilityLabel("Code").onChange(of: code) { _ in dismiss() }
        }
        """),
      .undecided(
        """
        @State private var isOn = false
        var body: some View { Toggle("Guest", isOn: $isOn).onChange(of: isOn) { proceed() } }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self, "anew", Self.madeAnew) + project.ofEachType(Self.self) { type -> [Outcome] in
      let changes = type.chains.flatMap { chain in
        chain.links.compactMap { link in ContextChange.watched(link).map { (link, $0.value, $0.closure) } }
      }
      guard !changes.isEmpty else { return [] }
      let set = Self.values(type)
      return changes.compactMap { link, value, closure in
        guard let name = value.dottedName, set.contains("$" + name),
          let change = ContextChange.first(in: closure.unconditional) else { return nil }
        return .violation(Violation(
          "choosing another value of '\(name)' calls '\(change)' at once", certainty: .likely, at: link.place))
      }
    }
  }

  /// Choices that make the view anew in which they are made: SwiftUI takes one with another identity for another view (Apple:
  /// documentation of View.id(_:)).
  private static func madeAnew(_ type: WholeType) -> [Outcome] {
    let states = type.states
    return type.chains.flatMap(\.links).compactMap { link in
      guard link.name == "id", let name = link.call.arguments.first?.value.dottedName, states.contains(name),
        case .member(let content?, _) = link.call.callee.kind, isChosen(name, in: content) else { return nil }
      return .violation(Violation(
        "choosing another value of '\(name)' makes all of this anew", certainty: .likely, at: link.place))
    }
  }

  private static func isChosen(_ name: String, in content: Expression) -> Bool {
    var found = false
    CodeWalk.expressions(of: .expression(content)) { expression in
      guard !found, case .call(let call) = expression.kind, let control = call.callee.plainName else { return }
      switch control {
      case "Picker", "Toggle", "DatePicker": found = call.arguments.contains { $0.value.dottedName == "$" + name }
      case "Menu": found = call.closures.contains { sets(name, in: $0.body) }
      default: break
      }
    }
    return found
  }

  private static func sets(_ name: String, in body: Block) -> Bool {
    var found = false
    CodeWalk.expressions(of: body) { expression in
      if case .assignment(let target, _) = expression.kind, target.dottedName == name { found = true }
    }
    return found
  }

  /// What controls are bound to through whose values people pass.
  private static func values(_ type: WholeType) -> Set<String> {
    var names: Set<String> = []
    for chain in type.chains {
      guard let call = chain.call, let name = chain.name else { continue }
      let label: String? = ["Toggle": "isOn", "Slider": "value", "Stepper": "value", "Picker": "selection"][name]
      guard let label, let bound = call.argument(label)?.dottedName else { continue }
      if name == "Picker" {
        guard case .member(nil, let style)? = chain.link("pickerStyle")?.call.arguments.first?.value.kind,
          ["wheel", "segmented"].contains(style) else { continue }
      }
      names.insert(bound)
    }
    return names
  }
}
