import AccessibilityModel
import SourceModel
import SwiftSource

/// An object with identity: whoever holds it sees what code changes about it.
public protocol CodeObject: AnyObject, Sendable {
  /// The project's class; nil for objects of a framework's own classes.
  var declaration: TypeDeclaration? { get }
  /// How many objects of the screen code had made before it; 0 for those that it did not make.
  var number: Int { get }
  /// It stands for what an optional property of the project may hold: there may be none.
  var mayBeAbsent: Bool { get }
}

/// A method that a framework declares, as a value: `addSubview` in `views.forEach(addSubview)`.
public struct BoundMethod: Sendable {
  public let name: String
  public let receiver: Value

  public init(name: String, receiver: Value) {
    self.name = name
    self.receiver = receiver
  }
}

/// A type that the code which names it leaves to others.
public struct OpenType: Sendable {
  /// As any file of the project may name it.
  public let reference: TypeReference
  /// The project's type; nil for one from elsewhere.
  public let declaration: TypeDeclaration?

  public init(_ reference: TypeReference, _ declaration: TypeDeclaration?) {
    self.reference = reference
    self.declaration = declaration
  }
}

/// A call as the evaluator hands it to a framework.
public struct ObjectCall {
  public let name: String
  public var arguments: [EvaluatedArgument]
  /// The whole call.
  public let source: SourceRange
  /// It is called on `self` without saying so.
  public let isImplicit: Bool
  /// It sets the member of that name: `view.layer.opacity = 0`.
  public let isSetter: Bool

  public init(
    name: String, arguments: [EvaluatedArgument], source: SourceRange, isImplicit: Bool = false, isSetter: Bool = false
  ) {
    self.isSetter = isSetter
    self.name = name
    self.arguments = arguments
    self.source = source
    self.isImplicit = isImplicit
  }
}

/// Where in the run of a program a statement stands.
public struct ExecutionPlace: Sendable {
  /// Conditions around the statement, outermost first.
  public var conditions: [Condition] = []
  /// The code runs after the screen has appeared.
  public var isLater = false
  /// How many times over: what is left for later by code that runs later.
  public var delay = 0
  /// The loop around the statement.
  public var repeats: String?
  /// The statement that is run.
  public var statement: SourceRange?
  /// The function that is run.
  public var function: String?
  /// What it is handed, by the names that it goes by there.
  public var parameters: [String] = []
  /// The object that it is called on.
  public var receiver: (any CodeObject)?
}

/// What a framework makes of code that makes, reads and changes its objects. The evaluator runs the code: statements,
/// loops, calls and closures are the same for every framework.
public protocol ObjectEffects: AnyObject {
  /// Whether a name is that of one of the framework's classes.
  func isClass(_ name: String) -> Bool
  /// A new object of one of the project's classes; nil for classes that are none of the framework's.
  func make(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value?
  /// A new object of a class from outside the project; nil for what is no class of the framework.
  func make(_ className: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value?
  /// What a name means for an object in the code of a type that leaves it open: a generic parameter of one of its
  /// classes, or an associated type of a protocol. nil for other names, and where it is not known.
  func openType(_ name: String, of object: any CodeObject, in type: TypeDeclaration) -> OpenType?
  /// A member of an object, or of a value that stands for a part of one; nil when nothing is known of it.
  func member(_ name: String, of value: Value, source: SourceRange) -> Value?
  /// A member as the superclass of `type` has it.
  func superMember(
    _ name: String, of object: any CodeObject, above type: TypeDeclaration?, source: SourceRange
  ) -> Value?
  /// Calls a method; nil when nothing of the name is known.
  func call(_ call: ObjectCall, on value: Value) -> Value?
  /// Calls a method of the superclass of `type`.
  func callSuper(_ call: ObjectCall, on object: any CodeObject, above type: TypeDeclaration?) -> Value?
  /// Whether nobody hears of a property, so that its value need not be worked out.
  func ignores(_ name: String) -> Bool
  /// Gives a property of an object its value.
  ///
  /// - Parameter expression: Where the value is written.
  func set(_ name: String, of object: any CodeObject, to value: Value, _ expression: Expression, isSuper: Bool)
  /// Changes the value of a property by a method or operator; false when the new value has to be set instead.
  func change(
    _ name: String, of object: any CodeObject, by method: String, _ argument: EvaluatedArgument
  ) -> Bool
  /// How many objects code has made.
  var made: Int { get }
  /// Whether an object is of a class or of one below it; nil where that is not known.
  func isInstance(_ object: any CodeObject, of type: TypeReference, _ declaration: TypeDeclaration?) -> Bool?
  /// What a cast makes of a value; nil where it stays what it is.
  ///
  /// - Parameter mayFail: Whether it is of the type only run time knows.
  func cast(_ value: Value, to type: TypeReference, source: SourceRange, mayFail: Bool) -> Value?
  /// What a variable declared with a type holds, where its value is not known; nil where that is no object.
  func declared(_ value: Value, as type: TypeReference, source: SourceRange) -> Value?
  /// Hands arguments to code that is not seen.
  func handOver(_ call: ObjectCall)
  /// A value goes by a name from now on.
  func named(_ value: Value, _ name: String, declaration: SourceRange?)
  /// Whether an object stands for one that may not be there, such as a cell that a list has in stock only later.
  func mayBeMissing(_ object: any CodeObject) -> Bool
  /// What a model does that knows objects was not run to its end.
  func cutShort(_ model: Value)
  /// Tells runs apart that mean something else though they do the same.
  var occasion: Int { get }
  /// A function is run.
  func entered(_ function: FunctionDeclaration, on receiver: Value?)
}
