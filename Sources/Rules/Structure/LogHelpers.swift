import PlatformKnowledge
import SourceModel
import SwiftSource

/// The functions of a file that do nothing but write into the log, whatever they are called:
/// `func showMessage(_ text: String) { print(text) }`.
struct LogHelpers: Sendable {
  let names: Set<String>

  init(_ file: SourceFile) {
    let functions = Reader(scanner: CodeScanner(bytes: file.bytes)).functions { !file.isInComment($0) }
    // One of several by this name may tell people.
    names = Set(functions.filter(\.onlyLogs).map(\.name)).subtracting(functions.filter { !$0.onlyLogs }.map(\.name))
  }

  private struct Reader {
    let scanner: CodeScanner
    var bytes: [UInt8] { scanner.bytes }

    func functions(where isCode: (Int) -> Bool) -> [(name: String, onlyLogs: Bool)] {
      let word = Array("func ".utf8)
      var found: [(name: String, onlyLogs: Bool)] = []
      var index = 0
      while index + word.count < bytes.count {
        defer { index += 1 }
        guard bytes[index] == word[0], bytes[index..<(index + word.count)].elementsEqual(word),
          index == 0 || !CodeScanner.isIdentifier(bytes[index - 1]), isCode(index) else { continue }
        let start = scanner.afterTrivia(index + word.count)
        let end = scanner.afterIdentifier(start)
        guard end > start, let body = body(after: end) else { continue }
        found.append((String(decoding: bytes[start..<end], as: UTF8.self), onlyLogs(body)))
      }
      return found
    }

    /// Between the braces of a function that gives nothing back; empty for one that does.
    private func body(after name: Int) -> Range<Int>? {
      guard byte(name) == UInt8(ascii: "("), let parameters = scanner.afterGroup(name) else { return nil }
      var index = scanner.afterTrivia(parameters)
      while CodeScanner.isIdentifier(byte(index)), case let end = scanner.afterIdentifier(index), end > index { index = scanner.afterTrivia(end) }
      if byte(index) == UInt8(ascii: "-") { return index..<index }
      guard byte(index) == UInt8(ascii: "{"), let end = scanner.afterGroup(index) else { return nil }
      return (index + 1)..<(end - 1)
    }

    private func onlyLogs(_ body: Range<Int>) -> Bool {
      var index = scanner.afterTrivia(body.lowerBound)
      var isLogged = false
      while index < body.upperBound {
        if byte(index) == UInt8(ascii: "#") {
          // `#if DEBUG`
          while index < body.upperBound, byte(index) != UInt8(ascii: "\n") { index += 1 }
        } else {
          var end = index
          while end < body.upperBound, CodeScanner.isIdentifier(byte(end)) || byte(end) == UInt8(ascii: ".") { end += 1 }
          guard byte(end) == UInt8(ascii: "("), Self.isLog(String(decoding: bytes[index..<end], as: UTF8.self)),
            let after = scanner.afterGroup(end) else { return false }
          isLogged = true
          index = after
        }
        index = scanner.afterTrivia(index)
      }
      return isLogged
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private static func isLog(_ path: String) -> Bool {
      let parts = path.lowercased().split(separator: ".").map(String.init)
      let owners = parts.count == 1 ? parts : parts.dropLast()
      return owners.contains { NameWords.words(.log).contains($0) }
    }
  }
}

extension ErrorNotTold {
  /// A statement that writes for developers alone.
  static func isLog(_ statement: Statement) -> Bool {
    if case .expression(let expression) = statement { isLog(expression) } else { false }
  }
}
