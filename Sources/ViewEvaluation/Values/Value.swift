import AccessibilityModel
import SourceModel
import SwiftSource

/// What is known of the value of an expression without running it.
public indirect enum Value: Sendable {
  case text(TextValue)
  case number(Double)
  case boolean(Bool)
  /// `nil`
  case absent
  case array([Value])
  case tuple([LabelledValue])
  case view(ViewNode)
  case closure(ClosureValue)
  case function(FunctionValue)
  case instance(Instance)
  case enumeration(EnumValue)
  /// A type of the project.
  case type(TypeDeclaration)
  /// A type from outside the project, by name.
  case externalType(String)
  /// A member or static function of a type from outside: `.isButton`, `Color.red`, `.system(size: 12)`.
  case member(MemberValue)
  case binding(Value)
  /// An object that code changes.
  case object(any CodeObject)
  case method(BoundMethod)
  /// One of these, as run time decides.
  case choice([ConditionalValue])
  case unknown(UnknownValue)
}

/// A member of a tuple, or what the case of an enumeration carries.
public struct LabelledValue: Sendable {
  public let label: String?
  public let value: Value

  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

/// A value that something has under a condition.
public struct ConditionalValue: Sendable {
  public let condition: Condition
  public let value: Value

  public init(condition: Condition, value: Value) {
    self.condition = condition
    self.value = value
  }
}

/// A closure with what it sees of the code around it.
public struct ClosureValue: Sendable {
  public let closure: Closure
  let scope: Scope
  public let range: SourceRange
  /// The declarations that were being evaluated where it is written, to notice recursion.
  let stack: [ObjectIdentifier]
  /// How late the code runs that it is written in (`ExecutionPlace.delay`).
  var delay = 0
  /// The local function that it is, which can call itself by its name; nil for what has no name.
  var function: ObjectIdentifier?
  /// The result builder of the project that makes something of its statements.
  var builder: TypeDeclaration?
}

/// A function of the project as a value, bound to the one that it is a method of.
public struct FunctionValue: Sendable {
  public let declaration: FunctionDeclaration
  let receiver: Value?
}

/// A case of one of the project's enums.
public struct EnumValue: Sendable {
  public let declaration: TypeDeclaration
  public let name: String
  public let payload: [LabelledValue]
}

/// A member that no declaration of the project is known for, such as `.title` or `Font.system(size: 12)`.
public struct MemberValue: Sendable {
  /// The type before the dot; nil for an implicit member.
  public let type: String?
  public let name: String
  public let arguments: [EvaluatedArgument]
  public let source: SourceRange
  /// Calls that change it, in order: `bold` in `.title.bold()`.
  public let changes: [MemberChange]

  public init(
    type: String?, name: String, arguments: [EvaluatedArgument], source: SourceRange, changes: [MemberChange] = []
  ) {
    self.type = type
    self.name = name
    self.arguments = arguments
    self.source = source
    self.changes = changes
  }

  /// The same with one more change; it stays where it is defined.
  func changed(by name: String, _ arguments: [EvaluatedArgument]) -> MemberValue {
    MemberValue(
      type: type, name: self.name, arguments: self.arguments, source: source,
      changes: changes + [MemberChange(name: name, arguments: arguments)])
  }
}

/// A call that makes a changed copy of a style value, such as `opacity(0.5)`.
public struct MemberChange: Sendable {
  public let name: String
  public let arguments: [EvaluatedArgument]

