import SourceModel
import SwiftSource

/// Operators that the project declares. They are functions like any other, of the type of an operand or of none.
extension Evaluator {
  /// What an operator of the project gives for its operands; nil where it declares none that takes them.
  func ownOperator(_ name: String, _ operands: [Value], _ expression: Expression) -> Value? {
    let known = operands.count == 1 ? Self.standardPrefixOperators : Self.standardOperators
    if known.contains(name) { return nil }
    // Labels of parameters say nothing where an operator is written.
    func takes(_ function: FunctionDeclaration) -> Bool {
      let arguments = zip(function.parameters, operands).map {
        EvaluatedArgument(label: $0.label, value: $1, source: expression.range)
      }
      return function.parameters.count == operands.count && best([function], for: arguments) != nil
    }
    let ofTypes = operands.lazy.compactMap { operand in self.operators(name, of: operand).first(where: takes) }
    guard let function = ofTypes.first ?? index.globalFunctions(name).first(where: takes), function.body != nil
    else { return nil }
    return call(function, receiver: owner(of: function), values: operands, source: expression.range)
  }

  /// What an operator of a package makes of an object and a closure, `UILabel() ※ { $0.numberOfLines = 0 }`: such operators
  /// hand the object to the closure, to set it up, and give it back.
  func setUp(_ object: Value, _ name: String, _ closure: Value, _ expression: Expression) -> Value? {
    guard case .object = object, case .closure(let written) = closure, !Self.standardOperators.contains(name),
      written.closure.parameters.count < 2 else { return nil }
    _ = run(closure, with: [object], source: expression.range)
    return object
  }

  /// Operators of the standard library, whose meaning is known; those of the project's types mostly mean the same.
  private static let standardOperators: Set<String> = [
    "-", "+", "*", "/", "%", "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "&", "|", "^", "<<", ">>",
    "&+", "&-", "&*", "&&", "||", "??", "...", "..<", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  private static let standardPrefixOperators: Set<String> = ["!", "-", "+", "~", "...", "..<"]

  private func operators(_ name: String, of operand: Value) -> [FunctionDeclaration] {
    switch operand {
    case .instance(let instance): index.functions(name, of: instance.declaration, isStatic: true)
    case .enumeration(let value): index.functions(name, of: value.declaration, isStatic: true)
    case .object(let object): object.declaration.map { index.functions(name, of: $0, isStatic: true) } ?? []
    case .text: extensionOperators(name, ["String", "StringProtocol"])
    case .number: extensionOperators(name, ["Int", "Double", "CGFloat"])
    case .boolean: extensionOperators(name, ["Bool"])
    case .unknown(let unknown):
      if let declaration = unknown.declaration {
        index.functions(name, of: declaration, isStatic: true)
      } else {
        unknown.type.map { extensionOperators(name, [$0.extendedName]) } ?? []
      }
    default: []
    }
  }

  private func extensionOperators(_ name: String, _ types: [String]) -> [FunctionDeclaration] {
    types.flatMap { index.extensionFunctions(name, ofExternal: $0, isStatic: true) }
  }

  /// The type that a static function belongs to.
  private func owner(of function: FunctionDeclaration) -> Value? {
    switch index.owner(of: function) {
    case .type(let type)?: .type(type)
    case .external(let name)?: .externalType(name)
    case nil: nil
    }
  }
}
