import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Pickers in each of their styles: options side by side, below one another, on a wheel or in a menu.
extension TreeBuilder {
  func picker(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let selection = view.arguments.first { ["selection", "sources"].contains($0.label) }
    let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure
    let title = view.arguments.unlabelled.first(where: isTitle)
    let label = title.map(titleView) ?? views(view.arguments.first(labelled: "label"))
    var inner = context
    inner.chain = nil
    inner.isInControlLabel = false
    inner.isInPicker = true
    let options = build(views(content), inner)
    // Stands for the option that is chosen.
    leaveUnspoken([view.arguments.first(labelled: "currentValueLabel")])
    // The title is not spoken (builtin-views: Picker .segmented, .wheel).
    if Self.titlelessPickers.contains(context.pickerStyle ?? "") {
      leaveUnspoken([title, view.arguments.first(labelled: "label")])
    }
    switch isWheel(view, context) ? "watch" : context.pickerStyle {
    case "segmented", "palette": return segments(options, selection, view)
    case "tabs":
      // Drawn like segments, and each option is said to be a tab (release notes of iOS 27); nobody recorded the words.
      return segments(options, selection, view).mapExposed { element in
        element.reasons.append(UnknownReason(.unresolvedStyle, "tabs"))
        element.certainty = .partial
      }
    case "inline", "radioGroup": return inlinePicker(options, selection, label, context)
    case "wheel":
      var wheel = element(.picker, "Picker", view.source, context)
      wheel.traits.formUnion([.pickerElement, .adjustable])
      wheel.value = Fact(selectedText(options, selection), origin: .content, source: selection?.source)
      wheel.content = options.elements
      return [.element(wheel)]
    case "watch":
      var base = element(.picker, "Picker", view.source, context)
      base.traits.insert(.adjustable)
      base.value = Fact(selectedText(options, selection), origin: .content, source: selection?.source)
      return control(base, labelled: label, view, context).mapExposed { $0.content += options.elements }
    default: return menuPicker(options, selection, view, label, context)
    }
  }

  /// The options one below the other, with the title above them.
  private func inlinePicker(
    _ options: [AccessibilityNode], _ selection: EvaluatedArgument?, _ label: ViewNode, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var labelContext = context
    labelContext.chain = nil
    let title = build(label, labelContext)
    let buttons = optionButtons(options, selection)
    // Without words it takes no row where it is hidden, and where there are no rows.
    let isGone = (context.hidesLabels || !context.isInList) && title.elements.allSatisfy { $0.label?.value.isBlank ?? true }
    return isGone ? buttons : title + buttons
  }

  /// One button that opens the options.
  private func menuPicker(
    _ options: [AccessibilityNode], _ selection: EvaluatedArgument?, _ view: PrimitiveView, _ label: ViewNode, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var base = element(.picker, "Picker", view.source, context)
    base.traits.formUnion([.button, .popupButton])
    let selected = selectedText(options, selection)
    // The title and the chosen option are one label (recorded: ax_view_picker, gb_swiftui_settings).
    return control(base, labelled: label, view, context).mapExposed { element in
      element.content += options.elements
      let chosen = Fact(selected, origin: .content, source: selection?.source)
      guard var label = element.label, !label.value.isBlank else {
        element.value = chosen
        // "The default picker style, based on the picker's context" (Apple's documentation of `automatic`): in a menu
        // it may show its options there, and then nobody hears of a title.
        if context.isInMenu, ["automatic", nil].contains(context.pickerStyle) {
          element.note(UnknownReason(.unresolvedStyle, "automatic"))
        }
        return
      }
      label.value = .joined([label.value, selected], separator: ", ")
      element.label = label
    }
  }

  /// Whether a picker is turned by the crown of a watch: one without a style, outside of lists, where it is a row that
  /// leads to its options (Apple: documentation of WheelPickerStyle and DefaultPickerStyle).
  private func isWheel(_ view: PrimitiveView, _ context: ViewContext) -> Bool {
    ["automatic", nil].contains(context.pickerStyle) && !context.isInList
      && view.source.file.build.platforms == .watchOS
  }

  /// Styles of pickers that do not speak their title: segments and wheels (builtin-views), and what is drawn like
  /// segments, palettes (Apple's documentation of `PalettePickerStyle`: "a row of compact elements") and tabs (release
  /// notes of iOS 27).
  private static let titlelessPickers = FrameworkNames.names(.untitledPickerStyle)

