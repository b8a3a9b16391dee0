import SourceModel
import SwiftSource

/// What stands anywhere in an expression.
extension Expression {
  /// Whether it, or a part of it, is such.
  func holds(_ isWanted: (Expression) -> Bool) -> Bool {
    var isFound = false
    CodeWalk.expressions(of: .expression(self)) { part in
      if !isFound, isWanted(part) { isFound = true }
    }
    return isFound
  }

  /// Whether a name, a label or a text in it holds a word, whatever its case.
  func speaks(of word: String) -> Bool {
    holds { part in
      if case .call(let call) = part.kind { return call.arguments.contains { $0.label?.lowercased().contains(word) ?? false } }
      return (part.plainName ?? part.unboundName)?.lowercased().contains(word) ?? false || part.isText { $0.lowercased().contains(word) }
    }
  }

  /// The calls in it of a member of that name, such as a modifier, outer ones first.
  func calls(named name: String) -> [Call] {
    var found: [Call] = []
    CodeWalk.expressions(of: .expression(self)) { part in
      if let call = part.call(named: name) { found.append(call) }
    }
    return found
  }

  /// Whether one of the calls in it is of that name.
  func calls(_ name: String) -> Bool { holds { $0.callName == name } }

  /// The dotted names in it, and the ones that these begin with, without the sign of a binding: `model.share` and `model` of
  /// `Text("\(model.share) %")` and of `$model.share`.
  var namedPaths: [String] {
    var paths: [String] = []
    CodeWalk.expressions(of: .expression(self)) { part in
      if let path = part.dottedName?.withoutSelf { paths.append(path.hasPrefix("$") ? String(path.dropFirst()) : path) }
    }
    return paths
  }

  /// Whether it is a text of which a piece that is written out is such.
  func isText(_ isWanted: (String) -> Bool) -> Bool {
    guard case .string(let literal) = kind else { return false }
    return literal.segments.contains { segment in
      if case .text(let text) = segment { isWanted(text) } else { false }
    }
  }

  /// The parts of a test that all have to hold: of `isOpen && count > 0` both.
  var conjuncts: [Expression] {
    if case .binary("&&", let left, let right) = kind { left.conjuncts + right.conjuncts } else { [self] }
  }

  /// `error` of `error == nil`, for a sign.
  func comparedWithNothing(_ sign: String) -> Expression? {
    guard case .binary(sign, let left, let right) = kind, case .nilLiteral = right.kind else { return nil }
    return left
  }

  /// The call that it is.
  var asCall: Call? {
    if case .call(let call) = kind { call } else { nil }
  }

  /// The name of what is called: `PrimaryStyle` of `PrimaryStyle()`.
  var callName: String? { asCall?.callee.plainName }

  /// `true`
  var isTrue: Bool {
    if case .boolean(true) = kind { true } else { false }
  }

  /// `pages` of `$pages`, `model.page` of `$model.page`.
  var boundName: String? {
    dottedName.flatMap { $0.hasPrefix("$") ? String($0.dropFirst()) : nil }
  }

  /// The variable that a chain begins with: `globe` of `self.globe.components.set(light)`.
  var rootName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name):
      if case .name("self") = base.kind { return name }
      return base.rootName
    case .call(let call): return call.callee.rootName
    case .subscription(let base, _), .optionalChain(let base), .forceUnwrap(let base): return base.rootName
    case .assignment(let target, _): return target.rootName
    default: return nil
    }
  }

  private var unboundName: String? {
    if case .keyPath(let components) = kind { components.last } else { nil }
  }
}
