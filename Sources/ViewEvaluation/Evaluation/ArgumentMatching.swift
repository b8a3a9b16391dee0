import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a parameter gets from a call.
enum MatchedArgument {
  case value(Value)
  case variadic([Value])
  case missing

  var isVariadic: Bool { if case .variadic = self { true } else { false } }
}

/// What decides whether arguments fit a parameter.
struct ParameterShape: Hashable {
  let label: String?
  let type: String
  let attributes: [String]
  let isVariadic: Bool
  let hasDefault: Bool

  init(_ parameter: Parameter) {
    label = parameter.label
    type = parameter.type.text
    attributes = parameter.attributes
    isVariadic = parameter.isVariadic
    hasDefault = parameter.defaultValue != nil
  }
}

extension Evaluator {
  /// What methods of the standard library and Foundation come to, whatever they are called on (Apple: documentation of
  /// Sequence, StringProtocol, FormatStyle).
  private static let resultTypes = [
    "joined": "String", "uppercased": "String", "lowercased": "String", "capitalized": "String",
    "trimmingCharacters": "String", "replacingOccurrences": "String", "formatted": "String",
  ]

  /// The type of what a method that was not followed comes to, where its name tells.
  static func resultType(of method: String) -> TypeReference? {
    resultTypes[method].map { TypeReference(name: $0, text: $0) }
  }

  /// For each parameter its argument. Lenient: code that compiles is matched rightly, other code somehow.
  func match(_ arguments: [EvaluatedArgument], to parameters: [Parameter]) -> [MatchedArgument] {
    var result = [MatchedArgument](repeating: .missing, count: parameters.count)
    var taken = [Bool](repeating: false, count: parameters.count)
    var position = 0
    for argument in arguments where !argument.isTrailingClosure {
      // Only the first argument of a variadic parameter has its label (The Swift Programming Language, Variadic Parameters).
      let goesOn = argument.label == nil && result.indices.contains(position) && result[position].isVariadic
      guard let target = goesOn ? position
        : parameters.indices.first(where: { $0 >= position && !taken[$0] && parameters[$0].label == argument.label })
      else { continue }
      if parameters[target].isVariadic {
        if case .variadic(let values) = result[target] {
          result[target] = .variadic(values + [argument.value])
        } else {
          result[target] = .variadic([argument.value])
        }
        position = target
      } else {
        result[target] = .value(argument.value)
        taken[target] = true
        position = target + 1
      }
    }
    matchTrailingClosures(arguments.filter(\.isTrailingClosure), to: parameters, &result, &taken)
    return result
  }

  /// The unlabelled closure first, then those with labels behind it (SE-0279).
  private func matchTrailingClosures(
    _ closures: [EvaluatedArgument], to parameters: [Parameter], _ result: inout [MatchedArgument], _ taken: inout [Bool]
  ) {
    let start = (taken.lastIndex(of: true) ?? -1) + 1
    var end = parameters.count
    for closure in closures where closure.label != nil {
      if let target = parameters.indices.first(where: { !taken[$0] && parameters[$0].label == closure.label }) {
        result[target] = .value(closure.value)
        taken[target] = true
        end = min(end, target)
      }
    }
    guard let first = closures.first(where: { $0.label == nil }) else { return }
    let free = parameters.indices.filter { !taken[$0] && isFunctionLike(parameters[$0]) }
    let candidates = free.filter { $0 >= start && $0 < end }
    let isLone = closures.count == 1
    if let target = forwardMatch(candidates, parameters, before: end, isLone: isLone) ?? candidates.last ?? free.last {
      result[target] = .value(first.value)
      taken[target] = true
    }
  }

  /// SE-0286: the unlabelled closure goes to the first parameter of function type behind those in parentheses; one that
  /// needs no argument is passed over where one behind it, up to the next labelled closure's, does. A lone closure was
  /// matched from the end before, which Swift 5 prefers where both ways fit.
  private func forwardMatch(_ candidates: [Int], _ parameters: [Parameter], before end: Int, isLone: Bool) -> Int? {
    let needed = parameters.indices.filter { parameters[$0].defaultValue == nil && !parameters[$0].isVariadic }
    return candidates.first { candidate in
      needed.contains(candidate) || !isLone && !needed.contains { $0 > candidate && $0 < end }
    }
  }

