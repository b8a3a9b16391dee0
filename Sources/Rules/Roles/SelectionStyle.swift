import SourceModel

/// The looks of a control that tell by a comparison that it is the chosen one.
struct SelectionStyle {
  /// The comparison as written: `draft.weather == option`.
  let condition: String

  /// nil where the code of the control compares nothing for its looks, or does not choose what it compares.
  init?(in expression: SourceRange) {
    // Most controls compare nothing, and the pattern takes its time.
    guard expression.contains(" == ") else { return nil }
    let text = expression.text
    guard let match = text.firstMatch(
      of: #/\.(?:background|foregroundStyle|foregroundColor|fill|stroke|strokeBorder|border|tint|overlay|fontWeight|bold|underline)\b[^\n{}]*?\(?\b([\w.]+) == ([\w.]+)(?:\)? \?|\))/#)
    else { return nil }
    let (chosen, option) = (String(match.1), String(match.2))
    guard !option.contains(#/^(true|false|nil|\d)/#), Self.assigns(option, to: chosen, in: text) else { return nil }
    condition = "\(chosen) == \(option)"
  }

  /// `draft.weather = option`, by whatever path the same variable is reached.
  private static func assigns(_ option: String, to chosen: String, in text: String) -> Bool {
    let squeezed = text.filter { !$0.isWhitespace }
    let name = chosen.split(separator: ".").last.map(String.init) ?? chosen
    return ["\(name)=\(option)", "\(name).wrappedValue=\(option)"].contains { assignment in
      squeezed.ranges(of: assignment).contains { range in
        let after = squeezed[range.upperBound...].first
        return after.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