  public init(name: String, arguments: [EvaluatedArgument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// An instance of one of the project's types, with the members that its initialiser bound.
public final class Instance: Sendable {
  public let declaration: TypeDeclaration
  let fields: [String: Value]
  /// Sorted, to go through the members in an order that does not change.
  let fieldNames: [String]
  /// The call that makes it.
  public let source: SourceRange
  /// Prefix of holes for its members: empty for views.
  let path: String
  /// It is what a screen is made of, so what callers pass is not known.
  let isRoot: Bool
  /// It stands in a variable that lives on, so its own variables may be changed.
  let isChangeable: Bool

  init(
    declaration: TypeDeclaration, fields: [String: Value], source: SourceRange, path: String, isRoot: Bool = false,
    isChangeable: Bool = false
  ) {
    self.isRoot = isRoot
    self.isChangeable = isChangeable
    self.declaration = declaration
    self.fields = fields
    fieldNames = fields.keys.sorted()
    self.source = source
    self.path = path
  }

  /// The same in a variable that lives on, by its name.
  func changeable(at path: String) -> Instance {
    Instance(
      declaration: declaration, fields: fields, source: source, path: path, isRoot: isRoot, isChangeable: true)
  }
}

/// An argument of a call, evaluated.
public struct EvaluatedArgument: Sendable {
  public let label: String?
  public let value: Value
  /// The argument's expression, without its label.
  public let source: SourceRange
  public let isTrailingClosure: Bool
  /// The expression is a string literal, so SwiftUI takes it as a localisation key.
  public let isLiteral: Bool
  /// The expression is written as a number with a decimal point, or computed with one, and so is no integer.
  public let isFraction: Bool
  /// Where the function leaves what it makes of it, which is written `&name`; nil for others.
  var lent: LentVariable?

  public init(
    label: String?, value: Value, source: SourceRange, isTrailingClosure: Bool = false, isLiteral: Bool = false,
    isFraction: Bool = false
  ) {
    self.label = label
    self.value = value
    self.source = source
    self.isTrailingClosure = isTrailingClosure
    self.isLiteral = isLiteral
    self.isFraction = isFraction
  }
}

extension Value {
  /// A value that only run time has, of a type known by name.
  public static func runtime(_ expression: String, type: String) -> Value {
    .unknown(UnknownValue(
      expression: expression, type: TypeReference(name: type, text: type), reason: UnknownReason(.dynamicValue, expression)))
  }

  /// The same function applied to every alternative.
  func mapAlternatives(_ transform: (Value) -> Value) -> Value {
    guard case .choice(let alternatives) = self else { return transform(self) }
    return .choice(alternatives.map { ConditionalValue(condition: $0.condition, value: $0.value.mapAlternatives(transform)) })
  }

  /// What the value is before anything has happened at run time, for controls that show their state.
  public var initialValue: Value {
    switch self {
    case .unknown(let unknown): unknown.initial?.value.initialValue ?? self
    case .binding(let value): value.initialValue
    default: self
    }
  }

  /// A model by the name of the property that holds it; anything else as it is.
  func named(_ path: String) -> Value {
    guard case .instance(let model) = self, !model.path.isEmpty, model.path != path else { return self }
    return .instance(Instance(
      declaration: model.declaration, fields: model.fields, source: model.source, path: path, isRoot: model.isRoot,
      isChangeable: model.isChangeable))
  }

  /// The value without bindings around it.
  public var unbound: Value {
    if case .binding(let value) = self { return value.unbound }
    return self
  }

  public var isAbsent: Bool {
    if case .absent = self { return true }
    return false
  }

  public var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .binding(let value): value.isUnknown
    default: false
    }
  }

  /// `.name` or `Type.name`, for arguments such as `.combine` and `.isButton`.
  public var memberName: String? {
    if case .member(let member) = self { return member.name }
    return nil
  }
}

extension Collection where Element == EvaluatedArgument {
  /// The argument with a label; nil asks for the first without one that is no trailing closure.
  public func first(labelled label: String?) -> EvaluatedArgument? {
    first { $0.label == label && (label != nil || !$0.isTrailingClosure) }
  }

  /// Arguments without a label in order, trailing closures left out.
  public var unlabelled: [EvaluatedArgument] { filter { $0.label == nil && !$0.isTrailingClosure } }

  /// The first trailing closure, or the closure that is the last argument in the parentheses.
  public var trailingClosure: EvaluatedArgument? { first { $0.isTrailingClosure && $0.label == nil } }
}

extension EvaluatedArgument {
  /// The argument under another label, to hand it to another view.
  public func labelled(_ label: String?) -> EvaluatedArgument {
    EvaluatedArgument(label: label, value: value, source: source, isLiteral: isLiteral, isFraction: isFraction)
  }

  public var unlabelled: EvaluatedArgument { labelled(nil) }

  /// An argument that no source holds, for views that the system makes.
  public static func synthesized(label: String?, value: Value, source: SourceRange) -> EvaluatedArgument {
    EvaluatedArgument(label: label, value: value, source: source)
  }
}

extension Value {
  /// Whether the value is meant, or one that it holds as a list, a dictionary, a tuple or a choice.
  public func holds(_ isMeant: (Value) -> Bool) -> Bool {
    if isMeant(self) { return true }
    switch self {
    case .array(let elements): return elements.contains { $0.holds(isMeant) }
    case .tuple(let elements): return elements.contains { $0.value.holds(isMeant) }
    case .choice(let alternatives): return alternatives.contains { $0.value.holds(isMeant) }
    case .unknown(let unknown): return unknown.entryValues.contains { $0.holds(isMeant) }
    default: return false
    }
  }

  /// An object that stands for what an optional property may hold.
  var isStandIn: Bool { if case .object(let object) = self { object.mayBeAbsent } else { false } }

  /// An object with identity, or one of several, or none.
  var isObject: Bool {
    switch self {
    case .object: true
    case .choice(let alternatives):
      alternatives.contains { $0.value.isObject } && alternatives.allSatisfy { $0.value.isObject || $0.value.isAbsent }
    default: false
    }
  }

  /// An object with identity, by itself or in a list.
  var holdsObject: Bool { holds { if case .object = $0 { true } else { false } } }

  /// An object, or a closure that may change one.
  var isCode: Bool {
    holds { value in
      switch value {
      case .object, .closure, .method: true
      default: false
      }
    }
  }
}
