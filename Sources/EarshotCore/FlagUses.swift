import PlatformKnowledge
import SourceModel
import SwiftSource

/// How code uses flags, and optional values: those of a view by themselves, those of models as members of whatever holds
/// the model.
struct FlagUses {
  private let flags: Set<String>
  /// Whether `model.flag` is one of them, and not only `flag` and `self.flag`.
  private let areOfModels: Bool
  /// The case that each flag of an enumeration is at first.
  private let firstCases: [String: String]
  /// Whether something of the app changes the mode of lists that it finds in the environment.
  private let changesEditMode: Bool
  private var given: [String: [SourceRange]] = [:]
  /// The keys of values that are put into the environment: `\.editMode` names no state of the view.
  private var keys: Set<SourceRange> = []
  var shown: [(flag: String, range: SourceRange)] = []
  /// Where a flag is handed on, and where of these to a presentation.
  private var handed: [String: [SourceRange]] = [:]
  private var presented: [String: Set<SourceRange>] = [:]

  init(_ flags: Set<String>, ofModels: Bool = false, firstCases: [String: String] = [:], changesEditMode: Bool = true) {
    (self.flags, areOfModels) = (flags, ofModels)
    (self.firstCases, self.changesEditMode) = (firstCases, changesEditMode)
  }

  /// Where a flag may get another value than `false`, `nil` or the case that it is at first.
  func settings(of flag: String) -> [SourceRange] { given[flag, default: []].filter { !keys.contains($0) } }

  /// What flags bring up that are handed to nothing but presentations.
  var brought: [(flag: String, range: SourceRange)] {
    shown.filter { flag, _ in handed[flag, default: []].allSatisfy { presented[flag]?.contains($0) ?? false } }
  }

  mutating func read(_ members: Members) {
    var isTested = false
    members.forEachExpression { note($0, &isTested) }
    if isTested { readTests(CodeItem.items(of: members) + members.initializers.flatMap { $0.body?.items ?? [] }) }
    for type in members.types { read(type.members) }
  }

  /// Reads what stands outside of types.
  mutating func read(globalsOf file: FileDeclarations) {
    var isTested = false
    for property in file.properties { property.forEachExpression { note($0, &isTested) } }
    for function in file.functions { function.body?.forEachExpression { note($0, &isTested) } }
    if isTested { readTests(file.properties.flatMap(CodeItem.items) + file.functions.flatMap { $0.body?.items ?? [] }) }
  }

  /// - Parameter isTested: Becomes true where a flag of a model may be what a branch asks for.
  private mutating func note(_ expression: Expression, _ isTested: inout Bool) {
    note(expression)
    if areOfModels, !isTested, case .member(_?, let name) = expression.kind, flags.contains(name) { isTested = true }
  }

  private mutating func readTests(_ items: [CodeItem]) {
    var open = items
    while let item = open.popLast() {
      item.appendParts(to: &open)
      switch item {
      case .statement(.conditional(let code)): noteTests(code)
      case .expression(let expression): if case .conditional(let code) = expression.kind { noteTests(code) }
      default: break
      }
    }
  }

