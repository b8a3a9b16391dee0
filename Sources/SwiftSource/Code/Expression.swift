import SourceModel

/// An expression, lowered from its syntax tree: what evaluation needs, and where it stands.
///
/// Syntax trees are dropped once a file is lowered. That keeps memory at a fraction of theirs, and nothing to the
/// right of this module depends on how Swift is spelled.
public final class Expression: Sendable {
  public let kind: Kind
  public let range: SourceRange

  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public enum Kind: Sendable {
    /// An identifier: a variable, function or type, also `self`, `Self`, `super`, `$0` and projections such as `$text`.
    case name(String)
    /// `base.name`; the base is nil for an implicit member such as `.title`.
    case member(base: Expression?, name: String)
    case call(Call)
    case subscription(base: Expression, arguments: [Argument])
    case string(StringLiteral)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    case nilLiteral
    case array([Expression])
    case dictionary([DictionaryEntry])
    /// Two or more values, or one labelled value; plain parentheses are dropped.
    case tuple([Argument])
    case closure(Closure)
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    /// A folded operator application, such as `+`, `??`, `&&`, `==`.
    case binary(operator: String, left: Expression, right: Expression)
    case prefix(operator: String, operand: Expression)
    case postfix(operator: String, operand: Expression)
    /// `value?` inside a chain.
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    // Rare and large cases are indirect: every expression is as large as the largest of the others.
    /// `if` or `switch` used as an expression.
    indirect case conditional(IfCode)
    indirect case selection(SwitchCode)
    /// `value as Type`, `as?`, `as!`, `is`: the operator as written.
    indirect case cast(Expression, operator: String, type: TypeReference)
    /// `\Root.a.b`: the dotted components without root and backslash.
    case keyPath(components: [String])
    /// `Name<A, B>`.
    case specialized(Expression, arguments: [TypeReference])
    /// A type written where an expression stands, such as `[Item]` in `[Item]()`.
    indirect case type(TypeReference)
    /// `#name(…)`.
    case macro(name: String, arguments: [Argument])
    case assignment(target: Expression, value: Expression)
    /// A modifier chain with `#if` in it: each clause with the chain as it is under that clause, the chain without any
    /// clause last, with no condition.
    case compileTime([CompileTimeAlternative])
    /// A form that evaluation has no use for.
    case unsupported
  }
}

/// A call of a function, an initialiser or a closure.
public struct Call: Sendable {
  public let callee: Expression
  /// Arguments in parentheses, then trailing closures.
  public let arguments: [Argument]
  /// From `(` to `)`, nil when there are none.
  public let parentheses: SourceRange?
  public let marks: Marks

  /// `await` stands in front of it.
  public var isAwaited: Bool { marks.contains(.awaited) }
  /// `try?` stands in front of it, so that nobody gets to know why it failed.
  public var isTriedOnly: Bool { marks.contains(.triedOnly) }
  /// `try` stands in front of it, and whoever stands around hears of its failure.
  public var isTried: Bool { marks.contains(.tried) }

  public init(callee: Expression, arguments: [Argument], parentheses: SourceRange?, marks: Marks = []) {
    self.callee = callee
    self.arguments = arguments
    self.parentheses = parentheses
    self.marks = marks
  }

  /// The words in front of a call.
  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let awaited = Marks(rawValue: 1)
    public static let tried = Marks(rawValue: 2)
    public static let triedOnly = Marks(rawValue: 4)
  }
}

/// An argument of a call, or a member of a tuple.
public struct Argument: Sendable {
  /// nil for an unlabelled argument and for the first trailing closure.
  public let label: String?
  public let value: Expression
  public let isTrailingClosure: Bool
  /// With the label, without the comma.
  public let range: SourceRange

  public init(label: String?, value: Expression, isTrailingClosure: Bool, range: SourceRange) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
    self.range = range
  }
}

/// A key of a dictionary literal with its value.
public struct DictionaryEntry: Sendable {
  public let key: Expression
  public let value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A string literal: texts, and the values between them.
public struct StringLiteral: Sendable {
  public enum Segment: Sendable {
    /// Text with its escapes resolved and multi-line indentation removed.
    case text(String)
    /// `\(value, format: …)`: the value and any further arguments.
    case interpolation(Expression, extra: [Argument])
  }

  public let segments: [Segment]

  public init(segments: [Segment]) { self.segments = segments }
}

/// A closure as it is written.
public struct Closure: Sendable {
  /// Names of the parameters, `_` where unnamed; empty for shorthand parameters.
  public let parameters: [String]
  /// The types that are written with them; empty where none is written.
  public let parameterTypes: [TypeReference?]
  public let body: Block

  public init(parameters: [String], parameterTypes: [TypeReference?] = [], body: Block) {
    self.parameters = parameters
    self.parameterTypes = parameterTypes
    self.body = body
  }

  /// nil where none is written.
  public func type(ofParameter position: Int) -> TypeReference? {
    parameterTypes.indices.contains(position) ? parameterTypes[position] : nil
  }
}

/// A chain of modifiers as it is under a clause of `#if`.
public struct CompileTimeAlternative: Sendable {
  /// The condition of `#if` or `#elseif`; nil for `#else` and for what remains when there is none.
  public let condition: Expression?
  public let value: Expression

  public init(condition: Expression?, value: Expression) {
    self.condition = condition
    self.value = value
  }
}

extension Expression {
  /// A number that is written as such.
  public var numberValue: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .float(let number): number
    default: nil
    }
  }

  /// Without the marks of what may be nil: `field` of `field?` and `field!`.
  public var unwrapped: Expression {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.unwrapped
    default: self
    }
  }
}
