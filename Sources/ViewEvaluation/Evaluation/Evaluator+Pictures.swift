import AccessibilityModel
import SourceModel
import SwiftSource

/// Pictures that code outside of views makes by a name that it was given: constants for files of the asset catalog, as
/// tools write them, or symbols of an enumeration.
///
/// `var image: Image { Image(name) }` stands once for all pictures of an app. Which one is shown, and what it has to be
/// called, is decided where a view asks for it, so there it stands.
extension Evaluator {
  /// A member that the project declares, with its pictures in their places.
  func placed(_ result: Value, member name: String, of owner: Value, at use: SourceRange) -> Value {
    guard result.mayBePicture, let property = self.property(name, of: owner) else { return result }
    return placed(result, madeBy: property.range, at: use)
  }

  /// What a method comes to, with its pictures in their places.
  func placed(_ result: Value, method function: FunctionDeclaration, of owner: Value, at use: SourceRange) -> Value {
    guard result.mayBePicture, use != function.nameRange else { return result }
    // What a view makes for itself stands in that view.
    if let type = owningType(of: owner), isView(type) { return result }
    return placed(result, madeBy: function.range, at: use)
  }

  private func placed(_ result: Value, madeBy declaration: SourceRange, at use: SourceRange) -> Value {
    result.mapAlternatives { value in
      guard case .view(let node) = value, let moved = self.moved(node, outOf: declaration, to: use) else { return value }
      return .view(moved)
    }
  }

  private func moved(_ node: ViewNode, outOf declaration: SourceRange, to use: SourceRange) -> ViewNode? {
    switch node {
    case .primitive(var view):
      guard view.name == "Image", declaration.contains(view.source), view.isNamedElsewhere else { return nil }
      reach?.show(view.source)
      view.source = use
      return .primitive(view)
    case .modified(let base, let call):
      guard let moved = self.moved(base, outOf: declaration, to: use) else { return nil }
      let mark = ModifierCall(name: ModifierCall.chainMark, arguments: [], source: use, callRange: use)
      return .modified(.modified(moved, call), mark)
    case .group(let nodes) where nodes.count == 1: return moved(nodes[0], outOf: declaration, to: use)
    case .group, .branch, .custom, .opaque: return nil
    }
  }

  private func property(_ name: String, of owner: Value) -> PropertyDeclaration? {
    switch owner.unbound {
    case .externalType(let type): return index.extensionProperties(name, ofExternal: type, isStatic: true).first
    case .text: return extensionProperty(name, types: ["String"])
    case .type(let type): return isView(type) ? nil : index.property(name, of: type, isStatic: true)
    default:
      guard let type = owningType(of: owner), !isView(type) else { return nil }
      return index.property(name, of: type, isStatic: false)
    }
  }

  func owningType(of value: Value) -> TypeDeclaration? {
    switch value.unbound {
    case .instance(let instance): instance.declaration
    case .enumeration(let enumeration): enumeration.declaration
    case .unknown(let unknown): unknown.declaration
    case .type(let type): type
    default: nil
    }
  }
}

extension Value {
  fileprivate var mayBePicture: Bool {
    switch self {
    case .view(let node): node.primitive?.name == "Image"
    case .choice(let alternatives): alternatives.contains { $0.value.mayBePicture }
    default: false
    }
  }
}

extension PrimitiveView {
  /// Code that makes it does not write its name: a variable does, or a member of the type around it.
  fileprivate var isNamedElsewhere: Bool {
    guard let name = arguments.first, [nil, "systemName"].contains(name.label) else { return false }
    let text = name.source.text
    return !text.hasPrefix(".") && (!text.contains("\"") || text.contains("\\("))
  }
}
