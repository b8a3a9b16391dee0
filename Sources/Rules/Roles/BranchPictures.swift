import SourceModel

/// A symbol that the code of a control shows under a condition, read from its text: of branches that sound alike, the
/// tree keeps only one.
struct BranchPictures {
  /// What stands between `if` and its brace.
  var condition: String
  var then: String?
  var otherwise: String?
  /// Nothing in the branches hides the symbols or names them.
  var isPlain: Bool

  /// The branches in a stretch of code, in order.
  static func all(in source: SourceRange) -> [BranchPictures] {
    guard source.contains("systemName: ") || source.contains("systemImage: ") else { return [] }
    let scanner = CodeScanner(bytes: source.file.bytes)
    var result: [BranchPictures] = []
    var index = scanner.afterTrivia(source.start)
    while index < source.end {
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
      } else if CodeScanner.isIdentifier(scanner.bytes[index]) {
        let end = scanner.afterIdentifier(index)
        if source.file.text(from: index, to: end) == "if", let branch = branch(scanner, after: end, in: source.file) {
          result.append(branch)
        }
        index = end
      } else {
        index += 1
      }
      index = scanner.afterTrivia(index)
    }
    return result
  }

  private static func branch(_ scanner: CodeScanner, after start: Int, in file: SourceFile) -> BranchPictures? {
    guard let open = brace(scanner, from: start), let close = scanner.afterGroup(open) else { return nil }
    let condition = file.text(from: start, to: open).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let then = file.text(from: open, to: close)
    var otherwise = ""
    let next = scanner.afterTrivia(close)
    let end = scanner.afterIdentifier(next)
    if file.text(from: next, to: end) == "else" {
      let second = scanner.afterTrivia(end)
      guard second < scanner.bytes.count, scanner.bytes[second] == UInt8(ascii: "{"),
        let after = scanner.afterGroup(second) else { return nil }
      otherwise = file.text(from: second, to: after)
    }
    let names = [symbols(then), symbols(otherwise)]
    guard names.allSatisfy({ $0.count < 2 }), names[0].count + names[1].count > 0 else { return nil }
    let marks = ["accessibilityHidden(true)", "accessibility(hidden: true)", "accessibilityLabel"]
    let isPlain = !marks.contains(where: (then + otherwise).contains)
    return BranchPictures(condition: condition, then: names[0].first, otherwise: names[1].first, isPlain: isPlain)
  }

  /// The brace that opens a branch; brackets in the condition are stepped over.
  private static func brace(_ scanner: CodeScanner, from start: Int) -> Int? {
    var index = scanner.afterTrivia(start)
    while index < scanner.bytes.count {
      if scanner.bytes[index] == UInt8(ascii: "{") { return index }
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
      } else if CodeScanner.isOpening(scanner.bytes[index]) {
        guard let after = scanner.afterGroup(index) else { return nil }
        index = after
      } else {
        index += 1
      }
      index = scanner.afterTrivia(index)
    }
    return nil
  }

  /// The names in `systemName: "…"` and `systemImage: "…"`.
  private static func symbols(_ text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.compactMap { number in
      guard number % 2 == 1 else { return nil }
      let before = parts[number - 1], part = parts[number]
      return before.hasSuffix("systemName: ") || before.hasSuffix("systemImage: ") ? String(part) : nil
    }
  }
}
