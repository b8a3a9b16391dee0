import PlatformKnowledge
import SourceModel
import SwiftSource

/// Whether code does nothing but take the keyboard away, told by what its calls do.
extension Evaluator {
  /// What a piece of code has to do with the keyboard.
  enum KeyboardPart {
    /// It takes it away.
    case ends
    /// It does nothing that people notice: a log, a guard, a variable.
    case nothing
    /// It does something else, perhaps besides.
    case acts

    /// With a piece that is run as well, or that is one of two ways. After one that acts none is asked: most code acts at
    /// once, and each call in it may lead to all code of the project.
    func and(_ other: @autoclosure () -> KeyboardPart) -> KeyboardPart {
      if self == .acts { return .acts }
      let other = other()
      return other == .nothing ? self : other
    }
  }

  /// A function of the project, and how many led to it: how far it is followed depends on both.
  struct KeyboardQuestion: Hashable {
    let function: ObjectIdentifier
    let depth: Int
  }

  /// What takes a keyboard away: methods of UIKit, and what projects mostly call their own for it.
  static func endsEditing(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["resignfirstresponder", "endediting", "hidekeyboard", "dismisskeyboard", "closekeyboard"].contains(where: name.contains)
  }

  /// What runs the closures it is given, sooner or later, and does nothing else (Apple: SwiftUI, Dispatch, Swift, UIKit).
  static let closureRunners = FrameworkNames.names(.closureRunner)
  /// What nobody notices, or what only goes with something else (Apple: UIFeedbackGenerator).
  private static let unnoticed = FrameworkNames.names(.unnoticedCall)

  /// `focus = nil`, `isFocused = false`, `resignFirstResponder`, `endEditing`, and functions of the project that do so,
  /// and not a single statement that does something else.
  ///
  /// - Parameter scope: Where the code stands; nil where nobody knows.
  func endsEditing(_ block: Block, _ scope: Scope?) -> Bool { keyboardPart(block, scope, depth: 0) == .ends }

  /// - Parameter depth: Functions that lead here.
  private func keyboardPart(_ block: Block, _ scope: Scope?, depth: Int) -> KeyboardPart {
    block.statements.reduce(.nothing) { $0.and(keyboardPart($1, scope, depth: depth)) }
  }

  private func keyboardPart(_ statement: Statement, _ scope: Scope?, depth: Int) -> KeyboardPart {
    stepsRun += 1
    switch statement {
    case .expression(let expression): return keyboardPart(expression, scope, depth: depth)
    case .returned(let expression): return expression.map { keyboardPart($0, scope, depth: depth) } ?? .nothing
    case .variable, .jumped: return .nothing
    case .conditional(let code): return keyboardPart(code, scope, depth: depth)
    case .guarded(_, let otherwise): return keyboardPart(otherwise, scope, depth: depth)
    default: return .acts
    }
  }

  private func keyboardPart(_ code: IfCode, _ scope: Scope?, depth: Int) -> KeyboardPart {
    let then = keyboardPart(code.then, scope, depth: depth)
    switch code.otherwise {
    case .block(let block)?: return then.and(keyboardPart(block, scope, depth: depth))
    case .conditional(let code)?: return then.and(keyboardPart(code, scope, depth: depth))
    case nil: return then
    }
  }

  private func keyboardPart(_ expression: Expression, _ scope: Scope?, depth: Int) -> KeyboardPart {
    let expression = expression.unwrapped
    switch expression.kind {
    case .call(let call): return keyboardPart(call, scope, depth: depth)
    case .conditional(let code): return keyboardPart(code, scope, depth: depth)
    case .assignment(let target, let value):
      guard let path = dottedName(target)?.lowercased(), path != "_" else { return keyboardPart(value, scope, depth: depth) }
      // `focusTask.task = nil` puts a task aside: what is set is what the property is called.
      let name = path.split(separator: ".").last { $0 != "wrappedvalue" } ?? ""
      switch value.kind {
      // What is edited is put aside; that nothing has the focus takes the keyboard away.
      case .nilLiteral, .member(base: nil, name: "none"): return name.contains("focus") ? .ends : .acts
      case .boolean(false): return name.contains("focus") || name.contains("editing") ? .ends : .acts
      default: return .acts
      }
    default: return .acts
    }
  }

  private func keyboardPart(_ call: Call, _ scope: Scope?, depth: Int) -> KeyboardPart {
    guard let name = dottedName(call.callee)?.split(separator: ".").last.map(String.init) else { return .acts }
    let functions = functions(of: call, named: name, scope)
    if !functions.isEmpty {
      guard depth < 3 else { return .acts }
      return functions.allSatisfy { keyboardPart(of: $0, depth: depth + 1) == .ends } ? .ends : .acts
    }
    if Self.unnoticed.contains(name) { return .nothing }
    if Self.closureRunners.contains(name) {
      return call.arguments.reduce(.nothing) { part, argument in
        guard case .closure(let closure) = argument.value.kind else { return part }
        return part.and(keyboardPart(closure.body, scope, depth: depth))
      }
    }
    if Self.endsEditing(name) { return .ends }
    // `sendAction(#selector(UIResponder.resignFirstResponder), …)`
    return name == "sendAction" && call.arguments.contains { CodeItem.expression($0.value).names.contains(where: Self.endsEditing) }
      ? .ends : .acts
  }

  /// Asked once for each function: many buttons of a menu call the same ones.
  private func keyboardPart(of function: FunctionDeclaration, depth: Int) -> KeyboardPart {
    guard let body = function.body else { return .acts }
    let question = KeyboardQuestion(function: ObjectIdentifier(function), depth: depth)
    if let known = keyboardParts[question] { return known }
    let part = keyboardPart(body, nil, depth: depth)
    keyboardParts[question] = part
    return part
  }

  /// The functions of the project that a call may mean: global ones, those of the object it is called on, and what the
  /// project adds to what has or shows a keyboard.
  private func functions(of call: Call, named name: String, _ scope: Scope?) -> [FunctionDeclaration] {
    var base: Expression?
    var functions: [FunctionDeclaration] = []
    switch call.callee.unwrapped.kind {
    case .name: functions = index.globalFunctions(name)
    case .member(let of, _): base = of
    default: return []
    }
    if let scope, let type = owner(of: base, scope) { functions += index.functions(name, of: type, isStatic: false) }
    return functions
      + ["View", "UIView", "UIViewController", "UIApplication"].flatMap { type in
        [false, true].flatMap { index.extensionFunctions(name, ofExternal: type, isStatic: $0) }
      }
  }
}
