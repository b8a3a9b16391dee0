import SourceModel
import SwiftSource

extension UikitModalNotIsolated {
  /// `superview.accessibilityViewIsModal = true` beside `superview.addSubview(dialog)`: what VoiceOver then passes over are
  /// the siblings of the view that both lie in (Apple: documentation of accessibilityViewIsModal).
  static func misplaced(in part: TypeCode) -> [Outcome] {
    guard part.mentions(["accessibilityViewIsModal"]) else { return [] }
    return part.kinds.assignments.compactMap { expression in
      guard case .assignment(let target, let value) = expression.kind, value.isTrue,
        case .member(let view?, "accessibilityViewIsModal") = target.kind, let name = view.dottedName,
        ["superview", "window"].contains(where: name.lowercased().hasSuffix),
        part.kinds.calls.contains(where: { call in
          guard case .member(let base?, "addSubview")? = call.call(named: "addSubview")?.callee.kind else { return false }
          return base.dottedName == name
        }) else { return nil }
      return .violation(Violation(
        "'\(name)' is modal as a whole, and what it holds besides the dialog is still read", certainty: .review,
        at: expression.range))
    }
  }
}
