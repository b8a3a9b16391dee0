import AccessibilityModel
import SourceModel
import SwiftSource

/// `&&`, `||` and `!` over what only run time knows: the parts stay known, so that what contradicts one of them is
/// recognised.
extension Evaluator {
  func evaluateLogic(_ name: String, _ left: Expression, _ right: Expression, in scope: Scope) -> Value {
    let first = evaluate(left, in: scope)
    let deciding = name == "||"
    if case .boolean(let boolean) = first { return boolean == deciding ? first : evaluate(right, in: scope) }
    let second = evaluate(right, in: scope)
    if case .boolean(let boolean) = second { return boolean == deciding ? second : first }
    let verdicts = [
      verdict(of: first, text: holeText(first, left)), verdict(of: second, text: holeText(second, right)),
    ]
    switch deciding ? any(of: verdicts) : all(of: verdicts) {
    case .always: return .boolean(true)
    case .never: return .boolean(false)
    case .depends(let yes, _):
      let text = shortened(yes.description)
      return .unknown(UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text), truth: yes))
    }
  }

  func negation(of unknown: UnknownValue) -> Value {
    let opposite = unknown.truth?.opposite
    let text = opposite?.description ?? negation(of: unknown.expression)
    var result = UnknownValue(expression: text, reason: unknown.reason, truth: opposite)
    result.basis = unknown.basis
    return .unknown(result)
  }

  func negation(of text: String) -> String {
    text.negated ?? (text.contains(" ") ? "!(\(text))" : "!\(text)")
  }

  /// Whether all of several conditions hold.
  func all(of verdicts: [Verdict]) -> Verdict {
    var open: [Condition] = []
    var opposite: Condition?
    for verdict in verdicts {
      switch verdict {
      case .always: continue
      case .never: return .never
      // `guard !text.isEmpty, !text.isEmpty`
      case .depends(let yes, _) where open.contains(yes): continue
      case .depends(let yes, let no):
        if open.exclude(yes) { return .never }
        if case .all(let parts)? = yes.composition { open += parts.filter { !open.contains($0) } } else { open.append(yes) }
        opposite = no
      }
    }
    guard let opposite else { return .always }
    if let only = open.first, open.count == 1 { return .depends(yes: only, no: opposite) }
    return joined(open, by: " && ", .all(open))
  }

  /// Whether one of two conditions holds.
  public func either(_ first: Condition, _ second: Condition) -> Condition? {
    let verdicts = [first, second].map { Verdict.depends(yes: $0, no: $0.opposite) }
    if case .depends(let yes, _) = any(of: verdicts) { return yes }
    return nil
  }

  /// Whether one of several conditions holds.
  private func any(of verdicts: [Verdict]) -> Verdict {
    var open: [Condition] = []
    var opposite: Condition?
    for verdict in verdicts {
      switch verdict {
      case .always: return .always
      case .never: continue
      case .depends(let yes, _) where open.contains(yes): continue
      case .depends(let yes, let no):
        if case .any(let parts)? = yes.composition { open += parts.filter { !open.contains($0) } } else { open.append(yes) }
        opposite = no
      }
    }
    guard let opposite else { return .never }
    if let only = open.first, open.count == 1 { return .depends(yes: only, no: opposite) }
    return joined(open, by: " || ", .any(open))
  }

  private func joined(_ parts: [Condition], by separator: String, _ composition: Condition.Composition) -> Verdict {
    let texts = parts.map { part in
      // `&&` binds stronger than `||`, and both stronger than a ternary.
      let isLoose = part.description.hasOperator("?") || separator == " && " && part.description.hasOperator("||")
      return isLoose ? "(\(part.description))" : part.description
    }
    let text = texts.joined(separator: separator)
    let yes = Condition(
      subject: text, branch: 0, description: text, composition: composition,
      holdsInitially: composition.holdsInitially)
    return decided(.depends(yes: yes, no: yes.opposite))
  }
}

extension String {
  /// What a negation negates: `a` for `!a` and `a && b` for `!(a && b)`; nil for what is none as a whole, as `!a && b`.
  var negated: String? {
    guard hasPrefix("!") else { return nil }
    let rest = dropFirst()
    if rest.hasPrefix("("), rest.hasSuffix(")"), rest.isOneParenthesis { return String(rest.dropFirst().dropLast()) }
    return hasOperator(nil) ? nil : String(rest)
  }

  /// Whether an operator between spaces, or any, stands outside of parentheses and quotes.
  func hasOperator(_ name: String?) -> Bool { range(ofOperator: name) != nil }

  /// Whether any does, in what may end in a trailing closure: the space in front of its brace is none.
  var hasOperatorBesidesBlocks: Bool { range(ofOperator: nil, besidesBlocks: true) != nil }

  /// Where the first of them stands, with the spaces around it.
  func range(ofOperator name: String?, besidesBlocks: Bool = false) -> Range<String.Index>? {
    var depth = 0
    var isQuoted = false
    let bytes = Array(utf8)
    let wanted = name.map { Array(" \($0) ".utf8) } ?? [0x20]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case 0x20 where besidesBlocks && bytes[(index + 1)...].first == UInt8(ascii: "{"): break
      case 0x20 where depth == 0 && !isQuoted && bytes[index...].starts(with: wanted):
        let start = utf8.index(utf8.startIndex, offsetBy: index)
        return start..<utf8.index(start, offsetBy: wanted.count)
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  /// Whether the parenthesis that begins it ends it.
  fileprivate var isOneParenthesis: Bool {
    var depth = 0
    for (index, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index == utf8.count - 1 }
    }
    return false
  }
}
