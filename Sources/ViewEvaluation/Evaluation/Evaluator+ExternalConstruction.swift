import AccessibilityModel
import SourceModel
import SwiftSource

/// Instances of types from outside the project.
extension Evaluator {
  /// An instance of a type from outside. As a view it is a primitive; texts are recognised first.
  func constructExternal(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    if let text = constructText(name, arguments, source: source) { return text }
    reach?.make(source)
    if runsEffects, let made = effects?.make(name, arguments, source: source) { return made }
    if name == "AnyView", let content = arguments.first(where: { $0.label == nil || $0.label == "erasing" }) {
      return .view(view(from: content.value, source: source))
    }
    if name == "UIHostingController" { noteHosted(arguments) }
    if name == "ModifiedContent", let content = arguments.first(labelled: "content"),
      let modifier = arguments.first(labelled: "modifier") {
      reach?.show(source)
      let base = view(from: content.value, source: source)
      return apply("modifier", [modifier.unlabelled], to: base, source: source, callRange: source)
    }
    if name == "[]" || name == "Array", arguments.isEmpty { return .array([]) }
    if name == "Array", let array = repeated(arguments) ?? copied(arguments, source) { return array }
    if name == "Optional", arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
    if name == "Binding" {
      if let constant = arguments.first, constant.label == nil { return .binding(constant.value.unbound) }
      return .binding(.unknown(bindingContent(arguments, source)))
    }
    if !Self.isOfDigits(name, arguments),
      let function = best(index.extensionFunctions("init", ofExternal: name, isStatic: false), for: arguments),
      !isRunning(function), !isShown(name, by: function, arguments), !takesOthers(function, arguments) {
      if let value = delegatedInitializer(function, name, arguments, source) { return value }
    }
    return .view(.primitive(PrimitiveView(name: name, arguments: arguments, source: source)))
  }

  /// Whether a call means `Text(_:)` of SwiftUI, beside which an app has one for attributed texts or for dates: it is the
  /// app's own where the argument is known to be of that type, and an attributed text is shown like any other.
  private func isShown(_ type: String, by function: FunctionDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    guard type == "Text", arguments.count == 1, arguments[0].label == nil, let parameter = function.parameters.first,
      index.types(named: parameter.type.name).isEmpty else { return false }
    if parameter.type.name.hasSuffix("AttributedString") { return true }
    guard case .unknown(let unknown) = arguments[0].value else { return true }
    return unknown.type?.name != parameter.type.name
  }

  /// `Color(hex: "#1D1D1D")`: by its digits more is known of the colour than by the arithmetic of an initialiser.
  private static func isOfDigits(_ type: String, _ arguments: [EvaluatedArgument]) -> Bool {
    guard ["Color", "UIColor", "NSColor"].contains(type), let first = arguments.first, let label = first.label else { return false }
    return ["hex", "hexString"].contains(label) || label.namesDigits && first.value.holdsDigits
  }

  /// `Array(repeating: item, count: 3)`.
  private func repeated(_ arguments: [EvaluatedArgument]) -> Value? {
    guard let item = arguments.first(labelled: "repeating"),
      case .number(let count)? = arguments.first(labelled: "count")?.value, count >= 0, count <= Double(Self.unrollLimit)
    else { return nil }
    return .array(Array(repeating: item.value, count: Int(count)))
  }

  /// `Array(items.enumerated())`: the same members.
  private func copied(_ arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    switch arguments[0].value {
    case .array: return arguments[0].value
    case .unknown(var unknown) where unknown.members != nil || elementType(unknown.type) != nil:
      unknown.expression = shortened(source)
      return .unknown(unknown)
    default: return nil
    }
  }

