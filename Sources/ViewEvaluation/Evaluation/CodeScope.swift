import AccessibilityModel
import SourceModel
import SwiftSource

/// The names visible to a stretch of ordinary code, for interpreters that run statements themselves and ask the
/// evaluator for the values of expressions.
public final class CodeScope {
  let scope: Scope

  init(_ scope: Scope) { self.scope = scope }

  /// Code in a member of a type, of which an instance is `self`; in a function at the top of a file without one.
  public init(type: TypeDeclaration?, file: SourceFile) {
    let receiver = type.map { type in
      Value.instance(Instance(declaration: type, fields: [:], source: type.nameRange, path: "", isRoot: true))
    }
    scope = Scope(receiver: receiver, type: type, file: file)
  }

  /// Code in a member of a value that is known.
  public init(instance: Instance) {
    scope = Scope(receiver: .instance(instance), type: instance.declaration, file: instance.declaration.range.file)
  }

  /// A block within this one.
  public func nested() -> CodeScope { CodeScope(Scope(parent: scope)) }

  public func bind(_ name: String, _ value: Value) { scope.bind(name, value) }

  /// Gives a local variable a new value; false when there is none of that name.
  public func assign(_ name: String, _ value: Value) -> Bool { scope.assign(name, value) }

  public func local(_ name: String) -> Value? { scope.local(name) }
}

/// What is known of a condition in code that is interpreted.
public enum Decision {
  case always
  case never
  case depends(yes: Condition, no: Condition)
}

extension Evaluator {
  /// Starts on something new with a full budget.
  public func begin() {
    budget = Self.stepLimit
    stack = []
    memberValues = [:]
    firstMemberValues = [:]
  }

  public func value(of expression: Expression, in scope: CodeScope) -> Value { evaluate(expression, in: scope.scope) }

  public func arguments(_ arguments: [Argument], in scope: CodeScope) -> [EvaluatedArgument] {
    evaluated(arguments, in: scope.scope)
  }

  /// Tests the conditions of an `if` or `guard`; names that they bind go into `scope`.
  public func decide(_ conditions: [ConditionElement], in scope: CodeScope) -> Decision {
    decision(test(conditions, in: scope.scope))
  }

  public func decide(_ condition: Expression, in scope: CodeScope) -> Decision {
    decision(test(condition, in: scope.scope))
  }

  private func decision(_ verdict: Verdict) -> Decision {
    switch verdict {
    case .always: .always
    case .never: .never
    case .depends(let yes, let no): .depends(yes: yes, no: no)
    }
  }

  /// The cases of a `switch` that run time may enter, each with its condition (nil when it is certain) and a scope with
  /// the names that its pattern binds.
  public func cases(
    of code: SwitchCode, in scope: CodeScope
  ) -> [(condition: Condition?, body: Block, scope: CodeScope)] {
    cases(of: code, within: scope.scope).map { ($0.condition, $0.body, CodeScope($0.scope)) }
  }

  func cases(of code: SwitchCode, within scope: Scope) -> [(condition: Condition?, body: Block, scope: Scope)] {
    let subject = evaluate(code.subject, in: scope)
    let name = holeText(subject, code.subject)
    var result: [(condition: Condition?, body: Block, scope: Scope)] = []
    for (position, candidate) in code.cases.enumerated() {
      let inner = Scope(parent: scope)
      let verdict = match(candidate, subject, name: name, in: inner)
      guard verdict != .no else { continue }
      if verdict == .yes, result.isEmpty { return [(nil, candidate.body, inner)] }
      result.append((self.condition(of: code, case: position, subject: name), candidate.body, inner))
      if verdict == .yes { break }
    }
    return result
  }

  /// Binds a local variable as its declaration says.
  public func declareLocal(_ variable: PropertyDeclaration, in scope: CodeScope) {
    bindLocal(variable, in: scope.scope)
  }

  /// Runs a statement that changes local variables only.
  public func executeLocal(_ statement: Statement, in scope: CodeScope) { execute(statement, in: scope.scope) }

  /// Binds the names of a pattern.
  public func bind(_ pattern: Pattern, to value: Value, in scope: CodeScope) {
    bind(pattern, to: value, in: scope.scope)
  }

