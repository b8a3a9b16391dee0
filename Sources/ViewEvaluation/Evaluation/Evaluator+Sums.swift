import AccessibilityModel
import SourceModel
import SwiftSource

/// Numbers, lists and texts that are added to each other.
extension Evaluator {
  /// What `+` makes of two values.
  func sum(_ left: Value, beside right: Value, _ expression: Expression) -> Value {
    sum(string(left, beside: right), string(right, beside: left), expression)
  }

  func sum(_ first: Value, _ second: Value, _ expression: Expression) -> Value {
    switch (first, second) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.array(let a), .array(let b)): return .array(a + b)
    default: break
    }
    if isTextView(first) && isTextView(second) || first.isSumOfTexts && mayBeText(second)
      || second.isSumOfTexts && mayBeText(first) {
      let parts = [first, second].map { part in
        EvaluatedArgument(
          label: nil, value: .view(view(from: shownAsText(part), source: expression.range)), source: expression.range)
      }
      return .view(.primitive(PrimitiveView(
        name: "Text.concatenation", arguments: parts, source: expression.range)))
    }
    if isText(first) || isText(second), let a = spoken(first), let b = spoken(second) {
      // A text that a loop adds to itself doubles each time.
      guard a.size + b.size <= Self.textLimit else { return unknown(expression, .dynamicValue) }
      var sum = TextValue(a + b, kind: .string)
      for case .text(let text) in [first, second] {
        sum.fonts += text.fonts
        sum.inks += text.inks
      }
      return .text(sum)
    }
    return unknown(expression, .dynamicValue)
  }

  /// Bytes and parts of a text that is put together; nobody listens to more.
  private static let textLimit = 20_000

  /// What `.ellipsis` stands for beside a text, where the project adds it to `String`.
  private func string(_ value: Value, beside other: Value) -> Value {
    guard case .member(let member) = value, member.type == nil, isText(other) else { return value }
    return self.member(member, ofExternal: "String") ?? value
  }

  /// A `Text`, or what comes to one in any case: of a choice each alternative.
  private func isTextView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .choice(let alternatives): alternatives.allSatisfy { isTextView($0.value) }
    case .unknown(let unknown): unknown.type?.name == "Text" && unknown.type?.isOptional != true
    default: false
    }
  }

  /// What may stand beside a `Text` in a sum, which is a `Text` whatever it comes to.
  private func mayBeText(_ value: Value) -> Bool {
    switch value {
    case .unknown(let unknown): unknown.declaration == nil && (unknown.type.map { $0.name == "Text" } ?? true)
    case .choice(let alternatives): alternatives.allSatisfy { isTextView($0.value) || mayBeText($0.value) }
    default: false
    }
  }

  /// The same with holes that are known to be a `Text` where they stand.
  private func shownAsText(_ value: Value) -> Value {
    value.mapAlternatives { alternative in
      guard case .unknown(let unknown) = alternative, unknown.type == nil else { return alternative }
      return .runtime(unknown.expression, type: "Text")
    }
  }

  private func isText(_ value: Value) -> Bool {
    switch value {
    case .text: true
    case .choice(let alternatives): alternatives.contains { isText($0.value) }
    default: false
    }
  }

  /// What `reduce` makes of a text and a collection of which nobody knows the members: the text, and a hole for what they
  /// add. One turn is run for what it says.
  func openSum(_ arguments: [EvaluatedArgument], of value: Value, source: SourceRange) -> Value? {
    guard arguments.count == 2, case .unknown(let unknown) = value.unbound,
      case .closure(let turn) = arguments[1].value else { return nil }
    guard case .view(let start) = arguments[0].value, let text = textOfView(start) else {
      return openSum(turn, from: arguments[0].value, of: unknown)
    }
    let scope = Scope(receiver: nil, type: unknown.declaration, file: source.file)
    let names = turn.closure.parameters
    let element = member(of: value, name: names.count == 2 ? names[1] : "element", in: scope)
    if arguments[0].label == nil, case .view(let node) = call(turn, arguments: [arguments[0].value, element]) {
      _ = textOfView(node)
    }
    let rest = Value.runtime(unknown.expression, type: "Text")
    guard !text.spoken.isBlank else { return rest }
    let parts = [start, view(from: rest, source: source)].map {
      EvaluatedArgument(label: nil, value: .view($0), source: source)
    }
    return .view(.primitive(PrimitiveView(name: "Text.concatenation", arguments: parts, source: source)))
  }

  /// The same from a start that is not known: a text where each turn makes one.
  private func openSum(_ turn: ClosureValue, from start: Value, of list: UnknownValue) -> Value? {
    guard case .unknown = start, case .view(let node) = call(turn, arguments: [start]), node.isText,
      textOfView(node) != nil else { return nil }
    return .runtime(list.expression, type: "Text")
  }
}

extension SpokenText {
  /// How much room it takes: the bytes of its words and the number of its parts.
  fileprivate var size: Int {
    parts.reduce(parts.count) { size, part in
      switch part {
      case .literal(let words): size + words.utf8.count
      case .hole(let expression): size + expression.utf8.count
      case .choice(let alternatives): size + alternatives.reduce(0) { $0 + $1.text.size }
      }
    }
  }
}
