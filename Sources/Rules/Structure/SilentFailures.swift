import PlatformKnowledge
import SourceModel
import SwiftSource

/// Failures of what people or screens begin, of which code tells nobody but the log.
enum SilentFailures {
  /// What begins the work.
  enum Start: Sendable { case pressed, loaded }

  struct Failure: Sendable {
    let start: Start
    let place: SourceRange
    /// Further ones of the same type.
    let others: [SourceRange]
  }

  static func all(in project: ProjectSubject) -> [Failure] {
    let starts = project.ofEachType(ErrorNotTold.self, "starts") { type -> [(start: Start, Begun)] in
      Start.allCases.compactMap { start in Begun(by: start, in: type).map { (start, $0) } }
    }
    guard !starts.isEmpty else { return [] }
    let swallowing = project.ofEachType(ErrorNotTold.self, "functions", functions)
    let owners = Dictionary(
      project.ofEachType(ErrorNotTold.self, "names") { type in
        type.parts.flatMap(\.members.functions).map { ($0.name, type.name) }
      }.map { ($0.0, [$0.1]) }, uniquingKeysWith: +)
    let calls = Dictionary(swallowing.map { ($0.key, $0.calls) }) { $0.union($1) }
    var seen: Set<SourceRange> = []
    return Start.allCases.flatMap { start -> [Failure] in
      let begun = starts.filter { $0.start == start }.map(\.1)
      // A function that goes by its name alone is known where there is only one of that name.
      let unique = begun.flatMap(\.names).compactMap { name in owners[name].flatMap { $0.count == 1 ? "\($0[0]).\(name)" : nil } }
      let reached = follow(Set(begun.flatMap(\.ofObjects) + unique), calls)
      let places = begun.flatMap(\.silent) + swallowing.filter { function in
        reached.contains(function.key) && (start == .pressed || function.keeps)
      }.flatMap(\.silent)
      return gathered(places.filter { seen.insert($0).inserted }, project).map { Failure(start: start, place: $0[0], others: Array($0[1...])) }
    }
  }

  /// The places of one type together: a model that tells of no failure does so by one decision.
  private static func gathered(_ places: [SourceRange], _ project: ProjectSubject) -> [[SourceRange]] {
    var order: [SourceRange] = []
    var byType: [SourceRange: [SourceRange]] = [:]
    for place in places {
      let type = project.code.part(around: place)?.range ?? place
      if byType[type] == nil { order.append(type) }
      byType[type, default: []].append(place)
    }
    return order.compactMap { byType[$0] }
  }

