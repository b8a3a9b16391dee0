import SourceModel
import SwiftSource

/// What expressions come to in an app that nobody handed anything when it started, as far as that tells: no argument
/// but the path of the program, and no variable of a developer (Apple: documentation of ProcessInfo and of schemes,
/// "Arguments Passed On Launch"); nor is its environment that of those who make it.
final class LaunchValues {
  enum Value: Equatable {
    case process, arguments, environment
    case nothing, no, yes
  }

  /// Where an expression stands.
  struct Place {
    /// The type around it, by name.
    var type: String?
    var locals: [String: Value] = [:]
  }

  private enum Member {
    case property(PropertyDeclaration)
    case function(FunctionDeclaration)
  }

  /// Type → name → its member; nil where several have that name. What stands outside of types is under nothing.
  private var members: [String: [String: Member?]] = [:]
  private var answers: [String: (value: Value?, isOfLaunch: Bool)] = [:]
  /// Whether something that the app is started with was asked for.
  private var isOfLaunch = false

  init(_ files: [FileDeclarations]) {
    for file in files {
      for property in file.properties { add(.property(property), property.name, to: "") }
      for type in file.types { add(type) }
      for declaration in file.extensions { add(declaration.members, to: declaration.extendedType.name) }
    }
  }

  private func add(_ type: TypeDeclaration) { add(type.members, to: type.name) }

  private func add(_ all: Members, to type: String) {
    for property in all.properties { add(.property(property), property.name, to: type) }
    for function in all.functions where function.parameters.isEmpty { add(.function(function), function.name, to: type) }
    all.types.forEach(add)
  }

  private func add(_ member: Member, _ name: String, to type: String) {
    let isKnown = members[type]?.index(forKey: name) != nil
    members[type, default: [:]][name] = .some(isKnown ? nil : member)
  }

  // MARK: - Conditions

  /// Whether all conditions hold where nothing is handed over; nil where that does not decide it.
  func verdict(of conditions: [ConditionElement], in place: inout Place) -> Bool? {
    let outer = isOfLaunch
    isOfLaunch = false
    defer { isOfLaunch = outer || isOfLaunch }
    var result: Bool? = true
    for condition in conditions {
      let value: Value?
      switch condition {
      case .expression(let expression): value = self.value(of: expression, in: place)
      case .binding(let name, let bound, _):
        let known = bound.map { self.value(of: $0, in: place) } ?? place.locals[name].map(launched)
        place.locals[name] = nil
        value = known == .nothing ? .no : nil
      case .pattern, .availability: value = nil
      }
      if value == .no, isOfLaunch { return false }
      if value != .yes { result = nil }
    }
    return isOfLaunch ? result : nil
  }

  /// What a constant holds, where that is because of what was not handed over.
  func launchValue(of expression: Expression?, in place: Place) -> Value? {
    guard let expression else { return nil }
    let outer = isOfLaunch
    isOfLaunch = false
    defer { isOfLaunch = outer || isOfLaunch }
    let value = value(of: expression, in: place)
    return isOfLaunch || value == .process ? value : nil
  }

  // MARK: - Expressions

  func value(of expression: Expression, in place: Place) -> Value? {
    switch expression.kind {
    case .boolean(let value): return value ? .yes : .no
    case .nilLiteral: return .nothing
    case .name(let name): return place.locals[name].map(launched) ?? member(name, of: place.type ?? "") ?? member(name, of: "")
    case .member(let base?, let name): return value(of: name, of: base, in: place)
    case .optionalChain(let inner): return value(of: inner, in: place)
    case .cast(let inner, _, _): return value(of: inner, in: place) == .nothing ? .nothing : nil
    case .subscription(let base, _): return value(of: base, in: place) == .environment ? .nothing : nil
    case .call(let call): return value(of: call, in: place)
    case .prefix("!", let operand): return Self.opposite(value(of: operand, in: place))
    case .binary(let sign, let left, let right): return value(of: sign, left, right, in: place)
    case .ternary(let condition, let then, let otherwise):
      switch value(of: condition, in: place) {
      case .yes: return value(of: then, in: place)
      case .no: return value(of: otherwise, in: place)
      default: return nil
      }
    default: return nil
    }
  }

  private static func opposite(_ value: Value?) -> Value? {
    switch value {
    case .yes: .no
    case .no: .yes
    default: nil
    }
  }

