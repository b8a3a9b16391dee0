import SourceModel

/// Where chains of calls begin. A file is read once for all places in it.
struct ChainStart: Sendable {
  /// The places that code stands at after something that a chain may go on with, in order, and where that begins.
  private var places: [Int32] = []
  private var starts: [Int32] = []

  private init(_ file: SourceFile) {
    Reader(scanner: CodeScanner(bytes: file.bytes)).forEachPlace { place, start in
      places.append(Int32(clamping: place))
      starts.append(Int32(clamping: start))
    }
  }

  /// Where the chain begins that goes on at a place; nil where none does, as at a place in a string.
  static func start(ofChainAt place: Int, in file: SourceFile) -> Int? {
    let chains = file.reading(ChainStart.init)
    let index = BranchTree.partition(chains.places.count) { chains.places[$0] >= place }
    return index < chains.places.count && chains.places[index] == place ? Int(chains.starts[index]) : nil
  }
}

/// Goes through the code of a file and notes, in each group of brackets, where the chain at hand began.
private struct Reader {
  private enum Previous { case nothing, dot, name, group, label }

  private struct Frame {
    var start: Int?
    var previous = Previous.nothing
  }

  let scanner: CodeScanner

  private static let keywords: Set<String> = [
    "return", "case", "in", "if", "else", "let", "var", "switch", "guard", "is", "as", "try", "await", "where", "for",
    "while",
  ]

  func forEachPlace(_ body: (_ place: Int, _ start: Int) -> Void) {
    let bytes = scanner.bytes
    var frames = [Frame()]
    var index = scanner.afterTrivia(0)
    while index < bytes.count {
      let frame = frames[frames.count - 1]
      if frame.previous == .name || frame.previous == .group, let start = frame.start { body(index, start) }
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
