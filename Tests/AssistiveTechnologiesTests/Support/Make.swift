import AccessibilityModel
import SourceModel

/// Short ways to the model's values.
enum Make {
  static let file = SourceFile(path: "Sample.swift", text: String(repeating: "x", count: 1000))

  static func range(_ start: Int = 0) -> SourceRange { SourceRange(file: file, start: start, end: start + 1) }

  static func text(_ text: SpokenText) -> Fact<SpokenText> { Fact(text, origin: .content) }

  static func element(
    _ role: ElementRole, label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: Traits = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement(role: role, viewName: "Sample", source: range())
    element.label = label.map { text(SpokenText($0)) }
    element.value = value.map { text(SpokenText($0)) }
    element.hint = hint.map { text(SpokenText($0)) }
    element.traits = traits
    return element
  }

  static func button(_ label: String) -> AccessibilityElement { element(.button, label: label, .button) }

  static func stop(
    _ element: AccessibilityElement, when: [Condition] = [], repeats: [String] = [],
    in containers: [AccessibilityContainer] = []
  ) -> TranscriptStop {
    TranscriptStop(
      element: element, when: when, loops: repeats.map { TranscriptStop.Loop(description: $0) }, containers: containers)
  }

  static func container(
    _ kind: AccessibilityContainer.Kind, label: String? = nil, at start: Int = 0
  ) -> AccessibilityContainer {
    var container = AccessibilityContainer(kind: kind, nodes: [], source: range(start))
    container.label = label.map { text(SpokenText($0)) }
    return container
  }

  static func action(_ name: String, _ kind: AccessibilityAction.Kind = .named) -> AccessibilityAction {
    AccessibilityAction(kind: kind, name: SpokenText(name), source: nil)
  }

  static func gesture(_ kind: Gesture.Kind, count: Int = 1) -> Gesture {
    Gesture(kind: kind, count: count, effect: ActionSummary(), source: range())
  }

  static func condition(_ subject: String, _ isTrue: Bool = true) -> Condition {
    Condition(subject: subject, branch: isTrue ? 0 : 1, description: isTrue ? subject : "!\(subject)")
  }

  static func choice(_ subject: String, _ yes: String, _ no: String) -> SpokenText {
    .choice([
      SpokenText.Alternative(condition: condition(subject), text: SpokenText(yes)),
      SpokenText.Alternative(condition: condition(subject, false), text: SpokenText(no)),
    ])
  }
}
