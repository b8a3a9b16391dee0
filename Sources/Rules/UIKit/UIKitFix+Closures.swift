import SourceModel

/// Closures in which an object is set up.
extension UIKitFix {
  /// What is handed to the closure around a statement, and by which method: `closeButton` and `do` of
  /// `closeButton.do { … }`, whatever tests stand between.
  static func closureOwner(of statement: SourceRange) -> (name: String, method: String)? {
    let file = statement.file
    for offset in file.openBraces(around: statement.start) {
      let line = file.startOfLine(at: offset)
      let words = String(decoding: file.bytes[line..<offset], as: UTF8.self).split(separator: " ")
      // A comment may stand before the call.
      let head = words.lastIndex(of: "*/").map { words[($0 + 1)...] } ?? words[...]
      if let first = head.first, ["if", "else", "}", "guard", "switch"].contains(first) {
        continue
      }
      let parts = head.count == 1 ? head[head.startIndex].split(separator: ".") : []
      guard parts.count > 1, let method = parts.last else { return nil }
      return (parts[parts.count - 2].filter { $0 != "?" && $0 != "!" }, String(method))
    }
    return nil
  }
}
