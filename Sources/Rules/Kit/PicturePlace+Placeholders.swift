import AccessibilityModel
import SourceModel

extension UnnamedPicture.Place {
  /// Whether a field takes turns with another one for the same text, such as that of a password which is shown.
  static func isOneFieldInTwoLooks(_ partner: StackMates.Mate, _ mates: StackMates) -> Bool {
    guard partner.element.isEntry, let bound = CallArguments(of: partner.element.source).binding else { return false }
    let fields = mates.mates.filter { $0.element.isEntry && !$0.isAlwaysThere && CallArguments(of: $0.element.source).binding == bound }
    return Set(fields.map(\.element.source)).count > 1
  }

  /// Whether a picture stands in what a modifier `placeholder` is handed.
  static func isHandedToPlaceholder(_ element: AccessibilityElement) -> Bool {
    let file = element.source.file
    let word = ".placeholder"
    guard file.mentions([word]) else { return false }
    return element.source.remembered(for: PlaceholderClosure.self) {
      let scanner = CodeScanner(bytes: file.bytes)
      var start = max(0, element.source.start - farthestPlaceholder)
      while let found = file.firstOffset(of: word, from: start, to: element.source.start) {
        start = found + word.utf8.count
        let open = scanner.afterTrivia(start)
        guard open < element.source.start, [UInt8(ascii: "{"), UInt8(ascii: "(")].contains(scanner.bytes[open]) else { continue }
        if let close = scanner.afterGroup(open), close > element.source.end { return true }
      }
      return false
    }
  }

  /// Bytes in front of a picture in which the closure begins that it stands in.
  private static let farthestPlaceholder = 600
}

/// Whether a picture stands in a closure for what is shown until there is another one.
private enum PlaceholderClosure {}
