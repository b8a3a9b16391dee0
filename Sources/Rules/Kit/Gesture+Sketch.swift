import AccessibilityModel
import PlatformKnowledge
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
      && !lines.contains(where: Self.isCodeTakenOut)
  }

  /// `// viewModel.remove(item)`: what was done once and is done no more, as against a word on what will be.
  private static func isCodeTakenOut(_ line: String) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let code = String(line.drop { $0 == "/" }).trimmed
    let isCall = code.hasSuffix(")") && (code.prefix { $0 != "(" }).allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    let isSetting = code.contains(" = ") && (code.prefix { $0 != " " }).allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    return isCall || isSetting || code.hasPrefix("self.")
  }

  /// It puts the cursor into a field, which assistive technologies reach without it.
  var onlySetsFocus: Bool {
    if !effect.mentions.isEmpty, effect.mentions.allSatisfy(Self.turnsFocus) { return true }
    return !effect.assignments.isEmpty && effect.assignments.count == effect.mentions.count
      && effect.assignments.allSatisfy { $0.target.lowercased().contains("focus") }
  }
  /// `isEmailFieldFocused.toggle()`.
  private static func turnsFocus(_ mention: String) -> Bool {
    guard mention.hasSuffix(".toggle") else { return false }
    let words = IdentifierWords.split(String(mention.dropLast(".toggle".count))).map { $0.lowercased() }
    return words.last == "focused" && !NameWords.words(.entry).isDisjoint(with: words)
  }
}
