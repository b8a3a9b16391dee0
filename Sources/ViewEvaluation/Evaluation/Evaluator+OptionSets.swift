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
}
