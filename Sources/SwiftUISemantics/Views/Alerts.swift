import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  /// Title, message and buttons are separate elements, in this order, in a container with the title as its name
  /// (recorded: gb_swiftui_alert).
  func alert(_ name: String, _ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard presentsHere(call.callRange, context) else { return nodes }
    noteRoutes(name, call, content: nil, context)
    var inner = systemStyled(name, call.callRange, context)
    inner.chain = nil
    inner.isInControlLabel = false
    inner.showsOnlyPresented = false
    let actions = call.arguments.first(labelled: "actions") ?? call.arguments.first(labelled: "content")
      ?? call.arguments.trailingClosure
    let content = presented(actions, by: call).settingImplicit(to: "Alert")
    var buttons = build(content, inner)
    if buttons.contains(where: \.isAlert) {
      presentNodes(buttons, as: name, call.callRange)
      return nodes
    }
    var looks = Appearance()
    (looks.foreground, looks.background) = (unknownBackdrop(name, call.callRange), unknownBackdrop(name, call.callRange))
    buttons = buttons.shownInAlert.drawn(looks)
    let message = call.arguments.first(labelled: "message").map { build(presented($0, by: call), inner).drawn(looks) } ?? []
    if name != "alert", behavior.has(.dialogCancel), !content.mayHaveCancel {
      buttons.append(systemButton("Cancel", call.callRange, inner))
    }
    // The title of a dialog is shown only on demand.
    let showsTitle = name == "alert" || call.arguments.first(labelled: "titleVisibility")?.value.memberName == "visible"
    let title = title(of: call)
    // What a package makes an alert of, as of a store, is not known; nor are its buttons.
    let alert = AlertParts(
      isDialog: name != "alert", title: title, showsTitle: showsTitle, message: message, buttons: buttons,
      areButtonsKnown: actions != nil && title != nil)
    presentNodes(self.nodes(of: alert, call.callRange, inner), as: name, call.callRange)
    return nodes
  }

  /// `actionSheet(isPresented:)`, whose closure makes an `ActionSheet`.
  func actionSheet(_ base: ViewNode, _ call: ModifierCall, _ context: ViewContext) -> [AccessibilityNode] {
    let nodes = build(base, context)
    guard presentsHere(call.callRange, context), let content = call.arguments.trailingClosure
      ?? call.arguments.first(labelled: "content") else { return nodes }
    noteRoutes("dialog", call, content: nil, context)
    var inner = systemStyled("dialog", call.callRange, context)
    inner.chain = nil
    inner.isInControlLabel = false
    inner.showsOnlyPresented = false
    let sheet = presented(content, by: call).settingImplicit(to: "ActionSheet")
    presentNodes(build(sheet, inner), as: "dialog", call.callRange)
    return nodes
  }

  private func presented(_ content: EvaluatedArgument?, by call: ModifierCall) -> ViewNode {
    guard let content else { return .empty }
    return presentedViews(content, by: call)
  }

  private func title(of call: ModifierCall) -> Fact<SpokenText>? {
    if let argument = call.arguments.unlabelled.first(where: isTitle) { return fact(argument) }
    // The words of an error are those that it has for people.
    return call.arguments.first(labelled: "error").map {
      Fact(.hole(holeText($0)), origin: .content, source: $0.source, localization: .dynamic)
    }
  }

  /// `Alert(title:message:dismissButton:)` and `ActionSheet(title:message:buttons:)`, which the older modifiers show.
  func oldAlert(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let title = view.arguments.first(labelled: "title").map(\.whereItsTextStands)
    let message = view.arguments.first(labelled: "message").flatMap { $0.value.isAbsent ? nil : $0 }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { label in
      view.arguments.first(labelled: label).flatMap {
        alertButton($0.value, $0.source, context)
      }
    }
    if let list = view.arguments.first(labelled: "buttons") {
      if case .array(let elements) = list.value {
        buttons += elements.compactMap { alertButton($0, list.source, context) }
      } else if let button = alertButton(list.value, list.source, context) {
        buttons.append(button)
      }
    }
    let alert = AlertParts(
      isDialog: view.name != "Alert", title: title.flatMap { fact($0) }, showsTitle: true,
      message: build(titleView(message), context), buttons: buttons, areButtonsKnown: true)
    return nodes(of: alert, view.source, context)
  }

  /// nil for none. `.default(Text("Fine"))`, `.cancel()`, `.destructive(Text("Delete")) { … }`.
  private func alertButton(_ value: Value, _ source: SourceRange, _ context: ViewContext) -> AccessibilityNode? {
    if case .choice(let alternatives) = value {
      return .choice(alternatives.map {
        ConditionalBranch(
          condition: $0.condition, nodes: alertButton($0.value, source, context).map { [$0] } ?? [])
      })
    }
    if value.isAbsent { return nil }
    var element = element(.button, "Alert.Button", source, context)
    element.traits.insert(.button)
    guard case .member(let member) = value else {
      element.label = Fact(.hole("button"), origin: .content, source: source, localization: .dynamic)
      return .element(element)
    }
    element.source = member.source
    element.expression = member.source
    element.consequences = consequences(of: member.arguments.last { $0.value.isFollowedAction })
    let title = member.arguments.unlabelled.first { isTitle($0) }
    element.label = title.map { fact($0) ?? Fact(.hole(holeText($0)), origin: .content, source: $0.source) }
      ?? Fact(SpokenText(member.name == "cancel" ? "Cancel" : "OK"), origin: .system)
    return .element(element)
  }

  private func systemButton(_ title: String, _ source: SourceRange, _ context: ViewContext) -> AccessibilityNode {
    var button = element(.button, "alert", source, context)
    button.traits.insert(.button)
    button.label = Fact(SpokenText(title), origin: .system)
    return .element(button)
  }

  private func nodes(of alert: AlertParts, _ source: SourceRange, _ context: ViewContext) -> [AccessibilityNode] {
    var parts: [AccessibilityNode] = []
    if alert.showsTitle, let title = alert.title {
      let name = alert.isDialog ? "dialog" : "alert"
      var element = AccessibilityElement(role: .alertTitle, viewName: name, source: title.source ?? source)
      element.label = title
      element.traits.insert(.staticText)
      parts.append(.element(element))
    }
    parts += alert.message + alert.buttons
    if alert.buttons.elements.isEmpty, alert.areButtonsKnown, !alert.isDialog {
      // The system adds a button where there is none (Apple: alert(_:isPresented:actions:)).
      parts.append(systemButton("OK", source, context))
    }
    guard !parts.isEmpty else { return [] }
    var container = AccessibilityContainer(kind: alert.isDialog ? .dialog : .alert, nodes: parts, source: source)
    container.label = alert.title
    return [.container(container)]
  }
}

