import PlatformKnowledge
import SourceModel
import SwiftSource

/// What people type or choose in UIKit is refused for its length or number, and code says nothing of it.
enum RefusedInput {
  /// One place for each function of a type that refuses something.
  static func all(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["shouldChange", "shouldSelect", "didSelect"]), !type.mentions(TellingCode.all) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    return functions.compactMap { refusal(by: $0, in: type) } + chosen(functions)
  }

  // MARK: - Delegates that are asked

  /// How long a text or how large a number has to be that somebody is kept from going beyond. Codes, and numbers of
  /// cards, phones and accounts, are refused more for what they are (ISO 13616: an IBAN has up to 34 characters, written
  /// in groups 42).
  private static func limit(_ function: FunctionDeclaration) -> Int? {
    let labels = function.parameters.compactMap(\.label)
    if labels.contains("shouldChangeTextIn") { return 21 }
    if labels.contains("shouldChangeCharactersIn") { return 43 }
    return labels.contains("shouldSelectItemAt") ? 2 : nil
  }

  /// `return newText.count <= 200` in a function that is asked whether a text may change, or whether something may be
  /// chosen, and that does nothing but answer (Apple: documentation of UITextViewDelegate, UITextFieldDelegate and
  /// UICollectionViewDelegate).
  private static func refusal(by function: FunctionDeclaration, in type: WholeType) -> SourceRange? {
    guard let least = limit(function), let body = function.body, !acts(body) else { return nil }
    let counts = counts(in: body)
    func isOver(_ test: Expression, _ signs: Set<String>) -> Bool {
      guard case .binary(let sign, let left, let right) = test.kind, signs.contains(sign), isCount(left, counts),
        let number = number(right, in: type) else { return false }
      return number >= least
    }
    var found: SourceRange?
    CodeWalk.blocks(of: body) { block in
      for statement in block.statements where found == nil {
        switch statement {
        case .returned(let answer?): if isOver(answer, ["<=", "<"]) { found = answer.range }
        // The only statement of a function is what it answers.
        case .expression(let answer) where body.statements.count == 1 && block.range == body.range:
          if isOver(answer, ["<=", "<"]) { found = answer.range }
        case .conditional(let code):
          guard refuses(code.then), case .expression(let test)? = code.conditions.first, code.conditions.count == 1 else { break }
          if isOver(test, [">", ">="]) { found = test.range }
        case .guarded(let conditions, let otherwise):
          guard refuses(otherwise), case .expression(let test)? = conditions.first, conditions.count == 1 else { break }
          if isOver(test, ["<=", "<"]) { found = test.range }
        default: break
        }
      }
    }
    return found
  }

  /// `return false`, and nothing else
  private static func refuses(_ block: Block) -> Bool {
    guard block.statements.count == 1, case .returned(let answer?) = block.statements[0], case .boolean(false) = answer.kind else { return false }
    return true
  }

  /// Whether code changes something or calls something for its effect: that may be what tells.
  private static func acts(_ body: Block) -> Bool {
    var acts = false
    CodeWalk.blocks(of: body) { block in
      for case .expression(let expression) in block.statements {
        switch expression.kind {
        case .assignment: acts = true
        case .call: acts = acts || !ErrorNotTold.isLog(expression)
        default: break
        }
      }
    }
    return acts
  }

  /// Variables that hold how long something is: `let length = text.count + new.count`.
  private static func counts(in body: Block) -> Set<String> {
    var names: Set<String> = []
    CodeWalk.localVariables(of: body) { variable in
      if let value = variable.initializer, isCount(value, names) { names.insert(variable.name) }
    }
    return names
  }

  /// `newText.count`, `field.text!.utf16.count + new.count - range.length`
  private static func isCount(_ value: Expression, _ names: Set<String>) -> Bool {
    switch value.kind {
    case .name(let name): names.contains(name)
    case .member(_?, let name): ["count", "length"].contains(name)
    case .binary(let sign, let left, let right) where ["+", "-", "??"].contains(sign): isCount(left, names) || isCount(right, names)
    default: false
    }
  }

  /// A number that is written, or that a constant of the type has.
  private static func number(_ value: Expression, in type: WholeType) -> Int? {
    if case .integer(let number) = value.kind { return number }
    guard let name = value.plainName else { return nil }
    let own = type.parts.flatMap(\.members.properties).filter { $0.name == name && $0.isConstant }
    guard own.count == 1, case .integer(let number)? = own[0].initializer?.kind else { return nil }
    return number
  }

  // MARK: - Rows that are chosen

  /// Where a row that is chosen is taken as long as fewer than some number are, and nothing is done otherwise:
  /// `if chosen.count < maximum { choose(item) }`.
  private static func chosen(_ functions: [FunctionDeclaration]) -> [SourceRange] {
    let told = functions.filter(\.answersRowChoice)
    var names = Set(told.map(\.name))
    var reached = told
    // What is told calls others of the type.
    var open = told
    while let next = open.popLast() {
      let called = next.calledNames
      for function in functions where called.contains(function.name) && names.insert(function.name).inserted {
        reached.append(function)
        open.append(function)
      }
    }
    return reached.compactMap { function in function.body.flatMap { body in untold(in: body) } }
  }

  private static func untold(in body: Block) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.blocks(of: body) { block in
      guard found == nil, let last = block.statements.last else { return }
      if case .conditional(let code) = last, code.otherwise == nil, code.conditions.count == 1,
        case .expression(let test) = code.conditions[0], isBelow(test), chooses(code.then.statements[...]) {
        found = test.range
      }
      for (position, statement) in block.statements.enumerated() {
        if case .guarded(let conditions, let otherwise) = statement, conditions.count == 1, case .expression(let test) = conditions[0],
          isBelow(test), SilentCode.isSilent(otherwise), chooses(block.statements[(position + 1)...]) {
          found = test.range
        }
      }
    }
    guard let place = found, !asksAgain(body, place) else { return nil }
    return place
  }

  /// `chosen.count < maximum`, `chosen.count < 3`
  private static func isBelow(_ test: Expression) -> Bool {
    guard case .binary(let sign, let left, let right) = test.kind, ["<", "<="].contains(sign),
      case .member(_?, "count") = left.kind else { return false }
    if case .integer(let number) = right.kind { return number > 1 }
    return right.plainName.map { !$0.identifierWords.isDisjoint(with: NameWords.words(.mostOf)) } ?? false
  }

  /// Code that takes something: `picked.append(item)`, `list.select(item)`.
  private static func chooses(_ statements: ArraySlice<Statement>) -> Bool {
    statements.contains { statement in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind, let name = call.callee.plainName else { return false }
      return !name.identifierWords.isDisjoint(with: NameWords.words(.takingVerb))
    }
  }

  /// Whether another test asks whether it is too many: what it does then may tell.
  private static func asksAgain(_ body: Block, _ place: SourceRange) -> Bool {
    var isAsked = false
    CodeWalk.expressions(of: body) { expression in
      guard case .binary(let sign, let left, _) = expression.kind, ["==", ">=", ">"].contains(sign), expression.range != place,
        case .member(_?, "count") = left.kind else { return }
      isAsked = true
    }
    return isAsked
  }
}