  /// The title is not spoken (builtin-views: Picker .segmented).
  private func segments(
    _ options: [AccessibilityNode], _ selection: EvaluatedArgument?, _ view: PrimitiveView
  ) -> [AccessibilityNode] {
    let count = options.elements.filter { $0.exposure == .exposed }.count
    var position = 0
    let buttons = optionButtons(options, selection)
    let isCountable = !buttons.contains { if case .element = $0 { false } else { true } }
    let numbered = buttons.mapExposed { element in
      position += 1
      if isCountable { element.position = ElementPosition(index: position, count: count) }
    }
    return [.container(AccessibilityContainer(kind: .segmentedControl, nodes: numbered, source: view.source))]
  }

  private func optionButtons(
    _ options: [AccessibilityNode], _ selection: EvaluatedArgument?
  ) -> [AccessibilityNode] {
    let chosen = selection.map { constantOrInitial($0.value) }
    return options.mapExposed { element in
      element.role = .pickerOption
      element.traits.subtract([.staticText, .image])
      element.traits.insert(.button)
      if let tag = self.tag(of: element), let chosen, self.isSameTag(tag, chosen) { element.traits.insert(.selected) }
    }
  }

  /// The words of the chosen option, a hole when that is not known.
  private func selectedText(_ options: [AccessibilityNode], _ selection: EvaluatedArgument?) -> SpokenText {
    guard let selection else { return .hole("selection") }
    let chosen = constantOrInitial(selection.value)
    let meant = options.elements.filter { element in
      element.exposure == .exposed && element.label != nil && tag(of: element).map { isSameTag($0, chosen) } ?? false
    }
    // The words of an option that has a picture beside them.
    if let words = (meant.first { $0.role == .text } ?? meant.first)?.label?.value { return words }
    return alternatives(options, chosen, selection) ?? .hole(holeText(selection))
  }

  /// The words of all options of a choice whose cases are known, each where its case is chosen.
  private func alternatives(
    _ options: [AccessibilityNode], _ chosen: Value, _ selection: EvaluatedArgument
  ) -> SpokenText? {
    guard case .unknown(let unknown) = chosen, unknown.type?.isOptional != true, let type = unknown.declaration,
      type.kind == .enumeration else { return nil }
    let cases = evaluator.declarations.cases(of: type)
    guard cases.count > 1, cases.count <= Self.optionLimit, cases.allSatisfy(\.associated.isEmpty) else { return nil }
    let subject = "switch \(holeText(selection))"
    var words: [SpokenText.Alternative] = []
    for (number, item) in cases.enumerated() {
      let meant = options.elements.filter { $0.exposure == .exposed && tag(of: $0) == ".\(item.name)" }
      guard let text = (meant.first { $0.role == .text } ?? meant.first)?.label?.value else { return nil }
      let condition = Condition(
        subject: subject, branch: number, description: "\(holeText(selection)) == .\(item.name)", asks: .which)
      words.append(SpokenText.Alternative(condition: condition, text: text))
    }
    return .choice(words)
  }

  /// Options of a picker that are told one by one.
  private static let optionLimit = 8

  /// The tag of an option, as the text by which tags are compared.
  private func tag(of element: AccessibilityElement) -> String? {
    element.modifiers.last { $0.name == "tag" }?.arguments.first
  }

  private func isSameTag(_ tag: String, _ value: Value) -> Bool { Self.tagText(value) == tag }

  /// A comparable text of a constant, nil when the value is not known.
  static func tagText(_ value: Value) -> String? {
    switch value {
    case .text(let text): text.spoken.literal.map { "\"\($0)\"" }
    case .number(let number): String(number)
    case .boolean(let boolean): String(boolean)
    case .enumeration(let enumeration): enumeration.payload.isEmpty ? ".\(enumeration.name)" : nil
    case .member(let member): member.arguments.isEmpty ? ".\(member.name)" : nil
    case .absent: "nil"
    default: nil
    }
  }

  func datePicker(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.datePicker, view.name, view.source, context)
    // On the Mac it is a field to type in, with arrows or a calendar beside it (Apple: documentation of NSDatePicker).
    if view.source.file.build.system != "macOS" { base.traits.insert(.button) }
    if let selection = view.arguments.first(where: { $0.label == "selection" }) {
      base.value = Fact(.hole(holeText(selection)), origin: .content, source: selection.source)
    }
    // A calendar or wheels are many elements, of which no recording tells more (Apple: documentation of DatePickerStyle).
    let style = context.datePickerStyle?.lowercased() ?? ""
    if view.name == "MultiDatePicker" || ["graphical", "wheel"].contains(where: style.contains) {
      base.note(UnknownReason(.unsupportedCode, style.isEmpty ? view.name : "datePickerStyle"))
    }
    return control(base, labelled: labelNode(view), view, context)
  }
}
