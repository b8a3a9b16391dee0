import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions of an app's own that go by the name of a setter of UIKit and take their value by a label, as
/// `func setTitle(text: String)` of a base class of buttons. One that no code calls gives nothing.
enum CalledSetters {
  /// Apple: documentation of UIButton; without labels they are UIKit's own.
  static let names = FrameworkNames.names(.buttonSetter)

  /// Under what a call stands among the names that `UIKitScreens.labelledNames` collects.
  ///
  /// - Parameter type: The type in whose code an object calls its own function; nil for calls of other objects.
  static func key(_ name: String, _ label: String, in type: String? = nil) -> String { "\(name)(\(label):\(type ?? "")" }

  /// Stands there where an app begins in the files: what nothing calls in them, nobody calls.
  static let app = "@main"

  /// The calls of such functions.
  static func keys(in declarations: FileDeclarations) -> [String] {
    guard names.contains(where: declarations.file.mayHold) else { return [] }
    var found: [String] = []
    declarations.forEachExpression { expression in
      guard case .call(let call) = expression.kind, let label = call.arguments.first?.label, let (name, isOwn) = called(call.callee),
        names.contains(name) else { return }
      found.append(key(name, label, in: isOwn ? declarations.typeName(around: expression.range.start) : nil))
    }
    return found
  }

  /// The name that is called, and whether of the object itself: `setTitle(text: words)`, `self.setTitle(…)`,
  /// `super.setTitle(…)`.
  private static func called(_ callee: Expression) -> (name: String, isOwn: Bool)? {
    switch callee.unwrapped.kind {
    case .name(let name): return (name, true)
    case .member(let base?, let name):
      if case .name(let receiver) = base.unwrapped.kind { return (name, ["self", "super"].contains(receiver)) }
      return (name, false)
    case .member(nil, let name): return (name, true)
    default: return nil
    }
  }
}

extension UIKitEffects {
  /// Whether a function is such a setter that nobody calls of an object: no code calls it of others, and neither does that of
  /// its own class. A library is called by those who use it.
  func isIdleSetter(_ function: FunctionDeclaration, of object: UIObject) -> Bool {
    guard CalledSetters.names.contains(function.name), function.attributes.isEmpty, let first = function.parameters.first,
      let label = first.label, first.defaultValue == nil else { return false }
    var keys = [CalledSetters.key(function.name, label)]
    var type = object.declaration
    while let one = type, keys.count < 24 {
      keys.append(CalledSetters.key(function.name, label, in: one.name))
      type = index.superclass(of: one)
    }
    for name in keys + [CalledSetters.app] { index.note(labelled: name) }
    return namedElsewhere.contains(CalledSetters.app) && namedElsewhere.isDisjoint(with: keys)
  }
}

extension FileDeclarations {
  /// The innermost type whose code, that of an extension included, a place lies in.
  fileprivate func typeName(around place: Int) -> String? {
    func holds(_ range: SourceRange) -> Bool { range.start <= place && place < range.end }
    func innermost(of types: [TypeDeclaration]) -> String? {
      guard let type = types.first(where: { holds($0.range) }) else { return nil }
      return innermost(of: type.members.types) ?? type.name
    }
    if let name = innermost(of: types) { return name }
    guard let declaration = extensions.first(where: { holds($0.range) }) else { return nil }
    return innermost(of: declaration.members.types) ?? declaration.extendedType.name
  }
}
