import AccessibilityModel
import SwiftSource

/// Numbers that code makes of others, `Float(index)`. They stay what they are made as, since a whole one of them is shown
/// with its fraction, and are known where they are compared.
extension Evaluator {
  private static let fractions: Set<String> = ["Float", "Double", "CGFloat"]
  private static let comparisons: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

  /// Which of two texts comes first in the order of the standard library; nil for what is not known.
  func compared(_ name: String, _ left: Value, _ right: Value) -> Value? {
    guard case .text(let first) = left, case .text(let second) = right, let a = first.spoken.literal,
      let b = second.spoken.literal else { return nil }
    switch name {
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }

  /// What an operator gives for numbers of which one was converted; nil for others.
  func converted(_ name: String, _ left: Value, _ right: Value) -> Value? {
    let (first, second) = (Self.number(convertedIn: left), Self.number(convertedIn: right))
    guard first != nil || second != nil, let a = first?.number ?? left.plainNumber,
      let b = second?.number ?? right.plainNumber else { return nil }
    if Self.comparisons.contains(name) {
      switch name {
      case "==": return .boolean(a == b)
      case "!=": return .boolean(a != b)
      default: return arithmetic(name, a, b)
      }
    }
    guard ["+", "-", "*", "/"].contains(name), let made = first?.made ?? second?.made else { return nil }
    var result = made
    let number: Value
    switch name {
    case "+": number = .number(a + b)
    case "/":
      guard b != 0 else { return nil }
      number = .number(Self.fractions.contains(made.name) ? a / b : (a / b).rounded(.towardZero))
    default: number = arithmetic(name, a, b) ?? .number(0)
    }
    result.arguments = [EvaluatedArgument(label: nil, value: number, source: made.source)]
    return .view(.primitive(result))
  }

  /// The number that a conversion makes.
  public static func number(convertedIn value: Value) -> (number: Double, made: PrimitiveView)? {
    guard case .view(let node) = value, let made = node.primitive, made.arguments.count == 1,
      made.arguments[0].label == nil, case .number(let number) = made.arguments[0].value else { return nil }
    if fractions.contains(made.name) { return (number, made) }
    return made.name == "Int" ? (number.rounded(.towardZero), made) : nil
  }
}

extension Value {
  fileprivate var plainNumber: Double? {
    if case .number(let number) = self { return number }
    return nil
  }
}

extension Expression {
  /// Whether it looks a key up in a dictionary, `words?[key]`, for which other code then asks the app's translations:
  /// `NSLocalizedString(key, comment: "")`.
  func isLookup(ofKeyTranslatedBy other: Expression) -> Bool {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.isLookup(ofKeyTranslatedBy: other)
    case .subscription(_, let arguments):
      guard arguments.count == 1, arguments[0].label == nil, case .call(let call) = other.kind,
        let key = call.arguments.first?.value else { return false }
      switch call.callee.kind {
      case .name("NSLocalizedString"), .member(_, "localizedString"): return arguments[0].value.isSameName(as: key)
      default: return false
      }
    default: return false
    }
  }

  /// Whether both are the same name, or the same member of it.
  private func isSameName(as other: Expression) -> Bool {
    switch (kind, other.kind) {
    case (.name(let name), .name(let otherName)): name == otherName
    case (.member(let base?, let name), .member(let otherBase?, let otherName)):
      name == otherName && base.isSameName(as: otherBase)
    default: false
    }
  }
}

extension PropertyDeclaration {
  /// `[Item]` of `var items = [Item]()`.
  var typeOfNewList: TypeReference? {
    guard case .call(let call)? = initializer?.kind, case .type(let type) = call.callee.kind, type.isList else { return nil }
    return type
  }
}

extension Expression {
  /// A division of which it is not known whether integers are divided, in a computation.
  var mayDropRest: Bool {
    switch kind {
    case .binary("/", let left, let right): !left.isFraction && !right.isFraction
    case .binary("+", let left, let right), .binary("-", let left, let right), .binary("*", let left, let right):
      left.mayDropRest || right.mayDropRest
    default: false
    }
  }

  /// A number with a decimal point, or arithmetic with one: `255.0 / 255` is no `Int` (The Swift Programming Language,
  /// Integer and Floating-Point Conversion: operands of different types are not mixed).
  var isFraction: Bool {
    switch kind {
    case .float: true
    case .prefix("-", let operand): operand.isFraction
    case .binary(let name, let left, let right) where Self.arithmetic.contains(name): left.isFraction || right.isFraction
    default: false
    }
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]
}

extension TypeReference {
  /// `[Item]`
  var isList: Bool { name == "[]" || name == "Array" }

  /// What an extension of it is filed under: `extension [Item]` is one of `Array`.
  var extendedName: String { name == "[]" ? "Array" : name == "[:]" ? "Dictionary" : name }
}
