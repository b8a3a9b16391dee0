import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What the code of a project says of its buttons beyond what they do: the words of another one of the same type that does
/// the very same, the member that makes nothing but the button, and what the one function that it calls leads to.
struct ButtonCode: Sendable {
  /// Words as the code has them.
  struct Words: Hashable, Sendable {
    var expression: String
    /// nil where only run time knows them.
    var spoken: String?
    /// The value that a text shows: `tint.title`.
    var value: String?
  }

  /// What is known of one button, or of one tap.
  struct Answer: Hashable, Sendable {
    /// The words of others that do the same.
    var title: Words?
    /// `avatarButton` of `var avatarButton: some View { Button { … } label: { … } }`.
    var member: String?
    /// "Jump to message" of `jump(to: message)`.
    var goal: String?
  }

  /// What is known of a file.
  private struct Known: Sendable {
    var deeds: [Int: String] = [:]
    var titles: [String: Set<Words>] = [:]
    var members: [Int: String] = [:]
    var goals: [Int: String] = [:]
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  /// The functions of each type by its name and theirs.
  private let functions: [String: FunctionDeclaration]
  private let types: Set<String>
  private let known = Memory<ObjectIdentifier, Known>()
  let areas: ButtonAreas

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
    areas = ButtonAreas(files)
    var functions: [String: FunctionDeclaration] = [:]
    var types: Set<String> = []
    for file in files {
      for (owner, members) in Self.parts(of: file) {
        types.insert(owner)
        for function in members.functions where function.parameters.count == 1 { functions["\(owner).\(function.name)"] = function }
      }
    }
    (self.functions, self.types) = (functions, types)
  }

  /// - Parameter place: The call that makes a button, or the one that adds a tap.
  func answer(for place: SourceRange) -> Answer {
    guard let file = files[ObjectIdentifier(place.file)] else { return Answer() }
    let known = known(ObjectIdentifier(place.file)) { read(file) }
    let titles = known.deeds[place.end].flatMap { known.titles[$0] } ?? []
    return Answer(title: titles.count == 1 ? titles.first : nil, member: known.members[place.end], goal: known.goals[place.end])
  }

  private func read(_ file: FileDeclarations) -> Known {
    var known = Known()
    for (owner, members) in Self.parts(of: file) {
      for code in members.properties.map(Code.property) + (members.functions + members.initializers).map(Code.function) {
        read(code, of: owner, into: &known)
      }
    }
    return known
  }

  private func read(_ code: Code, of owner: String, into known: inout Known) {
    var found: [(call: Call, range: SourceRange)] = []
    var questions: [SourceRange] = []
    code.visit { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      if Self.asking.contains(name) { questions += call.arguments.map(\.range) }
      if name == "Button" || name == "onTapGesture" { found.append((call, expression.range)) }
    }
    for (call, range) in found {
      guard let action = Self.action(of: call), let deed = Self.deed(action) else { continue }
      let key = "\(owner) \(deed)"
      known.deeds[range.end] = key
      known.goals[range.end] = goal(of: action, owner)
      // "Yes" is an answer, and says nothing without the question.
      guard !questions.contains(where: { $0.contains(range) }), let title = Self.title(of: call) ?? Self.valueShown(by: call, doing: action) else { continue }
      known.titles[key, default: []].insert(title)
    }
    for (name, range) in code.named { known.members[range.end] = name }
  }

  /// Modifiers that ask something before it is done (Apple: documentation of View).
  private static let asking = FrameworkNames.names(.dialogModifier)

  // MARK: - What is done

  private static func action(of call: Call) -> Expression? {
    if let action = call.argument("action") { return action }
    guard let first = call.arguments.first(where: \.isTrailingClosure) else { return call.argument("perform") }
    return first.value
  }

  /// What an action does, the same for any way of writing it; nil for what is done by many, such as to leave the screen, and
  /// for code of which more would have to be known.
  private static func deed(_ action: Expression) -> String? {
    guard case .closure(let closure) = action.kind else { return action.dottedName.map { $0 + "()" } }
    guard !closure.body.statements.isEmpty, !onlyEnds(closure.body) else { return nil }
    return closure.body.deed
  }

