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
        guard labelEnd > next, labelEnd < scanner.bytes.count, scanner.bytes[labelEnd] == UInt8(ascii: ":") else { return end }
        next = scanner.afterTrivia(labelEnd + 1)
      }
      guard next < scanner.bytes.count, scanner.bytes[next] == UInt8(ascii: "{"), let after = scanner.afterGroup(next) else { return end }
      end = after
      hasClosure = true
    }
  }

  /// The whole chain that a modifier stands in, its view included; nil when its beginning cannot be told.
  static func whole(around modifier: SourceRange) -> SourceRange? {
    guard let start = ChainStart(bytes: modifier.file.bytes).start(ofChainAt: modifier.atDot.start) else { return nil }
    return whole(SourceRange(file: modifier.file, start: start, end: modifier.end))
  }

  /// The name that the chain of a modifier begins with, such as `VStack`; nil when it begins with something else, such
  /// as an implicit `self`.
  static func base(of modifier: SourceRange) -> String? {
    guard let start = ChainStart(bytes: modifier.file.bytes).start(ofChainAt: modifier.atDot.start) else { return nil }
    let end = CodeScanner(bytes: modifier.file.bytes).afterIdentifier(start)
    return end > start ? modifier.file.text(from: start, to: end) : nil
  }
}

extension SourceRange {
  /// A modifier without the white space and comments in front of its dot.
  var atDot: SourceRange { SourceRange(file: file, start: CodeScanner(bytes: file.bytes).afterTrivia(start), end: end) }
}

extension AppliedModifier {
  /// From the dot to the end of the call.
  var place: SourceRange { source.atDot }
}

/// Finds where the chain begins that a place belongs to, by reading the file up to that place.
private struct ChainStart {
  private enum Previous { case nothing, dot, name, group, label }

  private struct Frame {
    var start: Int?
    var previous = Previous.nothing
  }

  let scanner: CodeScanner

  init(bytes: [UInt8]) { scanner = CodeScanner(bytes: bytes) }

  private static let keywords: Set<String> = [
    "return", "case", "in", "if", "else", "let", "var", "switch", "guard", "is", "as", "try", "await", "where", "for", "while",
  ]

  func start(ofChainAt target: Int) -> Int? {
    let bytes = scanner.bytes
    var frames = [Frame()]
    var index = scanner.afterTrivia(0)
    while index < target {
      if scanner.isString(at: index) {
        frames[frames.count - 1] = Frame(start: index, previous: .group)
        index = scanner.afterString(index)
      } else if CodeScanner.isOpening(bytes[index]) {
        open(at: index, &frames)
        index += 1
      } else if CodeScanner.isClosing(bytes[index]) {
        if frames.count > 1 { frames.removeLast() }
        frames[frames.count - 1].previous = .group
        index += 1
      } else if CodeScanner.isIdentifier(bytes[index]) {
        let end = scanner.afterIdentifier(index)
        name(index, end, &frames[frames.count - 1])
        index = end
      } else {
        mark(bytes[index], at: index, &frames[frames.count - 1])
        index += 1
      }
      index = scanner.afterTrivia(index)
    }
    guard index == target, let frame = frames.last, frame.previous == .name || frame.previous == .group else { return nil }
    return frame.start
  }

  private func open(at index: Int, _ frames: inout [Frame]) {
    switch frames[frames.count - 1].previous {
    case .name, .group, .label: break
    case .nothing, .dot: frames[frames.count - 1].start = index
    }
    frames.append(Frame())
  }

  private func name(_ start: Int, _ end: Int, _ frame: inout Frame) {
    if frame.previous == .dot {
      frame.previous = .name
    } else if frame.previous == .group, isLabel(end) {
      frame.previous = .label
    } else if Self.keywords.contains(String(decoding: scanner.bytes[start..<end], as: UTF8.self)) {
      frame = Frame()
    } else {
      frame = Frame(start: start, previous: .name)
    }
  }

  /// `label: {` after a trailing closure.
  private func isLabel(_ end: Int) -> Bool {
    guard end < scanner.bytes.count, scanner.bytes[end] == UInt8(ascii: ":") else { return false }
    let next = scanner.afterTrivia(end + 1)
    return next < scanner.bytes.count && scanner.bytes[next] == UInt8(ascii: "{")
  }

  private func mark(_ byte: UInt8, at index: Int, _ frame: inout Frame) {
    switch byte {
    case UInt8(ascii: "."):
      if frame.previous == .nothing { frame.start = index }
      frame.previous = .dot
    case UInt8(ascii: ":") where frame.previous == .label: break
    case UInt8(ascii: "?"), UInt8(ascii: "!"): break
    default: frame = Frame()
    }
  }
}
