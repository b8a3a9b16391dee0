import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

// Lists of objects, and lists of values that objects are made from.

extension UIKitInterpreter {
  /// A method of a list whose members are known.
  func callList(
    _ name: String, _ members: [Thing], _ parts: CallParts, _ call: Call, in frame: CodeFrame
  ) -> Thing? {
    switch name {
    case "enumerated":
      return .list(members.enumerated().map { .list([.value(.number(Double($0))), $1]) })
    case "reversed": return .list(members.reversed())
    case "dropFirst": return .list(Array(members.dropFirst()))
    case "dropLast": return .list(Array(members.dropLast()))
    default: break
    }
    guard let (closure, home) = parts.closure else {
      // `labels.forEach(view.addSubview)`, `titles.map(makeLabel)`
      guard Self.runs.contains(name), let argument = call.arguments.first?.value else { return nil }
      let results = applyEach(argument, to: members, in: frame)
      if name == "forEach" { return .value(.tuple([])) }
      return results.contains(where: \.holdsObjects) ? .list(results) : nil
    }
    switch name {
    case "forEach":
      for member in members.prefix(Self.unrollLimit) { _ = run(closure, in: home, arguments: [member]) }
      return .value(.tuple([]))
    case "map", "compactMap", "flatMap":
      let results = members.prefix(Self.unrollLimit).compactMap { run(closure, in: home, arguments: [$0]) }
      return results.contains(where: \.holdsObjects) || members.contains(where: \.holdsObjects) ? .list(results) : nil
    default: return .list(members)
    }
  }

  /// Whether a method of a list of values makes or changes objects, one for each.
  func isRunOverMembers(_ name: String, _ values: [Value], _ parts: CallParts) -> Bool {
    guard Self.runs.contains(name), values.count <= Self.unrollLimit else { return false }
    return parts.closure != nil || parts.arguments.count == 1 && parts.things[0].value?.isFunction == true
  }

  private static let runs: Set<String> = ["forEach", "map", "compactMap"]

  /// Hands each member to a method that is named without a call; what comes of it.
  private func applyEach(_ method: Expression, to members: [Thing], in frame: CodeFrame) -> [Thing] {
    let receiver: UIObject?
    let name: String
    switch method.kind {
    case .member(let base?, let member):
      (receiver, name) = (thing(base, in: frame).object, member)
    case .name(let member): (receiver, name) = (frame.receiver, member)
    default: return []
    }
    guard let receiver else { return [] }
    return members.prefix(Self.unrollLimit).compactMap { member in
      let argument = Argument(label: nil, value: method, isTrailingClosure: false, range: method.range)
      let value = member.value ?? evaluator.runtimeValue(evaluator.shortText(method.range), type: nil, in: frame.scope)
      let parts = CallParts(
        arguments: [argument], things: [member], evaluated: [EvaluatedArgument(argument, value: value)])
      return callMethod(name, on: receiver, parts, method, in: frame, isImplicit: false)?.thing
    }
  }

  /// `views[0]`
  func element(of base: Expression, _ arguments: [Argument], in frame: CodeFrame) -> Thing? {
    guard arguments.count == 1, case .list(let members) = thing(base, in: frame),
      case .value(.number(let number)) = thing(arguments[0].value, in: frame) else { return nil }
    let index = Int(clamping: number)
    return members.indices.contains(index) ? members[index] : nil
  }

  /// `zip(labels, titles)` where one of them holds objects.
  func pairs(_ parts: CallParts) -> Thing? {
    guard parts.things.count == 2, !parts.objects.isEmpty, let first = parts.things[0].members,
      let second = parts.things[1].members else { return nil }
    return .list(zip(first, second).map { .list([$0, $1]) })
  }

  /// The place and size that `CGRect(x: 0, y: 20, width: 100, height: 44)` gives; nil where a number is not known.
  func rectangle(_ expression: Expression, in frame: CodeFrame) -> UIObject.Frame? {
    guard case .call(let call) = expression.kind, call.arguments.map(\.label) == ["x", "y", "width", "height"]
    else { return nil }
    let numbers = call.arguments.compactMap { argument -> Double? in
      guard case .value(.number(let number)) = value(argument.value, in: frame) else { return nil }
      return number
    }
    guard numbers.count == 4 else { return nil }
    return UIObject.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Thing {
  /// The members of a list, an array or a tuple.
  var members: [Thing]? {
    switch self {
    case .list(let members): members
    case .value(.array(let values)): values.map { .value($0) }
    case .value(.tuple(let values)): values.map { .value($0.value) }
    default: nil
    }
  }
}

extension Value {
  fileprivate var isFunction: Bool {
    if case .function = self { return true }
    return false
  }
}
