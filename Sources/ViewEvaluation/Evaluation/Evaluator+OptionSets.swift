import SwiftSource

/// Sets of options that the project declares: told apart by the bits of their raw values.
extension Evaluator {
  /// Whether a set of options holds all of others; nil where one of them is not known.
  func optionsContain(_ set: Value, _ wanted: Value) -> Bool? {
    guard let type = optionType(of: set), let bits = optionBits(set, type), let others = optionBits(wanted, type)
    else { return nil }
    return bits & others == others
  }

  /// The members of an array literal where a set of options is asked for: `[.top, .leading]`.
  func optionLiteral(_ elements: [Value], of type: TypeDeclaration) -> Value? {
    guard index.conforms(type, to: "OptionSet") else { return nil }
    return .array(elements.map { option($0, of: type) ?? $0 })
  }

  private func optionType(of set: Value) -> TypeDeclaration? {
    switch set.unbound {
    case .instance(let instance): index.conforms(instance.declaration, to: "OptionSet") ? instance.declaration : nil
    case .array(let elements): elements.first.flatMap(optionType)
    default: nil
    }
  }

  private func optionBits(_ value: Value, _ type: TypeDeclaration) -> Int? {
    switch value.unbound {
    case .instance(let instance):
      guard instance.declaration === type, case .number(let number)? = instance.fields["rawValue"] else { return nil }
      return Int(exactly: number)
    case .array(let elements):
      return elements.reduce(.some(0)) { bits, element in
        optionBits(element, type).flatMap { own in bits.map { $0 | own } }
      }
    case .member: return option(value, of: type).flatMap { optionBits($0, type) }
    default: return nil
    }
  }

  /// What `.top` stands for.
  private func option(_ value: Value, of type: TypeDeclaration) -> Value? {
    guard case .member(let member) = value, member.type == nil, member.arguments.isEmpty,
      let found = staticMember(member.name, of: type, source: member.source) else { return nil }
    // `.top` may name itself in broken code.
    if case .member = found { return nil }
    return found
  }

  // MARK: - Options from outside

  /// `traits.union(.button)` and its kin, where options are told by their names; nil for other methods.
  func options(_ method: String, of set: Value, _ arguments: [EvaluatedArgument]) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    switch method {
    case "union": return optionSet(set, arguments[0].value)
    case "subtracting": return optionSet(set, without: arguments[0].value)
    default: return nil
    }
  }

  /// A set with the options of another one.
  func optionSet(_ set: Value, _ other: Value) -> Value? {
    merged(set, other) { own, more in own + more.filter { new in !own.contains { isSameOption($0, new) } } }
  }

  /// A set without the options of another one.
  func optionSet(_ set: Value, without other: Value) -> Value? {
    merged(set, other) { own, less in own.filter { option in !less.contains { isSameOption($0, option) } } }
  }

  private func merged(_ set: Value, _ other: Value, _ merge: ([Value], [Value]) -> [Value]) -> Value? {
    if case .choice(let alternatives) = set {
      let parts = alternatives.compactMap { alternative in
        merged(alternative.value, other, merge).map { ConditionalValue(condition: alternative.condition, value: $0) }
      }
      return parts.count == alternatives.count ? .choice(parts) : nil
    }
    if case .choice(let alternatives) = other {
      let parts = alternatives.compactMap { alternative in
        merged(set, alternative.value, merge).map { ConditionalValue(condition: alternative.condition, value: $0) }
      }
      return parts.count == alternatives.count ? .choice(parts) : nil
    }
    guard let own = options(of: set), let more = options(of: other) else { return nil }
    return .array(merge(own, more))
  }

  private func options(of set: Value) -> [Value]? {
    switch set.unbound {
    case .array(let elements): elements
    case .member(let member) where member.name == "none" && member.arguments.isEmpty: []
    case .unknown, .absent, .view: nil
    default: [set]
    }
  }

  private func isSameOption(_ first: Value, _ second: Value) -> Bool {
    if case .member(let a) = first, case .member(let b) = second { return a.name == b.name }
    return isSame(first, second) ?? false
  }
}
