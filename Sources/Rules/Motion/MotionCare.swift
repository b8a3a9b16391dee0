import SourceModel
import SwiftSource

/// Which code of a project asks for a setting, such as Reduce Motion, before it moves things.
///
/// Code heeds the setting when it stands in a type that asks for it, when it uses a function, style or constant that
/// does, or when its type is made by one that asks first and hands over the answer. That another type of the same file
/// asks is nothing to it.
struct MotionCare: Sendable {
  private let words: [String]
  /// Names of types some part of which asks.
  private var types: Set<String> = []
  /// Names of functions, properties and modifiers that ask for whoever uses them.
  private var helpers: Set<String> = []
  /// Names of types that are told, or made only in one outcome.
  private var told: Set<String> = []

  /// - Parameter words: Parts of names by which code asks, as in `MotionSettings`.
  init(_ files: [FileDeclarations], asking words: [String]) {
    self.words = words
    let asking = files.filter { $0.file.mentions(words) }
    for file in asking { noteAsking(in: file) }
    // A modifier that asks is most often applied by a function of `View`.
    for file in files where !helpers.isEmpty { noteFunctionsThatUseHelpers(in: file) }
    // The answer may be handed over in another file than the one in which the type asks.
    let answers = asking.flatMap(Self.variables).filter { $0.range.mentions(words) }.map(\.name)
    for file in files where speaksOfAsking(file) { noteTold(in: file, answers: answers) }
  }

  func covers(_ type: TypeCode) -> Bool {
    types.contains(type.name) || told.contains(type.name) || type.expressions.contains(where: usesHelper)
  }

  private func usesHelper(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): helpers.contains(name)
    default: false
    }
  }

  // MARK: - Who asks

  private mutating func noteAsking(in file: FileDeclarations) {
    noteHelpers(file.functions, file.properties)
    for type in file.types { note(type) }
    for declaration in file.extensions {
      noteHelpers(declaration.members.functions, declaration.members.properties)
      note(declaration.extendedType.name, declaration.range, declaration.members)
      for type in declaration.members.types { note(type) }
    }
  }

  private mutating func note(_ type: TypeDeclaration) {
    note(type.name, type.range, type.members)
    for nested in type.members.types { note(nested) }
    guard types.contains(type.name) else { return }
    noteHelpers(type.members.functions.filter(\.isStatic), type.members.properties.filter(\.isStatic))
    // A view answers for itself only; modifiers and styles for what they are put on.
    let answers = (type.inheritedTypes + type.addedTypes).contains { $0.name != "View" && Self.wrappers.contains(where: $0.name.hasSuffix) }
    if answers { helpers.insert(type.name) }
  }

  private static let wrappers = ["Modifier", "Style", "Transition", "Animation", "Effect"]

  private mutating func note(_ name: String, _ range: SourceRange, _ members: Members) {
    // Extensions of `View` and its like belong to everybody; their functions count one by one.
    if MotionCare.shared.contains(name) { return }
    if range.mentions(words, besides: members.types.map(\.range)) { types.insert(name) }
  }

  private static let shared: Set<String> = ["View", "Animation", "AnyTransition", "Transition", "EnvironmentValues"]

  private mutating func noteHelpers(_ functions: [FunctionDeclaration], _ properties: [PropertyDeclaration]) {
    for function in functions where function.range.mentions(words) { helpers.insert(function.name) }
    // `body` is a text style, too.
    for property in properties where property.name != "body" && property.range.mentions(words) {
      helpers.insert(property.name)
    }
  }

  private mutating func noteFunctionsThatUseHelpers(in file: FileDeclarations) {
    for function in file.extensions.flatMap(\.members.functions) + file.functions {
      var uses = false
      CodeWalk.expressions(of: function) { uses = uses || usesHelper($0) }
      if uses { helpers.insert(function.name) }
    }
  }

  // MARK: - Who is told

  /// Whether a type that asks, or an extension of one, is declared there.
  private func speaksOfAsking(_ file: FileDeclarations) -> Bool {
    file.types.contains { types.contains($0.name) } || file.extensions.contains { types.contains($0.extendedType.name) }
  }

  private mutating func noteTold(in file: FileDeclarations, answers: [String]) {
    func asks(_ range: SourceRange) -> Bool { range.mentions(words + answers) }
    var found: [Expression] = []
    CodeWalk.expressions(of: file) { expression in
      switch expression.kind {
      case .call(let call) where call.arguments.contains { asks($0.value.range) && !$0.value.isClosure }:
        found.append(call.callee)
      case .ternary(let condition, let then, let otherwise) where asks(condition.range): found += [then, otherwise]
      default: break
      }
    }
    for expression in found { noteTypes(in: .expression(expression)) }
    CodeWalk.blocks(of: file) { block in
      for statement in block.statements {
        guard case .conditional(let code) = statement else { continue }
        let conditions = code.conditions.compactMap(\.expression)
        if conditions.contains(where: { asks($0.range) }) { noteTypes(in: statement) }
      }
    }
  }

  private mutating func noteTypes(in statement: Statement) {
    CodeWalk.expressions(of: statement) { expression in
      if case .name(let name) = expression.kind, name.first?.isUppercase == true { told.insert(name) }
    }
  }

  private static func variables(of file: FileDeclarations) -> [PropertyDeclaration] {
    func all(_ members: Members) -> [PropertyDeclaration] {
      members.properties + members.types.flatMap { all($0.members) }
    }
    return file.types.flatMap { all($0.members) } + file.extensions.flatMap { all($0.members) }
  }
}

extension ConditionElement {
  fileprivate var expression: Expression? {
    if case .expression(let expression) = self { expression } else { nil }
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}

extension SourceRange {
  /// Whether one of the words stands in it, and outside of some parts of it.
  fileprivate func mentions(_ words: [String], besides parts: [SourceRange] = []) -> Bool {
    words.contains { word in
      var from = start
      while let found = file.firstOffset(of: word, from: from, to: end) {
        guard let part = parts.first(where: { $0.start <= found && found < $0.end }) else { return true }
        from = part.end
      }
      return false
    }
  }
}
