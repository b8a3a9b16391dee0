/// Finds where the chain begins that a place belongs to, by reading the file up to that place.
struct ChainStart {
  private enum Previous { case nothing, dot, name, group, label }

  private struct Frame {
    var start: Int?
    var previous = Previous.nothing
  }

  let scanner: CodeScanner

  init(bytes: [UInt8]) { scanner = CodeScanner(bytes: bytes) }

  private static let keywords: Set<String> = [
    "return", "case", "in", "if", "else", "let", "var", "switch", "guard", "is", "as", "try", "await", "where", "for",
    "while",
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
    guard index == target, let frame = frames.last, frame.previous == .name || frame.previous == .group
    else { return nil }
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
