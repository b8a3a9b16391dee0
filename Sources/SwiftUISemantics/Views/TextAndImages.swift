import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  // MARK: - Text

  func text(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let text = view.name == "Text" ? evaluator.textOfText(view) : evaluator.text(.view(.primitive(view)), source: view.source)
    var element = element(.text, "Text", view.source, context)
    element.traits.insert(.staticText)
    let spoken = context.headerCase.applied(to: text.map(Markdown.stripped) ?? .hole("text"))
    element.label = Fact(
      spoken, origin: .content, source: view.arguments.first?.source, localization: text?.localization)
    element.visibleText = [spoken]
    if let text, Markdown.isRendered(in: text), text.spoken.literals.contains(where: Markdown.hasLink) {
      element.rotors.append("Links")
    }
    if view.name == "Text.concatenation" { element.textParts = textParts(of: view, in: element, context) }
    return [.element(element)]
  }

  /// The texts of a sum with the looks that each has by itself; none where all look as the sum does.
  private func textParts(
    of sum: PrimitiveView, in whole: AccessibilityElement, _ context: ViewContext
  ) -> [TextPart] {
    let around = whole.appearance
    let parts = sum.arguments.flatMap { argument -> [TextPart] in
      guard case .view(let node) = argument.value else { return [] }
      return build(node, context).elements.flatMap { part -> [TextPart] in
        guard part.role == .text else { return [] }
        if !part.textParts.isEmpty { return part.textParts }
        let own = part.appearance
        return [
          TextPart(
            text: part.visibleText.first ?? .empty, source: part.source,
            foreground: own.foreground == around.foreground ? nil : own.foreground,
            font: own.font == around.font ? nil : own.font, weight: own.weight)
        ]
      }
    }
    let isPlain = parts.allSatisfy { $0.foreground == nil && $0.font == nil && $0.weight == around.weight }
    return isPlain ? [] : parts
  }

  // MARK: - Images

  func image(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    guard let first = view.arguments.first else {
      var element = element(.image, "Image", view.source, context)
      element.traits.insert(.image)
      element.image = .runtime(view.source.text)
      return [.element(element)]
    }
    var element = element(.image, "Image", view.source, context)
    element.traits.insert(.image)
    switch first.label {
    case "decorative":
      element.exposure = .absent
      element.image = imageSource(asset: first)
    case "systemName", "systemSymbol", "_internalSystemName":
      named(by: first, isSymbol: true, &element) { setSymbol($0, of: &$1, context) }
    case nil:
      named(by: first, isSymbol: false, &element) { setAsset($0, of: &$1) }
    case "size", "uiImage", "nsImage", "cgImage", "unknown", "resource":
      element.image = .runtime(first.source.text)
      if first.label == "size" { element.exposure = .absent }
    case "asset":
      // `Image(asset:)` of what SwiftGen and Tuist make of an asset catalog (template swift5 of xcassets).
      guard let names = generatedNames(first.value) else { fallthrough }
      element.image = .asset(names)
      element.label = Fact(names, origin: .asset(name: names.namesInMessages), source: first.source)
    default:
      // The project's own initialiser, such as `Image(symbol: .close)`, that could not be followed.
      element.image = .runtime(first.source.text)
      element.note(UnknownReason(.unresolvedName, "Image(\(first.label ?? "_"):)"))
    }
    if let label = view.arguments.first(where: { $0.label == "label" }), let fact = fact(label) {
      element.label = fact
      element.label?.origin = .modifier("Image(label:)")
      element.exposure = .exposed
    }
    return [.element(element)]
  }

  private func imageSource(asset argument: EvaluatedArgument) -> ImageSource {
    .asset(evaluator.text(argument)?.spoken ?? .hole(argument.source.text))
  }

  /// The asset that a path in a type stands for which a tool makes: with its name spaces, or behind the name of its catalog,
  /// `Icons.cross` (Tuist: synthesised resource accessors, one enum for each of several catalogs).
  private func generatedImage(_ path: String) -> String? {
    assets.image(forSwiftName: path) ?? path.split(separator: ".").last.flatMap { assets.image(forSwiftName: String($0)) }
  }

  /// The names of the assets that constants of a generated type stand for; nil where one of them is none.
  private func generatedNames(_ value: Value) -> SpokenText? {
    switch value {
    case .member(let member) where member.arguments.isEmpty:
      return generatedImage(member.name).map { SpokenText($0) }
    case .choice(let alternatives):
      let names = alternatives.compactMap { alternative in
        generatedNames(alternative.value).map { SpokenText.Alternative(condition: alternative.condition, text: $0) }
      }
      return names.count == alternatives.count ? .choice(names) : nil
    default: return nil
    }
  }

  private func setSymbol(
    _ argument: EvaluatedArgument, of element: inout AccessibilityElement, _ context: ViewContext
  ) {
    let names = varied(symbolName(argument.value, argument), context)
    element.image = .symbol(names)
    if let name = names.literal, name.isEmpty {
      // There is no such symbol, so nothing is drawn.
      element.exposure = .absent
      return
    }
    let recorded = names.literals.allSatisfy(symbols.isRecorded) && !names.hasHoles
    element.label = Fact(
      names.mapLiterals(symbols.spoken),
      origin: .symbol(name: names.namesInMessages, recorded: recorded), source: argument.source)
  }

  /// Labels of arguments that give a control its icon; `systemSymbol` is that of the SFSafeSymbols package.
  static func isIconLabel(_ label: String?) -> Bool { label == "systemImage" || label == "image" || label == "systemSymbol" }

  /// The name of a symbol, as a string or as a constant that stands for one: `.arrowClockwise` is `arrow.clockwise`.
  func symbolName(_ value: Value, _ argument: EvaluatedArgument) -> SpokenText {
    switch value {
    case .member(let member) where member.arguments.isEmpty: return SpokenText(SymbolName.dotted(member.name))
    case .choice(let alternatives):
      return .choice(alternatives.map {
        SpokenText.Alternative(condition: $0.condition, text: symbolName($0.value, argument))
      })
    case .text(let text): return text.spoken.joined
    default: return evaluator.text(value, source: argument.source)?.spoken.joined ?? .hole(holeText(argument))
    }
  }

  private func setAsset(_ argument: EvaluatedArgument, of element: inout AccessibilityElement) {
    // `Image(.heroBanner)`: a symbol that Xcode generates from the asset catalog.
    if case .member(let member) = argument.value, member.arguments.isEmpty {
      let known = generatedImage(member.name)
      // A path without an asset is no name that anybody hears.
      guard known != nil || !member.name.contains(".") else {
        element.image = .asset(.hole(member.name))
        element.label = Fact(.hole(member.name), origin: .asset(name: member.name), source: argument.source, localization: .dynamic)
        return
      }
      let name = known ?? member.name
      element.image = .asset(SpokenText(name))
      element.label = Fact(SpokenText(name), origin: .asset(name: name), source: argument.source)
      return
    }
    // `Image(isOn ? .checked : .unchecked)`
    if case .choice = argument.value, let names = resourceNames(argument.value) {
      element.image = .asset(names)
      element.label = Fact(names, origin: .asset(name: names.rendered), source: argument.source)
      return
    }
    if case .unknown(let unknown) = argument.value.unbound {
      let isName = unknown.type?.name == "String" || unknown.type?.name == "ImageResource"
      element.image = isName ? .asset(.hole(unknown.expression)) : .runtime(unknown.expression)
      guard isName || unknown.type == nil else { return }
      element.label = Fact(.hole(unknown.expression), origin: .asset(name: unknown.expression), source: argument.source, localization: .dynamic)
      return
    }
    guard let text = evaluator.text(argument) else {
      element.image = .runtime(argument.source.text)
      return
    }
    let name = plainText(argument).joined
    element.image = .asset(name)
    // The name is a localisation key: a translation of it is spoken in its place (seed-errata 0.11).
    var label = text.spoken
    if !text.localization.isInCatalog { label = name }
    element.label = Fact(label, origin: .asset(name: name.rendered), source: argument.source, localization: text.localization)
  }

  /// The names of assets that constants stand for; nil where one of them may be something else.
  private func resourceNames(_ value: Value) -> SpokenText? {
    switch value {
    case .member(let member) where member.arguments.isEmpty && member.changes.isEmpty:
      let known = generatedImage(member.name)
      return known == nil && member.name.contains(".") ? nil : SpokenText(known ?? member.name)
    case .choice(let alternatives):
      let names = alternatives.compactMap { alternative in
        resourceNames(alternative.value).map { SpokenText.Alternative(condition: alternative.condition, text: $0) }
      }
      return names.count == alternatives.count ? .choice(names) : nil
    default: return nil
    }
  }

  /// A name as it is written, without translation.
  func plainText(_ argument: EvaluatedArgument) -> SpokenText {
    switch argument.value {
    case .text(let text): text.spoken
    default: evaluator.text(argument)?.spoken ?? .hole(argument.source.text)
    }
  }

  func asyncImage(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let closures = view.arguments.filter { argument in
      if case .closure = argument.value { return true }
      return argument.isTrailingClosure
    }
    guard let content = closures.first else {
      var element = absent(.image, view, context)
      element.traits.insert(.image)
      element.image = .runtime(view.arguments.first?.source.text ?? "url")
      return [.element(element)]
    }
    // The image that is handed in is decorative (builtin-views: AsyncImage, medium confidence).
    let loaded = PrimitiveView(
      name: "Image",
      arguments: [
        EvaluatedArgument.synthesized(label: "size", value: .boolean(true), source: view.arguments.first?.source ?? view.source)
      ], source: content.source)
    return loading(view, content, .view(.primitive(loaded)), state: "AsyncImagePhase", context)
  }

  /// What a closure makes of a picture that is loaded, with what is shown until then; or of the state of loading.
  func loading(
    _ view: PrimitiveView, _ content: EvaluatedArgument, _ picture: Value, state: String, _ context: ViewContext
  ) -> [AccessibilityNode] {
    guard let placeholder = view.arguments.first(where: { $0.label == "placeholder" }) else {
      let name = evaluator.parameter(of: content.value) ?? "phase"
      return build(views(content, arguments: [.runtime(name, type: state)]), context)
    }
    var inner = context
    inner.chain = nil
    let shown = build(views(content, arguments: [picture]), inner)
    return loading(shown, awaited: build(views(placeholder), inner), view.source)
  }

  /// What a picture shows, and what stands in its place until it is loaded.
  private func loading(
    _ shown: [AccessibilityNode], awaited: [AccessibilityNode], _ source: SourceRange
  ) -> [AccessibilityNode] {
    if !awaited.hasExposedElement { return shown + awaited }
    let subject = "AsyncImage:\(source.startPosition.line)"
    let isLoaded = Condition(subject: subject, branch: 0, description: "image is loaded", holdsInitially: false)
    let isAwaited = Condition(subject: subject, branch: 1, description: "image is not loaded", holdsInitially: true)
    return [.choice([
      ConditionalBranch(condition: isLoaded, nodes: shown), ConditionalBranch(condition: isAwaited, nodes: awaited),
    ])]
  }

  /// A picture of a package with a modifier that shows something until it is loaded.
  func awaited(
    _ nodes: [AccessibilityNode], _ call: ModifierCall, _ context: ViewContext
  ) -> [AccessibilityNode] {
    guard let placeholder = call.arguments.trailingClosure ?? call.arguments.first else { return nodes }
    var inner = context
    inner.chain = nil
    return loading(nodes, awaited: build(views(placeholder), inner), call.source)
  }

  // MARK: - Label

  func label(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    let title = view.arguments.first(labelled: nil) ?? view.arguments.first(labelled: "title") ?? view.arguments.trailingClosure
    let icon = view.arguments.first { $0.label == "icon" || Self.isIconLabel($0.label) }
    if case .custom(let style) = context.labelStyle {
      if let body = evaluator.makeBody(of: style.value, configuration: labelConfiguration(title, icon, view), source: view.source) {
        var inner = context
        inner.labelStyle = .automatic
        inner.chain = nil
        let nodes = build(body, inner)
        // Beside the title the icon adds nothing, as in the built-in styles (builtin-views: Label); whether a style of
        // one's own brings it back is not recorded, so nothing is claimed about it.
        let iconSource = icon?.source
        return nodes.mapExposed { element in
          guard element.role == .image, let iconSource, iconSource.contains(element.source) else { return }
          if nodes.elements.contains(where: { $0.role == .text && $0.exposure == .exposed }) { element.exposure = .absent }
        }
      }
    }
    var element = element(.label, "Label", view.source, context)
    element.image = iconSource(icon)
    let titleNodes = title.map { titleContent($0, context) } ?? []
    switch context.labelStyle {
    // An icon-only label keeps its title as name (builtin-views: Label) and is an image.
    case .iconOnly: element.traits.insert(.image)
    case .automatic, .titleOnly, .custom: element.traits.insert(.staticText)
    }
    let nodes = Merging(mode: .controlLabel).merge(titleNodes, into: element)
    let unheard = unheardIcon(icon, context)
    return nodes.mapExposed { element in
      element.content = titleNodes.elements + unheard
      if case .iconOnly = context.labelStyle {
        element.visibleText = []
        element.traits.insert(.image)
      }
      // A label with an empty title falls back to its symbol (recorded: cvs_informative).
      if element.label?.value.isBlank ?? true, case .symbol(let name)? = element.image, let icon {
        element.label = Fact(
          name.mapLiterals(self.symbols.spoken),
          origin: .symbol(name: name.rendered, recorded: self.symbols.isRecorded(name.rendered)),
          source: icon.source)
        element.traits.insert(.image)
      }
    }
  }

  /// What a component of the project draws as the icon: beside the title nobody hears it, which is a use of it as well.
  private func unheardIcon(_ icon: EvaluatedArgument?, _ context: ViewContext) -> [AccessibilityElement] {
    guard let icon, icon.label == "icon" else { return [] }
    var inner = context
    inner.chain = nil
    return build(views(icon), inner).elements.filter { $0.callSites.count > context.callSites.count }.map { element in
      var unheard = element
      unheard.exposure = .absent
      return unheard
    }
  }

  private func labelConfiguration(_ title: EvaluatedArgument?, _ icon: EvaluatedArgument?, _ view: PrimitiveView) -> [String: Value] {
    ["title": .view(titleView(title)), "icon": .view(iconView(icon))]
  }

  /// A title given as text or as views.
  func titleView(_ title: EvaluatedArgument?) -> ViewNode {
    guard let title else { return .empty }
    switch title.value {
    case .closure, .view, .function, .instance: return views(title)
    default: return .primitive(PrimitiveView(name: "Text", arguments: [title.unlabelled], source: title.source))
    }
  }

  private func iconView(_ icon: EvaluatedArgument?) -> ViewNode {
    guard let icon else { return .empty }
    switch icon.label {
    case "systemImage", "systemSymbol":
      return .primitive(PrimitiveView(name: "Image", arguments: [icon.labelled("systemName")], source: icon.source))
    case "image":
      return .primitive(PrimitiveView(name: "Image", arguments: [icon.unlabelled], source: icon.source))
    default: return views(icon)
    }
  }

  func iconSource(_ icon: EvaluatedArgument?) -> ImageSource? {
    guard let icon else { return nil }
    switch icon.label {
    case "systemImage", "systemSymbol": return .symbol(symbolName(icon.value, icon))
    case "image": return .asset(plainText(icon))
    default: return build(views(icon), ViewContext()).elements.lazy.compactMap(\.image).first
    }
  }

  /// The nodes of a title given as text or as views.
  func titleContent(_ title: EvaluatedArgument, _ context: ViewContext) -> [AccessibilityNode] {
    var inner = context
    inner.chain = nil
    inner.isInControlLabel = true
    return build(titleView(title), inner)
  }
}

/// Names of SF Symbols in code.
enum SymbolName {
  /// The symbol of a constant in camel case, as packages of symbol constants name them.
  static func dotted(_ constant: String) -> String {
    var result = ""
    for character in constant where character != "_" {
      let startsWord = character.isUppercase || (character.isNumber && !(result.last?.isNumber ?? false))
      if startsWord, !result.isEmpty { result.append(".") }
      result += character.lowercased()
    }
    return result
  }
}
