import PlatformKnowledge
import SourceModel
import SwiftSource

// What decides about colours, as code writes it.

extension StateColours.Test {
  init(_ elements: [ConditionElement], _ range: SourceRange) {
    var texts: [String] = []
    var paths: Set<String> = []
    var isPlain = true
    // What is bound, and asked for by the same test: `if let isOpen = shop?.isOpen, isOpen`.
    var bound: [String: String] = [:]
    for (position, element) in elements.enumerated() {
      switch element {
      case .expression(let expression):
        let text = if case .name(let name) = expression.kind, let value = bound[name] { value } else { expression.shown }
        if let text { texts.append(text) } else { isPlain = false }
        paths.formUnion(expression.valuePaths.subtracting(bound.keys))
      case .binding(let name, let value, _):
        if let shown = value?.shown, elements[(position + 1)...].contains(where: { $0.asks(for: name) }) { bound[name] = shown } else { isPlain = false }
        paths.formUnion(value.map { $0.valuePaths } ?? [name])
      case .pattern(_, let value, _):
        isPlain = false
        paths.formUnion(value.valuePaths)
      case .availability: isPlain = false
      }
    }
    let place: SourceRange? = elements.lazy.compactMap { if case .expression(let first) = $0 { first.range } else { nil } }.first
    let isOfPresence = elements.allSatisfy { if case .binding = $0 { true } else { false } }
    self.init(
      text: isPlain ? texts.joined(separator: " && ") : nil, paths: paths, range: range, place: place ?? range, isOfPresence: isOfPresence)
  }

  /// A `switch` over values, of which only the names of cases are asked.
  ///
  /// - Parameter subject: What it is over, by the name that people know it by.
  init(_ code: SwitchCode, of subject: Expression) {
    let isPlain = code.cases.flatMap(\.items).allSatisfy { item in
      switch item.pattern {
      case .enumCase(_, let associated, _): item.whereClause == nil && associated.isEmpty
      case .expression: item.whereClause == nil
      default: false
      }
    }
    self.init(text: isPlain ? subject.shown : nil, paths: subject.valuePaths, range: code.range, place: code.subject.range)
  }

  /// The test of a value that is one of two colours.
  init(condition: Expression) { self.init([.expression(condition)], condition.range) }
}

extension ConditionElement {
  /// Whether it is a test of what a name holds.
  fileprivate func asks(for name: String) -> Bool {
    if case .expression(let expression) = self { expression.valuePaths.contains(name) } else { false }
  }
}

extension Expression {
  /// A chain of names, whatever of it may be missing, without `self` in front.
  var namePath: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.namePath.map { $0 == "self" ? name : "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.namePath
    default: nil
    }
  }

  /// The values that it is made of, each as the whole chain of names that leads to it.
  var valuePaths: Set<String> {
    var reading = PathReading()
    CodeWalk.expressions(of: .expression(self)) { reading.note($0) }
    return reading.paths
  }

  /// How a message shows it; nil for what is more than names, constants, calls and operators.
  fileprivate var shown: String? {
    switch kind {
    case .name(let name): name
    case .member(nil, let name): ".\(name)"
    case .member(let base?, let name): base.shownAsBase.map { "\($0).\(name)" }
    case .optionalChain(let inner): inner.shownAsBase.map { $0 + "?" }
    case .forceUnwrap(let inner): inner.shownAsBase.map { $0 + "!" }
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .nilLiteral: "nil"
    case .string(let literal): literal.shown
    case .prefix(let sign, let operand): operand.shownAsBase.map { sign + $0 }
    case .binary(let sign, let left, let right):
      left.shown.flatMap { first in right.shown.map { "\(first) \(sign) \($0)" } }
    case .call(let call): call.shown
    default: nil
    }
  }

  private var shownAsBase: String? {
    if case .binary = kind { return shown.map { "(\($0))" } }
    return shown
  }

  /// Words that stand in the source, or come from its tables of texts: a literal, `L10n.online`,
  /// `NSLocalizedString("online", comment: "")`, `"online".localized`.
  var isWrittenText: Bool {
    switch kind {
    case .string(let literal): literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .nilLiteral: true
    case .member(let base?, _): base.isWrittenText || base.namePath?.first?.isUppercase ?? false
    case .call(let call):
      call.arguments.allSatisfy { $0.value.isWrittenText } && (!call.arguments.isEmpty || call.callee.isWrittenText)
    default: false
    }
  }
}

