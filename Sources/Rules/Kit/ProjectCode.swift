import PlatformKnowledge
import SourceModel
import SwiftSource

/// The code of a project's types, read once for all rules that ask about code.
final class ProjectCode: Sendable {
  private let files: [FileDeclarations]
  private let read: Once<(parts: [TypeCode], types: [WholeType])>
  private let partsByFile: Once<[ObjectIdentifier: [TypeCode]]>

  /// - Parameter memory: What was read of the same project before.
  init(_ files: [FileDeclarations], memory: CodeMemory? = nil) {
    self.files = files
    let read = Once { () -> (parts: [TypeCode], types: [WholeType]) in
      if let memory { return memory.code(of: files) }
      let parts = TypeCode.all(in: files)
      return (parts, WholeType.all(in: parts))
    }
    self.read = read
    partsByFile = Once { Dictionary(grouping: read.value.parts) { ObjectIdentifier($0.range.file) } }
  }

  /// The types in the order of their first appearance.
  var types: [WholeType] { read.value.types }

  /// Every type and extension of the files by itself.
  var parts: [TypeCode] { read.value.parts }

  /// The innermost type or extension around a place.
  func part(around place: SourceRange) -> TypeCode? {
    var innermost: TypeCode?
    for part in partsByFile.value[ObjectIdentifier(place.file)] ?? [] where part.range.contains(place) {
      if let known = innermost, known.range.end - known.range.start <= part.range.end - part.range.start { continue }
      innermost = part
    }
    return innermost
  }

  /// What stands in some of the files.
  func parts(of files: [FileDeclarations]) -> [TypeCode] {
    if files.count == self.files.count { return parts }
    let wanted = Set(files.map { ObjectIdentifier($0.file) })
    return parts.filter { wanted.contains(ObjectIdentifier($0.range.file)) }
  }
}

/// A type with its extensions, wherever they stand.
final class WholeType: Sendable {
  let name: String
  /// The declaration and the extensions that the project has.
  let parts: [TypeCode]
  /// The calls with the modifiers written on them, in source order, outer ones first.
  let chains: [CodeChain]
  let expressions: [Expression]
  /// Those among them that most rules look for.
  let kinds: ExpressionKinds
  /// Every `if` that is a statement of a closure, in source order.
  let branchesOfClosures: [IfCode]

  private init(_ name: String, _ parts: [TypeCode]) {
    self.name = name
    self.parts = parts
    chains = parts.flatMap { CodeChain.all(in: $0.expressions) }
    // Most types stand in one piece, whose lists are handed on as they are.
    let isWhole = parts.count == 1
    expressions = isWhole ? parts[0].expressions : parts.flatMap(\.expressions)
    kinds = isWhole ? parts[0].kinds : ExpressionKinds(joining: parts.map(\.kinds))
    branchesOfClosures = kinds.closures.flatMap { closure in
      closure.body.statements.compactMap { statement in
        if case .conditional(let code) = statement { code } else { nil }
      }
    }
  }

  /// Types of one name are taken for one: what one of them does is at most a reason to be silent about another.
  ///
  /// - Parameter known: Types that were read before, by name: one whose parts are the same is kept.
  static func all(in code: [TypeCode], known: [String: WholeType] = [:]) -> [WholeType] {
    var names: [String] = []
    var parts: [String: [TypeCode]] = [:]
    for part in code {
      if parts[part.name] == nil { names.append(part.name) }
      parts[part.name, default: []].append(part)
    }
    return names.map { name in
      let parts = parts[name] ?? []
      if let type = known[name], type.parts.elementsEqual(parts, by: ===) { return type }
      return WholeType(name, parts)
    }
  }

  /// Names of the variables that are the type's own: `@State`, `@FocusState` and the like.
  var states: Set<String> { Set(parts.flatMap(\.states)) }

  /// Names of the variables that follow the focus of the keyboard or of assistive technologies.
  var focusStates: Set<String> { Set(parts.flatMap(\.focusStates)) }

  /// Whether one of the words stands anywhere in the code of the type.
  func mentions(_ words: [String]) -> Bool { parts.contains { $0.mentions(words) } }
}

/// A view as it is written: a call, and the modifiers called on it one after the other.
struct CodeChain: Sendable {
  struct Link: Sendable {
    let name: String
    let call: Call
    /// The chain up to and with this modifier.
    let expression: Expression
    /// From the dot to the end of the call.
    var place: SourceRange { expression.memberRange }
  }

  /// What the first modifier is called on.
  let base: Expression
  /// Innermost first.
  let links: [Link]
  let whole: Expression

  /// The name of the type or function that makes the view: `HStack` of `HStack { … }`.
  var name: String? {
    guard case .call(let call) = base.kind else { return base.dottedName }
    return call.callee.plainName
  }

  /// The call that makes the view.
  var call: Call? {
    if case .call(let call) = base.kind { call } else { nil }
  }