  /// `Binding(get: { model.isOn }, set: …)` stands for `model.isOn`.
  private func bindingContent(_ arguments: [EvaluatedArgument], _ source: SourceRange) -> UnknownValue {
    if let getter = arguments.first(labelled: "get"), case .closure(let closure) = getter.value,
      case .unknown(let unknown) = call(closure, arguments: []) {
      return unknown
    }
    let text = shortened(source)
    return UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text))
  }

  /// `extension Label { init(symbol: Symbol) { self.init(…) } }`: the built-in initialiser that it ends in.
  private func delegatedInitializer(
    _ function: FunctionDeclaration, _ name: String, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> Value? {
    guard let body = function.body else { return nil }
    let made = remembered(function, .externalType(name), arguments) {
      let scope = Scope(receiver: .externalType(name), type: nil, file: function.range.file)
      bind(arguments, to: function.parameters, in: scope)
      bindTypes(of: function, in: scope)
      var ways = Self.delegationLimit
      let made = descending(into: function) { delegated(body.statements, to: name, in: scope, &ways) }
      guard case .made(let value)? = made else { return nil }
      return value
    }
    return made.map { relocated($0, to: source) }
  }

  /// Ways through an initialiser that are told apart.
  private static let delegationLimit = 64

  /// What a way through an initialiser leaves.
  private enum Delegated {
    case made(Value)
    /// It fails, and nothing is made.
    case failed
    /// It was not followed.
    case open
  }

  /// What statements make of `self`.
  private func delegated(_ statements: [Statement], to name: String, in scope: Scope, _ ways: inout Int) -> Delegated {
    ways -= 1
    guard ways > 0 else { return .open }
    let statements = compiled(statements)
    for (position, statement) in statements.enumerated() {
      let rest = Array(statements[(position + 1)...])
      switch statement {
      case .variable(let variable): bindLocal(variable, in: scope)
      case .expression(let inner):
        if let made = delegated(inner, to: name, in: scope) { return .made(made) }
      case .conditional(let code):
        let inside = Scope(parent: scope)
        let result = test(code.conditions, in: inside)
        let then = delegated(code.then.statements + rest, to: name, in: inside, &ways)
        return chosen(result, then, delegated(code.left + rest, to: name, in: Scope(parent: scope), &ways))
      case .selection(let code):
        return delegated(code, subject: evaluate(code.subject, in: scope), rest, to: name, in: scope, &ways)
      case .guarded(let conditions, let left):
        let result = test(conditions, in: scope)
        let otherwise = delegated(left.statements, to: name, in: Scope(parent: scope), &ways)
        return chosen(result, delegated(rest, to: name, in: scope, &ways), otherwise)
      case .returned: return .failed
      default: break
      }
    }
    return .open
  }

  /// `self.init(named: name)!`, `self = .circle`
  private func delegated(_ expression: Expression, to name: String, in scope: Scope) -> Value? {
    switch expression.unwrapped.kind {
    case .call(let call):
      guard case .member(let base?, "init") = call.callee.kind, case .name("self") = base.kind else { return nil }
      return constructExternal(name, evaluated(call.arguments, in: scope), source: expression.range)
    case .assignment(let target, let value):
      guard case .name("self") = target.kind else { return nil }
      return evaluate(value, in: scope)
    default: return nil
    }
  }

  private func delegated(
    _ code: SwitchCode, subject: Value, _ rest: [Statement], to name: String, in scope: Scope, _ ways: inout Int
  ) -> Delegated {
    if case .choice(let alternatives) = subject {
      return joined(alternatives.map { alternative in
        (alternative.condition, delegated(code, subject: alternative.value, rest, to: name, in: scope, &ways))
      })
    }
    let open = self.ways(of: code, subject: subject, in: scope)
    let made = open.map { ($0.condition, delegated($0.body.statements + rest, to: name, in: $0.scope, &ways)) }
    if let only = made.first, only.0 == nil { return only.1 }
    return joined(made.compactMap { way in way.0.map { ($0, way.1) } })
  }

  private func chosen(_ verdict: Verdict, _ then: Delegated, _ otherwise: Delegated) -> Delegated {
    switch verdict {
    case .always: then
    case .never: otherwise
    case .depends(let yes, let no): joined([(yes, then), (no, otherwise)])
    }
  }

  /// What several ways come to of which run time takes one. One that fails makes nothing that anybody could hear.
  private func joined(_ ways: [(condition: Condition, result: Delegated)]) -> Delegated {
    var made: [ConditionalValue] = []
    for way in ways {
      switch way.result {
      case .made(let value): made.append(ConditionalValue(condition: way.condition, value: value))
      case .failed: break
      case .open: return .open
      }
    }
    switch made.count {
    case 0: return ways.isEmpty ? .open : .failed
    case 1: return .made(made[0].value)
    // An `if` that does something else before it hands over leads to the same either way.
    default: return .made(areAlike(made) ? made[0].value : .choice(made))
    }
  }

  private func areAlike(_ made: [ConditionalValue]) -> Bool {
    let prints = made.map { way in ValueFingerprint(self) { $0.add(way.value) } }
    return prints.allSatisfy { $0 != nil && $0 == prints[0] }
  }

  /// The view as if it stood at the call of the project's own initialiser: that is the place a developer knows.
  private func relocated(_ value: Value, to source: SourceRange) -> Value {
    switch value {
    case .view(.primitive(var primitive)):
      primitive.source = source
      return .view(.primitive(primitive))
    case .choice(let alternatives):
      return .choice(alternatives.map {
        ConditionalValue(condition: $0.condition, value: relocated($0.value, to: source))
      })
    default: return value
    }
  }
}

extension IfCode {
  /// The statements that are run where its conditions do not hold.
  var left: [Statement] {
    switch otherwise {
    case .block(let block)?: block.statements
    case .conditional(let nested)?: [.conditional(nested)]
    case nil: []
    }
  }
}