extension EvaluatedArgument {
  /// The same at the text that it holds, where that is written elsewhere: `Alert(title: notice.title)`.
  fileprivate var whereItsTextStands: EvaluatedArgument {
    guard case .view(let node) = value, let place = node.source, !source.contains(place) else { return self }
    return EvaluatedArgument(label: label, value: value, source: place)
  }
}

extension ViewNode {
  /// The same with `.init(…)` for what the place asks for.
  fileprivate func settingImplicit(to type: String) -> ViewNode {
    switch self {
    case .primitive(var view) where view.name == "init":
      view.name = type
      return .primitive(view)
    case .group(let nodes) where nodes.count == 1: return nodes[0].settingImplicit(to: type)
    case .branch(let branches):
      return .branch(branches.map { ViewBranch(condition: $0.condition, view: $0.view.settingImplicit(to: type)) })
    default: return self
    }
  }
}

/// What an alert or a dialog is made of.
private struct AlertParts {
  var isDialog: Bool
  var title: Fact<SpokenText>?
  var showsTitle: Bool
  var message: [AccessibilityNode]
  var buttons: [AccessibilityNode]
  /// The buttons are all that the code gives it, so that the system adds one where there is none.
  var areButtonsKnown: Bool
}

extension [AccessibilityNode] {
  /// What an alert takes of its actions: controls, of which it draws the titles itself. All else is left out (Apple:
  /// documentation of alert(_:isPresented:actions:), which only supports controls with labels that are text, and text
  /// fields). What is not known may be a control.
  fileprivate var shownInAlert: [AccessibilityNode] {
    compactMap { node in
      switch node {
      case .element(let element): return element.isLeftOutOfAlert ? nil : node
      case .container(var container):
        container.nodes = container.nodes.shownInAlert
        return container.nodes.isEmpty ? nil : .container(container)
      case .choice(let branches):
        return .choice(branches.map { ConditionalBranch(condition: $0.condition, nodes: $0.nodes.shownInAlert) })
      case .repeated(let repetition):
        let nodes = repetition.nodes.shownInAlert
        return nodes.isEmpty ? nil : .repeated(repetition.with(nodes))
      }
    }
  }

  /// Drawn by the system in colours and fonts of its own, whatever code gives them.
  fileprivate func drawn(_ looks: Appearance) -> [AccessibilityNode] {
    mapAll { element in
      element.appearance = Shared(looks)
      element.content = element.content.map { part in
        var part = part
        part.appearance = Shared(looks)
        return part
      }
    }
  }
}

extension AccessibilityElement {
  fileprivate var isLeftOutOfAlert: Bool {
    guard certainty == .known, !traits.contains(.button) else { return false }
    return [.text, .image, .label, .shape, .canvas, .chart, .progress, .gauge].contains(role)
  }
}

extension AccessibilityNode {
  /// The container of an alert, or branches of such.
  fileprivate var isAlert: Bool {
    switch self {
    case .container(let container): container.kind == .alert || container.kind == .dialog
    case .choice(let branches): branches.contains { $0.nodes.contains(where: \.isAlert) }
    case .element, .repeated: false
    }
  }
}

extension ViewNode {
  /// Whether a button with the role of cancelling is among buttons, or may be in what is not seen here.
  fileprivate var mayHaveCancel: Bool {
    switch self {
    case .primitive(let view):
      view.name != "Button" || view.arguments.first(labelled: "role").map { $0.value.memberName == "cancel" } ?? false
    case .modified(let base, _): base.mayHaveCancel
    case .group(let nodes): nodes.contains(where: \.mayHaveCancel)
    case .branch(let branches): branches.contains(where: \.view.mayHaveCancel)
    case .custom, .opaque: true
    }
  }
}
