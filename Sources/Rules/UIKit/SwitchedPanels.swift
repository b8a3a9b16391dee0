import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views of a class that take turns by `isHidden`, and buttons that hide themselves: VoiceOver stays where something was.
enum SwitchedPanels {
  /// Where code of the class shows one of its panels and hides another.
  static func turns(in part: TypeCode, isSetUp: (String) -> Bool) -> (name: String, place: SourceRange)? {
    guard part.mentions(["isHidden"]) else { return nil }
    let functions = part.members.functions.filter { !isSetUp($0.name) && !choosesSegment($0) }.compactMap(\.body)
    return (part.members.properties.flatMap(\.observers) + functions).lazy.compactMap { turn(in: $0, of: part) }.first
  }

  /// A control of segments leads to what it shows, as tabs do.
  private static func choosesSegment(_ function: FunctionDeclaration) -> Bool {
    if function.parameters.contains(where: { $0.type.name == "UISegmentedControl" }) { return true }
    var found = false
    CodeWalk.expressions(of: function) { expression in
      if case .member(_, "selectedSegmentIndex") = expression.kind { found = true }
    }
    return found
  }

  private static func turn(in block: Block, of part: TypeCode) -> (name: String, place: SourceRange)? {
    var hidden: Set<String> = []
    var shown: [(name: String, place: SourceRange)] = []
    let members = panels(in: block, of: part)
    CodeWalk.expressions(of: block) { expression in
      guard case .assignment(let target, let value) = expression.kind, case .member(let base?, "isHidden") = target.kind,
        case .boolean(let hides) = value.kind, let name = base.uncast.dottedName, members.contains(name) else { return }
      if hides { hidden.insert(name) } else { shown.append((name, expression.range)) }
    }
    return shown.first { show in hidden.contains { $0 != show.name } || hidden.contains(show.name) && !isProperty(show.name, part) }
  }

  private static func isProperty(_ name: String, _ part: TypeCode) -> Bool { part.members.properties.contains { $0.name == name } }

  /// Views of the class that hold others, and what a loop over a list of them calls each.
  private static func panels(in block: Block, of part: TypeCode) -> Set<String> {
    let own = part.members.properties.filter { isPanel($0.name, $0.heldClass) }.map(\.name)
    let lists = Set(part.members.properties.filter { isPanel(String($0.name.dropLast($0.name.hasSuffix("s") ? 1 : 0)), nil) }.map(\.name))
    var looped: [String] = []
    LoopWalk.loops(of: block) { loop in
      guard let list = loop.sequence.dottedName, lists.contains(list), let name = loop.names.last else { return }
      looped.append(name)
    }
    return Set(own + looped)
  }

  private static func isPanel(_ name: String, _ type: String?) -> Bool {
    guard let word = DecorativeNames.parts(of: name).last,
      NameWords.words(.wholeView).union(NameWords.words(.panelView)).contains(word) else { return false }
    guard let type else { return true }
    if FrameworkNames.names(.plainContainer).contains(type) { return true }
    return UIKitClasses.named(type) == nil
      && DecorativeNames.parts(of: type).last.map(NameWords.words(.panelClass).contains) ?? false
  }

  // MARK: - Texts of a failure

  /// A label that one case of a state shows with other words and another one hides, where that case is called after a
  /// failure, whatever the function is called: `switch state { case .failed: label.text = "…"; label.isHidden = false … }`.
  static func failure(in part: TypeCode) -> (name: String, place: SourceRange)? {
    guard part.mentions(["isHidden"]), part.mentions([".text"]), !isCell(part.declaration) else { return nil }
    let labels = Set(part.members.properties.filter { $0.heldClass == "UILabel" }.map(\.name))
    guard !labels.isEmpty else { return nil }
    var found: (name: String, place: SourceRange)?
    CodeWalk.statements(of: part.members) { statement in
      if found == nil, case .selection(let code) = statement { found = failure(in: code, among: labels) }
    }
    return found
  }

  private static func failure(in code: SwitchCode, among labels: Set<String>) -> (name: String, place: SourceRange)? {
    let hidden = Set(code.cases.filter { !isFailure($0) }.flatMap { assigned("isHidden", in: $0.body, of: labels).filter(\.isTrue).map(\.name) })
    return code.cases.lazy.filter(isFailure).compactMap { part in
      let filled = Set(assigned("text", in: part.body, of: labels).map(\.name))
      return assigned("isHidden", in: part.body, of: labels).first { !$0.isTrue && filled.contains($0.name) && hidden.contains($0.name) }
    }.first.map { ($0.name, $0.place) }
  }

  private static func isFailure(_ part: SwitchCode.Case) -> Bool {
    part.items.contains { item in
      guard case .enumCase(let name, _, _) = item.pattern else { return false }
      return !NameWords.words(.failureName).isDisjoint(with: name.identifierWords)
    }
  }

  private static func assigned(_ member: String, in block: Block, of labels: Set<String>) -> [(name: String, isTrue: Bool, place: SourceRange)] {
    var found: [(name: String, isTrue: Bool, place: SourceRange)] = []
    CodeWalk.expressions(of: block) { expression in
      guard case .assignment(let target, let value) = expression.kind, case .member(let base?, member) = target.kind,
        let name = base.dottedName, labels.contains(name) else { return }
      var isTrue = false
      if case .boolean(true) = value.kind { isTrue = true }
      found.append((name, isTrue, expression.range))
    }
    return found
  }

  private static func isCell(_ declaration: TypeDeclaration?) -> Bool {
    declaration?.inheritedTypes.contains { FrameworkNames.names(.cellClass).contains($0.name) } ?? false
  }

  // MARK: - Buttons that hide themselves

  static func vanishing(in part: TypeCode) -> [(name: String, place: SourceRange)] {
    guard part.mentions(["isHidden"]) else { return [] }
    return part.members.functions.compactMap { function in
      guard function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) }), let body = function.body,
        !bringsUpAnother(body) else { return nil }
      let senders = Set(senders(of: function, in: part))
      for case .expression(let expression) in body.statements {
        guard case .assignment(let target, let value) = expression.kind, case .member(let base?, "isHidden") = target.kind,
          case .boolean(true) = value.kind, let name = base.uncast.dottedName, senders.contains(name) else { continue }
        return (name, expression.range)
      }
      return nil
    }
  }

  /// The parameter, where it is a control, and the controls of the class that call the function.
  private static func senders(of function: FunctionDeclaration, in part: TypeCode) -> [String] {
    let handed = function.parameters.filter { !["Any", "AnyObject", "UIGestureRecognizer", "UITapGestureRecognizer"].contains($0.type.name) }.map(\.name)
    return handed + part.calls(of: "addTarget").compactMap { expression -> String? in
      guard case .call(let call) = expression.kind, call.argument("action")?.selectedFunction == function.name,
        case .member(let base?, _) = call.callee.kind else { return nil }
      // `let undo: UIButton = { let button = UIButton(); button.addTarget(…); return button }()`
      let around = part.members.properties.first { $0.range.contains(expression.range) }
      return around?.name ?? base.dottedName
    }
  }

  private static func bringsUpAnother(_ body: Block) -> Bool {
    var found = false
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      if !NameWords.words(.showsAnother).isDisjoint(with: DecorativeNames.parts(of: name)) || name == "becomeFirstResponder" { found = true }
    }
    return found
  }
}

extension Expression {
  /// `view` of `(view as! UIView)`
  fileprivate var uncast: Expression {
    switch kind {
    case .cast(let inner, _, _): inner.uncast
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.uncast
    default: self
    }
  }
}
