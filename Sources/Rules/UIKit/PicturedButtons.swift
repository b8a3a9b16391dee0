import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code of UIKit gives a button one picture or another by a test, as a heart that is full or empty, and nothing
/// that is heard along with it.
struct PicturedButtons {
  struct Paint: Sendable {
    let type: String
    /// The button as the code of the type calls it; nil for the type itself.
    let button: String?
    /// What decides, as written.
    let test: String
    let place: SourceRange
  }

  /// What code gives a button that is heard.
  struct Name: Sendable {
    let type: String
    let button: String?
    /// Words that stand in the code; of others nobody knows whether they follow the state.
    let isWritten: Bool
    /// It may say more than what the button is called: a value, traits.
    let isState: Bool
  }

  private struct Picture {
    let name: String
    let range: SourceRange
  }

  private let type: TypeCode
  private var paints: [Paint] = []
  private var parameters: [Parameter] = []
  private var locals: [String: Expression] = [:]
  private var depth = 0

  private init(_ type: TypeCode) { self.type = type }

  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["setImage", "setBackgroundImage", ".image = "]) else { return [] }
    var reading = PicturedButtons(type)
    for function in type.members.functions + type.members.initializers {
      if let body = function.body { reading.read(body, function.parameters) }
    }
    for property in type.members.properties {
      for observer in property.observers { reading.read(observer, []) }
    }
    return reading.paints
  }

  private mutating func read(_ body: Block, _ parameters: [Parameter]) {
    self.parameters = parameters
    locals = [:]
    walk(body)
  }

  // MARK: - Statements

  private mutating func walk(_ block: Block) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 40 else { return }
    var before: [String: Picture] = [:]
    for (position, statement) in block.statements.enumerated() {
      switch statement {
      case .expression(let expression), .returned(let expression?):
        choose(expression)
        for (button, picture) in pictures(in: expression) { before[button] = picture }
        enter(expression)
      case .variable(let variable):
        locals[variable.name] = variable.initializer
      case .conditional(let code): walk(code, before)
      case .guarded(let elements, let otherwise):
        let rest = Block(statements: Array(block.statements[(position + 1)...]), range: block.range)
        compare(elements, otherwise, rest, [:])
        walk(otherwise)
      case .selection(let code): for part in code.cases { walk(part.body) }
      case .forIn(_, _, let body), .whileLoop(_, let body), .deferred(let body): walk(body)
      case .doCatch(let blocks): for inner in blocks { walk(inner) }
      default: break
      }
    }
  }

  private mutating func walk(_ code: IfCode, _ before: [String: Picture]) {
    switch code.otherwise {
    case .block(let block)?:
      compare(code.conditions, code.then, block, before)
      walk(block)
    case .conditional(let inner)?:
      compare(code.conditions, code.then, inner.then, before)
      walk(inner, before)
    case nil: compare(code.conditions, code.then, nil, before)
    }
    walk(code.then)
  }

  /// Animations and the main queue run what they are given.
  private mutating func enter(_ expression: Expression) {
    guard case .call(let call) = expression.kind else { return }
    for closure in call.closures { walk(closure.body) }
  }

  /// Two ways of a test that give one button two pictures.
  private mutating func compare(
    _ elements: [ConditionElement], _ then: Block, _ otherwise: Block?, _ before: [String: Picture]
  ) {
    guard let test = Self.test(elements) else { return }
    let first = pictures(in: then), second = otherwise.map { pictures(in: $0) } ?? before
    for (button, picture) in first.sorted(by: { $0.value.range < $1.value.range }) {
      guard let other = second[button], other.name != picture.name else { continue }
      if [then, otherwise].contains(where: { $0.map { tells($0, of: button) } ?? false }) { continue }
      add(button, test.text, test.place)
    }
  }

  /// `heart.setImage(isLiked ? full : empty, for: .normal)`
  private mutating func choose(_ expression: Expression) {
    guard let setting = setting(expression), let choice = alternatives(setting.value),
      let test = Self.test([.expression(choice.condition)]) else { return }
    add(setting.button, test.text, choice.condition.range)
  }

  private mutating func add(_ button: String, _ test: String, _ place: SourceRange) {
    paints.append(Paint(type: type.name, button: button.isEmpty ? nil : button, test: test, place: place))
  }

  // MARK: - Tests

  /// A test that is about what the app found out or somebody did; nil for those about looks, devices and languages, and
  /// for what UIKit tells by itself.
  private static func test(_ elements: [ConditionElement]) -> (text: String, place: SourceRange)? {
    var texts: [String] = []
    var place: SourceRange?
    for element in elements {
      guard case .expression(let expression) = element,
        let text = StateColours.Test(condition: expression).text else { return nil }
      texts.append(text)
      place = place ?? expression.range
    }
    let text = texts.joined(separator: " && ")
    guard let place, StateColourJudge.isAboutContent(text) else { return nil }
    let words = text.lowercased()
    return quiet.contains(where: words.contains) ? nil : (text, place)
  }

  private static let quiet = NameWords.words(.quietCondition)

  // MARK: - Pictures

  /// The last picture that a block gives each button by itself, those in tests within it left out.
  private func pictures(in block: Block) -> [String: Picture] {
    var result: [String: Picture] = [:]
    for case .expression(let expression) in block.statements {
      result.merge(pictures(in: expression)) { $1 }
    }
    return result
  }

  private func pictures(in expression: Expression) -> [String: Picture] {
    if let setting = setting(expression) {
      return picture(setting.value).map { [setting.button: Picture(name: $0, range: expression.range)] } ?? [:]
    }
    guard case .call(let call) = expression.kind, depth < 40 else { return [:] }
    return call.closures.reduce(into: [:]) { $0.merge(pictures(in: $1.body)) { $1 } }
  }

  /// The button, and the value that it gets as its picture.
  private func setting(_ expression: Expression) -> (button: String, value: Expression)? {
    switch expression.kind {
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, PaintedChoices.paintingCalls.contains(name), name != "setTitleColor",
        let value = call.arguments.first?.value else { return setImageOfOwn(call) }
      if let state = call.arguments.first(where: { $0.label == "for" })?.value, state.plainName != "normal" { return nil }
      return base.flatMap(button).map { ($0, value) }
    case .assignment(let target, let value):
      guard case .member(let base?, "image") = target.kind else { return nil }
      // `button.imageView?.image`, `button.configuration?.image`, `item.image`.
      if case .member(let owner?, let part) = base.unwrapped.kind, ["imageView", "configuration"].contains(part) {
        return button(owner).map { ($0, value) }
      }
      return button(base).map { ($0, value) }
    case .optionalChain(let inner), .forceUnwrap(let inner): return setting(inner)
    default: return nil
    }
  }

  /// `setImage(…)` in the class of the button itself.
  private func setImageOfOwn(_ call: Call) -> (button: String, value: Expression)? {
    guard case .name("setImage") = call.callee.kind, isButton(type.declaration), let value = call.arguments.first?.value,
      call.arguments.first(where: { $0.label == "for" })?.value.plainName == "normal" else { return nil }
    return ("", value)
  }

  private func isButton(_ declaration: TypeDeclaration?) -> Bool {
    declaration?.inheritedTypes.first.map { UIKitClasses.isKind($0.name, of: "UIButton") || $0.name.hasSuffix("Button") } ?? false
  }

  /// How the type calls a button; nil for what is none.
  private func button(_ base: Expression) -> String? {
    guard let path = base.namePath else { return nil }
    if path == "self" { return isButton(type.declaration) ? "" : nil }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    if let parameter = parameters.first(where: { $0.name == path }) { return Self.isPressed(parameter.type.name) ? path : nil }
    if let property = type.members.properties.first(where: { $0.name == name }) {
      let made: String? = if case .call(let call)? = property.initializer?.kind { call.callee.plainName } else { nil }
      if let known = property.type?.name ?? made { return Self.isPressed(known) ? path : nil }
    }
    return Self.isCalledButton(name) ? path : nil
  }

  private static func isPressed(_ type: String) -> Bool {
    UIKitClasses.isKind(type, of: "UIButton") || type == "UIBarButtonItem" || type.hasSuffix("Button")
  }

  private static func isCalledButton(_ name: String) -> Bool { name.hasSuffix("utton") || name.hasSuffix("Btn") }

  /// A picture that the code names, by its name; nil for one that only run time knows.
  private func picture(_ value: Expression, _ level: Int = 0) -> String? {
    guard level < 6 else { return nil }
    switch value.kind {
    case .nilLiteral: return "nil"
    case .forceUnwrap(let inner), .optionalChain(let inner): return picture(inner, level + 1)
    case .binary("??", let left, _): return picture(left, level + 1)
    case .member(nil, let name): return "." + name
    case .member(let base?, "image"): return picture(base, level + 1)
    case .member: return value.namePath.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
    case .name(let name): return held(name).flatMap { picture($0, level + 1) }
    case .call(let call):
      if let first = call.arguments.first, ["named", "systemName"].contains(first.label) { return text(first.value) }
      guard case .member(let base?, let name) = call.callee.kind else { return nil }
      if name.hasPrefix("with") || name.hasPrefix("resiz") { return picture(base, level + 1) }
      return call.arguments.isEmpty ? call.callee.namePath.flatMap { $0.first?.isUppercase ?? false ? $0 : nil } : nil
    default: return nil
    }
  }

  /// What a local or a constant of the type holds.
  private func held(_ name: String) -> Expression? {
    locals[name] ?? type.members.properties.first { $0.name == name && $0.isConstant }?.initializer
  }

  private func text(_ value: Expression) -> String? {
    if let path = value.namePath { return path.first?.isUppercase ?? false ? path : nil }
    if case .member(nil, let name) = value.kind { return "." + name }
    guard case .string(let literal) = value.kind, literal.segments.count == 1, case .text(let text)? = literal.segments.first
    else { return nil }
    return text
  }

  /// Two pictures of which a test in the value takes one.
  private func alternatives(_ value: Expression, _ level: Int = 0) -> (condition: Expression, first: String, second: String)? {
    guard level < 6 else { return nil }
    switch value.kind {
    case .ternary(let condition, let first, let second):
      guard let one = picture(first) ?? text(first), let other = picture(second) ?? text(second), one != other else { return nil }
      return (condition, one, other)
    case .forceUnwrap(let inner), .optionalChain(let inner): return alternatives(inner, level + 1)
    case .tuple(let parts) where parts.count == 1: return alternatives(parts[0].value, level + 1)
    case .binary("??", let left, _): return alternatives(left, level + 1)
    case .name(let name): return locals[name].flatMap { alternatives($0, level + 1) }
    case .call(let call):
      if let first = call.arguments.first, ["named", "systemName"].contains(first.label) {
        return alternatives(first.value, level + 1)
      }
      guard case .member(let base?, let name) = call.callee.kind, name.hasPrefix("with") else { return nil }
      return alternatives(base, level + 1)
    default: return nil
    }
  }

  // MARK: - What is heard

  private static let words: Set<String> = [
    "text", "attributedText", "title", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "placeholder",
  ]

  /// Whether a way says something besides, or leaves the button dimmed.
  private func tells(_ block: Block, of button: String) -> Bool {
    var found = false
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .assignment(let target, _):
        guard let name = target.plainName else { return }
        if Self.words.contains(name) || name == "isSelected" { found = true }
        if name == "isEnabled", target.namePath?.hasPrefix(button) ?? false { found = true }
      case .call(let call):
        if ["setTitle", "setAttributedTitle", "post"].contains(call.callee.plainName) { found = true }
      default: break
      }
    }
    return found
  }

  /// The names, values and traits that the code of a type gives its buttons.
  static func names(in type: TypeCode) -> [Name] {
    guard type.mentions(["ccessibility", "setTitle", "isSelected"]) else { return [] }
    var result: [Name] = []
    func note(_ expression: Expression, _ owner: String?) {
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .member(let base, let name) = target.kind, name.hasPrefix("accessibility"), name != "accessibilityIdentifier"
        else {
          if case .name(let name) = target.kind, name == "accessibilityLabel" || name == "accessibilityValue" {
            result.append(Name(type: type.name, button: nil, isWritten: value.isWrittenText, isState: name.hasSuffix("Value")))
          }
          if target.plainName == "isSelected" { result.append(selected(target, owner)) }
          return
        }
        let button = owner ?? base?.namePath
        result.append(
          Name(
            type: type.name, button: button == "self" ? nil : button, isWritten: value.isWrittenText,
            isState: name != "accessibilityLabel" && name != "accessibilityHint"))
      case .call(let call):
        guard case .member(let base?, let name) = call.callee.kind else { return }
        if name == "toggle", base.plainName == "isSelected" { result.append(selected(base, owner)) }
        if name == "post", base.namePath == "UIAccessibility" {
          result.append(Name(type: type.name, button: nil, isWritten: false, isState: true))
        }
        guard name == "setTitle", let value = call.arguments.first?.value, !value.isNothing else { return }
        result.append(
          Name(type: type.name, button: owner ?? base.namePath, isWritten: value.isWrittenText, isState: false))
      default: break
      }
    }
    func selected(_ target: Expression, _ owner: String?) -> Name {
      let base: Expression? = if case .member(let base, _) = target.kind { base } else { nil }
      let button = owner ?? base?.namePath
      return Name(type: type.name, button: button == "self" ? nil : button, isWritten: false, isState: true)
    }
    for property in type.members.properties {
      if property.name.hasPrefix("accessibility"), property.getter != nil {
        result.append(Name(type: type.name, button: nil, isWritten: false, isState: true))
      }
      guard let value = property.initializer else { continue }
      CodeWalk.expressions(of: .expression(value)) { note($0, property.name) }
    }
    for function in type.members.functions + type.members.initializers {
      CodeWalk.expressions(of: function) { note($0, nil) }
    }
    for property in type.members.properties {
      for observer in property.observers { CodeWalk.expressions(of: observer) { note($0, nil) } }
    }
    return result
  }
}

extension Expression {
  /// No text at all: `nil`, `""`.
  fileprivate var isNothing: Bool {
    switch kind {
    case .nilLiteral: true
    case .string(let literal): literal.segments.isEmpty
    default: false
    }
  }
}
