import SourceModel

/// The braces of a file of Swift, apart from those in strings and comments: what stands in what.
private struct OpenBraces: Sendable {
  private struct Pair: Sendable {
    let start: Int
    var end: Int
    /// The number of the pair around it.
    let outer: Int?
  }

  /// By where they begin.
  private var pairs: [Pair] = []

  init(_ bytes: [UInt8]) {
    let scanner = CodeScanner(bytes: bytes)
    var index = 0
    var innermost: Int?
    while index < bytes.count {
      let next = scanner.afterTrivia(index)
      if next != index { index = next; continue }
      if scanner.isString(at: index) { index = scanner.afterString(index); continue }
      if bytes[index] == UInt8(ascii: "{") {
        pairs.append(Pair(start: index, end: bytes.count, outer: innermost))
        innermost = pairs.count - 1
      } else if bytes[index] == UInt8(ascii: "}"), let closed = innermost {
        pairs[closed].end = index
        innermost = pairs[closed].outer
      }
      index += 1
    }
  }

  /// Where the pairs around a place begin, the innermost first.
  func around(_ place: Int) -> [Int] {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].start < place { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    var number = low > 0 ? low - 1 : nil
    while let current = number {
      if pairs[current].end >= place { found.append(pairs[current].start) }
      number = pairs[current].outer
    }
    return found
  }
}

extension SourceFile {
  /// Where the braces around a place begin, the innermost first.
  func openBraces(around place: Int) -> [Int] { reading { OpenBraces($0.bytes) }.around(place) }

  /// What stands between the code before it and a brace: `final class Card: UIView ` or `override func layoutSubviews() `.
  func wordsBefore(brace: Int) -> [Substring] {
    let ends = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")]
    let start = bytes[..<brace].lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<brace], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Whether a brace opens the content of a loop over views.
  func opensLoop(brace: Int) -> Bool { wordsBefore(brace: brace).contains("ForEach") }

  /// The brace of the innermost function or initialiser around a place.
  func functionBrace(around place: Int) -> Int? {
    openBraces(around: place).first { brace in
      let words = wordsBefore(brace: brace)
      return words.contains("func") || words.contains("init")
    }
  }

  /// The properties, functions and arguments whose code a place lies in, the innermost first: `placeholderView`,
  /// `placeholder` of `} placeholder: {`.
  func memberNames(around place: Int) -> [String] {
    openBraces(around: place).compactMap { brace in
      let words = wordsBefore(brace: brace)
      let keyword = words.lastIndex { ["var", "func", "let"].contains($0) }
      return (keyword.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil } ?? words.last).map(String.init)
    }
  }

  /// The name of the innermost type or extension around a place; nil outside of any.
  func typeName(around place: Int) -> String? {
    openBraces(around: place).lazy.compactMap { self.typeName(openedBy: $0) }.first
  }

  /// "Card" of `final class Card: UIView ` in front of a brace; nil where it opens something else.
  private func typeName(openedBy brace: Int) -> String? {
    SourceRange(file: self, start: brace, end: brace).remembered(for: OpenBraces.self) {
      let words = wordsBefore(brace: brace)
      guard !words.contains("func"), !words.contains("init"), let keyword = words.lastIndex(where: Self.typeKeywords.contains),
        keyword + 1 < words.count else { return nil }
      return String(words[keyword + 1])
    }
  }

  /// Whether the innermost braces around a place are those of a type, so that a declaration there is a member.
  func isAmongMembers(_ place: Int) -> Bool {
    openBraces(around: place).first.map { brace in
      let words = wordsBefore(brace: brace)
      return !words.contains("func") && words.contains(where: Self.typeKeywords.contains)
    } ?? false
  }

  /// The Swift Programming Language, Declarations.
  private static let typeKeywords: Set<Substring> = ["class", "struct", "extension", "enum", "actor"]
}
