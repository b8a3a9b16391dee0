import PlatformKnowledge
import SourceModel
import SwiftSource

/// Types that the code of a class or protocol leaves open, in the run for an object: `Content` of
/// `class Screen<Content: UIView>`, `RootView` of `protocol HasView { associatedtype RootView: UIView }`.
extension Evaluator {
  /// What a name stands for that the code around it leaves open; nil for other names, and where it is not known.
  func openType(_ name: String, in scope: Scope) -> OpenType? {
    guard runsEffects, case .object(let object)? = scope.receiver, let type = scope.type,
      type.genericParameters.contains(where: { $0.name == name }) else { return nil }
    return effects?.openType(name, of: object, in: type)
  }

  /// The enumeration that a name stands for which a type leaves open, by what a value of the type was handed of it: `Choice`
  /// of `struct ChoicePicker<Choice: CaseIterable>: View { @Binding var choice: Choice }`, so that `Choice.allCases` are
  /// those of the caller (The Swift Programming Language: Generics, Type Parameters).
  func handedType(_ name: String, in scope: Scope, source: SourceRange) -> TypeDeclaration? {
    guard let receiver = scope.receiver, case .instance = receiver, let type = scope.type,
      type.genericParameters.contains(where: { $0.name == name }) else { return nil }
    for property in index.ownProperties(of: type) where !property.isStatic && property.getter == nil && property.initializer == nil {
      guard let written = property.type, written.name == name, written.qualifier.isEmpty, written.arguments.isEmpty,
        let value = member(property.name, of: receiver, source: source)?.unbound else { continue }
      switch value {
      case .enumeration(let value): return value.declaration
      case .unknown(let unknown):
        if let handed = unknown.declaration, handed.kind == .enumeration, handed.name != name { return handed }
      default: continue
      }
    }
    return nil
  }

  /// Whether a name means a type that the type around the code leaves open. What a view has from a protocol is evaluated as
  /// its own, and is written elsewhere.
  func isLeftOpen(_ name: String, at place: SourceRange, in scope: Scope) -> Bool {
    guard let type = scope.type, index.isLeftOpen(name, around: type) else { return false }
    return index.code(of: type).contains { $0.contains(place) }
  }

  /// What `Self` means: in a protocol or a class the type of the value that the code runs for (The Swift Programming
  /// Language: Types, Self type).
  func ownType(in scope: Scope) -> TypeDeclaration? {
    guard let type = scope.type, type.kind == .protocolType || type.kind == .classType else { return scope.type }
    switch scope.receiver {
    case .object(let object)?: return object.declaration ?? type
    case .instance(let instance)?: return instance.declaration
    case .type(let dynamic)?: return dynamic
    default: return type
    }
  }

  /// Binds what a generic function is told of its types: `Row` of `func fill<Row: UIView>(with type: Row.Type)`, called with
  /// `PlaceholderRow.self` (The Swift Programming Language: Generics, Type Parameters; Types, Metatype Type).
  func bindTypes(of function: FunctionDeclaration, in scope: Scope) {
    guard !function.genericParameters.isEmpty else { return }
    // `Label` of `func make<Label: Named>()` is not what SwiftUI calls so, whatever it is.
    for open in function.genericParameters where BuiltinViews.isBuiltin(open.name) {
      scope.bind(open.name, .unknown(UnknownValue(expression: open.name)))
    }
    for parameter in function.parameters where parameter.type.name == "Type" && parameter.type.qualifier.count == 1 {
      let name = parameter.type.qualifier[0]
      guard function.genericParameters.contains(where: { $0.name == name }) else { continue }
      switch scope.local(parameter.name)?.unbound {
      case .type(let type)?: scope.bind(name, .type(type))
      case .externalType(let type)?: scope.bind(name, .externalType(type))
      // `UISwitch.self`
      case .member(let member)? where member.name == "self": if let type = member.type { scope.bind(name, .externalType(type)) }
      default: break
      }
    }
  }

  /// A value of a type that the code around leaves open.
  func construct(_ open: OpenType, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    withArguments(of: open.reference, in: nil) {
      open.declaration.map { construct($0, arguments: arguments, source: source) }
        ?? constructExternal(open.reference.name, arguments, source: source)
    }
  }

  /// A type as written, with what stands for the open ones in it.
  func closed(_ type: TypeReference, in scope: Scope?) -> TypeReference {
    guard runsEffects, let scope, case .object? = scope.receiver, let owner = scope.type,
      !owner.genericParameters.isEmpty else { return type }
    return closed(type, owner, scope)
  }

