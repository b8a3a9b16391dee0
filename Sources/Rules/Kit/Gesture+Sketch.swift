import AccessibilityModel
import SourceModel

extension Gesture {
  /// A comment or three dots stand in place of its code, as in the examples of guides: somebody means it to do
  /// something.
  var isSketched: Bool { source.remembered(for: Gesture.self) { readsAsSketch } }

  private var readsAsSketch: Bool {
    let text = source.atDot.text
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close else { return false }
    let lines = text[text.index(after: open)..<close].split(whereSeparator: \.isNewline)
      .map { String($0).trimmed }.filter { !$0.isEmpty }
    return !lines.isEmpty && lines.allSatisfy { $0.hasPrefix("//") || $0 == "..." || $0 == "…" }
  }

  /// It puts the cursor into a field, which assistive technologies reach without it.
  var onlySetsFocus: Bool {
    !effect.assignments.isEmpty && effect.assignments.count == effect.mentions.count
      && effect.assignments.allSatisfy { $0.target.lowercased().contains("focus") }
  }
}