  /// The functions that are called, and those that they call in turn.
  private static func follow(_ keys: Set<String>, _ calls: [String: Set<String>]) -> Set<String> {
    var reached = keys
    var open = Array(keys)
    while let key = open.popLast() {
      for next in calls[key] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    return reached
  }

  /// A function that swallows what goes wrong, or that calls others that may.
  private struct Function: Sendable {
    let key: String
    let silent: [SourceRange]
    /// It keeps what it was given, for others to show.
    let keeps: Bool
    let calls: Set<String>
  }

  private static func functions(of type: WholeType) -> [Function] {
    guard type.mentions(["catch", "failure", "error", "await"]) else { return [] }
    let kept = type.keptClasses
    let own = Set(type.parts.flatMap(\.members.functions).map(\.name))
    return type.parts.flatMap(\.members.functions).compactMap { function in
      guard let body = function.body else { return nil }
      var calls = CallNames()
      CodeWalk.expressions(of: body) { expression in
        if case .call(let call) = expression.kind { calls.note(call, of: kept, in: type.name, own) }
      }
      return Function(
        key: "\(type.name).\(function.name)", silent: SilentCode.all(in: body), keeps: SilentCode.keeps(body), calls: calls.ofObjects)
    }
  }

  /// What buttons of a type do, or what it loads when it appears.
  private struct Begun: Sendable {
    var silent: [SourceRange] = []
    /// Functions that are called, by their last names.
    var names: Set<String> = []
    /// Those of the type itself and of objects that it keeps, by their classes: "Checkout.pay" of `checkout.pay()`.
    var ofObjects: Set<String> = []

    init?(by start: Start, in type: WholeType) {
      let codes = start == .pressed ? Starts.pressed(in: type) : Starts.loaded(in: type)
      guard !codes.bodies.isEmpty || !codes.names.isEmpty else { return nil }
      let kept = type.keptClasses
      let functions = type.parts.flatMap(\.members.functions)
      let own = Set(functions.map(\.name))
      var calls = CallNames(names: codes.names)
      calls.ofObjects = Set(codes.names.filter(own.contains).map { "\(type.name).\($0)" })
      func note(_ body: Block) {
        CodeWalk.expressions(of: body) { expression in
          if case .call(let call) = expression.kind { calls.note(call, of: kept, in: type.name, own) }
        }
      }
      for body in codes.bodies {
        if start == .pressed || SilentCode.keeps(body) { silent += SilentCode.all(in: body) }
        note(body)
      }
      // What the functions of the type call in turn.
      for function in functions where calls.names.contains(function.name) {
        if let body = function.body { note(body) }
      }
      (names, ofObjects) = (calls.names, calls.ofObjects)
    }
  }

  private struct CallNames {
    var names: Set<String> = []
    var ofObjects: Set<String> = []

    mutating func note(_ call: Call, of kept: [String: String], in type: String, _ own: Set<String>) {
      guard let name = call.callee.plainName else { return }
      names.insert(name)
      guard let path = call.callee.dottedName else { return }
      let owners = path.split(separator: ".").dropLast().drop { $0 == "self" }
      if owners.isEmpty, own.contains(name) { ofObjects.insert("\(type).\(name)") }
      if owners.count == 1, let owner = kept[String(owners[owners.startIndex])] { ofObjects.insert("\(owner).\(name)") }
    }
  }
}

extension SilentFailures.Start: CaseIterable {}

extension WholeType {
  /// The classes of what the type keeps, by the names of the properties.
  fileprivate var keptClasses: [String: String] {
    Dictionary(parts.flatMap(\.members.properties).compactMap { property in
      (property.type?.name ?? property.heldClass).map { (property.name, $0) }
    }) { first, _ in first }
  }
}

/// The code with which something begins, and the names of functions that are handed on for that.
private struct Starts {
  var bodies: [Block] = []
  var names: Set<String> = []

  /// What people begin: buttons, and what is chosen, pulled down or confirmed.
  static func pressed(in type: WholeType) -> Starts {
    var starts = Starts()
    for chain in type.chains {
      guard let name = chain.name, let call = chain.call, NameWords.words(.pressMaker).contains(name.lowercased()) else { continue }
      for label in ["action", "handler", "primaryAction"] { starts.add(call.argument(label)) }
      // `Button { save() } label: { … }`
      if call.argument("action") == nil, let closure = call.closures.first { starts.bodies.append(closure.body) }
    }
    for link in type.chains.flatMap(\.links) where NameWords.words(.pressModifier).contains(link.name.lowercased()) {
      starts.add(link.call.argument("onCompletion"))
      starts.add(link.call.argument("action"))
      starts.bodies += link.call.closures.map(\.body)
    }
    for function in type.parts.flatMap(\.members.functions) where isPressed(function) {
      if let body = function.body { starts.bodies.append(body) }
    }
    return starts
  }

  /// What begins by itself when a screen appears.
  static func loaded(in type: WholeType) -> Starts {
    var starts = Starts()
    for link in type.chains.flatMap(\.links) where NameWords.words(.loadStart).contains(link.name.lowercased()) {
      starts.add(link.call.argument("perform"))
      starts.bodies += link.call.closures.map(\.body)
    }
    for function in type.parts.flatMap(\.members.functions) where NameWords.words(.loadStart).contains(function.name.lowercased()) {
      if let body = function.body { starts.bodies.append(body) }
    }
    return starts
  }

  private mutating func add(_ handler: Expression?) {
    guard let handler else { return }
    if case .closure(let closure) = handler.kind { bodies.append(closure.body) } else if let name = handler.dottedName?.split(separator: ".").last {
      names.insert(String(name))
    }
  }

  /// A function that UIKit calls because of what a person does.
  private static func isPressed(_ function: FunctionDeclaration) -> Bool {
    function.attributes.contains { ["IBAction", "objc"].contains($0.name) }
      || NameWords.words(.pressHandler).contains(function.name.lowercased())
      || function.parameters.contains { NameWords.words(.pressHandler).contains(($0.label ?? "").lowercased()) }
  }
}

/// Which code meets a failure and does nothing that people could notice.
enum SilentCode {
  /// The places in a body of code, closures in it included.
  static func all(in body: Block) -> [SourceRange] {
    var found = catches(in: body) + failures(in: body)
    CodeWalk.expressions(of: body) { expression in
      guard case .closure(let closure) = expression.kind else { return }
      found += catches(in: closure.body) + failures(in: closure.body) + errors(in: closure)
    }
    return found
  }