  func link(_ name: String) -> Link? { links.first { $0.name == name } }
  func has(_ names: String...) -> Bool { links.contains { names.contains($0.name) } }

  init(base: Expression, links: [Link], whole: Expression) {
    self.base = base
    self.links = links
    self.whole = whole
  }

  /// The chain that an expression is.
  init(reading expression: Expression) {
    var links: [Link] = []
    var base = expression
    while case .call(let call) = base.kind, case .member(let next?, let name) = call.callee.kind, !Self.isNamespace(next) {
      links.append(Link(name: name, call: call, expression: base))
      base = next
    }
    self.init(base: base, links: links.reversed(), whole: expression)
  }

  /// `SwiftUI.Button(…)` is a call of `Button`.
  private static func isNamespace(_ expression: Expression) -> Bool {
    if case .name("SwiftUI") = expression.kind { true } else { false }
  }

  /// Every call among expressions that are listed each before its parts, with all that is called on it.
  static func all(in expressions: [Expression]) -> [CodeChain] {
    var inner: Set<ObjectIdentifier> = []
    return expressions.compactMap { expression in
      guard case .call = expression.kind, !inner.contains(ObjectIdentifier(expression)) else { return nil }
      let chain = CodeChain(reading: expression)
      inner.formUnion(chain.links.map { ObjectIdentifier($0.expression) })
      inner.insert(ObjectIdentifier(chain.base))
      return chain
    }
  }

  /// The chains of a block, inner ones included.
  static func all(in block: Block) -> [CodeChain] {
    var expressions: [Expression] = []
    CodeWalk.expressions(of: block) { expressions.append($0) }
    return all(in: expressions)
  }
}

extension Call {
  /// The closures that are given, in order.
  var closures: [Closure] {
    arguments.compactMap { argument in
      if case .closure(let closure) = argument.value.kind { closure } else { nil }
    }
  }

  func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label }?.value }
}

extension Closure {
  /// Whether a parameter is used, by its name or as `$0`.
  var usesParameter: Bool {
    let names = Set(parameters.filter { $0 != "_" } + ["$0", "$1"])
    var isUsed = false
    CodeWalk.expressions(of: body) { expression in
      if case .name(let name) = expression.kind, names.contains(name) { isUsed = true }
    }
    return isUsed
  }

  /// Functions that are called and variables that are set by the statements themselves and by what runs with them at
  /// once or later, such as `withAnimation { … }`; nothing of what stands under a condition.
  var unconditional: [CodeEffect] { CodeEffect.all(in: body) }
}

/// Something that code does.
enum CodeEffect {
  case call(name: String, Call, SourceRange)
  case assignment(name: String, Expression, SourceRange)

  var name: String {
    switch self {
    case .call(let name, _, _), .assignment(let name, _, _): name
    }
  }

  /// Calls whose closure runs at once or a little later, and no matter what.
  static let wrappers = FrameworkNames.names(.runningCall)

  static func all(in block: Block) -> [CodeEffect] {
    block.statements.flatMap { statement -> [CodeEffect] in
      guard case .expression(let expression) = statement else { return [] }
      switch expression.kind {
      case .call(let call):
        guard let name = call.callee.dottedName else { return [] }
        if wrappers.contains(name) { return call.closures.last.map { all(in: $0.body) } ?? [] }
        return [.call(name: name, call, expression.range)]
      case .assignment(let target, let value):
        return target.dottedName.map { [.assignment(name: $0, value, expression.range)] } ?? []
      default: return []
      }
    }
  }
}

extension Expression {
  /// The last part of a name, generic arguments aside: `HStack` of `SwiftUI.HStack<Text>`.
  var plainName: String? {
    switch kind {
    case .name(let name): name
    case .member(_, let name): name
    case .specialized(let inner, _): inner.plainName
    default: nil
    }
  }

  /// The words of a string literal without holes, also as `Text("…")`.
  var plainText: String? {
    switch kind {
    case .string(let literal):
      return literal.segments.reduce("") { text, segment in
        guard let text, case .text(let more) = segment else { return nil }
        return text + more
      }
    case .call(let call):
      guard ["Text", "LocalizedStringKey", "LocalizedStringResource"].contains(call.callee.plainName),
        let first = call.arguments.first, [nil, "verbatim", "stringLiteral"].contains(first.label) else { return nil }
      return first.value.plainText
    default: return nil
    }
  }

  /// Whether a name is used anywhere in it, alone, in a chain of members or as a binding.
  func mentions(_ name: String) -> Bool {
    var isMet = false
    CodeWalk.expressions(of: .expression(self)) { expression in
      if case .name(let other) = expression.kind, other == name || other == "$" + name { isMet = true }
      if case .member(let base?, name) = expression.kind, base.dottedName == "self" { isMet = true }
    }
    return isMet
  }
}
