import AccessibilityModel
import SourceModel

extension ElementSubject {
  /// Whether the code that uses the component names the picture, and not the component's own.
  var isHandedItsPicture: Bool {
    let name: SpokenText
    switch element.image {
    case .symbol(let symbol)?: name = symbol
    case .asset(let asset)?: name = asset
    default: return false
    }
    guard let word = name.literal, !word.isEmpty, !element.expression.holds(word) else { return false }
    return callSites.contains { $0.source.holds("\"\(word)\"") }
  }
}

extension SourceRange {
  fileprivate func holds(_ word: String) -> Bool { file.firstOffset(of: word, from: start, to: end) != nil }
}
