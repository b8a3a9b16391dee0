import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  typealias ElementHandler = @Sendable (TreeBuilder, ModifierCall, [AccessibilityNode], ViewContext) -> [AccessibilityNode]

  /// Modifiers that work on the elements of the view.
  static let elementModifiers: [String: ElementHandler] = [
    "accessibilityLabel": { builder, call, nodes, _ in builder.setLabel(call, nodes) },
    "accessibilityValue": { builder, call, nodes, _ in builder.setValue(call, nodes) },
    "accessibilityHint": { builder, call, nodes, _ in builder.setHint(call, nodes) },
    "help": { builder, call, nodes, _ in builder.setHint(call, nodes) },
    "accessibility": { builder, call, nodes, _ in builder.legacyAccessibility(call, nodes) },
    "accessibilityAddTraits": { builder, call, nodes, _ in builder.addTraits(call, nodes) },
    "accessibilityRemoveTraits": { builder, call, nodes, _ in builder.removeTraits(call, nodes) },
    "accessibilityHeading": { builder, call, nodes, _ in builder.setHeading(call, nodes) },
    "accessibilityHidden": { builder, call, nodes, _ in builder.hide(call, nodes) },
    "hidden": { builder, call, nodes, _ in builder.takeAway(call, nodes) },
    // The label stays for assistive technologies and leaves the screen.
    "labelsHidden": { _, _, nodes, _ in
      nodes.mapExposed { element in
        guard element.role.isControl || element.role == .progress || element.role == .gauge, element.role != .button else { return }
        // The title of a field stays where it is, as its placeholder.
        if element.role == .textField || element.role == .secureField { return }
        element.visibleText = []
        for index in element.content.indices { element.content[index].visibleText = [] }
      }
    },
    "opacity": { builder, call, nodes, _ in builder.opacity(call, nodes) },
    "accessibilityElement": { $0.reshape($1, $2, $3) },
    "accessibilityIdentifier": { builder, call, nodes, _ in builder.setIdentifier(call, nodes) },
    "accessibilityInputLabels": { builder, call, nodes, _ in builder.setInputLabels(call, nodes) },
    "accessibilitySortPriority": { builder, call, nodes, _ in builder.setSortPriority(call, nodes) },
    "accessibilityTextContentType": { builder, call, nodes, _ in
      builder.recorded(call, nodes.mapExposed { $0.textContentType = call.arguments.first?.value.memberName })
    },
    "accessibilityCustomContent": { builder, call, nodes, _ in builder.addCustomContent(call, nodes) },
    "accessibilityAction": { builder, call, nodes, _ in builder.addAction(call, nodes) },
    "accessibilityActions": { $0.addActions($1, $2, $3) },
    "accessibilityAdjustableAction": { builder, call, nodes, _ in
      builder.recorded(call, nodes.materialized().mapExposed {
        $0.traits.insert(.adjustable)
        $0.actions.insert(AccessibilityAction(kind: .adjustable, name: nil, source: call.callRange), at: 0)
      })
    },
    "accessibilityScrollAction": { builder, call, nodes, _ in builder.recorded(call, nodes) },
    "accessibilityZoomAction": { builder, call, nodes, _ in
      builder.recorded(call, nodes.materialized().mapExposed { element in
        element.traits.insert(.supportsZoom)
        element.actions.append(AccessibilityAction(kind: .zoom, name: nil, source: call.callRange))
      })
    },
    "accessibilityQuickAction": { builder, call, nodes, _ in builder.recorded(call, nodes) },
    "accessibilityDirectTouch": { builder, call, nodes, _ in
      builder.recorded(call, nodes.materialized().mapExposed { $0.traits.insert(.allowsDirectInteraction) })
    },
    "accessibilityRotor": { builder, call, nodes, _ in builder.addRotor(call, nodes) },
    "accessibilityRepresentation": { $0.represent($1, $2, $3) },
    "accessibilityChildren": { $0.addChildren($1, $2, $3) },
    "accessibilityLabeledPair": { builder, call, nodes, _ in builder.pair(call, nodes) },
    "onDelete": { builder, call, nodes, _ in builder.addDeletion(call, nodes) },
    "swipeActions": { $0.addSwipeActions($1, $2, $3) },
    "badge": { builder, call, nodes, _ in builder.recorded(call, nodes) },
    "strikethrough": { builder, call, nodes, _ in builder.recordStrike(call, nodes) },
    "keyboardType": { builder, call, nodes, _ in builder.recordKeyboard(call, nodes) },
    "ignoresSafeArea": { builder, call, nodes, _ in builder.recordOnShape(call, nodes) },
    "edgesIgnoringSafeArea": { builder, call, nodes, _ in builder.recordOnShape(call, nodes) },
    "tag": { builder, call, nodes, _ in
      guard let value = call.arguments.first?.value, let tag = TreeBuilder.tagText(value) else { return nodes }
      let modifier = AppliedModifier(name: "tag", source: call.callRange, arguments: [tag])
      return nodes.mapExposed { $0.modifiers.append(modifier) }
    },
    "redacted": { builder, call, nodes, _ in
      // A placeholder has no elements (recorded once: prefire_testview_redacted).
      guard let reason = call.arguments.first?.value else { return nodes }
      if reason.memberName == "placeholder" { return nodes.hidden() }
      guard case .choice(let alternatives) = reason, nodes.hasExposedElement else { return nodes }
      return [.choice(alternatives.map { alternative in
        let isPlaceholder = alternative.value.memberName == "placeholder"
        return ConditionalBranch(condition: alternative.condition, nodes: isPlaceholder ? nodes.hidden() : nodes)
      })]
    },
    "onTapGesture": { $0.addGesture(.tap, $1, $2, $3) },
    "onLongPressGesture": { $0.addGesture(.longPress, $1, $2, $3) },
    "gesture": { $0.addGesture(nil, $1, $2, $3) },
    "simultaneousGesture": { $0.addGesture(nil, $1, $2, $3) },
    "highPriorityGesture": { $0.addGesture(nil, $1, $2, $3) },
  ]

  // MARK: - Label, value, hint

  private func setLabel(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes }
    let applied = applied(call)
    if case .closure = argument.value { return wrapLabel(argument, applied, nodes) }
    // A label of nil, as some wrappers pass, changes nothing.
    if argument.value.isAbsent { return nodes }
    let fact = modifierFact(argument, call.name)
    return setting(nodes, \.label, to: fact, call) { element in
      element.modifiers.append(applied)
      // A decorative picture that is named comes back (builtin-views: Image(decorative:)).
      if element.role == .opaque { element.certainty = .partial }
    }
  }

  private func setValue(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first, !argument.value.isAbsent else { return nodes }
    let applied = applied(call)
    return setting(nodes, \.value, to: modifierFact(argument, call.name), call) { $0.modifiers.append(applied) }
  }

  private func setHint(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first, !argument.value.isAbsent else { return nodes }
    let applied = applied(call)
    return setting(nodes, \.hint, to: modifierFact(argument, call.name), call) { $0.modifiers.append(applied) }
  }

  private func modifierFact(_ argument: EvaluatedArgument, _ name: String) -> Fact<SpokenText> {
    fact(argument, origin: .modifier(name))
      ?? Fact(.hole(holeText(argument)), origin: .modifier(name), source: argument.source, localization: .dynamic)
  }

  /// Sets a text of every element that the modifier reaches (tree-spec T24); `isEnabled:` makes it conditional.
  private func setting(
    _ nodes: [AccessibilityNode], _ path: WritableKeyPath<AccessibilityElement, Fact<SpokenText>?>, to fact: Fact<SpokenText>,
    _ call: ModifierCall, also change: (inout AccessibilityElement) -> Void
  ) -> [AccessibilityNode] {
    let enabled = call.arguments.first(labelled: "isEnabled")?.value.unbound
    if case .boolean(false)? = enabled { return nodes }
    // A container of its own (`.contain`, a list) takes the name itself, and one that was asked for keeps its hint and
    // value as well (tree-spec T21).
    if nodes.count == 1, case .container(var container) = nodes[0], path == \.label || container.kind == .group {
      if path == \.label { container.label = fact }
      container.modifiers.append(applied(call))
      return [.container(container)]
    }
    let materialized = nodes.materialized()
    return materialized.mapExposed(intoContainers: path != \.label) { element in
      if case .unknown(let unknown)? = enabled {
        let condition = self.condition(of: unknown)
        let opposite = condition.opposite
        let old = element[keyPath: path]
        element[keyPath: path] = Fact(
          .choice([
            SpokenText.Alternative(condition: condition, text: fact.value),
            SpokenText.Alternative(condition: opposite, text: old?.value ?? .empty),
          ]), origin: fact.origin, source: fact.source, localization: fact.localization)
      } else {
        element[keyPath: path] = fact
      }
      change(&element)
    }
  }

  /// `accessibilityLabel { label in … }`: the closure's views, with the existing label where it is placed (iOS 18).
  private func wrapLabel(_ argument: EvaluatedArgument, _ applied: AppliedModifier, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.materialized().mapExposed { element in
      let old = TextNode.verbatim(element.label?.value ?? .empty, source: argument.source)
      let node = self.evaluator.views(from: argument.value, arguments: [.view(old)], source: argument.source)
      let text = self.evaluator.text(.view(node), source: argument.source)
      element.label = Fact(
        text?.spoken ?? .hole("label"), origin: .modifier("accessibilityLabel"), source: argument.source,
        localization: text?.localization)
      element.modifiers.append(applied)
    }
  }

  /// The deprecated `accessibility(label:value:hint:…)` family does what its successors do.
  private func legacyAccessibility(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let successors = [
      "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint", "hidden": "accessibilityHidden",
      "addTraits": "accessibilityAddTraits", "removeTraits": "accessibilityRemoveTraits",
      "identifier": "accessibilityIdentifier", "sortPriority": "accessibilitySortPriority", "inputLabels": "accessibilityInputLabels",
    ]
    var result = nodes
    for argument in call.arguments {
      guard let label = argument.label, let name = successors[label], let handler = Self.elementModifiers[name] else { continue }
      let successor = ModifierCall(name: name, arguments: [argument.unlabelled], source: call.source, callRange: call.callRange)
      result = handler(self, successor, result, ViewContext())
    }
    return result
  }

  // MARK: - Traits

  private func addTraits(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes }
    let traits = TraitArgument(argument.value)
    let applied = applied(call)
    if nodes.count == 1, case .container(var container) = nodes[0] {
      container.modifiers.append(applied)
      return [.container(container)]
    }
    return nodes.materialized().mapExposed { element in
      element.traits.formUnion(traits.always)
      element.conditionalTraits += traits.conditional
      if traits.isUnknown { element.note(UnknownReason(.dynamicValue, "accessibilityAddTraits")) }
      // A toggle is a button that also tells a state (recorded: cvs_error_validation).
      if traits.always.contains(.toggle) { element.traits.insert(.button) }
      element.modifiers.append(applied)
    }
  }

  private func removeTraits(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes }
    let traits = TraitArgument(argument.value)
    let applied = applied(call)
    let removed = removing(traits.always, nodes).mapExposed { $0.modifiers.append(applied) }
    guard let conditional = traits.conditional.first else { return removed }
    return [.choice([
      ConditionalBranch(condition: conditional.condition, nodes: removing(conditional.traits, removed)),
      ConditionalBranch(condition: conditional.condition.opposite, nodes: removed),
    ])]
  }

  private func removing(_ traits: Traits, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.mapExposed { element in
      element.traits.subtract(traits)
      element.conditionalTraits.removeAll { traits.contains($0.traits) }
    }
  }

  private func setHeading(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let name = call.arguments.first?.value.memberName ?? ""
    let level = name.hasPrefix("h") ? Int(name.dropFirst()) : nil
    return recorded(call, nodes.mapExposed { $0.headingLevel = level })
  }

  // MARK: - Further properties

  private func setIdentifier(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first, let text = evaluator.text(argument)?.spoken else { return nodes }
    let fact = Fact(text, origin: .modifier(call.name), source: argument.source)
    let applied = applied(call)
    if nodes.count == 1, case .container(var container) = nodes[0], container.kind == .group {
      container.identifier = fact
      return [.container(container)]
    }
    // It overrides the children's own (tree-spec T25).
    return nodes.mapExposed { element in
      element.identifier = fact
      element.modifiers.append(applied)
    }
  }

  private func setInputLabels(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes }
    var labels: [SpokenText] = []
    if case .array(let elements) = argument.value {
      labels = elements.compactMap { evaluator.text($0, source: argument.source)?.spoken }
    } else {
      labels = [.hole(holeText(argument))]
    }
    return recorded(call, nodes.mapExposed { $0.inputLabels = labels })
  }

  private func setSortPriority(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard case .number(let priority)? = call.arguments.first?.value else { return recorded(call, nodes) }
    if nodes.count == 1, case .container(var container) = nodes[0] {
      container.sortPriority = priority
      return [.container(container)]
    }
    return recorded(call, nodes.mapExposed(intoContainers: false) { $0.sortPriority = priority })
  }

  private func addCustomContent(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let plain = call.arguments.unlabelled
    guard plain.count >= 2, let label = evaluator.text(plain[0])?.spoken else { return recorded(call, nodes) }
    let value = evaluator.text(plain[1])?.spoken ?? .hole(holeText(plain[1]))
    let isHigh = call.arguments.first(labelled: "importance")?.value.memberName == "high"
    let content = CustomContent(label: label, value: value, importance: isHigh ? .high : .default)
    return recorded(call, nodes.materialized().mapExposed { element in
      element.customContent.removeAll { $0.label == content.label }
      element.customContent.append(content)
    })
  }

  private func addRotor(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let argument = call.arguments.first else { return nodes }
    let name = argument.value.memberName ?? evaluator.text(argument)?.spoken.rendered ?? holeText(argument)
    // Reported last first (recorded: ax_ax_aXRotor).
    return recorded(call, nodes.mapExposed { $0.rotors.insert(name, at: 0) })
  }

  private func pair(_ call: ModifierCall, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let arguments = applied(call).arguments
    if call.arguments.first(labelled: "role")?.value.memberName == "label",
      let id = arguments.first(where: { $0.hasPrefix("id:") }), let label = nodes.elements.lazy.compactMap(\.label).first {
      pairLabels[id] = label
    }
    return recorded(call, nodes)
  }
}