  private func closed(_ type: TypeReference, _ owner: TypeDeclaration, _ scope: Scope) -> TypeReference {
    var result = type
    if type.qualifier.isEmpty, let open = openType(type.name, in: scope)?.reference {
      result = open
      result.isOptional = type.isOptional || open.isOptional
    }
    if !result.arguments.isEmpty { result.arguments = result.arguments.map { closed($0, owner, scope) } }
    return result
  }

  /// A type in angle brackets as code elsewhere may write it: what the type around it declares has no name outside of it,
  /// `Row` of `NSDiffableDataSourceSnapshot<Section, Row>()` in a class with `typealias Row = Note`.
  func argument(_ type: TypeReference, in scope: Scope) -> TypeReference {
    let closed = closed(type, in: scope)
    guard runsEffects, let owner = scope.type, closed.qualifier.isEmpty, closed.arguments.isEmpty else { return closed }
    guard let declaration = index.type(for: closed, from: scope.file, enclosing: owner) else {
      var alias = index.declaredAlias(closed.name, of: owner) ?? closed
      alias.isOptional = alias.isOptional || closed.isOptional
      return alias
    }
    let path = declaration.qualifiedName.split(separator: ".").map(String.init)
    guard path != [closed.name] else { return closed }
    return TypeReference(
      name: declaration.name, qualifier: path.dropLast(), isOptional: closed.isOptional, text: declaration.qualifiedName)
  }

  /// The project's type that a reference means in a place.
  func declaration(of type: TypeReference, in scope: Scope) -> TypeDeclaration? {
    if type.qualifier.isEmpty, let open = openType(type.name, in: scope) { return open.declaration }
    return index.type(for: type, from: scope.file, enclosing: scope.type)
  }

  /// The types in the angle brackets of the call that is made, for whoever makes an object of it: what the object makes
  /// in turn has its own.
  public func takeArguments(_ count: Int) -> [TypeReference] {
    guard count > 0, genericArguments.count == count else { return [] }
    defer { genericArguments = [] }
    return genericArguments
  }

  /// The value of an expression to which its declaration gives a type.
  func evaluate(_ initializer: Expression, as type: TypeReference?, in scope: Scope) -> Value {
    let saved = asked
    asked = type.map { AskedType(type: $0, expression: initializer.range, scope: scope) }
    defer { asked = saved }
    return evaluate(initializer, in: scope)
  }

  /// What a generic function is handed that gives one of the same type back, where the declaration that asks for it says
  /// of which: `let title: UILabel = set(.init()) { $0.text = "Tides" }` (The Swift Programming Language: Generics, Type
  /// Parameters; Expressions, Implicit Member Expression).
  func settled(
    _ arguments: [EvaluatedArgument], for function: FunctionDeclaration, at source: SourceRange
  ) -> [EvaluatedArgument] {
    guard let asked, asked.expression == source, let result = function.returnType,
      function.genericParameters.contains(where: { $0.name == result.name }) else { return arguments }
    return arguments.enumerated().map { position, argument in
      guard function.parameters.indices.contains(position), !argument.isTrailingClosure,
        function.parameters[position].type.name == result.name, function.parameters[position].label == argument.label,
        case .member(let member) = argument.value, member.type == nil else { return argument }
      var settled = EvaluatedArgument(
        label: argument.label, value: coerce(argument.value, to: asked.type, in: asked.scope), source: argument.source,
        isLiteral: argument.isLiteral, isFraction: argument.isFraction)
      settled.lent = argument.lent
      return settled
    }
  }

  /// Does something for which a type has these arguments in angle brackets.
  func withArguments<Result>(of type: TypeReference, in scope: Scope?, _ work: () -> Result) -> Result {
    guard !type.arguments.isEmpty else { return work() }
    let saved = genericArguments
    genericArguments = type.arguments.map { closed($0, in: scope) }
    defer { genericArguments = saved }
    return work()
  }
}

extension OpenType {
  var value: Value { declaration.map(Value.type) ?? .externalType(reference.name) }
}

/// What a declaration says of the expression that it is given: `UILabel` of `let title: UILabel = set(.init())`.
struct AskedType {
  let type: TypeReference
  let expression: SourceRange
  let scope: Scope
}

extension Value {
  /// A type, or the initialiser of one that is handed on.
  var isType: Bool {
    switch self {
    case .type, .externalType: true
    default: false
    }
  }
}
