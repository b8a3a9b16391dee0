import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Symbols that stand for a place or turn.
extension SymbolRawName {
  /// In the annotation of a mark of a chart, which says by itself what is measured there.
  static func marksPoint(_ element: AccessibilityElement) -> Bool {
    let file = element.source.file
    guard file.mentions(["import Charts"]) else { return false }
    return element.source.remembered(for: SymbolRawName.self) {
      let scanner = CodeScanner(bytes: file.bytes)
      let word = ".annotation"
      var start = max(0, element.source.start - 1500)
      while let found = file.firstOffset(of: word, from: start, to: element.source.start) {
        start = found + word.utf8.count
        var end = scanner.afterTrivia(start)
        guard end < element.source.start else { break }
        if scanner.bytes[end] == UInt8(ascii: "(") { end = scanner.afterGroup(end).map(scanner.afterTrivia) ?? end }
        guard end < element.source.start else { continue }
        if scanner.bytes[end] == UInt8(ascii: "{"), let close = scanner.afterGroup(end), close > element.source.end { return true }
      }
      return false
    }
  }

  /// Turned for good, an arrow, a plus or a cross is another sign.
  static func isTurned(_ element: AccessibilityElement) -> Bool {
    guard let name = NameSuggestion.symbol(of: element), ["arrow", "chevron", "plus", "cross"].contains(where: name.hasPrefix),
      element.source.file.mentions([".rotationEffect"])
    else { return false }
    return element.expression.text.firstMatch(of: kept { #/\.rotationEffect\(\s*(Angle)?\.(degrees|radians|init\(degrees:)\(?\s*-?[0-9.]+/# }) != nil
  }
}
