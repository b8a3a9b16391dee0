import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What code makes the members of a list of, where only run time knows these. It is worked out when somebody asks for a
/// member, since most lists are only counted or handed on.
final class MadeMembers: Sendable {
  /// What is done with each member of the other list.
  enum Way: Sendable {
    /// `map`
    case each(Value)
    /// `compactMap`
    case present(Value)
    /// `flatMap`
    case flat(Value)
    /// `enumerated`
    case numbered
    /// What code adds to a list of views that is a variable of a type.
    case added(PropertyDeclaration, TypeDeclaration)
  }

  let way: Way
  let list: Value
  let source: SourceRange

  init(_ way: Way, of list: Value, source: SourceRange) {
    self.way = way
    self.list = list
    self.source = source
  }
}

/// Members of lists that only run time knows.
extension Evaluator {
  /// Methods of lists that give the same members, or some of them (Apple: documentation of Sequence, Collection).
  private static let choosing = FrameworkNames.names(.choosingMethod)

  /// What a method of a list comes to, with what is known of its members.
  func withMembers(
    _ result: UnknownValue, of list: UnknownValue, _ name: String, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) -> UnknownValue {
    var result = result
    if Self.choosing.contains(name) {
      guard list.members != nil || elementType(list.type) != nil else { return result }
      result.type = list.type
      result.type?.isOptional = false
      result.declaration = list.declaration
      result.members = list.members
    } else if let way = way(name, arguments), list.type == nil || elementType(list.type) != nil {
      result.members = MadeMembers(way, of: .unknown(list), source: source)
    }
    return result
  }

  /// `names.first` and `names.randomElement()`: a member of a list of which only its type is known; nil for all else.
  ///
  /// - Parameter text: How the value is told of.
  func oneMember(_ name: String, of list: UnknownValue, as text: String, source: SourceRange) -> Value? {
    guard Self.single.contains(name), list.declaration == nil, list.type?.isList == true,
      var type = elementType(list.type) else { return nil }
    type.isOptional = true
    return .unknown(UnknownValue(
      expression: text, type: type, declaration: index.type(for: type, from: source.file, enclosing: nil),
      reason: UnknownReason(.dynamicValue, text)))
  }

  private static let single = FrameworkNames.names(.singleMember)

  private func way(_ name: String, _ arguments: [EvaluatedArgument]) -> MadeMembers.Way? {
    if name == "enumerated" { return arguments.isEmpty ? .numbered : nil }
    // What does something to objects is run where it stands (`openTransform`).
    guard !runsEffects, arguments.count == 1 else { return nil }
    switch name {
    case "map": return .each(arguments[0].value)
    case "compactMap": return .present(arguments[0].value)
    case "flatMap": return .flat(arguments[0].value)
    default: return nil
    }
  }

  /// One member that stands for all.
  ///
  /// - Parameter parts: What the code that gets it calls it, or its parts.
  func member(of value: Value, name: String, parts: [String] = [], in scope: Scope) -> Value {
    var type: TypeReference?
    var declaration: TypeDeclaration?
    if case .unknown(let unknown) = value {
      if let members = unknown.members, let member = member(members, name, parts, in: scope) { return member }
      type = elementType(unknown.type)
      declaration = type.flatMap { index.type(for: $0, from: scope.file, enclosing: unknown.declaration ?? scope.type) }
    }
    return .unknown(UnknownValue(
      expression: name, type: type, declaration: declaration, reason: UnknownReason(.dynamicValue, name)))
  }

  private func member(_ members: MadeMembers, _ name: String, _ parts: [String], in scope: Scope) -> Value? {
    let made: Value?
    switch members.way {
    case .numbered:
      let names = parts.count == 2 ? parts : ["\(name).offset", "\(name).element"]
      let offset = UnknownValue(
        expression: names[0], type: TypeReference(name: "Int", text: "Int"), reason: UnknownReason(.dynamicValue, names[0]))
      return .tuple([
        LabelledValue(label: "offset", value: .unknown(offset)),
        LabelledValue(label: "element", value: member(of: members.list, name: names[1], in: scope)),
      ])
    case .added(let property, let owner): made = addedViews(property, of: owner)
    case .each(let transform): made = each(transform, members, in: scope)
    case .present(let transform): made = each(transform, members, in: scope).flatMap(present)
    case .flat(let transform):
      guard case .unknown(let inner)? = each(transform, members, in: scope) else { return nil }
      made = member(of: .unknown(inner), name: name, in: scope)
    }
    // One hole goes by the name that the code around has for it.
    guard case .unknown(var hole)? = made else { return made }
    hole.expression = name
    hole.reason = UnknownReason(.dynamicValue, name)
    return .unknown(hole)
  }

  private func each(_ transform: Value, _ members: MadeMembers, in scope: Scope) -> Value? {
    let element = member(of: members.list, name: parameterName(of: transform) ?? "element", in: scope)
    return applying(transform, to: [element], source: members.source)
  }

  /// What of a value is no nil.
  private func present(_ value: Value) -> Value? {
    switch value {
    case .absent: return nil
    case .unknown(var unknown):
      unknown.type?.isOptional = false
      return .unknown(unknown)
    case .choice(let alternatives):
      let kept = alternatives.filter { !$0.value.isAbsent }
      return kept.count > 1 ? .choice(kept) : kept.first?.value
    default: return value
    }
  }
}
