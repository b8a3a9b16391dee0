import AccessibilityModel
import PlatformKnowledge
import ViewEvaluation

extension TreeBuilder {
  /// A widely used view of a package, by what the table says it is to assistive technologies.
  func thirdParty(_ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext) -> [AccessibilityNode] {
    switch known.behavesAs {
    case .image: return [.element(picture(view, known, context))]
    case .asyncImage: return asyncImage(view, context)
    case .text: return text(PrimitiveView(name: "Text", arguments: view.arguments, source: view.source), context)
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

  /// A picture loaded at run time, which nobody named.
  private func picture(_ view: PrimitiveView, _ known: ThirdPartyView, _ context: ViewContext) -> AccessibilityElement {
    var element = element(.image, view.name, view.source, context)
    element.traits.insert(.image)
    element.image = .runtime(view.arguments.first?.source.text ?? view.name)
    if let label = known.labelArgument,
      let argument = view.arguments.first(where: { $0.label == (label == "_" ? nil : label) }) {
      element.label = fact(argument)
    }
    return element
  }
}
