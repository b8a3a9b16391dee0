import AccessibilityModel
import PlatformKnowledge
import ViewEvaluation

extension TreeBuilder {
  /// A widely used view of a package, by what the table says it is to assistive technologies.
  func thirdParty(_ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext) -> [AccessibilityNode] {
    switch known.behavesAs {
    case .image: return loaded(view, known, context) ?? [.element(picture(view, known, context))]
    case .asyncImage: return asyncImage(view, context)
    case .text: return text(PrimitiveView(name: "Text", arguments: view.arguments, source: view.source), context)
    case .texts: return texts(view, known, context)
    case .button: return button(view, context)
    case .toggle: return toggle(view, context)
    case .textField: return textField(.textField, [.textEntry], view, context)
    case .searchField: return textField(.searchField, [.textEntry, .searchField], view, context)
    case .textEditor: return textField(.textEditor, [.textEntry, .textArea], view, context)
    case .spinner: return progress(PrimitiveView(name: "ProgressView", arguments: [], source: view.source), context)
    case .transparent, .container: return shownContent(view, context)
    case .absent: return [.element(absent(.shape, view, context))]
    case .platform: return platformView(view, context)
    }
  }

  /// What a closure makes of the picture of a package, once it is there; nil for a picture that is shown as it is.
  private func loaded(
    _ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext
  ) -> [AccessibilityNode]? {
    guard let content = view.arguments.trailingClosure ?? view.arguments.first(labelled: "content"),
      case .closure = content.value else { return nil }
    let address = view.arguments.first.map(holeText) ?? view.name
    return loading(view, content, .runtime(address, type: "Image"), state: Evaluator.pictureState, context)
  }

  /// One text for each argument that has one.
  private func texts(_ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext) -> [AccessibilityNode] {
    (known.labelArgument ?? "").split(separator: " ").flatMap { label -> [AccessibilityNode] in
      guard let argument = view.arguments.first(labelled: String(label)), !argument.value.isAbsent else { return [] }
      return text(PrimitiveView(name: "Text", arguments: [argument.unlabelled], source: argument.source), context)
    }
  }

  /// A view of which the configuration says what it behaves as.
  func configured(_ view: PrimitiveView, _ component: Component, _ context: ViewContext) -> [AccessibilityNode] {
    if let known = component.thirdPartyView { return thirdParty(titled(view, component), known, context) }
    guard case .builtin(let name) = component.behavesAs, name != view.name else { return unknownView(view, context) }
    var builtin = titled(view, component)
    builtin.name = name
    return build(builtin, context)
  }

  /// The view with the argument that names it where built-in views have theirs: first and without a label.
  private func titled(_ view: PrimitiveView, _ component: Component) -> PrimitiveView {
    // Pictures look their argument up themselves.
    guard let label = component.labelArgument, component.thirdPartyView?.behavesAs != .image,
      let index = view.arguments.firstIndex(where: { $0.label == label && !$0.isTrailingClosure })
    else { return view }
    var view = view
    let title = view.arguments.remove(at: index)
    view.arguments.insert(title.unlabelled, at: 0)
    return view
  }

  /// A picture loaded at run time, which nobody named.
  private func picture(_ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext) -> AccessibilityElement {
    var element = element(.image, view.name, view.source, context)
    element.traits.insert(.image)
    element.image = .runtime(view.arguments.first.map(holeText) ?? view.name)
    if let label = known.labelArgument,
      let argument = view.arguments.first(where: { $0.label == (label == "_" ? nil : label) }) {
      element.label = fact(argument)
    }
    return element
  }
}
