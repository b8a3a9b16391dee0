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

  /// Panels that are laid over a window.
  static let panelExamples: [Example] = [
    .violation(
      """
      final class MenuLauncher: NSObject {
        private let menu = UITableView()
        private let shade: UIView = {
          let view = UIView()
          view.backgroundColor = UIColor(white: 0, alpha: 0.5)
          view.alpha = 0
          return view
        }()
        func open() {
          guard let window = UIApplication.shared.keyWindow else { return }
          window.addSubview(shade)
          ↓window.addSubview(menu)
          shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
          UIView.animate(withDuration: 0.3) { self.shade.alpha = 1 }
        }
        @objc private func close() { UIView.animate(withDuration: 0.3) { self.shade.alpha = 0 } }
      }
      """),
    // A black that nothing shines through is a screen of its own.
    .pass(
      """
      final class FilmLauncher: NSObject {
        private let film = UIView()
        private let shade: UIView = {
          let view = UIView()
          view.backgroundColor = .black
          view.alpha = 0
          return view
        }()
        func open() {
          guard let window = UIApplication.shared.keyWindow else { return }
          window.addSubview(shade)
          window.addSubview(film)
          shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
          UIView.animate(withDuration: 0.3) { self.shade.alpha = 1 }
        }
        @objc private func close() { shade.alpha = 0 }
      }
      """),
  ]
}