  private func value(of name: String, of base: Expression, in place: Place) -> Value? {
    if case .name(let owner) = base.kind {
      switch (owner, name) {
      case ("ProcessInfo", "processInfo"), ("NSProcessInfo", "processInfo"): return .process
      case ("CommandLine", "arguments"): return launched(.arguments)
      case ("self", _), ("Self", _): return member(name, of: place.type ?? "")
      default: if owner.first?.isUppercase == true { return member(name, of: owner) }
      }
    }
    switch (value(of: base, in: place), name) {
    case (.process, "arguments"): return launched(.arguments)
    case (.process, "environment"): return launched(.environment)
    case (.nothing, _): return .nothing
    default: return nil
    }
  }

  private func launched(_ value: Value) -> Value {
    isOfLaunch = true
    return value
  }

  private func value(of call: Call, in place: Place) -> Value? {
    switch call.callee.kind {
    case .closure(let closure) where call.arguments.isEmpty: return run(closure.body.statements, in: place)
    case .name where call.arguments.isEmpty: return value(of: call.callee, in: place)
    case .member(let base?, let name):
      switch (value(of: base, in: place), name) {
      case (.arguments, "contains"): return .no
      case (.arguments, "first"), (.arguments, "firstIndex"), (.arguments, "last"), (.arguments, "lastIndex"): return .nothing
      case (.arguments, "dropFirst"): return .arguments
      case (.nothing, _): return .nothing
      default: return call.arguments.isEmpty ? value(of: name, of: base, in: place) : nil
      }
    default: return nil
    }
  }

  private func value(of sign: String, _ left: Expression, _ right: Expression, in place: Place) -> Value? {
    let first = value(of: left, in: place)
    switch sign {
    case "&&":
      if first == .no { return .no }
      let second = value(of: right, in: place)
      return second == .no ? .no : first == .yes ? second : nil
    case "||":
      if first == .yes { return .yes }
      let second = value(of: right, in: place)
      return second == .yes ? .yes : first == .no ? second : nil
    case "??": return first == .nothing ? value(of: right, in: place) : first
    case "==", "!=":
      if let holds = MakersEnvironment.holds(sign, left, right) { return launched(holds ? .yes : .no) }
      guard first == .nothing else { return nil }
      let isSame: Bool
      switch right.kind {
      case .nilLiteral: isSame = true
      case .string, .integer, .float, .boolean, .member(nil, _): isSame = false
      default: return nil
      }
      return isSame == (sign == "==") ? .yes : .no
    default: return nil
    }
  }

  // MARK: - Members

  private func member(_ name: String, of type: String) -> Value? {
    guard let member = members[type]?[name] ?? nil else { return nil }
    let key = "\(type).\(name)"
    if let known = answers[key] {
      isOfLaunch = isOfLaunch || known.isOfLaunch
      return known.value
    }
    // What is asked for while it is being found out is not known.
    answers[key] = (nil, false)
    let outer = isOfLaunch
    isOfLaunch = false
    let place = Place(type: type)
    let value: Value? = switch member {
    case .property(let property):
      property.getter.map { run($0.statements, in: place) }
        ?? (property.isConstant ? property.initializer.flatMap { self.value(of: $0, in: place) } : nil)
    case .function(let function): function.body.flatMap { run($0.statements, in: place) }
    }
    // Only what is not known otherwise is told here.
    let answer = (value: isOfLaunch ? value : nil, isOfLaunch: isOfLaunch)
    answers[key] = answer
    isOfLaunch = outer || answer.isOfLaunch
    return answer.value
  }

  /// What statements return; nil where that is not known, or they run off their end.
  private func run(_ statements: [Statement], in place: Place) -> Value? {
    var place = place
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .variable(let variable): place.locals[variable.name] = launchValue(of: variable.initializer, in: place)
      case .returned(let value?): return self.value(of: value, in: place)
      case .expression(let expression) where statements.count == 1: return value(of: expression, in: place)
      case .guarded(let conditions, let otherwise):
        switch verdict(of: conditions, in: &place) {
        case true?: continue
        case false?: return run(otherwise.statements, in: place)
        case nil: return nil
        }
      case .conditional(let code):
        var inner = place
        let rest = Array(statements[(index + 1)...])
        switch (verdict(of: code.conditions, in: &inner), code.otherwise) {
        case (true?, _): return run(code.then.statements + rest, in: inner)
        case (false?, .block(let block)?): return run(block.statements + rest, in: place)
        case (false?, nil): continue
        default: return nil
        }
      case .compileTime(let blocks):
        let values = blocks.map { run($0.statements, in: place) }
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
      default: return nil
      }
    }
    return nil
  }
}
