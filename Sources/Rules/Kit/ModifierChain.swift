import AccessibilityModel
import SourceModel

/// What is written around a modifier in the same chain: what comes after it, and which view it all stands on.
enum ModifierChain {
  struct Link: Hashable {
    var name: String
    /// From the dot to the end of the call.
    var range: SourceRange
  }

  /// The modifiers that follow a view or a modifier.
  static func links(after range: SourceRange) -> [Link] {
    let scanner = CodeScanner(bytes: range.file.bytes)
    var links: [Link] = []
    var end = range.end
    while let link = nextLink(scanner, after: end, in: range.file) {
      links.append(link)
      end = link.range.end
    }
    return links
  }

  /// A view together with the modifiers that follow it.
  static func whole(_ view: SourceRange) -> SourceRange {
    links(after: view).last.map { view.extended(to: $0.range) } ?? view
  }

  /// Whether two modifiers are written in one chain, whichever comes first.
  static func joins(_ first: SourceRange, _ second: SourceRange) -> Bool {
    guard first.file === second.file else { return false }
    let (inner, outer) = first.start < second.start ? (first, second.atDot) : (second, first.atDot)
    return links(after: inner).contains { $0.range.start == outer.start }
  }

  private static func nextLink(_ scanner: CodeScanner, after end: Int, in file: SourceFile) -> Link? {
    let dot = scanner.afterTrivia(end)
    guard dot < scanner.bytes.count, scanner.bytes[dot] == UInt8(ascii: ".") else { return nil }
    let nameEnd = scanner.afterIdentifier(dot + 1)
    guard nameEnd > dot + 1 else { return nil }
    return Link(
      name: file.text(from: dot + 1, to: nameEnd),
      range: SourceRange(file: file, start: dot, end: afterArguments(scanner, nameEnd)))
  }

  /// The place after parentheses and trailing closures.
  private static func afterArguments(_ scanner: CodeScanner, _ start: Int) -> Int {
    var end = start
    if end < scanner.bytes.count, scanner.bytes[end] == UInt8(ascii: "(") { end = scanner.afterGroup(end) ?? end }
    var hasClosure = false
    while true {
      var next = scanner.afterTrivia(end)
      if hasClosure {
        let labelEnd = scanner.afterIdentifier(next)
        guard labelEnd > next, labelEnd < scanner.bytes.count, scanner.bytes[labelEnd] == UInt8(ascii: ":")
        else { return end }
        next = scanner.afterTrivia(labelEnd + 1)
      }
      guard next < scanner.bytes.count, scanner.bytes[next] == UInt8(ascii: "{"), let after = scanner.afterGroup(next)
      else { return end }
      end = after
      hasClosure = true
    }
  }

  /// The whole chain that a modifier stands in, its view included; nil when its beginning cannot be told.
  static func whole(around modifier: SourceRange) -> SourceRange? {
    let file = modifier.file
    let chain = modifier.remembered(for: ModifierChain.self) { () -> Range<Int>? in
      guard let start = ChainStart.start(ofChainAt: modifier.atDot.start, in: file) else { return nil }
      let chain = whole(SourceRange(file: file, start: start, end: modifier.end))
      return chain.start..<chain.end
    }
    return chain.map { SourceRange(file: file, start: $0.lowerBound, end: $0.upperBound) }
  }

  /// The name that the chain of a modifier begins with, such as `VStack`; nil when it begins with something else, such
  /// as an implicit `self`.
  static func base(of modifier: SourceRange) -> String? {
    guard let start = ChainStart.start(ofChainAt: modifier.atDot.start, in: modifier.file) else { return nil }
    let end = CodeScanner(bytes: modifier.file.bytes).afterIdentifier(start)
    return end > start ? modifier.file.text(from: start, to: end) : nil
  }
}

extension SourceRange {
  /// A modifier without the white space and comments in front of its dot.
  var atDot: SourceRange { SourceRange(file: file, start: CodeScanner(bytes: file.bytes).afterTrivia(start), end: end) }
}

extension Setting {
  /// Whether the modifier that sets it is given an argument of a label: `maxHeight` of `.frame(maxHeight: 40)`.
  func isGiven(_ label: String) -> Bool { CallArguments(of: modifier.atDot).arguments.contains { $0.label == label } }
}

extension AppliedModifier {
  /// From the dot to the end of the call.
  var place: SourceRange { source.atDot }
}
