extension PaintedRivals {
  /// Views of which the one that was pressed last is kept.
  static let examples: [Example] = [
    .violation(
      """
      final class HoursView: UIView {
        private var last: UILabel?
        @objc private func pressed(_ tap: UITapGestureRecognizer) {
          guard let label = tap.view as? UILabel else { return }
          last?.backgroundColor = .clear
          ↓mark(label, in: .black)
          last = label
        }
        private func mark(_ label: UILabel, in color: UIColor) {
          label.backgroundColor = color
          label.textColor = .white
        }
      }
      """),
    .violation(
      """
      final class SizesView: UIView {
        private var chosen: UIButton?
        @objc private func pressed(_ sender: UIButton) {
          chosen?.backgroundColor = .white
          sender.backgroundColor = ↓.systemBlue
          chosen = sender
        }
      }
      """),
    .pass(
      """
      final class SizesView: UIView {
        private var chosen: UIButton?
        @objc private func pressed(_ sender: UIButton) {
          chosen?.backgroundColor = .white
          chosen?.isSelected = false
          sender.backgroundColor = .systemBlue
          sender.isSelected = true
          chosen = sender
        }
      }
      """),
    // Where something is typed is heard.
    .pass(
      """
      final class FormView: UIView, UITextFieldDelegate {
        private var typed: UITextField?
        func textFieldDidBeginEditing(_ field: UITextField) {
          typed?.backgroundColor = .white
          field.backgroundColor = .systemYellow
          typed = field
        }
      }
      """),
    // What lies under a finger is not what was chosen, and what is kept for later is not painted.
    .pass(
      """
      final class BoardView: UIView {
        private var dragged: UIView?
        private var first: UIView?
        private var hovered: UIView?
        func hover(_ tile: UIView) {
          hovered?.backgroundColor = .white
          tile.backgroundColor = .systemGray
          hovered = tile
        }
        func follow(_ tile: UIView) {
          dragged?.backgroundColor = .white
          tile.backgroundColor = .systemYellow
          dragged = tile
        }
        func keep(_ tile: UIView) {
          tile.backgroundColor = .white
          first = tile
        }
      }
      """),
  ]
}
