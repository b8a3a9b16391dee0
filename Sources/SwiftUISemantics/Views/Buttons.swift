import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  func button(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var button = element(.button, "Button", view.source, context)
    button.traits.insert(.button)
    let parts = ButtonArguments(view.arguments)
    button.activation = parts.action.map { evaluator.summary(of: $0.value) }
    button.consequences = consequences(of: parts.action)
    presentViewsKept(by: parts.action, context)
    button.isMainAction = context.isMainAction || context.buttonStyle.map { isProminent($0.value) } ?? false
    button.image = iconSource(parts.icon)
    if parts.hasSystemLabel(view.arguments) { return [.element(systemLabelled(button, view))] }
    return control(button, labelled: labelNode(parts, view), view, context)
  }

  /// `Button(role: .close) { … }` of iOS 26: the system draws and names it (Apple: DefaultButtonLabel). What it says for
  /// other roles is not recorded.
  private func systemLabelled(_ button: AccessibilityElement, _ view: PrimitiveView) -> AccessibilityElement {
    var button = button
    let role = view.arguments.first(labelled: "role")?.value.memberName ?? "role"
    if let words = ["close": "Close", "cancel": "Cancel"][role] {
      button.label = Fact(SpokenText(words), origin: .system)
    } else {
      button.label = Fact(.hole("role: .\(role)"), origin: .system)
      button.note(UnknownReason(.dynamicValue, "label of role \(role)"))
    }
    return button
  }

  /// The label of `Button(configuration)` and its kin inside a style.
  func configurationLabel(_ view: PrimitiveView) -> ViewNode? { configurationPart("label", of: view) }

  func configurationPart(_ name: String, of view: PrimitiveView) -> ViewNode? {
    guard case .tuple(let parts)? = view.arguments.first(labelled: nil)?.value,
      let part = parts.first(where: { $0.label == name }) else { return nil }
    return evaluator.views(from: part.value, source: view.source)
  }

  private func labelNode(_ parts: ButtonArguments, _ view: PrimitiveView) -> ViewNode {
    if let label = configurationLabel(view) { return label }
    if let title = parts.title {
      guard parts.icon != nil else { return titleView(title) }
      let arguments = [title] + view.arguments.filter { Self.isIconLabel($0.label) }
      return .primitive(PrimitiveView(name: "Label", arguments: arguments, source: view.source))
    }
    return views(parts.label)
  }

  /// A control whose name is merged from a label view, drawn by the button style in force.
  func control(
    _ base: AccessibilityElement, labelled label: ViewNode, _ view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    inner.isInControlLabel = true
    inner.buttonStyle = nil
    var node = label
    var base = base
    if let style = context.buttonStyle?.value, base.role != .toggle {
      if let body = evaluator.makeBody(
        of: style, configuration: ["label": .view(label)], source: view.source) {
        node = body
      } else if !isBuiltinStyle(style) {
        base.note(UnknownReason(isHandedWords(style) ? .unresolvedStyle : .drawingStyle, styleName(style)))
      }
    }
    // One that cancels or destroys has a colour by that.
    let isTinted = view.name == "Button" && view.arguments.first(labelled: "role") == nil
    let content = build(node, drawn(by: context.buttonStyle?.value, base, inner, isTinted: isTinted))
    keepContextMenus(of: content, in: &base)
    return Merging(mode: .controlLabel).merge(content, into: base)
  }

  /// How a style draws the label of a control: unless told otherwise in the tint, and some on a shape of their own.
  private func drawn(by style: Value?, _ base: AccessibilityElement, _ context: ViewContext, isTinted: Bool) -> ViewContext {
    var inner = context
    let name = style.map(styleName) ?? "automatic"
    let isPlain = style.map { !isBuiltinStyle($0) } ?? false || name.lowercased().hasPrefix("plain")
    let isBare = isPlain || name == "automatic" || name.lowercased().hasPrefix("borderless")
    ask(.hasForeground, of: inner.handed)
    if inner.handed.foreground == nil, !isPlain || base.role != .button {
      inner.handed.foreground = unknownBackdrop("tint", base.source)
      // On the Mac a button has a shape of its own and letters of the system.
      if isTinted, isBare, base.source.file.build.platforms != .macOS {
        ask(.tint, of: context.handed)
        inner.handed.foreground = context.handed.tint ?? accent(base.source) ?? inner.handed.foreground
      }
    }
    if isBare { return inner }
    return isTinted ? onTint(name, base, inner) ?? over("button style", base.source, inner) : over("button style", base.source, inner)
  }

  /// The label of a prominent button: white, unless it has a colour of its own, on a shape in the tint that code gives; nil for
  /// other styles, and where none is given. What the Mac draws depends on whether the window is in front.
  ///
  /// Source: Apple, documentation of BorderedProminentButtonStyle and of tint(_:); that letters stay white on any tint was
  /// seen by many (as kiwix/kiwix-apple, pull request 1501, tells) and is recorded nowhere, so a person has to look.
  private func onTint(_ style: String, _ base: AccessibilityElement, _ context: ViewContext) -> ViewContext? {
    guard BuiltinStyles.onTint.contains(style), base.source.file.build.platforms != .macOS else { return nil }
    ask(.tint, of: context.handed)
    guard let tint = context.handed.tint ?? accent(base.source), let ground = laid(tint, over: context) else { return nil }
    ask(.hasForeground, of: context.handed)
    var inner = context
    if inner.handed.foreground?.single.map({ if case .unknown = $0.kind { true } else { false } }) ?? true {
      // Where the tint is given far away, the button is the place to look at.
      let place = base.expression.contains(tint.modifier) ? tint.argument : base.source
      inner.handed.foreground = Setting(
        options: [.init(value: Paint(kind: .fixed, colors: ModeColors(always: .white)), conditions: [], origin: place)],
        argument: place, modifier: tint.modifier)
    }
    inner.handed.background = ground
    inner.handed.opacity = nil
    return inner
  }

  /// A style named by a member (`.bordered`) or by a type from SwiftUI; other unknown styles may change the name.
  func isBuiltinStyle(_ style: Value) -> Bool {
    switch style {
    case .member(let member): BuiltinStyles.members.contains(member.name)
    case .view(let node): node.primitive.map { BuiltinStyles.isType($0.name) } ?? false
    case .externalType(let name): BuiltinStyles.isType(name)
    default: false
    }
  }

  /// Whether a style may bring words of its own: it is a value that nobody knows, or is made with a text or a view.
  private func isHandedWords(_ style: Value) -> Bool {
    let arguments: [EvaluatedArgument]
    switch style {
    case .member(let member): arguments = member.arguments
    case .view(let node): arguments = node.primitive?.arguments ?? []
    default: return true
    }
    return arguments.contains { argument in
      switch argument.value.unbound {
      case .text, .closure, .function: true
      case .view(let node): node.primitive.map { ["Text", "Label"].contains($0.name) } ?? true
      default: false
      }
    }
  }

  /// Whether a style marks the button as the one that most people come for (Apple: borderedProminent).
  private func isProminent(_ style: Value) -> Bool { BuiltinStyles.prominent.contains(styleName(style)) }

  func styleName(_ style: Value) -> String {
    switch style {
    case .member(let member): member.name
    case .view(let node): node.primitive?.name ?? "style"
    case .unknown(let unknown): unknown.expression
    default: "style"
    }
  }

  func navigationLink(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var link = element(.navigationLink, "NavigationLink", view.source, context)
    link.traits.insert(.button)
    link.needsNavigation = !isInNavigation(context)
    let arguments = view.arguments
    let title = arguments.unlabelled.first { isTitle($0) }
    let label = arguments.first(labelled: "label")
    let destination = arguments.first(labelled: "destination")
      ?? (label != nil || title != nil ? arguments.trailingClosure : nil)
    if let destination { present(destination, as: "destination", view.source, context) }
    link.consequences = consequences(ofLink: view, to: destination)
    noteRoute(ofLink: view, to: destination, context)
    let node: ViewNode
    if let title {
      node = titleView(title)
    } else if let label {
      node = views(label)
    } else {
      node = views(arguments.trailingClosure)
    }
    return control(link, labelled: node, view, context)
  }

  /// Whether an argument can be a title: text or something that will be text, not a closure or a model.
  func isTitle(_ argument: EvaluatedArgument) -> Bool {
    switch argument.value {
    case .text, .choice, .member, .number: true
    case .unknown(let unknown): unknown.type.map { $0.name != "->" } ?? true
    case .view(let node): node.primitive?.name == "Text" || node.primitive?.name == "LocalizedStringResource"
    default: false
    }
  }

  /// A button-like view whose title is its first argument or its closure.
  func titled(
    _ role: ElementRole, traits: Traits, systemTitle: String? = nil, _ view: PrimitiveView, _ context: ViewContext
  ) -> [AccessibilityNode] {
    var base = element(role, view.name, view.source, context)
    base.traits.formUnion(traits)
    base.consequences = leaving(view)
    let title = view.arguments.unlabelled.first { isTitle($0) }
    let label = view.arguments.first(labelled: "label") ?? view.arguments.trailingClosure
    base.image = iconSource(view.arguments.first { Self.isIconLabel($0.label) })
    if title == nil, label == nil, let systemTitle {
      base.label = Fact(SpokenText(systemTitle), origin: .system)
      return [.element(base)]
    }
    return control(base, labelled: title.map(titleView) ?? views(label), view, context)
  }

  /// What is shared, and how the share sheet announces it, is no part of the control.
  func shareLink(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    leaveUnspoken(["item", "items", "subject", "message", "preview"].map { view.arguments.first(labelled: $0) })
    return titled(.shareLink, traits: .button, systemTitle: "Share…", view, context)
  }

  func menu(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.menu, "Menu", view.source, context)
    base.traits.formUnion([.button, .popupButton])
    let title = view.arguments.unlabelled.first { isTitle($0) }
    let label = view.arguments.first(labelled: "label")
    base.image = iconSource(view.arguments.first { Self.isIconLabel($0.label) })
    if let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure {
      var inner = context
      inner.isInMenu = true
      present(content, as: "menu", view.source, inner)
      base.consequences = opening(.menu, content, view.source)
    }
    return control(base, labelled: title.map(titleView) ?? views(label), view, context)
  }

  /// The menu behind the title of a bar. The title itself is heard as what the bar shows.
  func titleMenu(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let content = view.arguments.first(labelled: "content") ?? view.arguments.trailingClosure else { return [] }
    var inner = context
    inner.isInMenu = true
    present(content, as: "title menu", view.source, inner)
    return []
  }

  /// Commands of the menu bar.
  func commands(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.isInMenu = true
    return closureContent(view, inner)
  }

  /// The words of the kinds of buttons (Apple: documentation of SignInWithAppleButton.Label).
  func signInTitle(_ view: PrimitiveView) -> String {
    switch view.arguments.first?.value.memberName {
    case "continue": "Continue with Apple"
    case "signUp": "Sign up with Apple"
    default: "Sign in with Apple"
    }
  }

  /// A button of a package, which has words of its own in all styles but that of the icon
  /// (google/GoogleSignIn-iOS: GoogleSignInButton).
  func googleButton(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(.button, view.name, view.source, context)
    base.traits.insert(.button)
    let action = view.arguments.first(labelled: "action") ?? view.arguments.trailingClosure
    base.activation = action.map { evaluator.summary(of: $0.value) }
    base.consequences = consequences(of: action)
    let style = view.arguments.first(labelled: "style")?.value.memberName
    if style != "icon" { base.label = Fact(SpokenText(style == "wide" ? "Sign in with Google" : "Sign in"), origin: .system) }
    return [.element(base)]
  }

  func systemButton(_ title: String, _ role: ElementRole, _ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    var base = element(role, view.name, view.source, context)
    base.traits.insert(.button)
    base.label = Fact(SpokenText(title), origin: .system)
    return [.element(base)]
  }
}

