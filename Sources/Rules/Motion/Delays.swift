import PlatformKnowledge
import SourceModel
import SwiftSource

/// A wait of a known time, after which code takes something away.
struct Delay: Sendable {
  let place: SourceRange
  let seconds: Double
  /// Names of variables that are set to false or nil.
  let cleared: [String]
  /// Names of other screens that are dismissed: `sheet` in `sheet.dismiss(animated: true)`.
  let dismissed: [String]
  /// Functions that are called to hide something: `hideControls`.
  let hiding: [String]
  /// Of `dismissed`, what `dismiss` itself is called of.
  private(set) var screens: [String] = []

  /// What the screen itself is left by: `dismiss` of `dismiss()`, "presentationMode" of `presentationMode.wrappedValue.dismiss()`.
  private(set) var leaving: String?

  /// The view that is taken away, where it asks for that itself and hands on what it was given: `manager.remove(message)`.
  private(set) var itself: String?

  init(place: SourceRange, seconds: Double, _ statements: [Statement]) {
    self.place = place
    self.seconds = seconds
    var cleared: [String] = [], dismissed: [String] = [], hiding: [String] = [], screens: [String] = []
    var left: String?
    // What is set to something else in another branch is brought up to date, and not taken away.
    var updated: Set<String> = []
    for statement in statements {
      CodeWalk.expressions(of: statement) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          guard let name = target.dottedName else { return }
          switch value.kind {
          case .boolean(false), .nilLiteral: cleared.append(name)
          default: updated.insert(name)
          }
        case .call(let call):
          let path = call.callee.dottedName?.split(separator: ".").map(String.init) ?? []
          guard let function = path.last else { return }
          if call.arguments.isEmpty, path.count == 1 && function.hasPrefix("dismiss") || path.first == "presentationMode" && function == "dismiss" {
            left = path[0]
          }
          if function == "dismiss", path.count > 1, let owner = path.dropLast().last, owner != "self" {
            screens.append(owner.filter { $0 != "?" && $0 != "!" })
          } else if function.hasPrefix("hide") {
            hiding.append(function)
            dismissed.append(function)
          } else if Self.takesAway(function) {
            // `messages.removeFirst()`, `manager.removeToast(model)`
            dismissed.append(function)
            // `toast.removeFromSuperview()`, `toast.view.removeFromSuperview()`
            if let owner = path.dropLast().last(where: { $0 != "view" }) { dismissed.append(owner.filter { $0 != "?" && $0 != "!" }) }
          }
        default: break
        }
      }
    }
    (self.cleared, self.dismissed, self.hiding) = (cleared.filter { !updated.contains($0) }, screens + dismissed, hiding)
    self.screens = screens
    leaving = left
  }

  /// A wait after which a view has itself taken away, or what else is done then.
  init(place: SourceRange, seconds: Double, _ statements: [Statement], _ members: [PropertyDeclaration], in type: String) {
    self.init(place: place, seconds: seconds, statements)
    let given = Set(members.filter { $0.isConstant && $0.initializer == nil }.map(\.name))
    for statement in statements {
      CodeWalk.expressions(of: statement) { expression in
        guard case .call(let call) = expression.kind, let function = call.callee.plainName, Self.takesAway(function) else { return }
        if call.arguments.contains(where: { $0.value.dottedName.map(given.contains) ?? false }) { itself = type }
      }
    }
  }

  private static func takesAway(_ function: String) -> Bool {
    let first = IdentifierWords.split(function).first?.lowercased() ?? ""
    return first == "remove" || NameWords.words(.closingDeed).contains(first)
  }

  /// A wait after which a function is called that hides something.
  init(place: SourceRange, seconds: Double, hiding function: String) {
    (self.place, self.seconds) = (place, seconds)
    (cleared, dismissed, hiding) = ([], [], [function])
  }

  var shownSeconds: String {
    // Of nanoseconds more digits are left than anybody wrote.
    let number = ((seconds * 1000).rounded() / 1000).plain
    return number == "1" ? "a second" : "\(number) seconds"
  }
}

/// Finds the waits in the code of a type, and what is done after each.
struct Delays {
  /// Shorter is an effect, and longer leaves time to read.
  static let range = 1.0...20
  /// Nor is a whole screen that comes and goes an effect.
  private static let rangeOfScreens = 0.4...20

  /// Constants of the type and its functions that are numbers, by name; those whose name stands for several are left out.
  private let constants: [String: Double]
  /// The code of `DispatchWorkItem` and of functions without parameters, by name.
  private let work: [String: [Statement]]

  /// - Parameter parts: The type itself and its extensions.
  static func all(in type: TypeCode, of parts: [TypeCode] = []) -> [Delay] {
    // Most types wait for nothing.
    type.mentions(["asyncAfter", "sleep", "scheduledTimer", "onReceive"]) ? Delays(type, parts.isEmpty ? [type] : parts).all(type, parts.isEmpty ? [type] : parts) : []
  }