  /// Whether code sets something that is not its own: what it was given, or that it is at work.
  static func keeps(_ body: Block) -> Bool {
    var locals: Set<String> = []
    CodeWalk.localVariables(of: body) { locals.insert($0.name) }
    var isKept = false
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, _) = expression.kind, let name = target.dottedName, !locals.contains(name) else { return }
      isKept = true
    }
    return isKept
  }

  /// The `catch` blocks that say nothing of work which was waited for, with which a function or closure ends. Where more
  /// is done afterwards, the work was one step of it, and the rest may tell how it went.
  private static func catches(in block: Block) -> [SourceRange] {
    guard case .doCatch(let parts)? = block.statements.last(where: { !isFlag($0) }), parts.count > 1,
      waits(parts[0]), parts.dropFirst().allSatisfy(isSilent) else { return [] }
    return [parts[1].clause ?? parts[1].range]
  }

  /// `case .failure` of a `switch` over a result, and `if case .failure = result`, which say nothing.
  private static func failures(in body: Block) -> [SourceRange] {
    body.statements.flatMap { statement -> [SourceRange] in
      switch statement {
      case .selection(let code):
        return code.cases.compactMap { one in
          guard case .enumCase("failure", _, let source)? = one.items.first?.pattern, one.items.count == 1,
            !one.body.statements.isEmpty, isSilent(one.body) else { return nil }
          return source.range
        }
      case .conditional(let code):
        for case .pattern(.enumCase("failure", _, _), _, let range) in code.conditions where isSaidBy(code.then) { return [range] }
        return []
      default: return []
      }
    }
  }

  /// A closure that is given an error and says nothing where there is one: `{ data, error in if let error { print(error) } }`.
  private static func errors(in closure: Closure) -> [SourceRange] {
    let names = Set(closure.parameters.filter(isFailure))
    guard !names.isEmpty else { return [] }
    return closure.body.statements.compactMap { statement in
      switch statement {
      case .conditional(let code):
        for case .binding(let name, let value, let range) in code.conditions where names.contains(value?.dottedName ?? name) {
          return isSaidBy(code.then) ? range : nil
        }
        return nil
      case .guarded(let conditions, let otherwise):
        let asks = conditions.contains { condition in
          guard case .expression(let test) = condition, case .binary("==", let left, _) = test.kind else { return false }
          return left.dottedName.map(names.contains) ?? false
        }
        return asks && isSaidBy(otherwise) ? otherwise.range : nil
      default: return nil
      }
    }
  }

  private static func isFailure(_ name: String) -> Bool {
    let words = name.identifierWords
    return words.contains("err") || !words.isDisjoint(with: NameWords.words(.failureName))
  }

  /// Nothing but the log has it.
  private static func isSaidBy(_ block: Block) -> Bool { !block.statements.isEmpty && isSilent(block) }

  /// `isLoading = false`, which says that it is over and not how it went.
  private static func isFlag(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind,
      case .boolean = value.kind else { return false }
    return true
  }

  /// A flag that goes down: that it is over, or that people are signed in no more. One that tells of success by its name
  /// may be shown.
  private static func isLowered(_ expression: Expression) -> Bool {
    guard case .assignment(let target, let value) = expression.kind, case .boolean(false) = value.kind,
      let name = target.dottedName else { return false }
    return name.identifierWords.isDisjoint(with: NameWords.words(.failureName).union(NameWords.words(.successName)))
  }

  /// Waiting for time to pass cannot fail.
  private static func waits(_ work: Block) -> Bool {
    var isWaiting = false
    CodeWalk.expressions(of: work) { expression in
      guard case .call(let call) = expression.kind, call.isAwaited, call.callee.plainName != "sleep" else { return }
      isWaiting = true
    }
    return isWaiting
  }

  private static func isSilent(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      switch statement {
      case .expression(let expression): ErrorNotTold.isLog(expression) || isLowered(expression)
      case .returned(nil), .jumped(.end, _): true
      default: false
      }
    }
  }
}