/// Traits as given to `accessibilityAddTraits`: plain, in an array, or under a condition.
struct TraitArgument {
  var always: Traits = []
  var conditional: [ConditionalTraits] = []
  var isUnknown = false

  /// SwiftUI's names for traits.
  static let names: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isLink": .link, "isImage": .image, "isSelected": .selected,
    "playsSound": .playsSound, "isKeyboardKey": .keyboardKey, "isStaticText": .staticText,
    "isSummaryElement": .summaryElement, "updatesFrequently": .updatesFrequently, "isSearchField": .searchField,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isModal": .modal, "isToggle": .toggle, "isTabBar": .tabBar,
  ]

  init(_ value: Value) {
    switch value {
    case .member(let member):
      if let trait = Self.names[member.name] { always = trait } else { isUnknown = true }
    case .array(let elements):
      for element in elements { merge(TraitArgument(element)) }
    case .choice(let alternatives):
      for alternative in alternatives {
        let inner = TraitArgument(alternative.value)
        isUnknown = isUnknown || inner.isUnknown
        if !inner.always.isEmpty {
          conditional.append(ConditionalTraits(traits: inner.always, condition: alternative.condition))
        }
        conditional += inner.conditional
      }
      liftCommon(alternatives.count)
    case .view(let node) where node.primitive?.name == "AccessibilityTraits":
      if let first = node.primitive?.arguments.first { merge(TraitArgument(first.value)) }
    case .absent, .tuple: break
    default: isUnknown = true
    }
  }

  private mutating func merge(_ other: TraitArgument) {
    always.formUnion(other.always)
    conditional += other.conditional
    isUnknown = isUnknown || other.isUnknown
  }

  /// Traits that every alternative has are unconditional.
  private mutating func liftCommon(_ count: Int) {
    guard conditional.count == count, var common = conditional.first?.traits else { return }
    for item in conditional { common.formIntersection(item.traits) }
    guard !common.isEmpty else { return }
    always.formUnion(common)
    conditional = conditional.compactMap { item in
      let rest = item.traits.subtracting(common)
      return rest.isEmpty ? nil : ConditionalTraits(traits: rest, condition: item.condition)
    }
  }
}

/// A `Text` that no source holds.
enum TextNode {
  static func verbatim(_ text: SpokenText, source: SourceRange) -> ViewNode {
    .primitive(PrimitiveView(
      name: "Text", arguments: [.synthesized(label: "verbatim", value: .text(TextValue(spoken: text)), source: source)],
      source: source))
  }
}
