import SourceModel

/// The values that an expression is made of, by its text.
enum ValuePaths {
  /// The dotted names in an expression, without those of types and cases.
  static func all(in expression: String) -> Set<String> {
    let isPlain = expression.utf8.allSatisfy { $0 < 0x80 }
    return Set(isPlain ? plainPaths(in: expression) : anyPaths(in: expression)).subtracting(words)
  }

  /// Whether an expression asks for a value or for a part of it: `photo != nil` and `photo.isLarge` for `photo`.
  static func ask(for path: String, in expression: String) -> Bool {
    let path = path.withoutSelf
    return all(in: expression).contains { name in
      let own = name.withoutSelf
      return own == path || own.hasPrefix(path + ".")
    }
  }

  private static let words: Set<String> = ["true", "false", "nil", "let", "if", "case"]

  private static func anyPaths(in expression: String) -> [String] {
    expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .filter { $0.first.map { $0.isLowercase || $0 == "_" } ?? false }.map(String.init)
  }

  /// The same by bytes: nearly all code is ASCII, and asking Unicode about each letter takes most of the time.
  private static func plainPaths(in expression: String) -> [String] {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return expression.utf8.split { byte in
      !letters.contains(byte | 0x20) && !digits.contains(byte) && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".")
    }.filter { $0.first.map { letters.contains($0) || $0 == UInt8(ascii: "_") } ?? false }.compactMap(String.init)
  }
}