  func isFunctionLike(_ parameter: Parameter) -> Bool {
    parameter.type.name == "->" || parameter.attributes.contains { $0.hasSuffix("Builder") || $0 == "escaping" }
  }

  /// The overload that a call means: labels must fit; of those, the one with fewest defaults used. Where none takes an
  /// implicit member that no source shows, such as a package's `.adaptive(width: 90)` of `CGFloat`, the package has it:
  /// the system has no initialiser or static function of the same labels to be meant instead.
  func best(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument]) -> FunctionDeclaration? {
    if let winner = winner(of: candidates, for: arguments, trustsMembers: false) { return winner }
    guard arguments.contains(where: { $0.label != nil && Self.isBareMember($0.value) }) else { return nil }
    return winner(of: candidates.filter { $0.isStatic || $0.name == "init" }, for: arguments, trustsMembers: true)
  }

  private func winner(
    of candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument], trustsMembers: Bool
  ) -> FunctionDeclaration? {
    var winner: (function: FunctionDeclaration, score: Int)?
    for candidate in candidates {
      guard let score = fit(arguments, candidate, trustsMembers: trustsMembers) else { continue }
      if winner.map({ score > $0.score }) ?? true { winner = (candidate, score) }
    }
    return winner?.function
  }

  private static func isBareMember(_ value: Value) -> Bool {
    if case .member(let member) = value { member.type == nil } else { false }
  }

  /// Whether an argument is known to be of another kind than the parameter, so that the call means an initialiser of the
  /// system with the same labels.
  func takesOthers(_ function: FunctionDeclaration, _ arguments: [EvaluatedArgument]) -> Bool {
    zip(function.parameters, match(arguments, to: function.parameters)).contains { parameter, matched in
      guard case .value(let value) = matched else { return false }
      return isOfAnotherKind(value, parameter, of: function)
    }
  }

  /// How well arguments fit parameters; nil when they do not. Members without a type are trusted to be of a standard
  /// type where the parameter has a label.
  private func fit(
    _ arguments: [EvaluatedArgument], _ function: FunctionDeclaration, trustsMembers: Bool
  ) -> Int? {
    let parameters = function.parameters
    if arguments.contains(where: { isNoInteger($0, among: parameters) }) { return nil }
    for argument in arguments where !argument.isTrailingClosure || argument.label != nil {
      guard parameters.contains(where: { $0.label == argument.label || $0.isVariadic && argument.label == nil }) else { return nil }
    }
    var score = 0, matchedCount = 0
    for (parameter, matched) in zip(parameters, match(arguments, to: parameters)) {
      switch matched {
      case .missing:
        if parameter.defaultValue == nil, !parameter.isVariadic { return nil }
        score -= 1
      case .value(let value):
        let isTrusted = trustsMembers && parameter.label != nil && Self.isBareMember(value)
          && Self.standardTypes.contains(parameter.type.name)
        guard isTrusted || isPossible(value, parameter, of: function), hasPossibleParameters(value, for: parameter)
        else { return nil }
        score += plausibility(value, parameter)
        // Code that compiles means another one, where there is one.
        if isOfAnotherKind(value, parameter, of: function) { score -= 100 }
        matchedCount += 1
      case .variadic(let values):
        score += values.count
        matchedCount += values.count
      }
    }
    return matchedCount == arguments.count ? score : nil
  }

  /// Whether a value can be of the parameter's type, as far as one of the project's types tells: a string is none of
  /// its enums, and an implicit member belongs to the type that has it.
  private func isPossible(_ value: Value, _ parameter: Parameter, of function: FunctionDeclaration) -> Bool {
    if parameter.type.name == "->", !parameter.attributes.contains("autoclosure"), isNoFunction(value) { return false }
    guard let type = ownType(of: parameter, of: function), type.kind != .protocolType else {
      return isPossible(value, standardType: parameter.type.name) && !isColourOfSwiftUI(value, for: parameter, of: function)
    }
    switch value {
    case .unknown(let unknown):
      // A value of a standard type is none of the project's.
      return unknown.declaration != nil || !Self.standardTypes.contains(unknown.type?.name ?? "")
    case .text: return index.conforms(type, to: "ExpressibleByStringLiteral")
      || index.conforms(type, to: "ExpressibleByStringInterpolation")
    case .member(let member) where member.type == nil:
      return member.name == "init" || index.enumCase(member.name, of: type) != nil
        || index.property(member.name, of: type, isStatic: true) != nil
        || !index.functions(member.name, of: type, isStatic: true).isEmpty
    case .member(let member): return member.type == parameter.type.name
    case .enumeration(let enumeration): return type.kind != .enumeration || enumeration.declaration.name == type.name
    case .number, .boolean: return type.kind != .enumeration
    default: return true
    }
  }

  /// Whether a value is a `Color` and the parameter takes a colour of UIKit or AppKit, under whatever name: beside an app's own
  /// `background(_ color: UIColor)`, the modifier of the system is meant by `background(Color.white)`.
  private func isColourOfSwiftUI(_ value: Value, for parameter: Parameter, of function: FunctionDeclaration) -> Bool {
    switch value {
    case .view(let node): guard node.primitive?.name == "Color" else { return false }
    case .member(let member): guard member.type == "Color" else { return false }
    default: return false
    }
    return ["UIColor", "NSColor", "CGColor"].contains(index.withoutAlias(parameter.type, from: function.range.file).name)
  }

  /// Whether a value is known to be nothing that can be called: words, a number, a list, an object, a view that was made.
  private func isNoFunction(_ value: Value) -> Bool {
    switch value {
    case .text, .number, .boolean, .array, .tuple, .enumeration, .instance, .object: true
    case .view(let node): isLikelyView(node)
    case .choice(let alternatives): alternatives.contains { isNoFunction($0.value) }
    default: false
    }
  }

  /// Whether a value is known to be none of a parameter's type: a view is no `String`, and a text no `UIView`.
  private func isOfAnotherKind(_ value: Value, _ parameter: Parameter, of function: FunctionDeclaration) -> Bool {
    let type = parameter.type, isFramework = effects?.isClass(type.name) ?? false
    switch value {
    case .object(let object):
      if Self.standardTypes.contains(type.name), type.name.hasSuffix("Image") || type.name.hasSuffix("Color") {
        return effects?.isInstance(object, of: type, nil) == false
      }
      if Self.standardTypes.contains(type.name) || Self.lists.contains(type.name) { return true }
      return effects?.isInstance(object, of: type, ownType(of: parameter, of: function)) == false
    case .text, .number, .boolean: return isFramework || Self.lists.contains(type.name)
    case .array: return isFramework || Self.standardTypes.contains(type.name)
    // A colour is no number and no text: `Color(UIColor.red)` beside the project's own `init(_ bits: UInt32)`.
    case .view(let node): return Self.isNoColour(type.name) && node.primitive.map { Self.colours.contains($0.name) } ?? false
    case .member(let member): return Self.isNoColour(type.name) && member.type.map(Self.colours.contains) ?? false
    case .unknown(let unknown):
      guard let known = unknown.type?.name else { return false }
      return isFramework && Self.standardTypes.contains(known)
        || Self.standardTypes.contains(type.name) && effects?.isClass(known) ?? false && known != type.name
    default: return false
    }
  }

  private static func isNoColour(_ type: String) -> Bool {
    (standardTypes.contains(type) || integerTypes.contains(type)) && !colours.contains(type)
  }

  /// The project's type that a parameter has. Other types of its name, such as a `String` within another one, are out of
  /// sight where the function stands.
  private func ownType(of parameter: Parameter, of function: FunctionDeclaration) -> TypeDeclaration? {
    guard !index.types(named: parameter.type.name).isEmpty else { return nil }
    var enclosing: TypeDeclaration?
    if case .type(let type)? = index.owner(of: function) { enclosing = type }
    return index.type(for: parameter.type, from: function.range.file, enclosing: enclosing)
  }

  /// Whether the types that a closure's parameters are written with are possible where a function is expected: a list
  /// is none of its members, `{ (rows: [Row]) in … }` beside `{ (row: Row) in … }`.
  private func hasPossibleParameters(_ value: Value, for parameter: Parameter) -> Bool {
    guard case .closure(let closure) = value, !closure.closure.parameterTypes.isEmpty, parameter.type.name == "->"
    else { return true }
    let expected = parameter.type.arguments.dropFirst()
    guard expected.count == closure.closure.parameterTypes.count else { return true }
    return zip(closure.closure.parameterTypes, expected).allSatisfy { written, type in
      guard let written else { return true }
      return Self.lists.contains(written.name) || !Self.lists.contains(type.name)
    }
  }

  private static let lists: Set<String> = ["[]", "[:]"]

  /// Whether an argument is a number with a fraction and the parameter of its label takes whole ones: a project's
  /// `UIColor(red: Int, green: Int, blue: Int, alpha: CGFloat)` is not meant by `UIColor(red: 35.0 / 255, …)`.
  private func isNoInteger(_ argument: EvaluatedArgument, among parameters: [Parameter]) -> Bool {
    guard let label = argument.label, let parameter = parameters.first(where: { $0.label == label }),
      Self.integerTypes.contains(parameter.type.name) else { return false }
    if argument.isFraction { return true }
    if case .number(let number) = argument.value { return number != number.rounded() }
    return Self.number(convertedIn: argument.value).map { $0.made.name != "Int" } ?? false
  }

  /// Whether a value can be of a type of the standard library: an implicit member of a project's enum is no number.
  private func isPossible(_ value: Value, standardType: String) -> Bool {
    guard case .member(let member) = value, member.type == nil,
      Self.standardTypes.contains(standardType) || Self.integerTypes.contains(standardType),
      !Self.typesWithMadeMembers.contains(standardType) else { return true }
    return Self.standardMembers.contains(member.name)
      || !index.extensionProperties(member.name, ofExternal: standardType, isStatic: true).isEmpty
      || !index.extensionFunctions(member.name, ofExternal: standardType, isStatic: true).isEmpty
  }

  /// Types of which the project's types are none.
  static let standardTypes = FrameworkNames.names(.standardType)
  /// Of these the tools make members that no source shows (Apple: Xcode 26, symbols of string catalogs; Xcode 15,
  /// symbols of assets), and the system has many.
  private static let typesWithMadeMembers = FrameworkNames.names(.typeWithMadeMembers)
  /// Members of those types that code names without the type.
  private static let standardMembers = FrameworkNames.names(.standardMember)

  /// A small preference among overloads with the same labels, by the kind of value.
  private func plausibility(_ value: Value, _ parameter: Parameter) -> Int {
    let type = parameter.type.name
    switch value {
    case .text(let text):
      switch text.kind {
      case .literal: return type == "LocalizedStringKey" || type == "LocalizedStringResource" ? 4 : type == "String" ? 3 : 1
      case .string, .localized: return type == "String" || type == "StringProtocol" || type == "S" ? 4 : 1
      case .key: return type.hasPrefix("Localized") ? 4 : 1
      }
    case .closure, .function: return isFunctionLike(parameter) ? 4 : 0
    case .number: return ["Int", "Double", "CGFloat", "Float"].contains(type) ? 3 : 1
    case .boolean: return type == "Bool" ? 3 : 1
    case .instance(let instance): return type == instance.declaration.name ? 4 : 2
    case .enumeration(let enumeration): return type == enumeration.declaration.name ? 4 : 1
    case .view(let node): return node.primitive?.name == type ? 4 : 2
    case .unknown(let unknown):
      // What has no type is data more often than a view.
      guard let known = unknown.type else { return type == "String" && !isViewLike(unknown) ? 3 : 2 }
      return known.name == type ? 4 : 2
    case .choice(let alternatives):
      return alternatives.filter { !$0.value.isAbsent }.map { plausibility($0.value, parameter) }.min() ?? 2
    default: return 2
    }
  }
}
