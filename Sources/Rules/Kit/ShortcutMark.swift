import PlatformKnowledge
import SourceModel

extension String {
  /// "Save" of "Save (Cmd+S)" and "Open file (⌘O)": what a tooltip or a title says before the keys that do the same; nil
  /// where it names no keys at its end.
  var withoutShortcut: String? {
    if hasSuffix(")"), let open = lastIndex(of: "(") {
      let keys = self[index(after: open)...].dropLast()
      return Self.areKeys(keys) ? self[..<open].trimmedEnd : nil
    }
    // "Save: ⌘S", "Save ⌘S"
    guard let last = split(separator: " ").last, last.count > 1, Self.isSign(last.first), last.count < count else { return nil }
    return dropLast(last.count).trimmedEnd
  }

  /// "Cmd+S", "⇧⌘O", "Shift-Return", "Esc".
  private static func areKeys(_ text: Substring) -> Bool {
    let parts = text.split { "+-, ".contains($0) }.map { $0.lowercased() }
    guard let first = parts.first else { return false }
    if parts.count == 1 { return isSign(first.first) || NameWords.words(.loneKey).contains(first) }
    guard isSign(first.first) || NameWords.words(.shortcutModifier).contains(first) else { return false }
    return parts.dropFirst().allSatisfy { part in
      part.count == 1 || isSign(part.first) || NameWords.words(.shortcutModifier).contains(part)
        || NameWords.words(.shortcutKey).contains(part) || part.first == "f" && part.dropFirst().allSatisfy(\.isNumber)
    }
  }

  private static func isSign(_ letter: Character?) -> Bool { letter.map { "⌘⌥⌃⇧⎋⏎↩⇥⌫⌦␣".contains($0) } ?? false }
}

extension Substring {
  /// Without spaces, colons and dashes at its end; nil where nothing is left.
  fileprivate var trimmedEnd: String? {
    let words = String(reversed().drop { " :–-".contains($0) }.reversed())
    return words.isEmpty ? nil : words
  }
}