  private init(_ type: TypeCode, _ parts: [TypeCode]) {
    var numbers: [String: Set<Double>] = [:]
    func note(_ property: PropertyDeclaration) {
      guard let number = property.initializer.flatMap(Self.number), property.isConstant else { return }
      numbers[property.name, default: []].insert(number)
    }
    type.members.properties.forEach(note)
    CodeWalk.localVariables(of: type.members, note)
    // What callers leave out is what they get.
    for parameter in (type.members.functions + type.members.initializers).flatMap(\.parameters) {
      guard let number = parameter.defaultValue.flatMap(Self.number) else { continue }
      numbers[parameter.name, default: []].insert(number)
    }
    constants = numbers.compactMapValues { $0.count == 1 ? $0.first : nil }
    var work: [String: [[Statement]]] = [:]
    func note(_ name: String, _ value: Expression?) {
      guard case .call(let call)? = value?.kind, call.callee.plainName == "DispatchWorkItem", let closure = call.closures.last else { return }
      work[name, default: []].append(closure.body.statements)
    }
    CodeWalk.localVariables(of: type.members) { note($0.name, $0.initializer) }
    for case .assignment(let target, let value) in type.kinds.assignments.map(\.kind) { if let name = target.plainName { note(name, value) } }
    for function in parts.flatMap(\.members.functions) where function.parameters.isEmpty {
      if let body = function.body { work[function.name, default: []].append(body.statements) }
    }
    self.work = work.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// A number, or that of a time so much later: `let when = DispatchTime.now() + 2`.
  private static func number(_ value: Expression) -> Double? {
    if let number = value.numberValue ?? duration(value) { return number }
    guard case .binary("+", let now, let wait) = value.kind, now.call(named: "now") != nil else { return nil }
    return wait.numberValue
  }

  /// `.seconds(3)`, `.milliseconds(1500)`
  private static func duration(_ value: Expression) -> Double? {
    guard case .call(let call) = value.kind, case .member(_, let unit) = call.callee.kind,
      let number = call.arguments.first?.value.numberValue else { return nil }
    return ["seconds": number, "milliseconds": number / 1000][unit]
  }

  /// What is done after a wait, with what functions of the type do that are called there: `DispatchWorkItem { dismissToast() }`,
  /// `await MainActor.run { dismissToast() }`.
  private func followed(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      var called: [Statement] = []
      CodeWalk.expressions(of: statement) { expression in
        guard case .call(let call) = expression.kind, call.arguments.isEmpty, let name = call.callee.dottedName else { return }
        called += work[name.withoutSelf] ?? []
      }
      return [statement] + called
    }
  }

  /// The code that a call is handed as `execute`: a closure, or an object that was made of one.
  private func executed(by call: Call) -> [Statement]? {
    guard let last = call.arguments.last?.value else { return nil }
    if case .closure(let closure) = last.kind { return followed(closure.body.statements) }
    guard call.arguments.last?.label == "execute" else { return nil }
    let object: Expression
    if case .forceUnwrap(let inner) = last.kind { object = inner } else { object = last }
    return object.plainName.flatMap { work[$0] }.map(followed)
  }

  private func all(_ type: TypeCode, _ parts: [TypeCode]) -> [Delay] {
    var result: [Delay] = []
    let members = parts.flatMap(\.members.properties)
    let clocks = clocks(among: members)
    for expression in type.expressions {
      if let delay = dispatch(expression) ?? received(expression, from: clocks, members, in: type.name) { result.append(delay) }
      if case .closure(let closure) = expression.kind { result += sleeps(in: closure.body) }
    }
    return result.filter { delay in
      (Self.range.contains(delay.seconds) || !delay.screens.isEmpty && Self.rangeOfScreens.contains(delay.seconds)) && !(delay.cleared.isEmpty && delay.dismissed.isEmpty && delay.hiding.isEmpty && delay.leaving == nil)
    }
  }

  /// Members that tell again and again that some time has passed, by name: `Timer.publish(every: 3, on: .main, in: .common)`.
  private func clocks(among members: [PropertyDeclaration]) -> [String: Double] {
    var result: [String: Double] = [:]
    for property in members {
      guard let initial = property.initializer else { continue }
      CodeWalk.expressions(of: .expression(initial)) { inner in
        if let wait = inner.call(named: "publish")?.argument("every"), let seconds = seconds(wait) { result[property.name] = seconds }
      }
    }
    return result
  }