/// The parts of a `Button` call, whichever initialiser it uses.
struct ButtonArguments {
  var title: EvaluatedArgument?
  var icon: EvaluatedArgument?
  var label: EvaluatedArgument?
  var action: EvaluatedArgument?

  init(_ arguments: [EvaluatedArgument]) {
    icon = arguments.first { TreeBuilder.isIconLabel($0.label) }
    label = arguments.first(labelled: "label")
    action = arguments.first { ["action", "intent"].contains($0.label) }
    if let first = arguments.unlabelled.first {
      switch first.value {
      case .closure, .function, .tuple: break
      default: title = first
      }
    }
    guard let trailing = arguments.trailingClosure else { return }
    let isRoleOnly = arguments.contains { $0.label == "role" } && title == nil && label == nil
    if action == nil, isRoleOnly {
      action = trailing
    } else if action == nil, title != nil || label != nil {
      action = trailing
    } else if title == nil, label == nil {
      label = trailing
    }
  }
}

extension ButtonArguments {
  /// A role and an action, and nothing that could be a label.
  func hasSystemLabel(_ arguments: [EvaluatedArgument]) -> Bool {
    guard title == nil, icon == nil, label == nil, action != nil else { return false }
    return arguments.allSatisfy { $0.label == "role" || $0.label == "action" || $0.isTrailingClosure }
      && arguments.contains { $0.label == "role" }
  }
}

/// Styles that SwiftUI ships: they change how a control looks, never what it is called.
enum BuiltinStyles {
  static let members = FrameworkNames.names(.styleMember)

  static let prominent = FrameworkNames.names(.prominentStyle)

  /// Those that draw the label on a shape in the tint.
  static let onTint: Set<String> = ["borderedProminent", "BorderedProminentButtonStyle"]

  /// The type of a built-in style, such as `PlainButtonStyle`.
  static func isType(_ name: String) -> Bool {
    guard let suffix = ["ButtonStyle", "ToggleStyle", "LabelStyle", "PickerStyle"].first(where: name.hasSuffix) else { return false }
    let stem = String(name.dropLast(suffix.count))
    return members.contains(stem.prefix(1).lowercased() + stem.dropFirst()) || ["Default", "DefaultList"].contains(stem)
  }
}
