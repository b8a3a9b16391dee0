import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// The label of a control: its title, or the closure that is its label.
  func labelNode(_ view: PrimitiveView, closure label: String = "label") -> ViewNode {
    if let label = configurationLabel(view) { return label }
    if let title = view.arguments.unlabelled.first(where: isTitle) { return titleView(title) }
    return views(view.arguments.first(labelled: label) ?? view.arguments.trailingClosure)
  }

  /// Notes what a control is given and does not speak.
  func leaveUnspoken(_ arguments: [EvaluatedArgument?]) {
    guard let reach = evaluator.reach else { return }
    for case let argument? in arguments {
      reach.hide(argument.source)
      if case .view(let node) = argument.value, let source = node.source { reach.hide(source) }
    }
  }

  // MARK: - Toggle

  func toggle(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.toggle, isCheckbox(view, context) ? "Checkbox" : "Toggle", view.source, context)
    base.traits.formUnion([.button, .toggle])
    base.image = iconSource(view.arguments.first { Self.isIconLabel($0.label) })
    if let state = view.arguments.first(where: { ["isOn", "sources"].contains($0.label) }) {
      base.value = Fact(switchState(state), origin: .content, source: state.source)
      base.consequences = toggling(state)
    }
    return control(base, labelled: labelNode(view), view, context)
  }

  /// A box with a tick, which is what the Mac draws in most contexts unless told otherwise; in a grouped form it is a switch,
  /// and in a menu an entry (Apple: documentation of ToggleStyle.checkbox, automatic and FormStyle.grouped).
  private func isCheckbox(_ view: PrimitiveView, _ context: ViewContext) -> Bool {
    guard (evaluator.codeSystem ?? view.source.file.build.system) == "macOS", !context.isInMenu else { return false }
    guard let style = context.toggleStyle?.value, styleName(style) != "automatic" else { return !context.isInList }
    return styleName(style).lowercased().hasPrefix("checkbox")
  }

  /// "1" or "0", as UIKit holds the state of a switch; a hole when only run time knows.
  private func switchState(_ argument: EvaluatedArgument) -> SpokenText {
    switch constantOrInitial(argument.value) {
    case .boolean(let isOn): SpokenText(isOn ? "1" : "0")
    case .unknown(let unknown): .hole(unknown.expression)
    case .choice(let alternatives):
      .choice(alternatives.map { alternative in
        if case .boolean(let isOn) = alternative.value {
          return SpokenText.Alternative(condition: alternative.condition, text: SpokenText(isOn ? "1" : "0"))
        }
        return SpokenText.Alternative(condition: alternative.condition, text: .hole(holeText(argument)))
      })
    default: .hole(holeText(argument))
    }
  }

  // MARK: - Adjustable controls

  func slider(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.slider, "Slider", view.source, context)
    base.traits.insert(.adjustable)
    // One element that speaks its label and value (builtin-views: Slider).
    leaveUnspoken(["minimumValueLabel", "maximumValueLabel"].map { view.arguments.first(labelled: $0) })
    if let value = view.arguments.first(where: { $0.label == "value" }) {
      let range = view.arguments.first { $0.label == "in" }
      base.value = Fact(sliderValue(value, in: range), origin: .content, source: value.source)
    }
    return control(base, labelled: views(view.arguments.first(labelled: "label") ?? view.arguments.trailingClosure), view, context)
  }

  /// A range of length 1 speaks the raw value as a percentage, of length 100 the value as such, any other range the
  /// plain number (speech-spec section 7; recorded: ax_view_slider, gb_swiftui_settings).
  private func sliderValue(_ argument: EvaluatedArgument, in range: EvaluatedArgument?) -> SpokenText {
    guard case .number(let value) = constantOrInitial(argument.value) else { return .hole(holeText(argument)) }
    let length: Double?
    if let range {
      length = Self.length(ofRange: range.source.text)
    } else {
      length = 1
    }
    switch length {
    case 1?: return SpokenText(Self.plain(value * 100, decimals: 0) + "%")
    case 100?: return SpokenText(Self.plain(value, decimals: 0) + "%")
    case nil: return .hole(holeText(argument))
    default: return SpokenText(Self.plain(value, decimals: 2))
    }
  }

  /// The length of `a...b` written with literals.
  private static func length(ofRange text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: true)
    guard text.contains("...") else { return nil }
    let ends = text.replacing("...", with: "|").split(separator: "|").map { $0.filter { !$0.isWhitespace && $0 != "_" } }
    guard parts.count >= 2, ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]) else { return nil }
    return high - low
  }

  static func plain(_ number: Double, decimals: Int) -> String {
    let scale = decimals == 0 ? 1.0 : 100.0
    // As formatters of numbers do: 4.5 in 1...101 was read as 4% (speech-spec 7).
    let rounded = (number * scale).rounded(.toNearestOrEven) / scale
    return rounded.plain
  }

  /// What a value is at any time: a gauge shows what it is given, as a text does, and is no control that begins with it.
  private func constant(_ value: Value) -> Value { value.isUnknown ? value.unbound : constantOrInitial(value) }

  func constantOrInitial(_ value: Value) -> Value {
    guard case .member(let member) = value.unbound else { return value.unbound.initialValue }
    if member.name == "constant", let first = member.arguments.first { return first.value }
    // A binding that the project adds to the type.
    return evaluator.member(member, ofExternal: "Binding").map { constantOrInitial($0) } ?? value.unbound
  }

  func holeText(_ argument: EvaluatedArgument) -> String {
    if case .unknown(let unknown) = argument.value.unbound { return unknown.expression }
    return written(argument)
  }

  /// As it is written, on one line.
  private func written(_ argument: EvaluatedArgument) -> String {
    argument.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Two buttons, "title, Decrement" and "title, Increment" (tree vector V45, iOS 26; earlier systems had one element).
  func stepper(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.stepper, "Stepper", view.source, context)
    base.traits.insert(.button)
    if let value = view.arguments.first(where: { $0.label == "value" }) {
      if case .number(let number) = constantOrInitial(value.value) {
        base.value = Fact(SpokenText(Self.plain(number, decimals: 2)), origin: .content, source: value.source)
      } else {
        base.value = Fact(.hole(holeText(value)), origin: .content, source: value.source)
      }
    }
    let merged = control(base, labelled: labelNode(view), view, context)
    // What a control becomes that stands in the label of another one is not recorded. Its words go into that label, so
    // a stepper gives its title once: as one element it has been heard as well (runtime-facts 6 [B], iOS 16).
    if context.isInControlLabel { return merged }
    return ["Decrement", "Increment"].flatMap { word in
      merged.mapExposed { element in
        guard var label = element.label, !label.value.isBlank else {
          element.label = Fact(SpokenText(word), origin: .system)
          return
        }
        label.value = label.value + SpokenText(", \(word)")
        element.label = label
      }
    }
  }

  func progress(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.progress, "ProgressView", view.source, context)
    base.traits.insert(.updatesFrequently)
    if let value = view.arguments.first(where: { $0.label == "value" }) {
      base.value = Fact(progressValue(value, total: view.arguments.first { $0.label == "total" }), origin: .content, source: value.source)
    }
    let closures = view.arguments.filter { ["label", "currentValueLabel"].contains($0.label) }
    var label = labelNode(view)
    // The label and the current value are spoken together (recorded: ax_view_progressView).
    if let current = closures.first(where: { $0.label == "currentValueLabel" }) { label = .group([label, views(current)]) }
    return control(base, labelled: label, view, context)
  }

  private func progressValue(_ argument: EvaluatedArgument, total: EvaluatedArgument?) -> SpokenText {
    guard case .number(let value) = constant(argument.value) else { return .hole(share(argument, of: total)) }
    var whole = 1.0
    if let total {
      guard case .number(let number) = constant(total.value), number > 0 else { return .hole(share(argument, of: total)) }
      whole = number
    }
    return SpokenText(Self.plain(value / whole * 100, decimals: 0) + "%")
  }

  /// What is said is the share of the whole (Apple: documentation of ProgressView.init(value:total:)).
  private func share(_ argument: EvaluatedArgument, of total: EvaluatedArgument?) -> String {
    let value = holeText(argument)
    guard let total else { return value }
    if case .number(1) = constant(total.value) { return value }
    let whole = written(total)
    return [value, whole].allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } } ? "\(value) / \(whole)" : value
  }

  func gauge(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.gauge, "Gauge", view.source, context)
    if let current = view.arguments.first(labelled: "currentValueLabel"), let text = evaluator.text(current) {
      base.value = Fact(text.spoken, origin: .content, source: current.source)
    } else if let value = view.arguments.first(where: { $0.label == "value" }) {
      if case .number(let number) = constant(value.value) {
        base.value = Fact(SpokenText(Self.plain(number, decimals: 2)), origin: .content, source: value.source)
      } else {
        base.value = Fact(.hole(holeText(value)), origin: .content, source: value.source)
      }
    }
    return control(base, labelled: labelNode(view), view, context)
  }

  // MARK: - Text entry

  func textField(_ role: ElementRole, _ traits: Traits, _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(role, view.name, view.source, context)
    base.traits.formUnion(traits)
    base.inputPurpose = context.inputPurpose
    let content = view.arguments.first { ["text", "value"].contains($0.label) }
    let title = view.arguments.unlabelled.first(where: isTitle)
    let prompt = view.arguments.first(labelled: "prompt").flatMap { $0.value.isAbsent ? nil : $0 }
    let label = view.arguments.first(labelled: "label") ?? view.arguments.trailingClosure
    var placeholder = (prompt ?? title).flatMap { fact($0, origin: .placeholder) }
    if placeholder == nil, let label, role != .textEditor, let text = evaluator.text(.view(views(label)), source: label.source) {
      placeholder = Fact(text.spoken, origin: .placeholder, source: label.source, localization: text.localization)
    }
    // What the system makes of a label that is more than a text was not recorded.
    if placeholder == nil, title == nil, let label, role != .textEditor, build(views(label), context).hasExposedElement {
      base.note(UnknownReason(.unsupportedCode, "label"))
    }
    // The title is no label: it is heard as the value while the field is empty (recorded: ax_view_textField,
    // as_swiftui_text_entry).
    switch content.map({ constantOrInitial($0.value) }) {
    case .text(let text)? where !text.spoken.isBlank:
      let spoken = role == .secureField ? text.spoken.mapLiterals { String(repeating: "•", count: $0.count) } : text.spoken
      base.value = Fact(spoken, origin: .content, source: content?.source)
    case .text?: base.value = placeholder
    case .number(let number)? where content?.label == "value":
      // A number is there, so the placeholder is not.
      let isPlain = view.arguments.first(labelled: "format")?.value.memberName == "number" && abs(number) < 1000
      let text = isPlain ? SpokenText(Self.plain(number, decimals: 2)) : content.map { .hole(holeText($0)) }
      base.value = text.map { Fact($0, origin: .content, source: content?.source) }
    default:
      base.value = placeholder.flatMap { $0.value.isBlank ? nil : $0 }
        ?? content.map { Fact(.hole(holeText($0)), origin: .content, source: $0.source, localization: .dynamic) }
    }
    if let placeholder { base.visibleText = [placeholder.value] }
    // A prompt takes the place of the label on screen, and the label names the field (builtin-views: TextField,
    // init(text:prompt:axis:label:)). Of a title beside a prompt nothing is heard (runtime-facts 6).
    if prompt != nil, title == nil, let label, role != .textEditor,
      let name = evaluator.text(.view(views(label)), source: label.source), !name.spoken.isBlank {
      base.label = Fact(
        Markdown.stripped(name), origin: .content, source: label.source, localization: name.localization)
    }
    return [.element(base)]
  }
}
