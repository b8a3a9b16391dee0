import AccessibilityModel
import SourceModel
import SwiftSource

extension Evaluator {
  /// The value of an expression as far as source tells.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    // However its declaration was found.
    if expression.range.file.states != nil { index.note(expression.range) }
    let value = plainValue(of: expression, in: scope)
    return givenState.isEmpty ? value : assumed(value, in: scope)
  }

  private func plainValue(of expression: Expression, in scope: Scope) -> Value {
    guard step() else { return unknown(expression, .budget) }
    switch expression.kind {
    case .name(let name): return atFirst(evaluateName(name, expression, in: scope))
    case .member(let base, let name):
      return chained(atFirst(evaluateMember(base: base, name: name, expression, in: scope)), expression, in: scope)
    case .call(let call): return chained(evaluateCall(call, expression, in: scope), expression, in: scope)
    case .string(let literal): return .text(text(of: literal, in: scope))
    case .integer(let number): return .number(Double(number))
    case .float(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .nilLiteral: return .absent
    case .array(let elements): return .array(ofOneType(elements.map { evaluate($0, in: scope) }, in: scope))
    case .tuple(let arguments):
      return .tuple(arguments.map { LabelledValue(label: $0.label, value: evaluate($0.value, in: scope)) })
    case .closure(let closure):
      return .closure(
        ClosureValue(closure: closure, scope: scope, range: expression.range, stack: stack, delay: place.delay))
    case .ternary(let condition, let then, let otherwise):
      return evaluateTernary(condition, then, otherwise, in: scope)
    case .binary(let name, let left, let right): return evaluateBinary(name, left, right, expression, in: scope)
    case .prefix(let name, let operand): return evaluatePrefix(name, operand, expression, in: scope)
    case .optionalChain(let operand), .forceUnwrap(let operand): return evaluate(operand, in: scope)
    case .conditional(let code): return value(of: code, in: scope)
    case .selection(let code): return value(of: code, in: scope)
    case .cast(let operand, let operatorText, let type): return evaluateCast(operand, operatorText, type, expression, in: scope)
    case .specialized(let base, _): return evaluate(base, in: scope)
    case .type(let type): return typeValue(type, in: scope)
    case .compileTime(let alternatives): return evaluateCompileTime(alternatives, expression, in: scope)
    case .assignment(let target, let value):
      assign(value, to: target, in: scope)
      return .tuple([])
    case .subscription(let base, let arguments):
      return chained(evaluateSubscript(base, arguments, expression, in: scope), expression, in: scope)
    case .keyPath(let components): return .text(TextValue("\\." + components.joined(separator: "."), kind: .string))
    case .macro("selector", let arguments): return selector(arguments, expression)
    case .macro("imageLiteral", let arguments) where runsEffects:
      return effects?.make("UIImage", evaluated(arguments, in: scope), source: expression.range)
        ?? unknown(expression, .unsupportedCode)
    // `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`
    case .macro("colorLiteral", let arguments):
      let components = evaluated(arguments, in: scope)
      return effects?.make("UIColor", components, source: expression.range)
        ?? .view(.primitive(PrimitiveView(name: "UIColor", arguments: components, source: expression.range)))
    case .dictionary(let entries): return dictionary(entries, expression, in: scope)
    case .postfix, .macro, .unsupported: return unknown(expression, .unsupportedCode)
    }
  }

  /// The elements of a literal have one type, which the first of them may tell the others: `[Level.open, .closed]`.
  private func ofOneType(_ elements: [Value], in scope: Scope) -> [Value] {
    guard elements.count > 1, elements.contains(where: \.isImplicitMember),
      let known = elements.lazy.compactMap({ element -> TypeDeclaration? in
        if case .enumeration(let value) = element { value.declaration } else { nil }
      }).first else { return elements }
    let type = TypeReference(name: known.name, text: known.qualifiedName)
    return elements.map { $0.isImplicitMember ? coerce($0, to: type, in: scope) : $0 }
  }

  func typeValue(_ type: TypeReference, in scope: Scope) -> Value {
    if let declaration = self.declaration(of: type, in: scope) { return .type(declaration) }
    return .externalType(closed(type, in: scope).name)
  }

  private func evaluateTernary(_ condition: Expression, _ then: Expression, _ otherwise: Expression, in scope: Scope) -> Value {
    switch test(condition, in: scope) {
    case .always:
      reach?.ruleOut(otherwise.range, .test(expressionText(condition)))
      return evaluate(then, in: scope)
    case .never:
      reach?.ruleOut(then.range, .test(expressionText(condition)))
      return evaluate(otherwise, in: scope)
    case .depends(let yes, let no):
      let (first, second) = (under(yes) { evaluate(then, in: scope) }, under(no) { evaluate(otherwise, in: scope) })
      return choice([
        ConditionalValue(condition: yes, value: typed(first, like: second)),
        ConditionalValue(condition: no, value: typed(second, like: first)),
      ])
    }
  }

  /// A hole without a type beside a colour, a text or an image: both sides of `?:` are of one type.
  private func typed(_ value: Value, like other: Value) -> Value {
    guard case .unknown(var unknown) = value, unknown.type == nil else { return value }
    let name: String?
    switch other {
    case .member(let member): name = member.type
    case .view(.primitive(let view)): name = view.name
    default: name = nil
    }
    guard let name, Self.viewStyleTypes.contains(name) else { return value }
    unknown.type = TypeReference(name: name, text: name)
    return .unknown(unknown)
  }

  /// A choice, which is no choice when every alternative is the same plain value.
  func choice(_ alternatives: [ConditionalValue]) -> Value {
    if alternatives.count == 1 { return alternatives[0].value }
    return .choice(alternatives)
  }

  private func evaluateCompileTime(_ alternatives: [CompileTimeAlternative], _ expression: Expression, in scope: Scope) -> Value {
    var open: [ConditionalValue] = []
    for (position, alternative) in alternatives.enumerated() {
      guard let condition = alternative.condition else {
        let value = evaluate(alternative.value, in: scope)
        return open.isEmpty ? value : choice(open + [last(of: open, position: position, value: value)])
      }
      switch CompileCondition.evaluate(condition, for: codeSystem) {
      case true?:
        let value = evaluate(alternative.value, in: scope)
        return open.isEmpty ? value : choice(open + [last(of: open, position: position, value: value)])
      case false?:
        reach?.ruleOut(alternative.value.range, .compilation)
        continue
      case nil:
        let text = "#if " + expressionText(condition)
        open.append(ConditionalValue(
          condition: Condition(subject: compileSubject(expression), branch: position, description: text),
          value: evaluate(alternative.value, in: scope)))
      }
    }
    return open.isEmpty ? unknown(expression, .unsupportedCode) : choice(open)
  }

  private func compileSubject(_ expression: Expression) -> String {
    "#if \(expression.range.startPosition.line)"
  }

  private func last(of open: [ConditionalValue], position: Int, value: Value) -> ConditionalValue {
    let subject = open.first?.condition.subject ?? ""
    let text = open.map { "!(" + $0.condition.description.dropFirst(4) + ")" }.joined(separator: " && ")
    return ConditionalValue(condition: Condition(subject: subject, branch: position, description: "#if " + text), value: value)
  }

  private func evaluatePrefix(_ name: String, _ operand: Expression, _ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(operand, in: scope)
    switch (name, value) {
    case ("!", .boolean(let boolean)): return .boolean(!boolean)
    case ("-", .number(let number)): return .number(-number)
    case ("!", .choice(let alternatives)):
      return .choice(alternatives.map { alternative in
        if case .boolean(let boolean) = alternative.value {
          return ConditionalValue(condition: alternative.condition, value: .boolean(!boolean))
        }
        return ConditionalValue(condition: alternative.condition, value: unknown(expression, .dynamicValue))
      })
    case ("!", .unknown(let unknown)):
      return negation(of: unknown)
    default: return ownOperator(name, [value], expression) ?? unknown(expression, .dynamicValue)
    }
  }

  private func evaluateSubscript(_ base: Expression, _ arguments: [Argument], _ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(base, in: scope).unbound
    if case .unknown(let unknown) = value, let entries = unknown.entries, let found = entry(of: entries, arguments, type: unknown.type, in: scope) {
      return found
    }
    // `entry[keyPath: shown]`
    if arguments.count == 1, arguments[0].label == "keyPath",
      let member = applying(evaluate(arguments[0].value, in: scope), to: [value], source: expression.range) { return member }
    if case .array(let elements) = value, arguments.count == 1, arguments[0].label == nil,
      let part = slice(elements, arguments[0].value, in: scope) { return part }
    if case .array(let elements) = value, arguments.count == 1,
      case .number(let number) = evaluate(arguments[0].value, in: scope),
      elements.indices.contains(Int(clamping: number)) {
      return elements[Int(clamping: number)]
    }
    if let object = oneOf(value, arguments, in: scope) ?? ownSubscript(of: value, arguments, expression, in: scope) { return object }
    if case .unknown(let unknown) = value {
      if arguments.count == 1, arguments[0].value.isPosition, let views = addedViews(of: unknown) { return views }
      let suffix = written(SourceRange(
        file: expression.range.file, start: base.end(within: expression.range), end: expression.range.end))
      var element = unknown.type?.name == "[]" ? unknown.type?.arguments.first : nil
      element = element ?? (unknown.type?.name == "[:]" ? unknown.type?.arguments.last : nil)
      return .unknown(UnknownValue(
        expression: shortened(unknown.expression + suffix), type: element,
        declaration: element.flatMap { index.type(for: $0, from: scope.file, enclosing: scope.type) }))
    }
    return unknown(expression, .dynamicValue)
  }

  /// Whether two known values are equal; nil when that is not known.
  public func isSame(_ first: Value, _ second: Value) -> Bool? {
    switch (first.unbound, second.unbound) {
    case (.number(let a), .number(let b)): return a == b
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.absent, .absent): return true
    case (.text(let a), .text(let b)):
      guard let left = a.spoken.literal, let right = b.spoken.literal else { return nil }
      return left == right
    case (.enumeration(let a), .enumeration(let b)):
      return a.declaration === b.declaration && a.payload.isEmpty && b.payload.isEmpty ? a.name == b.name : nil
    case (.enumeration(let a), .member(let b)), (.member(let b), .enumeration(let a)):
      guard a.payload.isEmpty, b.arguments.isEmpty else { return nil }
      return a.name == b.name ? true : b.type == nil ? false : nil
    // No set of options is one of them.
    case (.array(let options), .member(let option)), (.member(let option), .array(let options)):
      return options.isEmpty && option.arguments.isEmpty ? false : nil
    // Two names may stand for one value; one name stands for one.
    case (.member(let a), .member(let b)):
      return a.name == b.name && a.type == b.type && a.arguments.isEmpty && b.arguments.isEmpty ? true : nil
    // Different objects may stand for one that only run time knows.
    case (.object(let a), .object(let b)): return a === b ? true : nil
    case (.absent, let other), (let other, .absent): return isCertainlyPresent(other) ? false : nil
    default: return nil
    }
  }

  /// Whether an optional is certainly not nil.
  func isCertainlyPresent(_ value: Value) -> Bool {
    switch value {
    case .text, .number, .boolean, .array, .tuple, .view, .closure, .function, .instance, .enumeration, .type,
      .externalType, .method: true
    case .object(let object): !object.mayBeAbsent
    case .binding(let inner): isCertainlyPresent(inner)
    // What tools make of assets is never nil.
    case .unknown(let unknown):
      unknown.expression.split(separator: ".").last.flatMap { Self.generatedType(of: String($0)) } == unknown.type
        && unknown.type != nil
    case .absent, .member, .choice: false
    }
  }
}

extension Value {
  fileprivate var isImplicitMember: Bool {
    if case .member(let member) = self { member.type == nil } else { false }
  }
}