  /// `onReceive(timer) { _ in manager.remove(message) }`: what is there when the time has passed is taken away at once, and
  /// nothing is counted.
  private func received(
    _ expression: Expression, from clocks: [String: Double], _ members: [PropertyDeclaration], in type: String
  ) -> Delay? {
    guard !clocks.isEmpty, let call = expression.call(named: "onReceive"), let name = call.arguments.first?.value.dottedName,
      let seconds = clocks[name], let closure = call.closures.last else { return nil }
    let isPlain = closure.body.statements.allSatisfy { if case .expression = $0 { true } else { false } }
    return isPlain ? Delay(place: expression.memberRange, seconds: seconds, followed(closure.body.statements), members, in: type) : nil
  }

  /// `DispatchQueue.main.asyncAfter(deadline: .now() + 3) { … }` and a timer that fires once.
  private func dispatch(_ expression: Expression) -> Delay? {
    if let (name, wait) = Self.selecting(expression) {
      guard let seconds = seconds(wait), name.hasPrefix("hide") else { return nil }
      return Delay(place: expression.range, seconds: seconds, hiding: name)
    }
    guard let (call, wait) = Self.waiting(expression), let seconds = seconds(wait), let statements = executed(by: call) else { return nil }
    return Delay(place: expression.range, seconds: seconds, statements)
  }

  /// A timer that calls a function once, by its name: `Timer.scheduledTimer(timeInterval: 3, target: self, selector:
  /// #selector(hideControls), userInfo: nil, repeats: false)`, `perform(#selector(hide), with: nil, afterDelay: 3)`.
  private static func selecting(_ expression: Expression) -> (name: String, wait: Expression)? {
    guard case .call(let call) = expression.kind else { return nil }
    let selector: Expression?
    let wait: Expression?
    switch call.callee.plainName {
    case "scheduledTimer":
      if case .boolean(true)? = call.argument("repeats")?.kind { return nil }
      (selector, wait) = (call.argument("selector"), call.argument("timeInterval"))
    case "perform": (selector, wait) = (call.arguments.first?.value, call.argument("afterDelay"))
    default: return nil
    }
    guard let wait, let name = selector?.selectedFunction else { return nil }
    return (name, wait)
  }

  private static func waiting(_ expression: Expression) -> (call: Call, wait: Expression)? {
    if let call = expression.call(named: "asyncAfter"), let deadline = call.arguments.first?.value {
      if case .binary("+", _, let wait) = deadline.kind { return (call, wait) }
      if deadline.plainName != nil { return (call, deadline) }
    }
    if let call = expression.call(named: "scheduledTimer"), let wait = call.argument("withTimeInterval"),
      case .boolean(false)? = call.argument("repeats")?.kind { return (call, wait) }
    return nil
  }

  /// `try? await Task.sleep(for: .seconds(3))`, and what follows in the same block.
  private func sleeps(in block: Block) -> [Delay] {
    block.statements.enumerated().compactMap { position, statement in
      guard let expression = Self.waiting(statement) else { return nil }
      var found: Double?
      CodeWalk.expressions(of: .expression(expression)) { inner in
        guard let call = inner.call(named: "sleep"), let argument = call.arguments.first else { return }
        let factor = argument.label == "nanoseconds" ? 1e-9 : 1
        found = seconds(argument.value).map { $0 * factor }
      }
      guard let seconds = found else { return nil }
      // What follows the next wait is not there for this one only.
      let rest = Array(block.statements[(position + 1)...].prefix { !Self.waits($0) })
      return Delay(place: expression.range, seconds: seconds, followed(rest))
    }
  }

  private static func waits(_ statement: Statement) -> Bool {
    guard let expression = waiting(statement) else { return false }
    var found = false
    CodeWalk.expressions(of: .expression(expression)) { if $0.call(named: "sleep") != nil { found = true } }
    return found
  }

  /// A statement that may wait: an expression, or one that is tried and whose failure ends it all:
  /// `do { try await Task.sleep(for: wait) } catch { return }`.
  private static func waiting(_ statement: Statement) -> Expression? {
    switch statement {
    case .expression(let expression): return expression
    case .doCatch(let parts):
      guard let work = parts.first, work.statements.count == 1, case .expression(let expression) = work.statements[0],
        parts.dropFirst().allSatisfy({ part in part.statements.allSatisfy { if case .returned(nil) = $0 { true } else { false } } })
      else { return nil }
      return expression
    default: return nil
    }
  }

  private func seconds(_ expression: Expression) -> Double? {
    if let number = expression.numberValue { return number }
    switch expression.kind {
    case .name(let name), .member(_, let name): return constants[name]
    case .call(let call):
      // `UInt64(1.5 * 1_000_000_000)`
      if ["UInt64", "Double", "TimeInterval"].contains(call.callee.plainName ?? ""), call.arguments.count == 1, call.arguments[0].label == nil {
        return seconds(call.arguments[0].value)
      }
      return Self.duration(expression)
    // `3 * 1_000_000_000`
    case .binary("*", let left, let right):
      guard let one = seconds(left), let other = seconds(right) else { return nil }
      return one * other
    default: return nil
    }
  }
}