  private static func onlyEnds(_ body: Block) -> Bool {
    body.statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      switch expression.kind {
      case .call(let call):
        if let inner = call.closures.first, call.closures.count == 1 { return onlyEnds(inner.body) }
        return call.callee.plainName == "dismiss"
      case .assignment(_, let value):
        switch value.kind {
        case .boolean(false), .nilLiteral: return true
        default: return false
        }
      default: return false
      }
    }
  }

  /// `jump(to: message)`, `jumpTo(msg)`: where the one call leads, by the type of what it is handed or by its name.
  private func goal(of action: Expression, _ owner: String) -> String? {
    guard case .closure(let closure) = action.kind, closure.body.statements.count == 1,
      case .expression(let statement)? = closure.body.statements.first, case .call(let call) = statement.kind else { return nil }
    if let screen = Self.pushedScreen(call) { return screen }
    guard call.arguments.count == 1, let argument = call.arguments.first, let name = call.callee.plainName,
      let object = argument.value.dottedName else { return nil }
    let words = IdentifierWords.split(name).map { $0.lowercased() } + [argument.label].compactMap(\.self)
    guard words.count == 2, words[1] == "to", NameWords.words(.going).contains(words[0]) else { return nil }
    let type = functions["\(owner).\(name)"]?.parameters.first?.type.name
    let thing = type.flatMap { types.contains($0) ? IdentifierWords.thing($0.lowercasedFirst) : nil } ?? IdentifierWords.thing(object)
    return thing.map { words[0].capitalizedFirst + " to " + $0.lowercasedFirst }
  }

  /// "Shift details" of `path.append(Route.shiftDetails(id: id))`: the case of the route that is put on a navigation's path (Apple:
  /// documentation of NavigationPath.append(_:)).
  private static func pushedScreen(_ call: Call) -> String? {
    guard case .member(let base?, let deed) = call.callee.kind, ["append", "push"].contains(deed), call.arguments.count == 1,
      let path = base.dottedName?.split(separator: ".").last.map({ IdentifierWords.split(String($0)).map { $0.lowercased() } }),
      let last = path.last, NameWords.words(.routerName).contains(last), let value = call.arguments.first?.value else { return nil }
    let route: Expression = if case .call(let made) = value.kind { made.callee } else { value }
    guard case .member(let type, let name) = route.kind, name.first?.isLowercase ?? false, type?.dottedName?.first?.isUppercase ?? true,
      let thing = IdentifierWords.thing(name) else { return nil }
    return thing.split(separator: " ").allSatisfy { NameWords.words(.vagueScreen).contains($0.lowercased()) } ? nil : thing
  }

  // MARK: - What it is called

  /// The words of a button that shows nothing else but an icon.
  private static func title(of call: Call) -> Words? {
    if let first = call.arguments.first, first.label == nil, !first.isTrailingClosure { return words(first.value) }
    guard case .closure(let label)? = call.argument("label")?.kind, label.body.statements.count == 1,
      case .expression(let view)? = label.body.statements.first, case .call(let inner) = view.root.kind,
      ["Text", "Label"].contains(inner.callee.plainName), let first = inner.arguments.first, first.label == nil else { return nil }
    return words(first.value)
  }

  /// What the only text of a label shows of the thing that the action is done with: `Text(LocalizedStringKey(one.key))` beside
  /// a picture, under `choose(one)`. What does the same with a thing of that name does it with one of the kind.
  private static func valueShown(by call: Call, doing action: Expression) -> Words? {
    guard let label = call.argument("label") ?? call.arguments.first(where: { $0.label == nil && $0.isTrailingClosure })?.value,
      case .closure(let closure) = label.kind else { return nil }
    var texts: [Call] = []
    CodeWalk.expressions(of: .expression(label)) { part in
      if case .call(let inner) = part.kind, ["Text", "Label"].contains(inner.callee.plainName) { texts.append(inner) }
    }
    guard closure.parameters.isEmpty, texts.count == 1, let shown = texts[0].arguments.first, texts[0].arguments.count == 1, shown.label == nil,
      texts[0].callee.plainName == "Text" else { return nil }
    var value = shown.value
    var isKey = false
    if case .call(let key) = value.kind, key.callee.plainName == "LocalizedStringKey", key.arguments.count == 1 {
      (value, isKey) = (key.arguments[0].value, true)
    }
    guard let name = value.dottedName, case let path = name.split(separator: "."), path.count == 2, path[0].first?.isLowercase ?? false, path[0] != "self" else { return nil }
    var names: Set<String> = []
    CodeWalk.expressions(of: .expression(action)) { part in
      guard case .call(let inner) = part.kind else { return }
      for argument in inner.arguments { if case .name(let name) = argument.value.kind { names.insert(name) } }
    }
    guard names.contains(String(path[0])) else { return nil }
    return Words(expression: isKey ? "Text(LocalizedStringKey(\(name)))" : "Text(\(name))", spoken: nil, value: name)
  }

  /// A text, or a constant that holds one.
  private static func words(_ value: Expression) -> Words? {
    if let text = value.plainText {
      return text.contains(where: \.isLetter) ? Words(expression: FixBuilder.literal(text), spoken: text) : nil
    }
    guard let path = value.dottedName, path.contains("."), path.first?.isUppercase ?? false else { return nil }
    return Words(expression: path, spoken: nil)
  }

  /// Every type and extension of a file with its members, inner types included.
  private static func parts(of file: FileDeclarations) -> [(name: String, members: Members)] {
    var found: [(name: String, members: Members)] = []
    var open = file.types.map { ($0.name, $0.members) } + file.extensions.map { ($0.extendedType.name, $0.members) }
    while let (name, members) = open.popLast() {
      found.append((name, members))
      open += members.types.map { ($0.name, $0.members) }
    }
    return found
  }
}

