import AccessibilityModel
import SourceModel
import SwiftSource

/// Whether a value fits a pattern; maybe where only run time knows the value.
enum PatternMatch: Equatable {
  case yes, no, maybe
}

/// Whether values fit patterns (The Swift Programming Language: Patterns).
extension Evaluator {
  /// Whether a value fits a pattern; names that the pattern binds go into `scope`.
  func match(_ pattern: Pattern, _ value: Value, name: String, in scope: Scope) -> PatternMatch {
    switch pattern {
    case .wildcard: return .yes
    case .binding(let local):
      scope.bind(local, value)
      return .yes
    case .optional(let inner):
      if value.isAbsent { return .no }
      let result = match(inner, value, name: name, in: scope)
      return result == .yes && !isCertainlyPresent(value) ? .maybe : result
    case .enumCase(let caseName, let associated, let source):
      // `case Kind.phone.rawValue:` of a number or a text.
      if associated.isEmpty, value.isPlainConstant, case .member(_?, _) = source.kind,
        let same = isSame(value, evaluate(source, in: scope)) { return same ? .yes : .no }
      return matchCase(caseName, associated, value, name: name, in: scope)
    case .tuple(let patterns):
      var result = PatternMatch.yes
      for (position, element) in patterns.enumerated() {
        let part =
          component(position, of: value) ?? .unknown(UnknownValue(expression: "\(name).\(position)"))
        let match = self.match(element.pattern, part, name: "\(name).\(position)", in: scope)
        if match == .no { return .no }
        if match == .maybe { result = .maybe }
      }
      return result
    case .type(let type, let inner):
      if let isInstance = isInstance(value, of: type, in: scope) {
        if isInstance, let inner { _ = match(inner, value, name: name, in: scope) }
        return isInstance ? .yes : .no
      }
      let cast = Value.unknown(UnknownValue(
        expression: name, type: closed(type, in: scope), declaration: declaration(of: type, in: scope)))
      if let inner { _ = match(inner, cast, name: name, in: scope) }
      return .maybe
    case .expression(let expression):
      if let isInside = rangeContains(expression, value) { return isInside ? .yes : .no }
      guard let same = isSame(value, evaluate(expression, in: scope)) else { return .maybe }
      return same ? .yes : .no
    }
  }

  /// A part of a tuple, whichever of several it is.
  private func component(_ position: Int, of value: Value) -> Value? {
    switch value {
    case .tuple(let values): return values.indices.contains(position) ? values[position].value : nil
    case .choice(let alternatives):
      var parts: [ConditionalValue] = []
      for alternative in alternatives {
        guard let part = component(position, of: alternative.value) else { return nil }
        parts.append(ConditionalValue(condition: alternative.condition, value: part))
      }
      return .choice(parts)
    default: return nil
    }
  }

  private func matchCase(
    _ caseName: String, _ associated: [(label: String?, pattern: Pattern)], _ value: Value, name: String, in scope: Scope
  ) -> PatternMatch {
    var payload: [Value] = []
    var result = PatternMatch.maybe
    switch value.unbound {
    case .enumeration(let enumeration):
      guard enumeration.name == caseName else {
        let isOptional = caseName == "some" && index.enumCase(caseName, of: enumeration.declaration) == nil
        guard isOptional, let inner = associated.first?.pattern else { return isOptional ? .yes : .no }
        return match(inner, value, name: name, in: scope)
      }
      payload = enumeration.payload.map(\.value)
      result = .yes
    case .absent: return caseName == "none" ? .yes : .no
    // Something that is there, asked as an optional is.
    case let known where known.isPlainlyThere && ["none", "some"].contains(caseName):
      guard caseName == "some" else { return .no }
      return associated.first.map { match($0.pattern, value, name: name, in: scope) } ?? .yes
    case .unknown(let unknown): payload = unknownPayload(caseName, associated.count, of: unknown)
    case .member(let member):
      // A static member of a type that nobody knows may stand for any case of it: `Defaults.look`.
      guard member.name == caseName else { return member.type == nil ? .no : .maybe }
      payload = member.arguments.map(\.value)
    default: break
    }
    for (position, element) in associated.enumerated() {
      var part = position < payload.count ? payload[position] : .unknown(UnknownValue(expression: boundName(element.pattern) ?? name))
      // What is bound goes by the name that the code gives it.
      if let bound = boundName(element.pattern), case .unknown(var unknown) = part, value.isUnknown {
        unknown.expression = bound
        part = .unknown(unknown)
      }
      switch match(element.pattern, part, name: name, in: scope) {
      case .no: return .no
      case .maybe: result = .maybe
      case .yes: break
      }
    }
    return result
  }

  private func unknownPayload(_ caseName: String, _ count: Int, of unknown: UnknownValue) -> [Value] {
    if caseName == "success", let picture = Self.picture(inState: unknown.type) {
      return [.unknown(UnknownValue(expression: "image", type: picture))]
    }
    guard let declaration = unknown.declaration, let enumCase = index.enumCase(caseName, of: declaration) else { return [] }
    return enumCase.associated.enumerated().map { position, parameter in
      let text = parameter.label ?? (enumCase.associated.count == 1 ? caseName : "\(caseName).\(position)")
      return .unknown(UnknownValue(
        expression: text, type: parameter.type,
        declaration: index.type(for: parameter.type, from: enumCase.range.file, enclosing: declaration),
        reason: UnknownReason(.dynamicValue, text)))
    }
  }

  private func boundName(_ pattern: Pattern) -> String? {
    if case .binding(let name) = pattern { return name }
    return nil
  }

  /// Binds the names of a pattern that certainly fits.
  func bind(_ pattern: Pattern, to value: Value, in scope: Scope) {
    _ = match(pattern, value, name: "value", in: scope)
  }
}

extension Value {
  /// A number, a text or a truth value, and no case of anything.
  fileprivate var isPlainConstant: Bool {
    switch unbound {
    case .number, .text, .boolean: true
    default: false
    }
  }
}
