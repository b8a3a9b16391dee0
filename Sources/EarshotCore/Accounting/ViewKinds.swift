import PlatformKnowledge
import SourceModel
import SwiftSource

/// Which names make views.
struct ViewKinds {
  enum Kind {
    /// A view of SwiftUI or UIKit that stands in a tree itself.
    case element
    /// One that is there for what it holds.
    case container
    case ownView(TypeDeclaration)
    /// A view of UIKit that the project declares.
    case ownObject(TypeDeclaration)
    case drawn
  }

  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) { self.index = index }

  /// Whether a call is one of a function that the project names like a view: what makes the views stands in the function.
  ///
  /// - Parameter type: The one whose code it is.
  func isFunction(_ name: String, called call: Call, in type: TypeDeclaration?) -> Bool {
    let own = type.map { index.functions(name, of: $0, isStatic: false) } ?? []
    return (index.globalFunctions(name) + own).contains { function in
      let labels = function.parameters.map(\.label)
      let needed = function.parameters.count { $0.defaultValue == nil }
      return (needed...max(needed, labels.count)).contains(call.arguments.count)
        && call.arguments.allSatisfy { $0.label == nil || labels.contains($0.label) }
    }
  }

  /// Whether a call makes something of a package that only shares its name with a container of SwiftUI, none of which
  /// is made of nothing: `List<Stop>()`.
  func isNamesake(_ name: String, called call: Call) -> Bool {
    guard call.arguments.isEmpty, case .specialized = call.callee.kind else { return false }
    return BuiltinViews.frameworkView(name)?.category == .container
  }

  /// Styles that may stand as views, and values of geometry.
  private static let uncounted = FrameworkNames.names(.uncountedView)

  func kind(of name: String, path: String, from file: SourceFile, enclosing: TypeDeclaration?) -> Kind? {
    if !index.types(named: name).isEmpty, let type = index.type(named: path, from: file, enclosing: enclosing) {
      return kind(of: type)
    }
    guard !Self.uncounted.contains(name), !name.hasSuffix("Layout"), isPlain(path),
      !(path == name && index.isLeftOpen(name, around: enclosing)) else { return nil }
    if let known = BuiltinViews.frameworkView(name) { return kind(of: known.category) }
    guard let known = UIKitClasses.named(name), UIKitClasses.isKind(name, of: "UIView") else { return nil }
    return known.element == .never || Self.plain.contains(name) ? .drawn : .element
  }

  /// Whether a name is a framework's own, and not that of a type within another: `SwiftUI.Text`, and not the label of a
  /// `ShieldConfiguration.Label`.
  private func isPlain(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return true }
    return Self.modules.contains(String(path[..<dot]))
  }

  private static let modules = FrameworkNames.names(.systemModule)

  private func kind(of category: FrameworkView.Category) -> Kind {
    switch category {
    case .absent: .drawn
    case .transparent, .container: .container
    case .element, .control, .platform: .element
    }
  }

  /// Whether a name is that of a view of UIKit, which is empty where it is made of nothing.
  static func isPlatformView(_ name: String) -> Bool {
    UIKitClasses.named(name) != nil && UIKitClasses.isKind(name, of: "UIView")
  }

  /// Whether a view of UIKit shows nothing by itself.
  static func isEmpty(_ name: String) -> Bool {
    plain.contains(name) || FrameworkNames.names(.cellClass).contains(name)
  }

  /// Views of UIKit that only hold or draw something.
  private static let plain = FrameworkNames.names(.plainUikitView)

  private func kind(of type: TypeDeclaration) -> Kind? {
    if type.kind == .protocolType || type.kind == .enumeration { return nil }
    if index.conforms(type, to: "Shape") || index.conforms(type, to: "InsettableShape") { return .drawn }
    if index.conforms(type, to: "View") || type.hasViewBody { return .ownView(type) }
    if Self.representables.contains(where: { index.conforms(type, to: $0) }) { return .ownView(type) }
    guard type.kind == .classType else { return nil }
    return isPlatformView(type) ? .ownObject(type) : nil
  }

  private static let representables = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  private func isPlatformView(_ type: TypeDeclaration) -> Bool {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let declaration = current else { return false }
      if let base = index.inheritedTypes(of: declaration).first(where: { UIKitClasses.named($0.name) != nil })?.name {
        return UIKitClasses.isKind(base, of: "UIView")
      }
      current = index.superclass(of: declaration)
    }
    return false
  }
}
