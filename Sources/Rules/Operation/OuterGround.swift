import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Buttons whose ground is drawn around them. What takes touches is what the label draws, and not a frame or padding that
/// stands outside of the button, however it is coloured.
struct OuterGround {
  /// A button with what is drawn around it.
  struct Place: Sendable {
    /// The call that makes the button.
    let button: SourceRange
    /// The modifier in its chain that draws the ground, or that is the project's own and does.
    let modifier: SourceRange
    /// The name of the project's own modifier; nil where the ground is drawn by one of the system's.
    let own: String?
  }

  /// A modifier, as it is written or as one of the project's own consists of it.
  private struct Step {
    let name: String
    let call: Call
    /// In the chain of the button.
    let place: SourceRange
    let own: String?
  }

  /// What the project's own modifiers put around what they are called on, by their names.
  private var extensions: [String: [CodeChain.Link]] = [:]
  /// What its view modifiers put around their content, by their types.
  private var modifiers: [String: [CodeChain.Link]] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files {
      for declaration in file.extensions where ["View", "Button"].contains(declaration.extendedType.name) {
        for function in declaration.members.functions {
          if let links = Self.links(of: function, on: "self") { extensions[function.name] = links }
        }
      }
      for type in file.types where type.adopts("ViewModifier") {
        guard let body = type.members.functions.first(where: { $0.name == "body" }),
          let links = Self.links(of: body, on: body.parameters.first?.name ?? "content") else { continue }
        modifiers[type.name] = links
      }
    }
  }

  /// What a function that comes to one chain calls on a value.
  private static func links(of function: FunctionDeclaration, on base: String) -> [CodeChain.Link]? {
    guard let statements = function.body?.statements, statements.count == 1 else { return nil }
    let expression: Expression
    switch statements[0] {
    case .expression(let inner), .returned(let inner?): expression = inner
    default: return nil
    }
    let chain = CodeChain(reading: expression)
    if chain.name == base, chain.call == nil { return chain.links }
    // Without `self`: `padding().background(.blue)`.
    guard base == "self", let call = chain.call, case .name(let name) = call.callee.kind, name.first?.isLowercase == true
    else { return nil }
    return [CodeChain.Link(name: name, call: call, expression: chain.base)] + chain.links
  }

  /// Where a chain is a button with a ground around it.
  func place(of chain: CodeChain) -> Place? {
    guard ["Button", "NavigationLink"].contains(chain.name), let call = chain.call, let label = Self.label(of: call),
      label.map(Self.isPlain) ?? true else { return nil }
    let steps = chain.links.flatMap { expanded($0, at: $0.place, own: nil, depth: 0) }
    guard let ground = steps.firstIndex(where: Self.drawsGround), steps[..<ground].contains(where: Self.grows),
      !steps.contains(where: Self.decidesArea) else { return nil }
    return Place(button: chain.base.range, modifier: steps[ground].place, own: steps[ground].own)
  }

  private func expanded(_ link: CodeChain.Link, at place: SourceRange, own: String?, depth: Int) -> [Step] {
    let inner: [CodeChain.Link]?
    if link.name == "modifier", case .call(let made)? = link.call.arguments.first?.value.kind {
      inner = made.callee.plainName.flatMap { modifiers[$0] }
    } else {
      inner = extensions[link.name]
    }
    guard let inner, depth < Self.depthLimit else { return [Step(name: link.name, call: link.call, place: place, own: own)] }
    let name = own ?? (link.name == "modifier" ? link.call.arguments.first?.value.callName : nil) ?? link.name
    return inner.flatMap { expanded($0, at: place, own: name, depth: depth + 1) }
  }

  /// Modifiers of modifiers.
  private static let depthLimit = 4

  /// The closure that makes the label; nil in it where it is a title, and nil where neither is seen.
  private static func label(of call: Call) -> Closure?? {
    if let label = call.argument("label") {
      guard case .closure(let closure) = label.kind else { return nil }
      return .some(closure)
    }
    guard let first = call.arguments.first else { return nil }
    if first.label == nil, !first.isTrailingClosure { return .some(nil) }
    guard ["action", "destination", "value", "role"].contains(first.label), let last = call.arguments.last,
      last.isTrailingClosure, case .closure(let closure) = last.value.kind else { return nil }
    return .some(closure)
  }

  /// Whether a label consists of words and pictures of their own size.
  private static func isPlain(_ label: Closure) -> Bool {
    !label.body.statements.contains(where: isNamedPart) && CodeChain.all(in: label.body).allSatisfy { chain in
      guard let name = chain.name else { return false }
      // Calls of functions that make no view, such as those of a format, and styles.
      guard name.first?.isUppercase == true, !name.hasSuffix("Style") else { return chain.links.isEmpty }
      return FrameworkNames.names(.areaLabel).contains(name)
        && !chain.links.contains { FrameworkNames.names(.areaLarger).contains($0.name) || $0.name == "background" }
    }
  }

  /// A part of the view that stands elsewhere, `header`.
  private static func isNamedPart(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    switch expression.kind {
    case .name, .member: return true
    default: return false
    }
  }

  private static func drawsGround(_ step: Step) -> Bool {
    guard step.name == "background", let first = step.call.arguments.first else { return false }
    return !(CodeChain(reading: first.value).name.map(FrameworkNames.names(.areaClear).contains) ?? false)
  }

  /// A frame that is larger than what stands in it, or padding.
  private static func grows(_ step: Step) -> Bool {
    if step.name == "padding" { return true }
    return step.name == "frame" && step.call.arguments.contains {
      ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"].contains($0.label)
    }
  }

  /// What gives a button another area than that of its label: a shape, or a style that is not one of the plain ones.
  private static func decidesArea(_ step: Step) -> Bool {
    switch step.name {
    case "contentShape", "onTapGesture", "gesture", "simultaneousGesture", "buttonStyle":
      guard step.name == "buttonStyle", let style = step.call.arguments.first?.value else { return true }
      return !FrameworkNames.names(.plainButtonStyle).contains(style.callName ?? style.plainName ?? "")
    default: return false
    }
  }
}
