import SourceModel
import SwiftSource

/// Buttons of a view that do nothing but tell a handler, which the view is given, of a case, `onDeed?(.showMap)`, where no
/// handler that any code gives the view does anything about that case: pressed or not, nothing happens.
struct UnheededEvents {
  private struct Event {
    let view: String
    let handler: String
    /// Which argument of the handler the case is.
    let position: Int
    let name: String
    let button: SourceRange
  }

  private(set) var ranges: [SourceRange] = []

  /// - Parameter isUnreached: Whether nothing reaches a place, such as a preview.
  init(_ files: [FileDeclarations], in asked: Set<ObjectIdentifier>, isUnreached: (SourceRange) -> Bool) {
    let events = files.filter { asked.contains(ObjectIdentifier($0.file)) }.flatMap(Self.events)
    guard !events.isEmpty else { return }
    var handlers: [String: [Closure?]] = [:]
    let views = Dictionary(grouping: events, by: \.view).mapValues { Set($0.map(\.handler)) }
    for file in files where views.keys.contains(where: { file.file.mayHold($0 + "(") }) {
      file.forEachCall { call, place in
        guard case .name(let view) = call.callee.kind, let names = views[view], !isUnreached(place) else { return }
        for name in names { handlers["\(view).\(name)", default: []].append(call.closure(handedAs: name)) }
      }
    }
    ranges = events.filter { event in
      guard let given = handlers["\(event.view).\(event.handler)"] else { return false }
      return given.allSatisfy { $0.map { Self.ignores($0, event) } ?? false }
    }.map(\.button)
  }

  // MARK: - Buttons

  private static func events(in file: FileDeclarations) -> [Event] {
    file.types.flatMap { type -> [Event] in
      guard type.kind == .structure, !type.isOffered, type.adopts("View") else { return [] }
      let names = Set(type.members.properties.filter { $0.getter == nil && !$0.isStatic }.map(\.name))
      var found: [Event] = []
      type.members.forEachExpression { expression in
        guard case .call(let call) = expression.kind, case .name("Button") = call.callee.kind,
          let told = raised(by: call, names) else { return }
        found.append(Event(
          view: type.name, handler: told.handler, position: told.position, name: told.name, button: expression.range))
      }
      return found
    }
  }

  /// The handler that an action calls and the case that it is told, where that is all that the action does.
  private static func raised(by button: Call, _ names: Set<String>) -> (handler: String, position: Int, name: String)? {
    let action = button.arguments.first { $0.label == "action" } ?? button.arguments.first { $0.label == nil && $0.isTrailingClosure }
    guard case .closure(let closure)? = action?.value.kind, closure.body.statements.count == 1,
      case .expression(let deed) = closure.body.statements[0], case .call(let call) = deed.kind,
      case .name(let handler) = call.callee.unwrapped.kind, names.contains(handler) else { return nil }
    let cases = call.arguments.enumerated().compactMap { position, argument -> (Int, String)? in
      if case .member(nil, let name) = argument.value.kind { (position, name) } else { nil }
    }
    return cases.count == 1 ? (handler, cases[0].0, cases[0].1) : nil
  }

  // MARK: - Handlers

  private static func ignores(_ handler: Closure, _ event: Event) -> Bool {
    guard handler.parameters.indices.contains(event.position) else { return false }
    let parameter = handler.parameters[event.position]
    return handler.body.statements.allSatisfy { statement in
      switch statement {
      case .conditional(let code): passes(code, parameter, event.name)
      case .selection(let code): passes(code, parameter, event.name)
      default: false
      }
    }
  }

  /// `if deed == .back { … }` of another case, and nothing otherwise.
  private static func passes(_ code: IfCode, _ parameter: String, _ name: String) -> Bool {
    guard code.conditions.count == 1, case .expression(let test) = code.conditions[0],
      case .binary("==", let left, let right) = test.kind, case .name(parameter) = left.kind,
      case .member(_, let asked) = right.kind, asked != name else { return false }
    switch code.otherwise {
    case nil: return true
    case .conditional(let next): return passes(next, parameter, name)
    case .block(let block): return block.statements.isEmpty
    }
  }

  private static func passes(_ code: SwitchCode, _ parameter: String, _ name: String) -> Bool {
    guard case .name(parameter) = code.subject.kind else { return false }
    return code.cases.allSatisfy { one in
      let others = one.items.allSatisfy { item in
        switch item.pattern {
        case .enumCase(let asked, _, _): asked != name
        case .expression(let value): if case .member(_, let asked) = value.kind { asked != name } else { false }
        default: false
        }
      }
      return !one.items.isEmpty && others || one.body.statements.allSatisfy { if case .jumped(.end, _) = $0 { true } else { false } }
    }
  }
}

extension FileDeclarations {
  /// The calls in the code of types and extensions, nested ones included, with their places.
  func forEachCall(_ body: (Call, SourceRange) -> Void) {
    func visit(_ members: Members) {
      members.forEachExpression { if case .call(let call) = $0.kind { body(call, $0.range) } }
      for type in members.types { visit(type.members) }
    }
    for type in types { visit(type.members) }
    for part in extensions { visit(part.members) }
    for function in functions { function.body?.forEachExpression { if case .call(let call) = $0.kind { body(call, $0.range) } } }
  }
}

extension Call {
  /// What is written for a parameter, where that is a closure.
  fileprivate func closure(handedAs name: String) -> Closure? {
    guard case .closure(let closure)? = arguments.first(where: { $0.label == name })?.value.kind else { return nil }
    return closure
  }
}