/// Collects chains of names, the longest of each.
private struct PathReading {
  private(set) var paths: Set<String> = []
  private var known: SourceRange?

  mutating func note(_ part: Expression) {
    if let known, known.start <= part.range.start, part.range.end <= known.end { return }
    guard let path = part.namePath else { return }
    known = part.range
    if path.first.map({ $0.isLowercase || $0 == "_" }) ?? false { paths.insert(path) }
  }
}

extension Block {
  /// The values that its expressions are made of.
  var valuePaths: Set<String> {
    var reading = PathReading()
    CodeWalk.expressions(of: self) { reading.note($0) }
    return reading.paths
  }
}

extension StringLiteral {
  fileprivate var shown: String? {
    guard segments.count <= 1 else { return nil }
    guard case .text(let text)? = segments.first else { return segments.isEmpty ? "\"\"" : nil }
    return "\"\(text)\""
  }
}

extension Call {
  fileprivate var shown: String? {
    guard let name = callee.shown else { return nil }
    let values = arguments.filter { !$0.isTrailingClosure }.map { argument -> String? in
      argument.value.shown.map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }
    guard !values.contains(nil) else { return nil }
    let inner = values.compactMap(\.self).joined(separator: ", ")
    let closures = arguments.contains(where: \.isTrailingClosure) ? " { … }" : ""
    return parentheses == nil && !closures.isEmpty ? name + closures : "\(name)(\(inner))\(closures)"
  }
}

// MARK: - Streams

extension StateColours {
  /// Conditions in which what a closure is handed has the name of the stream that it comes from.
  func meant(_ conditions: [ConditionElement]) -> [ConditionElement] {
    if streams.isEmpty { return conditions }
    return conditions.map { if case .expression(let test) = $0 { .expression(meant(test)) } else { $0 } }
  }

  func meant(_ value: Expression) -> Expression {
    if streams.isEmpty { return value }
    switch value.kind {
    case .name(let name): return streams[name].map { Expression($0.kind, range: value.range) } ?? value
    case .prefix(let sign, let operand): return Expression(.prefix(operator: sign, operand: meant(operand)), range: value.range)
    case .binary(let sign, let left, let right):
      return Expression(.binary(operator: sign, left: meant(left), right: meant(right)), range: value.range)
    case .ternary(let test, let then, let otherwise):
      return Expression(.ternary(condition: meant(test), then: then, otherwise: otherwise), range: value.range)
    case .tuple(let parts) where parts.count == 1: return meant(parts[0].value)
    default: return value
    }
  }
}

extension Call {
  /// It hands a closure each new value of what it is called on.
  var follows: Bool {
    if case .member(_?, let name) = callee.kind { NameWords.words(.followingCall).contains(name.lowercased()) } else { false }
  }

  /// The value whose changes the closure of the call is handed: `model.isOnline` of `model.isOnline.subscribe { … }` and of
  /// `model.$isOnline.receive(on: queue).sink { … }` (Apple: Combine; ReactiveX: RxSwift).
  var followedValue: Expression? {
    guard follows, case .member(let base?, _) = callee.kind else { return nil }
    var stream = base
    while case .call(let call) = stream.kind {
      guard case .member(let next?, let step) = call.callee.kind, NameWords.words(.passingStep).contains(step.lowercased()) else { return nil }
      stream = next
    }
    guard stream.namePath != nil else { return nil }
    switch stream.kind {
    case .name(let name) where name.hasPrefix("$"): return Expression(.name(String(name.dropFirst())), range: stream.range)
    case .member(let owner, let name) where name.hasPrefix("$"):
      return Expression(.member(base: owner, name: String(name.dropFirst())), range: stream.range)
    default: return stream
    }
  }
}

// MARK: - Values

extension Expression {
  /// A choice of two alphas that are both seen and can be told from each other.
  var isFaintness: Bool {
    guard case .ternary(_, let then, let otherwise) = kind, let first = then.numberValue, let second = otherwise.numberValue
    else { return false }
    return min(first, second) >= 0.15 && max(first, second) <= 1 && abs(first - second) >= 0.3
  }

  /// A text is written somewhere in it.
  var hasWords: Bool {
    var found = false
    CodeWalk.expressions(of: .expression(self)) { if case .string = $0.kind { found = true } }
    return found
  }
}
