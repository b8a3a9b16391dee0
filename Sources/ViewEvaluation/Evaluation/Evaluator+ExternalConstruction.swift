import AccessibilityModel
import SourceModel
import SwiftSource

/// Instances of types from outside the project.
extension Evaluator {
  /// An instance of a type from outside. As a view it is a primitive; texts are recognised first.
  func constructExternal(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    if let text = constructText(name, arguments, source: source) { return text }
    reach?.make(source)
    // `Task { label.text = await title() }`
    if runsEffects, Self.closureRunners.contains(name) {
      let closures = arguments.filter { argument in if case .closure = argument.value { true } else { false } }
      effects?.handOver(ObjectCall(name: name, arguments: closures, source: source))
    }
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
    if name == "Dictionary", let entries = dictionary(made: arguments, source) { return entries }
    // What only holds a value (Swift standard library).
    if ["Optional", "AnyHashable"].contains(name), arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
    if name == "Binding" {
      if let constant = arguments.first, constant.label == nil { return .binding(constant.value.unbound) }
      return .binding(.unknown(bindingContent(arguments, source)))
    }
    if !Self.isOfDigits(name, arguments),
      let function = best(index.extensionFunctions("init", ofExternal: name, isStatic: false), for: arguments),
      !isRunning(function), !isShown(name, by: function, arguments), !takesOthers(function, arguments) {
      if let value = delegatedInitializer(function, name, arguments, source) { return value }
    }
    let made = ViewNode.primitive(PrimitiveView(name: name, arguments: arguments, source: source))
    return .view(name == "Button" ? showingHosted(made, by: arguments) : made)
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
    guard colours.contains(type), let first = arguments.first else { return false }
    if first.value.holdsMarkedDigits, arguments.count == 1 { return true }
    guard let label = first.label else { return false }
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
    let made = remembered(function, .externalType(name), arguments) {
      descending(into: function) { whole(from: function, making: .external(name), arguments) } ?? nil
    }
    return made.map { relocated($0, to: source) }
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
