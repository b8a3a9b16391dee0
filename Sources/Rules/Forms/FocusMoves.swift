import SourceModel
import SwiftSource

/// Whether code moves the keyboard's focus when something that was entered is wrong, as opposed to when people go on to
/// the next field.
struct FocusMoves {
  private let parts: [TypeCode]
  private let names: Set<String>

  /// - Parameter parts: The code that may move it.
  init(in parts: [TypeCode]) {
    self.parts = parts
    names = Set(parts.flatMap(\.focusStates))
  }

  /// - Parameter place: Where the error is shown; what stands around that makes views and moves nothing by itself.
  func answerErrors(besides place: SourceRange) -> Bool {
    if names.isEmpty { return false }
    return parts.contains { part in
      part.expressions.contains { expression in
        guard case .assignment(let target, let value) = expression.kind,
          let name = target.dottedName, names.contains(name) else { return false }
        switch value.kind {
        // The keyboard is put away.
        case .nilLiteral, .boolean(false): return false
        case .boolean(true), .member(nil, _): break
        case .member(let base?, _) where base.dottedName?.first?.isUppercase ?? false: break
        // Which field it is was decided elsewhere, and why is not known.
        default: return true
        }
        return Self.scopes(of: expression.range, in: part, besides: place).contains { speaksOfError($0, in: part) }
      }
    }
  }

  /// The functions and closures around a place that make no views, and what a closure waits for:
  /// `onChange(of: error) { … }`.
  private static func scopes(of place: SourceRange, in part: TypeCode, besides shown: SourceRange) -> [SourceRange] {
    let around = part.members.functions.map(\.range) + part.expressions.compactMap { expression in
      if case .closure = expression.kind { expression.range } else { nil }
    }
    let awaited = part.expressions.flatMap { expression -> [SourceRange] in
      guard case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
        ["onChange", "onReceive", "task"].contains(name),
        call.arguments.contains(where: { $0.range.contains(place) }) else { return [] }
      return call.arguments.map(\.range).filter { !$0.contains(place) }
    }
    return around.filter { $0.contains(place) && !$0.contains(shown) } + awaited
  }

  private func speaksOfError(_ scope: SourceRange, in part: TypeCode) -> Bool {
    part.expressions.contains { expression in
      guard scope.contains(expression.range), let name = expression.dottedName else { return false }
      return FieldErrors.isError(name) || name.lowercased().contains("valid")
    }
  }
}
