import AccessibilityModel
import SourceModel
import SwiftSource

/// Values that are used like functions, and optionals that are mapped.
extension Evaluator {
  /// What comes of a closure, a function, an initialiser or a key path for some values; nil when it is none of these.
  func applying(_ transform: Value, to values: [Value], source: SourceRange) -> Value? {
    let values = parted(values, for: transform)
    switch transform {
    case .closure(let closure): return call(closure, arguments: values)
    case .function(let function):
      return call(function.declaration, receiver: function.receiver, values: values, source: source)
    case .text(let text):
      guard let path = text.keyPath, let root = values.first else { return nil }
      return following(path, from: root, source: source)
    case .type(let type): return constructing(type, from: values, source: source)
    case .method(let method):
      if let function = function(of: method, taking: values.count) {
        return call(function, receiver: method.receiver, values: values, source: source)
      }
      return effects?.call(ObjectCall(name: method.name, arguments: plain(values, source), source: source), on: method.receiver)
    case .externalType(let name): return constructExternal(name, plain(values, source), source: source)
    case .member(let member) where member.name == "init" && member.arguments.isEmpty:
      return member.type.map { constructExternal($0, plain(values, source), source: source) }
    default: return nil
    }
  }

  /// The parts of a pair for a function or initialiser that takes as many arguments, `zip(names, symbols).map(Page.init)`:
  /// a function that takes a list of arguments is handed a tuple of them (Swift: SE-0110, its regression for closures and
  /// functions that are handed on). Closures part them by themselves.
  private func parted(_ values: [Value], for transform: Value) -> [Value] {
    guard values.count == 1, case .tuple(let parts) = values[0], parts.count > 1 else { return values }
    let takesParts = switch transform {
    case .function(let function): function.declaration.parameters.count == parts.count
    case .type(let type):
      index.initializers(of: type).isEmpty || index.initializers(of: type).contains { $0.parameters.count == parts.count }
    default: false
    }
    return takesParts ? parts.map(\.value) : values
  }

  /// The function of an object's class that its name means where it is handed on, whatever the labels of its
  /// parameters. A framework that calls it may hand it more than is known.
  private func function(of method: BoundMethod, taking count: Int) -> FunctionDeclaration? {
    guard case .object(let object) = method.receiver, let type = object.declaration else { return nil }
    let functions = index.functions(method.name, of: type, isStatic: false).filter { $0.body != nil }
    return functions.first { $0.parameters.count == count } ?? functions.first { $0.parameters.count > max(count, 1) }
  }

  private func plain(_ values: [Value], _ source: SourceRange) -> [EvaluatedArgument] {
    values.map { EvaluatedArgument(label: nil, value: $0, source: source) }
  }

