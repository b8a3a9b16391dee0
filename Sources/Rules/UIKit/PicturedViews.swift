import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where a class of UIKit exchanges or hides image views by a state, as the sign that lies on a button of which it is no
/// part, and nothing that is heard follows.
enum PicturedViews {
  struct Paint: Sendable {
    let type: String
    /// The image view that shows it.
    let view: String
    /// One of the states, as written.
    let test: String
    let place: SourceRange
    /// What is drawn is a property of the view itself, with something to press beside it: no words are known to come along.
    let isOwnState: Bool
  }

  /// What decides, and what the image views of the class look like in each case.
  struct Choice {
    let subject: String
    let place: SourceRange
    let cases: [(name: String, body: Block)]
    /// The last name of what is asked.
    var last: Substring { subject.split(separator: ".").last ?? Substring(subject) }
  }

  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["UIImageView"]), type.mentions([".image = ", ".isHidden = "]), !type.fileMentions(["ccessibility"]) else { return [] }
    let views = Set(type.members.properties.filter { $0.heldClass.map { UIKitClasses.isKind($0, of: "UIImageView") } ?? false }.map(\.name))
    guard !views.isEmpty, isPressed(type) else { return [] }
    let observed = Set(type.members.properties.filter { !$0.observers.isEmpty }.map(\.name))
    var found: [Paint] = []
    CodeWalk.statements(of: type.members) { statement in
      guard let choice = choice(statement), !found.contains(where: { $0.place.start <= choice.place.start && choice.place.end <= $0.place.end }),
        isContent(choice.subject), let (view, test) = difference(in: choice, among: views.contains), !tells(choice, type) else { return }
      found.append(Paint(
        type: type.name, view: view, test: test, place: choice.place,
        isOwnState: observed.contains(choice.subject) && holdsButton(type)))
    }
    return found
  }

  // MARK: - What decides

  static func choice(_ statement: Statement) -> Choice? {
    switch statement {
    case .selection(let code):
      guard let subject = code.subject.dottedName else { return nil }
      let cases = code.cases.compactMap { part -> (name: String, body: Block)? in
        guard case .enumCase(let name, _, _)? = part.items.first.map({ plain($0.pattern) }) else { return nil }
        return (subject + " == ." + name, part.body)
      }
      return Choice(subject: subject, place: code.subject.range, cases: cases)
    case .conditional(let code):
      guard code.conditions.count == 1, case .expression(let test)? = code.conditions.first, let subject = asked(test),
        case .block(let otherwise)? = code.otherwise else { return nil }
      return Choice(subject: subject, place: test.range, cases: [(subject, code.then), ("!" + subject, otherwise)])
    case .expression(let expression):
      // `sign.image = order.isPaid ? tick : circle`
      guard case .assignment(let target, let value) = expression.kind, target.plainName == "image",
        let (test, then, otherwise) = alternatives(value).map(named), let subject = asked(test) else { return nil }
      func set(_ value: Expression) -> Block {
        Block(statements: [.expression(Expression(.assignment(target: target, value: value), range: expression.range))], range: expression.range)
      }
      return Choice(subject: subject, place: test.range, cases: [(subject, set(then)), ("!" + subject, set(otherwise))])
    default: return nil
    }
  }

  /// One picture, or the same with something drawn on it by a function, as pictures that can be told from each other:
  /// `isSeen ? ticked(still) : still`.
  private static func named(
    _ choice: (test: Expression, then: Expression, otherwise: Expression)
  ) -> (test: Expression, then: Expression, otherwise: Expression) {
    func name(_ name: String, _ value: Expression) -> Expression { Expression(.member(base: nil, name: name), range: value.range) }
    if isDrawn(choice.then, on: choice.otherwise) { return (choice.test, name("drawn", choice.then), name("plain", choice.otherwise)) }
    if isDrawn(choice.otherwise, on: choice.then) { return (choice.test, name("plain", choice.then), name("drawn", choice.otherwise)) }
    return choice
  }

  private static func isDrawn(_ value: Expression, on picture: Expression) -> Bool {
    guard case .call(let call) = value.kind, call.callee.plainName?.first?.isLowercase ?? false, call.closures.isEmpty,
      let plain = written(picture) else { return false }
    return call.arguments.contains { written($0.value) == plain }
  }

  private static func written(_ value: Expression) -> String? {
    if case .forceUnwrap(let inner) = value.kind { return written(inner) }
    return value.dottedName ?? picture(value).map { "picture " + $0 }
  }

  /// What a test asks for: `order.isPaid` of that, and of `order.isPaid ?? false` and `order.isPaid == true`.
  private static func asked(_ test: Expression) -> String? {
    switch test.kind {
    case .tuple(let parts) where parts.count == 1: asked(parts[0].value)
    case .binary("??", let asked, let other), .binary("==", let asked, let other):
      if case .boolean = other.kind { asked.dottedName } else { nil }
    default: test.dottedName
    }
  }

  /// Which of two pictures a value is: `isPaid ? tick : circle`, `UIImage(named: isPaid ? "tick" : "circle")`.
  private static func alternatives(_ value: Expression) -> (test: Expression, then: Expression, otherwise: Expression)? {
    switch value.kind {
    case .ternary(let test, let then, let otherwise): return (test, then, otherwise)
    case .forceUnwrap(let inner): return alternatives(inner)
    case .call(let call):
      guard let first = call.arguments.first, ["named", "systemName"].contains(first.label),
        case .ternary(let test, let then, let otherwise) = first.value.kind else { return nil }
      func made(_ name: Expression) -> Expression {
        let argument = Argument(label: first.label, value: name, isTrailingClosure: false, range: first.range)
        let other = Call(callee: call.callee, arguments: [argument] + call.arguments.dropFirst(), parentheses: call.parentheses)
        return Expression(.call(other), range: value.range)
      }
      return (test, made(then), made(otherwise))
    default: return nil
    }
  }

  private static func plain(_ pattern: Pattern) -> Pattern {
    if case .optional(let inner) = pattern { plain(inner) } else { pattern }
  }

  static func isContent(_ subject: String) -> Bool {
    let words = subject.lowercased()
    // What the arrow of a part that opens shows.
    let opens = NameWords.words(.expandedFlag).union(NameWords.words(.collapsedFlag))
    // A place, as of the line that ends with the last row.
    let places = NameWords.words(.noState).subtracting(["on"])
    guard subject.identifierWords.isDisjoint(with: opens),
      (subject.split(separator: ".").last.map(String.init) ?? subject).identifierWords.isDisjoint(with: places) else { return false }
    return StateColourJudge.isAboutContent(subject) && !NameWords.words(.quietCondition).contains(where: words.contains)
  }

  // MARK: - What is drawn

  /// The first view that two cases draw in different ways, one with another picture before one that is only hidden.
  ///
  /// - Parameter isView: Whether a name is that of an image view.
  static func difference(in choice: Choice, among isView: (String) -> Bool) -> (view: String, test: String)? {
    let looks = choice.cases.map { (name: $0.name, looks: Self.looks(in: $0.body, of: isView)) }
    for isPicture in [true, false] {
      for (position, first) in looks.enumerated() {
        for (part, look) in first.looks.sorted(by: { $0.key.view < $1.key.view }) where part.isPicture == isPicture {
          let isOther = looks.dropFirst(position + 1).contains { other in other.looks[part].map { $0 != look } ?? false }
          if isOther { return (part.view, first.name) }
        }
      }
    }
    return nil
  }

  /// A view with what of it is set: its picture, or whether it is hidden.
  private struct Part: Hashable {
    let view: String
    let isPicture: Bool
  }

  private static func looks(in block: Block, of isView: (String) -> Bool) -> [Part: String] {
    var result: [Part: String] = [:]
    for case .expression(let expression) in block.statements {
      guard case .assignment(let target, let value) = expression.kind, case .member(let base?, let member) = target.kind,
        let name = base.dottedName, isView(name) else { continue }
      switch (member, value.kind) {
      case ("isHidden", .boolean(let hides)):
        result[Part(view: name, isPicture: false)] = "\(hides)"
      case ("image", _):
        guard let picture = picture(value) else { continue }
        result[Part(view: name, isPicture: true)] = picture
      default: continue
      }
    }
    return result
  }

  /// What tells a picture that the code names from others; nil for one that it works out.
  private static func picture(_ value: Expression) -> String? {
    switch value.kind {
    case .nilLiteral: return ""
    case .member(nil, let name): return name
    case .forceUnwrap(let inner), .optionalChain(let inner): return picture(inner)
    case .member: return constant(value)
    case .call(let call):
      if let first = call.arguments.first, ["named", "systemName"].contains(first.label) {
        return first.value.plainText ?? constant(first.value)
      }
      if case .member(let base?, let name) = call.callee.kind, name.hasPrefix("with") { return picture(base) }
      return call.arguments.isEmpty ? constant(call.callee) : nil
    default: return nil
    }
  }

  private static func constant(_ value: Expression) -> String? {
    value.dottedName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  // MARK: - What is pressed, and what is heard

  private static func isPressed(_ type: TypeCode) -> Bool {
    holdsButton(type) || type.mentions(["UITapGestureRecognizer"])
      || type.declaration?.inheritedTypes.contains { parent in
        FrameworkNames.names(.cellClass).contains(parent.name) || UIKitClasses.isKind(parent.name, of: "UIControl")
      } ?? false
  }

  private static func holdsButton(_ type: TypeCode) -> Bool {
    type.members.properties.contains { $0.heldClass.map { UIKitClasses.isKind($0, of: "UIButton") } ?? false }
  }

  /// Words that a case sets, itself or by a function of the class, or that the class makes of the same value elsewhere.
  static func tells(_ choice: Choice, _ type: TypeCode) -> Bool {
    let functions = type.members.functions
    let called = choice.cases.map(\.body).flatMap { body in functions.filter { body.calledNames.contains($0.name) }.compactMap(\.body) }
    if (choice.cases.map(\.body) + called).contains(where: setsWords) { return true }
    if type.kinds.assignments.contains(where: { saysWords($0, of: choice) }) { return true }
    var isTold = false
    CodeWalk.statements(of: type.members) { if asksAgain($0, choice) { isTold = true } }
    return isTold
  }

  /// Words that are made of the same value: `name.text = order.isPaid ? "Paid" : "Open"`.
  static func saysWords(_ expression: Expression, of choice: Choice) -> Bool {
    guard case .assignment(let target, let value) = expression.kind, let name = target.plainName, isWords(name) else { return false }
    return value.valuePaths.contains { $0.split(separator: ".").contains { $0 == choice.last } }
  }

  /// The same is asked elsewhere, and words follow it: `if order.isPaid { note.text = "Paid" }`.
  static func asksAgain(_ statement: Statement, _ choice: Choice) -> Bool {
    guard case .conditional(let code) = statement, code.conditions.contains(where: { condition in
      guard case .expression(let test) = condition else { return false }
      return test.valuePaths.contains { $0.split(separator: ".").contains { $0 == choice.last } }
    }) else { return false }
    if case .block(let other)? = code.otherwise, setsWords(other) { return true }
    return setsWords(code.then)
  }

  static func setsWords(_ block: Block) -> Bool {
    var found = false
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .assignment(let target, _): if let name = target.plainName, isWords(name) || name == "isEnabled" { found = true }
      case .call(let call): if ["setTitle", "setAttributedTitle", "post"].contains(call.callee.plainName) { found = true }
      default: break
      }
    }
    return found
  }

  private static func isWords(_ name: String) -> Bool {
    FrameworkNames.names(.shownText, .shownTitle).contains(name)
  }
}
