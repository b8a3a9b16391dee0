import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// A view with a modifier: what the modifier hands down is set first, then the view is built, then the modifier
  /// works on the result. So of two modifiers the outer one has the last word (tree-spec T32).
  func build(_ base: ViewNode, modifiedBy call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    extendChain(to: call, &inner)
    if call.name == ModifierCall.chainMark { return build(base, inner) }
    heedAppearance(call, &inner.handed)
    if call.name == "labelsHidden" { inner.hidesLabels = true }
    if Self.controlStyles.contains(call.name), let reach = evaluator.reach, let style = call.arguments.first {
      evaluator.drawingCode(of: style.value).forEach(reach.hide)
    }
    if isAboutHeaderCase(call) {
      inner.headerCase.heed(call, styleName: styleName)
      return build(base, inner)
    }
    if let handler = Self.environmentModifiers[call.name] {
      handler(self, call, &inner)
      return build(base, inner)
    }
    if let handler = Self.contentModifiers[call.name] {
      guard isOfScreen(context), Self.besideContent.contains(call.name) else {
        return handler(self, base, call, inner)
      }
      return build(base, inner) + withRoomBeside { handler(self, .empty, call, inner) }
    }
    if ThirdParty.isPresentation(call.name) { return presenting(call.name, base, call, inner) }
    let nodes = build(base, inner)
    if let handler = Self.elementModifiers[call.name] {
      // A hint on a disclosure group goes to its header (recorded: cvs, see runtime-facts 6).
      if Self.hints.contains(call.name), base.primitive?.name == "DisclosureGroup", let header = nodes.first {
        return handler(self, call, [header], inner) + nodes.dropFirst()
      }
      return handler(self, call, nodes, inner)
    }
    presentSentViews(by: call, inner)
    if ThirdParty.isPlaceholder(call.name, on: base.commonPrimitive) { return awaited(nodes, call, inner) }
    // Names with an underscore are SwiftUI's own unpublished ones.
    if call.name.hasPrefix("_") || BuiltinModifiers.category(of: call.name) != nil
      || evaluator.components.harmlessModifiers.contains(call.name)
      || ThirdParty.isHarmlessModifier(call.name, on: base.commonPrimitive) {
      // How a text is to be spoken changes nothing of the tree.
      if call.name.hasPrefix("speech") { return nodes.mapExposed { $0.modifiers.append(applied(call)) } }
      return call.name.hasPrefix("accessibility") ? recorded(call, nodes) : nodes
    }
    if evaluator.isForOtherSystems(call.name) {
      return nodes.mapAll { $0.note(UnknownReason(.otherSystem, call.name)) }
    }
    let isHarmless = UnknownModifier.isAboutLooks(call) || UnknownModifier.isAboutMany(nodes)
    let reason = UnknownReason(isHarmless ? .unresolvedAppearance : .unresolvedModifier, call.name)
    presentHandedViews(to: call, inner, reason)
    return nodes.mapAll { $0.note(reason) }
  }

  /// Modifiers that say how a control is drawn which is one element whatever draws it (builtin-views: Toggle,
  /// ProgressView, Gauge, Menu, Picker, DatePicker, TextField). A style of buttons is followed for its label.
  private static let controlStyles = FrameworkNames.names(.controlStyleModifier)

  /// Modifiers that show something beside the content of a screen, where it is not cut off with the content.
  private static let besideContent: Set<String> = [
    "toolbar", "navigationBarItems", "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "alert",
    "confirmationDialog", "actionSheet",
  ]

  /// Whether the code of the screen itself is built, and no view of the project inside of it.
  func isOfScreen(_ context: ViewContext) -> Bool { context.callSites.isEmpty }

  private static let hints: Set<String> = ["accessibilityHint", "help"]

  /// The outermost call of a chain is where new modifiers go.
  func extendChain(to call: ModifierCall, _ context: inout ViewContext) {
    if context.chain == nil || !(context.chain?.contains(call.source) ?? false) { context.chain = call.source }
  }

  /// Whether a modifier leaves the tree, and what is handed down beside the appearance, as they are.
  func changesNothing(_ call: ModifierCall) -> Bool {
    if call.name == ModifierCall.chainMark { return true }
    if isAboutHeaderCase(call) { return false }
    return Self.environmentModifiers[call.name] == nil && Self.contentModifiers[call.name] == nil
      && Self.elementModifiers[call.name] == nil && BuiltinModifiers.category(of: call.name) != nil
      && !call.name.hasPrefix("accessibility")
  }

  private func isAboutHeaderCase(_ call: ModifierCall) -> Bool {
    behavior.has(.sectionHeaderCapitals) && HeaderCase.modifiers.contains(call.name)
  }

  /// Notes an accessibility modifier on every element that it reaches.
  func recorded(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let applied = applied(call)
    // A chart is the container of its marks, so what describes it is the container's.
    if nodes.count == 1, case .container(var chart) = nodes[0], chart.kind == .chart {
      chart.modifiers.append(applied)
      return [.container(chart)]
    }
    return nodes.mapExposed { $0.modifiers.append(applied) }
  }

  /// Notes on a colour or shape by itself how far it reaches: one that goes to the edges of the screen covers it.
  func recordOnShape(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard nodes.count == 1, case .element(var element) = nodes[0], element.role == .shape || element.role == .platformView && element.exposure == .absent
    else { return nodes }
    element.modifiers.append(applied(call))
    return [.element(element)]
  }

  /// Notes on texts that a line goes through them, with the condition where there is one.
  func recordStrike(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let test = call.arguments.first { $0.label == nil }
    if case .boolean(false)? = test?.value { return nodes }
    var modifier = applied(call)
    if case .boolean(true)? = test?.value { modifier = AppliedModifier(name: call.name, source: call.callRange, arguments: []) }
    if test == nil { modifier = AppliedModifier(name: call.name, source: call.callRange, arguments: []) }
    return nodes.mapExposed { element in
      if element.role == .text { element.modifiers.append(modifier) }
    }
  }

  /// Notes on fields which keyboard they are filled in with; the innermost counts.
  func recordKeyboard(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let type = call.arguments.first?.value.memberName else { return nodes }
    let modifier = AppliedModifier(name: call.name, source: call.callRange, arguments: [type])
    return nodes.mapExposed { element in
      guard [.textField, .secureField].contains(element.role), !element.modifiers.contains(where: { $0.name == call.name })
      else { return }
      element.modifiers.append(modifier)
    }
  }

  func applied(_ call: ModifierCall) -> AppliedModifier {
    AppliedModifier(
      name: call.name, source: call.callRange,
      arguments: call.arguments.map { argument in
        let text = argument.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (argument.label.map { "\($0): " } ?? "") + text
      })
  }
}