  /// The overload of a function that a call means.
  public func overload(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument]) -> FunctionDeclaration?
  {
    best(candidates, for: arguments)
  }

  /// Binds arguments to parameters as Swift does.
  public func bindParameters(_ parameters: [Parameter], to arguments: [EvaluatedArgument], in scope: CodeScope) {
    bind(arguments, to: parameters, in: scope.scope)
  }

  /// For each parameter the position of the argument that it gets; nil for those that keep their default.
  public func positions(of arguments: [EvaluatedArgument], in parameters: [Parameter]) -> [Int?] {
    let numbered = arguments.enumerated().map { position, argument in
      EvaluatedArgument(
        label: argument.label, value: .number(Double(position)), source: argument.source,
        isTrailingClosure: argument.isTrailingClosure)
    }
    return match(numbered, to: parameters).map { matched in
      switch matched {
      case .value(.number(let number)): Int(number)
      case .variadic(let values):
        if case .number(let number)? = values.first { Int(number) } else { nil }
      default: nil
      }
    }
  }

  /// A value as a variable or parameter of a type holds it.
  public func settle(_ value: Value, as type: TypeReference?, in scope: CodeScope) -> Value {
    type == nil ? settled(value) : coerce(value, to: type, in: scope.scope)
  }

  /// A computed property of the instance that the scope belongs to, nil when there is none of that name.
  public func computed(_ name: String, in scope: CodeScope) -> Value? {
    guard let type = scope.scope.type, let receiver = scope.scope.receiver,
      let property = index.property(name, of: type, isStatic: false), property.getter != nil
    else { return nil }
    return evaluate(property, receiver: receiver)
  }

  /// What clauses of `#if` may be compiled for iOS, with what they depend on.
  public func clauses(_ clauses: [CompileTimeBlock]) -> [[Statement]] {
    var result: [[Statement]] = []
    for clause in clauses {
      switch clause.condition.map({ CompileCondition.evaluate($0) }) ?? true {
      case true?:
        result.append(clause.statements)
        return result
      case false?: continue
      case nil: result.append(clause.statements)
      }
    }
    return result
  }

  /// The source of a range on one line, short enough for a hole.
  public func shortText(_ range: SourceRange) -> String { shortened(range) }

  /// A value that only run time knows.
  public func runtimeValue(_ expression: String, type: TypeReference?, in scope: CodeScope) -> Value {
    let value = UnknownValue(
      expression: expression, type: type,
      declaration: type.flatMap { index.type(for: $0, from: scope.scope.file, enclosing: scope.scope.type) },
      reason: UnknownReason(.dynamicValue, expression))
    return assumed(.unknown(value), in: scope.scope)
  }

  /// The declarations of the project.
  public var declarations: DeclarationIndex { index }
}

extension Evaluator {
  /// A value as a text that is shown as it is: a literal is no key here, since UIKit takes plain strings.
  public func plainText(_ value: Value, source: SourceRange) -> ResolvedText? {
    text(value.mapAlternatives(settled), source: source)
  }

  /// Whether any language has a table of strings.
  public func hasTable(_ name: String) -> Bool { localizer.strings.tables.contains(name) }

  /// A text of the project's string tables, in the language that is read.
  public func localized(_ key: String, table: String) -> ResolvedText? {
    guard localizer.strings.hasKey(key, table: table) else { return nil }
    let (spoken, localization) = localizer.localize(key: key, table: table, arguments: [])
    return ResolvedText(spoken: spoken, localization: localization)
  }
}

extension EvaluatedArgument {
  /// An argument as written, with what is known of its value.
  public init(_ argument: Argument, value: Value) {
    var isLiteral = false
    if case .string = argument.value.kind { isLiteral = true }
    self.init(
      label: argument.label, value: value, source: argument.value.range, isTrailingClosure: argument.isTrailingClosure,
      isLiteral: isLiteral)
  }
}

extension Value {
  /// `.name`, as a file that is not code gives a constant.
  public static func constant(_ name: String, source: SourceRange) -> Value {
    .member(MemberValue(type: nil, name: name, arguments: [], source: source))
  }
}
