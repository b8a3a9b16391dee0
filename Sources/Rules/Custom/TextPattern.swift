import AccessibilityModel

/// A pattern for what is said: `*` for any text, `?` for one character; all else stands for itself, whatever the case.
public struct TextPattern: Hashable, Sendable {
  /// As written.
  public let pattern: String
  private let signs: [Sign]

  private enum Sign: Hashable, Sendable {
    case anyText, anyCharacter
    case character(Character)
  }

  /// Texts and patterns beyond this are taken for unknown: comparing takes the product of both.
  private static let longest = 4_000

  public init(_ pattern: String) {
    self.pattern = pattern
    signs = pattern.lowercased().map { character in
      switch character {
      case "*": .anyText
      case "?": .anyCharacter
      default: .character(character)
      }
    }
  }

  /// Whether a text matches whatever run time puts into its holes; nil where that decides.
  public func matches(_ text: SpokenText) -> Bool? {
    var piece: [Sign] = []
    for part in text.parts {
      switch part {
      case .literal(let literal): piece += literal.lowercased().map(Sign.character)
      case .hole: piece.append(.anyText)
      case .choice(let alternatives): return text.parts.count == 1 ? matches(oneOf: alternatives) : nil
      }
    }
    guard piece.count <= Self.longest, signs.count <= Self.longest else { return nil }
    if !isMatch(piece, fillingHoles: true) { return false }
    return isMatch(piece, fillingHoles: false) ? true : nil
  }

  private func matches(oneOf alternatives: [SpokenText.Alternative]) -> Bool? {
    let results = Set(alternatives.map { matches($0.text) })
    return results.count == 1 ? results.first ?? nil : nil
  }

  /// - Parameter fillingHoles: Whether a hole may be any text that suits the pattern; else only `*` takes it in.
  private func isMatch(_ text: [Sign], fillingHoles: Bool) -> Bool {
    // `reachable[i]`: the first `i` signs of the pattern match the text so far.
    var reachable = [Bool](repeating: false, count: signs.count + 1)
    reachable[0] = true
    skipAnyText(&reachable)
    for sign in text {
      var next = [Bool](repeating: false, count: signs.count + 1)
      for index in reachable.indices where reachable[index] {
        if sign == .anyText, fillingHoles {
          for later in index..<next.count { next[later] = true }
          break
        }
        guard index < signs.count else { continue }
        if signs[index] == .anyText {
          next[index] = true
        } else if sign != .anyText, signs[index] == .anyCharacter || signs[index] == sign {
          next[index + 1] = true
        }
      }
      reachable = next
      skipAnyText(&reachable)
    }
    return reachable[signs.count]
  }

  private func skipAnyText(_ reachable: inout [Bool]) {
    for index in signs.indices where reachable[index] && signs[index] == .anyText { reachable[index + 1] = true }
  }
}