  /// The value at the end of a key path; a hole where it leads to what is not known.
  private func following(_ path: [String], from root: Value, source: SourceRange) -> Value {
    path.reduce(root) { value, name in
      value.mapAlternatives { alternative in
        if name == "self" { return alternative }
        if let member = member(name, of: alternative, source: source) { return member }
        guard case .unknown(let unknown) = alternative else {
          return .unknown(UnknownValue(expression: shortened(source), reason: UnknownReason(.dynamicValue, name)))
        }
        let text = shortened("\(unknown.expression).\(name)")
        return .unknown(UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text)))
      }
    }
  }

  /// `Row.init` as a function: its arguments have no labels, so they go to the parameters by their places.
  private func constructing(_ type: TypeDeclaration, from values: [Value], source: SourceRange) -> Value {
    let parameters = index.initializers(of: type).map(\.parameters).first { parameters in
      values.count <= parameters.count && parameters.dropFirst(values.count).allSatisfy { $0.defaultValue != nil }
    }
    let labels = parameters?.map(\.label) ?? storedProperties(of: type).map { Optional($0.name) }
    let arguments = values.enumerated().map { position, value in
      EvaluatedArgument(label: position < labels.count ? labels[position] : nil, value: value, source: source)
    }
    return construct(type, arguments: arguments, source: source)
  }

  /// What tells a member of a collection from the others: what `id:` says, a number itself, or the `id` of one of the
  /// project's types. Nil where that is not known.
  public func identity(of member: Value, by path: EvaluatedArgument?, source: SourceRange) -> Value? {
    if let path {
      guard case .text(let text) = path.value, let names = text.keyPath else { return nil }
      return following(names, from: member, source: source)
    }
    switch member {
    case .number: return member
    case .instance, .enumeration: return self.member("id", of: member, source: source)
    default: return nil
    }
  }

  // MARK: - Optionals

  /// `title.map { Text($0) }`: what the closure makes of the value where there is one; nil when it is no such call.
  func mappedOptional(
    _ name: String, _ value: Value, _ arguments: [EvaluatedArgument], base: Expression, source: SourceRange
  ) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    let transform = arguments[0].value
    switch value {
    case .absent: return .absent
    // What is there in one of several ways in which it may be missing.
    case .unknown(let unknown) where isOneThing(unknown): return applying(transform, to: [value], source: source)
    case .unknown(var unknown):
      let isKnown = unknown.type != nil
      // What code gave an optional may be known to be there by now. A text has characters to go through, but no view is
      // made of them all: `names[safe: 1].map(Text.init)`.
      let isThere = unknown.type?.name == "String" && unknown.type?.isOptional != true
      guard !isKnown || isThere || unknown.type?.isOptional == true else { return nil }
      unknown.type?.isOptional = false
      guard let result = applying(transform, to: [.unknown(unknown)], source: source) else { return nil }
      if isThere { return isViewValue(result) ? result : nil }
      // Without a type it may be a collection: one thing of which a view is made is none.
      guard isKnown || base.namesOneThing && isViewValue(result) else { return nil }
      guard case .depends(let present, let absent) = dependent(on: "\(unknown.expression) != nil") else { return nil }
      return .choice([
        ConditionalValue(condition: present, value: result), ConditionalValue(condition: absent, value: .absent),
      ])
    case .text:
      // A string has a `map` of its own, over its characters.
      if case .string = base.kind { return nil }
      return applying(transform, to: [value], source: source)
    case .number, .boolean, .instance, .enumeration, .object: return applying(transform, to: [value], source: source)
    // Something from outside that is no view, such as a picture, of which one is made.
    case .view(let node) where !isLikelyView(node) && base.namesOneThing:
      guard let result = applying(transform, to: [value], source: source), isViewValue(result) else { return nil }
      return result
    default: return nil
    }
  }

  /// Whether the type of a value, which is no optional, has no `map` of its own.
  private func isOneThing(_ unknown: UnknownValue) -> Bool {
    guard let type = unknown.type, !type.isOptional else { return false }
    guard let declaration = unknown.declaration else {
      return Self.standardTypes.contains(type.name) && !["String", "Substring", "Data"].contains(type.name)
    }
    return declaration.kind != .protocolType && !["Sequence", "Collection"].contains { index.conforms(declaration, to: $0) }
      && index.functions("map", of: declaration, isStatic: false).isEmpty
  }

  // MARK: - Ranges

  /// `(1...5).contains(3)`, however long the range is; nil when a part is not known.
  func rangeContains(_ range: Expression, _ value: Value) -> Bool? {
    guard case .number(let number) = value.unbound, let ends = bounds(of: range) else { return nil }
    if let low = ends.low, number < low { return false }
    if let high = ends.high, ends.isOpen ? number >= high : number > high { return false }
    return true
  }

  /// The ends of a range that is written with numbers.
  private func bounds(of range: Expression) -> (low: Double?, high: Double?, isOpen: Bool)? {
    func number(_ expression: Expression) -> Double? {
      switch expression.kind {
      case .integer(let value): return Double(value)
      case .float(let value): return value
      case .prefix("-", let operand): return number(operand).map { -$0 }
      default: return nil
      }
    }
    switch range.kind {
    case .binary(let name, let left, let right) where name == "..." || name == "..<":
      guard let low = number(left), let high = number(right) else { return nil }
      return (low, high, name == "..<")
    case .prefix(let name, let operand) where name == "..." || name == "..<":
      return number(operand).map { (nil, $0, name == "..<") }
    case .postfix("...", let operand): return number(operand).map { ($0, nil, false) }
    default: return nil
    }
  }
}

extension Expression {
  /// A variable or property with a name in the singular.
  fileprivate var namesOneThing: Bool {
    switch kind {
    case .name(let name), .member(_, let name): !name.hasSuffix("s")
    case .tuple(let parts): parts.count == 1 && parts[0].value.namesOneThing
    case .binary("??", let left, let right): left.namesOneThing && right.namesOneThing
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.namesOneThing
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind { Self.mapping.contains(name) && base.namesOneThing } else { false }
    default: false
    }
  }

  private static let mapping: Set<String> = ["map", "flatMap"]
}

extension TextValue {
  /// The names along a key path, which is kept as its text; nil for other texts.
  public var keyPath: [String]? {
    guard case .string = kind, let text = spoken.literal, text.hasPrefix("\\.") else { return nil }
    return text.dropFirst(2).split(separator: ".").map(String.init)
  }
}