/// A member that holds code.
private enum Code {
  case property(PropertyDeclaration)
  case function(FunctionDeclaration)

  func visit(_ visit: (Expression) -> Void) {
    switch self {
    case .property(let property): CodeWalk.expressions(of: property, visit)
    case .function(let function): CodeWalk.expressions(of: function, visit)
    }
  }

  private var body: Block? {
    switch self {
    case .property(let property): property.getter
    case .function(let function): function.body
    }
  }

  private var name: String {
    switch self {
    case .property(let property): property.name
    case .function(let function): function.name
    }
  }

  /// The buttons that have a name of their own in the code: the only view of the member, and those of local constants.
  var named: [(String, SourceRange)] {
    guard let body else { return [] }
    let locals = body.statements.compactMap { statement -> (String, SourceRange)? in
      guard case .variable(let variable) = statement, let button = variable.initializer?.root, button.isButton else { return nil }
      return (variable.name, button.range)
    }
    let views = body.statements.compactMap { statement -> Expression? in
      switch statement {
      case .expression(let view), .returned(let view?): view
      default: nil
      }
    }
    guard views.count == 1, views[0].root.isButton else { return locals }
    return locals + [(name, views[0].root.range)]
  }
}

extension Block {
  /// What its statements do, one after the other; nil where one is more than a call or a value that is set.
  fileprivate var deed: String? {
    var deeds: [String] = []
    for statement in statements {
      guard case .expression(let expression) = statement, let deed = expression.deed else { return nil }
      deeds.append(deed)
    }
    return deeds.joined(separator: "; ")
  }
}

extension Expression {
  /// The same for the same code, however it is laid out; nil for code that is more than calls, members and plain values.
  fileprivate var deed: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name):
      if case .name("self") = base.kind { return name }
      return base.deed.map { "\($0).\(name)" }
    case .member(nil, let name): return "." + name
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.deed
    case .integer(let number): return "\(number)"
    case .boolean(let value): return "\(value)"
    case .nilLiteral: return "nil"
    case .string: return plainText.map(FixBuilder.literal)
    case .prefix(let sign, let operand): return operand.deed.map { sign + $0 }
    case .binary(let sign, let left, let right):
      guard let left = left.deed, let right = right.deed else { return nil }
      return "\(left) \(sign) \(right)"
    case .assignment(let target, let value):
      guard let target = target.deed, let value = value.deed else { return nil }
      return "\(target) = \(value)"
    case .closure(let closure): return closure.body.deed.map { "{ \($0) }" }
    case .call(let call):
      guard let callee = call.callee.deed else { return nil }
      var arguments: [String] = []
      for argument in call.arguments {
        guard let value = argument.value.deed else { return nil }
        arguments.append((argument.label.map { $0 + ": " } ?? "") + value)
      }
      return "\(callee)(\(arguments.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// What modifiers are applied to.
  fileprivate var root: Expression {
    var result = self
    while case .call(let call) = result.kind, case .member(let base?, _) = call.callee.kind { result = base }
    return result
  }

  fileprivate var isButton: Bool {
    if case .call(let call) = kind { call.callee.plainName == "Button" } else { false }
  }
}

extension RuleContext {
  /// What the code says of a button beyond what it does.
  func buttonCode(at place: SourceRange) -> ButtonCode.Answer {
    let answer = buttonCode.value.answer(for: place)
    spellings?.note(button: place, answer)
    return answer
  }
}

extension ProposedName {
  /// The words of another button of the same view that does the very same: those of a menu for what a swipe does as well.
  static func twin(of place: SourceRange, in context: RuleContext) -> ProposedName? {
    guard let title = context.buttonCode(at: place).title else { return nil }
    let spoken = title.spoken.map { context.words(forKey: $0) ?? $0 } ?? SpokenText.hole(title.value ?? title.expression).rendered
    let isGeneric = Words.genericWords(context.developmentLanguage).contains { $0.lowercased() == spoken.lowercased() }
    guard !isGeneric else { return nil }
    var name = ProposedName(expression: title.expression, spoken: spoken, isDerived: true)
    name.isOfValue = title.value != nil
    return name
  }

  /// Where the only call of a button leads: "Jump to message".
  static func goal(of element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, context.developmentLanguage == "en", let goal = context.buttonCode(at: element.source).goal
    else { return nil }
    return ProposedName(expression: context.spelled(goal, on: element), spoken: goal, isDerived: true)
  }

  /// What the code calls the member that makes nothing but the button: "Avatar" of `avatarButton`.
  static func member(of element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.role == .button, element.framework == .swiftUI, context.developmentLanguage == "en",
      let word = context.buttonCode(at: element.source).member.flatMap(IdentifierWords.control) else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }
}
