import PlatformKnowledge
import SourceModel
import SwiftSource

/// Conditions as choices: which names decide about a colour or a picture.
extension PaintedChoices {
  /// The conditions around an assignment, and those in its value: of `value ? a : b`, `UIImage(named: value ? a : b)`.
  func deciding(_ value: Expression, _ choices: [Choice]) -> [Choice] {
    var result = choices
    CodeWalk.expressions(of: .expression(value)) { part in
      switch part.kind {
      case .ternary(let condition, _, _): result += self.choices(of: condition)
      case .conditional(let code): result += self.choices(of: code.conditions)
      case .selection(let code): result += choice(of: code)
      case .name(let name): result += names.decided[name] ?? []
      default: break
      }
    }
    return result
  }

  /// What the conditions of a statement ask.
  func choices(of elements: [ConditionElement]) -> [Choice] {
    elements.flatMap { element in
      if case .expression(let expression) = element { choices(of: expression) } else { [Choice]() }
    }
  }

  /// What a condition asks, where it tells which one is chosen.
  func choices(of condition: Expression) -> [Choice] {
    choice(condition).map { [Choice(text: $0, range: condition.range, statement: statement, asked: asked(condition))] } ?? []
  }

  /// A `switch` over a flag, or with a case for what is chosen: `case .selected`.
  func choice(of code: SwitchCode) -> [Choice] {
    if let text = choice(code.subject) { return [Choice(text: text, range: code.subject.range)] }
    guard let subject = code.subject.path, !isStateOfControl(subject) else { return [] }
    for item in code.cases.flatMap(\.items) {
      guard case .enumCase(let name, _, _) = item.pattern, NamedChoice.isTold(by: name) else { continue }
      return [Choice(text: "\(subject) == .\(name)", range: code.subject.range)]
    }
    return []
  }

  /// A condition that tells by its names which one is chosen, without a sign in front of it; nil where UIKit knows it,
  /// too: `cell.isSelected`, what `setSelected` is handed.
  func choice(_ condition: Expression) -> String? {
    switch condition.kind {
    case .prefix("!", let operand): return choice(operand)
    case .tuple(let parts) where parts.count == 1: return choice(parts[0].value)
    case .binary(let sign, let left, let right) where ["&&", "||"].contains(sign):
      return choice(left) ?? choice(right)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign): return comparison(left, right)
    case .call(let call):
      guard case .member(let base?, "contains") = call.callee.kind, call.arguments.count == 1,
        call.arguments[0].label == nil, let all = base.path, let one = call.arguments[0].value.path else { return nil }
      let text = "\(all).contains(\(one))"
      return NamedChoice.isTold(by: text) ? text : nil
    case .name(let name) where names.conditions[name] != nil: return names.conditions[name]
    default:
      guard let path = condition.path, NamedChoice.isTold(by: path) || NamedChoice.saysActive(path), !isKnownToUIKit(path)
      else { return nil }
      return path
    }
  }

  /// The part of a condition that `choice` names, as written.
  func asked(_ condition: Expression) -> String? {
    switch condition.kind {
    case .prefix("!", let operand): return asked(operand)
    case .tuple(let parts) where parts.count == 1: return asked(parts[0].value)
    case .binary(let sign, let left, let right) where ["&&", "||"].contains(sign):
      return asked(choice(left) == nil ? right : left)
    case .binary("!=", let left, let right):
      guard let first = left.writtenPath, let second = right.writtenPath else { return nil }
      return "\(first) == \(second)"
    default: return condition.writtenPath
    }
  }

  private func comparison(_ left: Expression, _ right: Expression) -> String? {
    guard let first = left.path else { return nil }
    // `look == .selected`
    if case .member(nil, let name) = right.kind {
      return NamedChoice.isTold(by: name) && !isStateOfControl(first) ? "\(first) == .\(name)" : nil
    }
    guard let second = right.path else { return nil }
    let text = "\(first) == \(second)"
    return NamedChoice.isTold(by: text) ? text : nil
  }

  /// `state` of a control, and of what configures it (Apple: UIControl state).
  private func isStateOfControl(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    guard parts.last == "state" || parts.last == "controlState" else { return false }
    return parts.count > 1 || !type.members.properties.contains { $0.name == path }
  }

  private func isKnownToUIKit(_ path: String) -> Bool {
    if function.name == "updateConfiguration" { return true }
    // Apple: UITableViewCell setSelected(_:animated:). Of functions of that name alone UIKit knows nothing.
    if ["setSelected", "setHighlighted"].contains(function.name), function.parameters.contains(where: { $0.name == "animated" }) {
      return true
    }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return false }
    let owner = parts[parts.count - 2].lowercased()
    return ["cell", "button", "control", "sender", "state", "switch", "toggle", "super"].contains(where: owner.hasSuffix)
  }
}