  /// `if model.isOpen { … }`
  private mutating func noteTests(_ code: IfCode) {
    for condition in code.conditions {
      if case .expression(let test) = condition, case .member(_?, let name) = test.kind, flags.contains(name) { shown.append((name, code.then.range)) }
    }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): note(name, at: expression.range)
    case .member(_?, _): if let name = name(expression) { note(name, at: expression.range) }
    case .assignment(let target, let value):
      if case .tuple(let parts) = target.kind { for part in parts { set(flag(part.value), expression) } }
      switch value.kind {
      case .boolean(false), .nilLiteral: return
      case .member(_, let name) where flag(target).map { firstCases[$0] == name } ?? false: return
      default: set(flag(target), expression)
      }
    case .call(let call): note(call, expression)
    case .keyPath(let components):
      for flag in components.map({ $0.first == "$" ? String($0.dropFirst()) : $0 }) where flags.contains(flag) { set(flag, expression) }
    case .unsupported: for flag in flags where expression.range.text.contains(flag) { set(flag, expression) }
    default: break
    }
  }

  private mutating func set(_ flag: String?, _ expression: Expression) {
    if let flag { given[flag, default: []].append(expression.range) }
  }

  private mutating func note(_ name: String, at range: SourceRange) {
    guard let first = name.first, first == "$" || first == "_", flags.contains(String(name.dropFirst())) else { return }
    let flag = String(name.dropFirst())
    if first == "$" { handed[flag, default: []].append(range) } else { given[flag, default: []].append(range) }
  }

  private mutating func note(_ call: Call, _ expression: Expression) {
    if case .member(let base?, _) = call.callee.kind { set(flag(base), expression) }
    for argument in call.arguments where argument.value.isInOut { set(flag(argument.value), expression) }
    if noteEditMode(call) { return }
    guard let (flag, binding) = presentation(call) ?? hiddenLink(call) else { return }
    presented[flag, default: []].insert(binding)
    for argument in call.arguments where argument.label != "onDismiss" && argument.value.range != binding {
      if case .closure(let closure) = argument.value.kind { shown.append((flag, closure.body.range)) } else {
        shown.append((flag, argument.value.range))
      }
    }
  }

  /// `.environment(\.editMode, $mode)`: the lists within heed it, and only an `EditButton`, or code that asks for the value
  /// of the environment, sets it (Apple: documentation of EditMode).
  private mutating func noteEditMode(_ call: Call) -> Bool {
    guard !changesEditMode, case .member(_?, "environment") = call.callee.kind, call.arguments.count == 2,
      case .keyPath(let components) = call.arguments[0].value.kind, components.last == "editMode",
      let name = name(call.arguments[1].value), name.first == "$", flags.contains(String(name.dropFirst())) else { return false }
    keys.insert(call.arguments[0].value.range)
    presented[String(name.dropFirst()), default: []].insert(call.arguments[1].value.range)
    return true
  }

  /// A modifier of the project may set its flag, and so may one that only tells, such as whether a search is under way.
  private func presentation(_ call: Call) -> (flag: String, binding: SourceRange)? {
    guard case .member(_?, let modifier) = call.callee.kind, BuiltinModifiers.category(of: modifier) == .presentation,
      call.arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }) else { return nil }
    return bound("isPresented", in: call) ?? bound("item", in: call)
  }

  /// A link that is drawn as nothing is opened by its flag alone.
  private func hiddenLink(_ call: Call) -> (flag: String, binding: SourceRange)? {
    guard case .name("NavigationLink") = call.callee.kind, call.arguments.contains(where: { argument in
      guard case .closure(let closure) = argument.value.kind, closure.body.statements.count == 1,
        case .expression(let only) = closure.body.statements[0], case .call(let made) = only.kind else { return false }
      if case .name("EmptyView") = made.callee.kind { return true }
      return false
    }) else { return nil }
    return bound("isActive", in: call)
  }

  private func bound(_ label: String, in call: Call) -> (flag: String, binding: SourceRange)? {
    guard let value = call.arguments.first(where: { $0.label == label })?.value, let name = name(value), name.first == "$",
      flags.contains(String(name.dropFirst())) else { return nil }
    return (String(name.dropFirst()), value.range)
  }

  private func flag(_ expression: Expression) -> String? { name(expression).flatMap { flags.contains($0) ? $0 : nil } }

  private func name(_ expression: Expression) -> String? {
    if let own = expression.ownName { return own }
    guard areOfModels, case .member(let base?, let name) = expression.kind else { return nil }
    // `$model.isOpen` is the projection of what it ends in.
    return (name.first != "$" && base.isProjection ? "$" : "") + name
  }
}

extension Expression {
  /// Whether what is a member of it can be set: `$model`, `self.$model.sheet`, `_model.projectedValue`, `Bindable(model)`
  /// (The Swift Programming Language: Projecting a Value From a Property Wrapper; Apple: documentation of Bindable).
  fileprivate var isProjection: Bool {
    switch kind {
    case .name(let name): name.first == "$" || name.first == "_"
    case .member(let base?, let name): name.first == "$" || name.first == "_" || base.isProjection
    case .subscription(let base, _): base.isProjection
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isProjection
    case .call: true
    default: false
    }
  }
}
