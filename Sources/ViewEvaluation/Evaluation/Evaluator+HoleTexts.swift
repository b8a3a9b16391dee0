import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What holes show of the code that makes them.
extension Evaluator {
  /// The arguments of a closure that names none, while it runs: `$0` means nothing outside of it.
  struct Shorthand {
    /// The closure.
    let range: SourceRange
    /// What the arguments are, as holes show it; nil where they have no short name.
    let texts: [String?]
  }

  /// What the arguments of a closure are called in holes; nil for a closure that names its parameters.
  func shorthand(of closure: ClosureValue, _ arguments: [Value]) -> Shorthand? {
    guard closure.closure.parameters.isEmpty, !arguments.isEmpty else { return nil }
    return Shorthand(range: closure.range, texts: arguments.map(holeName))
  }

  /// What is made in a way that is not followed, as a dictionary that is written out, goes by the name of what holds it.
  func called(_ value: Value, _ name: String) -> Value {
    guard case .unknown(var unknown) = value, unknown.reason?.kind == .unsupportedCode else { return value }
    unknown.expression = name
    return .unknown(unknown)
  }

  func holeName(_ value: Value) -> String? {
    switch value.unbound {
    case .unknown(let unknown): unknown.expression
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .text(let text): text.spoken.literal.map { "\"\($0)\"" }
    case .instance(let instance): instance.path.isEmpty ? nil : instance.path
    case .enumeration(let value): ".\(value.name)"
    default: nil
    }
  }

  /// What a closure gives: a call that is not followed goes by its words with the arguments of the closure in them.
  func withoutShorthand(_ value: Value) -> Value {
    guard let shorthand else { return value }
    return value.mapAlternatives { alternative in
      guard case .member(let member) = alternative, let type = member.type, !member.arguments.isEmpty,
        !PaintTypes.contains(type), !Self.styleTypes.contains(type), !BuiltinViews.isBuiltin(type)
      else { return alternative }
      let source = member.source
      guard shorthand.range.contains(source),
        source.file.firstOffset(of: "$", from: source.start, to: source.end) != nil else { return alternative }
      let text = shortened(source)
      return .unknown(UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text)))
    }
  }

  /// Code as a hole shows it: with what `$0` stands for.
  func written(_ range: SourceRange) -> String { named(range.text, of: range) }

  /// The text of some code, in which the arguments of the closure around it go by their names.
  func named(_ text: String, of range: SourceRange) -> String {
    guard let shorthand, shorthand.range.contains(range), text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return ShorthandText(shorthand.texts).replaced(in: text)
  }
}

/// Puts names in the place of `$0` and its like, but for those of closures inside.
private struct ShorthandText {
  private let texts: [String?]

  init(_ texts: [String?]) { self.texts = texts }

  func replaced(in text: String) -> String {
    var result = ""
    var depth = 0
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      case "$" where depth == 0:
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), texts.indices.contains(number), let name = texts[number] {
          rest = rest.dropFirst(digits.count)
          let isAlone = "(,:".contains(result.last { $0 != " " } ?? "(") && "),".contains(rest.first ?? ")")
          result += isAlone || !name.hasOperator(nil) ? name : "(\(name))"
          continue
        }
      default: break
      }
      result.append(character)
    }
    return result
  }
}

extension Expression {
  /// Where it ends, with the parentheses around it that another expression holds, as in `(a ?? b).count`.
  func end(within outer: SourceRange) -> Int {
    let bytes = range.file.bytes
    var end = range.end
    var position = end
    while position < outer.end {
      switch bytes[position] {
      case UInt8(ascii: ")"): end = position + 1
      case 0x20, 0x09...0x0D: break
      default: return end
      }
      position += 1
    }
    return end
  }
}

extension Value {
  /// The code that gives the only part of it which run time knows, where it goes by another name: that before the `??`
  /// of what a variable was given.
  var onlyBasis: String? {
    switch unbound {
    case .unknown(let unknown): return unknown.basis
    case .choice(let alternatives):
      let open = alternatives.compactMap(\.value.holeExpression)
      return open.count == 1 && alternatives.allSatisfy { !$0.value.isChoice } ? open[0] : nil
    default: return nil
    }
  }

  private var isChoice: Bool { if case .choice = self { true } else { false } }

  /// What a hole shows of a value that only run time knows.
  var holeExpression: String? {
    if case .unknown(let unknown) = unbound { unknown.expression } else { nil }
  }
}
