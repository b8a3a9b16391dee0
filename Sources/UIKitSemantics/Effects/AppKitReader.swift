import PlatformKnowledge
import SourceModel
import SwiftSource

/// A view of AppKit that a representable makes.
enum AppKitView {
  /// It draws or listens, and holds nothing that could be found.
  case drawn
  /// An element of a class that the table knows, with the function that makes it.
  case element(UIKitClass, source: SourceRange)
}

/// Says what a representable makes of AppKit by reading its code; it is not run, since AppKit is no part of the model
/// but for classes that tell by themselves what they are.
struct AppKitReader {
  let index: DeclarationIndex

  /// nil where the code does not tell.
  func view(of type: TypeDeclaration) -> AppKitView? {
    guard index.functions("makeUIView", of: type, isStatic: false).isEmpty,
      let function = index.functions("makeNSView", of: type, isStatic: false).first, let made = function.returnType
    else { return nil }
    if let known = UIKitClasses.named(made.name) {
      switch known.element {
      case .no, .never: return .drawn
      case .yes: return .element(known, source: function.nameRange)
      case .item: return nil
      }
    }
    return makesPlainView(function, of: type) && holdsNothing(type) ? .drawn : nil
  }

  // MARK: - Plain views

  /// Whether all that a function gives is made in it, and is a plain view of AppKit or one that only draws.
  private func makesPlainView(_ function: FunctionDeclaration, of type: TypeDeclaration) -> Bool {
    guard let body = function.body else { return false }
    var makesView = false
    for item in Self.allItems(in: body.items) {
      switch item {
      case .statement(.returned(let value?)):
        guard value.isNameOrCall else { return false }
      case .expression(let expression):
        if let name = expression.calledType, isPlain(name, from: type) { makesView = true }
      default: break
      }
    }
    guard body.statements.count == 1, case .expression(let only)? = body.statements.first else { return makesView }
    return makesView && only.isNameOrCall
  }

  /// Whether a type is `NSView`, one that only draws, or one of the project's that descends from these.
  private func isPlain(_ name: String, from type: TypeDeclaration) -> Bool {
    if name == Self.root { return true }
    if let known = UIKitClasses.named(name) { return known.element == .no }
    guard let declared = ownView(name, from: type) else { return false }
    return index.inheritedTypes(of: declared).first.map { $0.name != name && isPlain($0.name, from: declared) } ?? false
  }

  private static let root = "NSView"

  /// A class of the project by its name in the code of another type.
  private func ownView(_ name: String, from type: TypeDeclaration) -> TypeDeclaration? {
    guard let found = index.type(named: name, from: type.range.file, enclosing: type), found.kind == .classType
    else { return nil }
    return found
  }

  /// Whether nothing in the code of a type, of the types in it and of the views that it makes puts a view into another,
  /// makes a view that is more than a plain one, or speaks to assistive technologies.
  private func holdsNothing(_ type: TypeDeclaration) -> Bool {
    var open = [type]
    var seen: [TypeDeclaration] = []
    while let next = open.popLast() {
      guard !seen.contains(where: { $0 === next }) else { continue }
      index.note(next.range)
      seen.append(next)
      // What extensions add is not looked for.
      guard seen.count < Self.typeLimit, index.code(of: next).count == 1, !next.speaks else { return false }
      open += next.members.types
      for item in Self.allItems(in: next.members) {
        guard case .expression(let expression) = item else { continue }
        if expression.fillsView, !adds(expression, plainViewsOf: next) { return false }
        guard let name = expression.calledType, !isPlain(name, from: next) else {
          if let own = expression.calledType.flatMap({ ownView($0, from: next) }) { open.append(own) }
          continue
        }
        if AppKitContent.isView(name) { return false }
      }
    }
    return true
  }

  /// `addSubview(effect)`: what is put in is made as a property of the type and holds nothing itself, as each view that
  /// the type makes is looked at.
  private func adds(_ expression: Expression, plainViewsOf type: TypeDeclaration) -> Bool {
    guard case .call(let call) = expression.kind, let added = call.arguments.first?.value.lastName,
      let made = type.members.properties.first(where: { $0.name == added && !$0.isStatic })?.initializer?.calledType
    else { return false }
    return isPlain(made, from: type)
  }

  private static let typeLimit = 12

  private static func allItems(in members: Members) -> [CodeItem] {
    let initializers = members.initializers.flatMap { $0.body?.items ?? [] }
    return allItems(in: CodeItem.items(of: members) + initializers)
  }

  private static func allItems(in items: [CodeItem]) -> [CodeItem] {
    var (open, all): ([CodeItem], [CodeItem]) = (items, [])
    while let item = open.popLast() {
      all.append(item)
      open += item.parts
    }
    return all
  }
}

extension TypeDeclaration {
  /// Whether it declares something for assistive technologies.
  fileprivate var speaks: Bool {
    (members.functions.map(\.name) + members.properties.map(\.name)).contains { $0.lowercased().contains("accessibility") }
  }
}

extension Expression {
  /// What is made here or goes by a local name.
  fileprivate var isNameOrCall: Bool {
    switch kind {
    case .name: true
    case .call: calledType != nil
    default: false
    }
  }

  /// The type that a call makes something of: `NSView(frame: .zero)`.
  fileprivate var calledType: String? {
    guard case .call(let call) = kind, case .name(let name) = call.callee.kind, name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// A call or an assignment that gives a view content, or says something of it to assistive technologies.
  fileprivate var fillsView: Bool {
    switch kind {
    case .call(let call):
      return call.callee.lastName.map(AppKitContent.isCall) ?? false
    case .assignment(let target, _):
      return target.lastName.map(AppKitContent.isMember) ?? false
    default: return false
    }
  }

  /// The name itself or that of the member: `Fonts` of `Fonts` and `Theme.Fonts`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
