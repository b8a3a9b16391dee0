import PlatformKnowledge
import SourceModel
import SwiftSource

/// Calls of static members of types that the project does not declare: `UILabel.footnote()`, `KFImage.url(address)`.
extension Evaluator {
  func callExternalStatic(
    _ name: String, of type: String, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) -> Value {
    if name == "init" { return constructExternal(type, arguments, source: expression.range) }
    // Runs what it is handed, and gives what comes of it (Apple: documentation of MainActor).
    if type == "MainActor", name == "assumeIsolated", case .closure(let closure)? = arguments.first?.value {
      return call(closure, arguments: [])
    }
    if let function = best(index.extensionFunctions(name, ofExternal: type, isStatic: true), for: arguments) {
      return call(function, receiver: .externalType(type), arguments: arguments, source: expression.range)
    }
    // `UILabel.footnote()`, of `extension UILabel { static var footnote: () -> UILabel = { … } }`.
    if let property = index.extensionProperties(name, ofExternal: type, isStatic: true).first,
      case let value = staticValue(of: property, owner: nil), case .closure = value {
      return invoke(value, arguments: arguments, expression)
    }
    if let text = localizedCall(name, arguments) ?? generatedCall(name, of: .externalType(type), arguments, source: expression.range) { return text }
    if name.first?.isUppercase == true {
      // `Color.Swatch(…)`, which the project nests in a type from outside.
      if let nested = index.type(named: "\(type).\(name)", from: expression.range.file, enclosing: nil),
        nested.qualifiedName == "\(type).\(name)" {
        return construct(nested, arguments: arguments, source: expression.range)
      }
      // `DesignKit.Card(title: …)`
      if let declared = index.type(named: name, ofModule: type, from: expression.range.file) {
        return construct(declared, arguments: arguments, source: expression.range)
      }
      // What a name with an underscore holds is SwiftUI's own. A view of a package may have the name of a built-in one
      // within a type of the package: `LaunchAtLogin.Toggle()`.
      let isForeign = BuiltinViews.isBuiltin(name) && !Self.systemModules.contains(type)
      let whole = type.hasPrefix("_") || isForeign ? "\(type).\(name)" : name
      return constructExternal(whole, arguments, source: expression.range)
    }
    // `KFImage.url(address)`: a function of a view of a package makes one.
    if ThirdParty.view(type) != nil {
      return .view(.primitive(PrimitiveView(name: type, arguments: arguments, source: expression.range)))
    }
    return .member(MemberValue(type: type, name: name, arguments: arguments, source: expression.range))
  }

  /// Modules of the system that views are named by: `SwiftUI.Button`.
  static let systemModules = FrameworkNames.names(.systemModule)
}
