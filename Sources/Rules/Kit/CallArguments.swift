import SourceModel

/// The arguments of a call as they are written, for fixes that say again what the source says already.
struct CallArguments {
  struct Argument {
    var label: String?
    var value: SourceRange
  }

  private(set) var arguments: [Argument] = []

  /// Of a call such as `TextField("Name", text: $name)`, without modifiers; no arguments where it is of another form.
  init(of call: SourceRange) {
    var scanner = Scanner(bytes: call.file.bytes, position: call.start, end: call.end)
    guard scanner.skipCallee() else { return }
    while let range = scanner.nextArgument() {
      guard range.isEmpty == false else { continue }
      arguments.append(Self.argument(SourceRange(file: call.file, start: range.lowerBound, end: range.upperBound)))
    }
  }

  /// The title of a control: its first argument, when that has no label.
  var title: SourceRange? {
    guard let first = arguments.first, first.label == nil, !first.value.text.withoutSelf.hasPrefix("$") else { return nil }
    return first.value
  }

  /// What the control is bound to, without the dollar sign and without calls such as `.animation()`.
  var binding: String? {
    guard let text = arguments.lazy.map(\.value.text.withoutSelf).first(where: { $0.hasPrefix("$") })?.dropFirst() else {
      return nil
    }
    let path = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let isCall = text[path.endIndex...].hasPrefix("(")
    if isCall, let dot = path.lastIndex(of: ".") { return String(path[..<dot]) }
    return path.isEmpty ? nil : String(path)
  }

  /// What the control is bound to, also through a function of a store: "draft" of `store.binding(get: \.draft, send: …)`.
  var boundValue: String? { binding ?? arguments.lazy.compactMap(\.value.text.boundMember).first }

  private static func argument(_ range: SourceRange) -> Argument {
    let bytes = range.file.bytes
    var index = range.start
    while index < range.end, bytes[index].isPartOfName { index += 1 }
    guard index > range.start, index < range.end, bytes[index] == UInt8(ascii: ":") else {
      return Argument(label: nil, value: range)
    }
    var start = index + 1
    while start < range.end, Scanner.isSpace(bytes[start]) { start += 1 }
    return Argument(
      label: range.file.text(from: range.start, to: index),
      value: SourceRange(file: range.file, start: start, end: range.end))
  }
}

/// Finds the commas between arguments: those outside of brackets, strings and comments.
private struct Scanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  private static let longQuote = Array("\"\"\"".utf8)

  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// To the character after the opening parenthesis; false when there is none before a brace.
  mutating func skipCallee() -> Bool {
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "(") { return true }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"") { return false }
    }
    return false
  }

  /// The stretch up to the next comma or the closing parenthesis, trimmed; nil at the end.
  mutating func nextArgument() -> Range<Int>? {
    guard position < end else { return nil }
    let start = position
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0:
        let stop = position
        position = end
        return trimmed(start..<stop)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: ",") where depth == 0:
        position += 1
        return trimmed(start..<(position - 1))
      default: break
      }
      position += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound, stop = range.upperBound
    while start < stop, Self.isSpace(bytes[start]) { start += 1 }
    while stop > start, Self.isSpace(bytes[stop - 1]) { stop -= 1 }
    return start..<stop
  }

  /// To the closing quote of the string that begins here; interpolations may hold strings themselves.
  private mutating func skipString() {
    let isLong = bytes[position..<end].starts(with: Self.longQuote)
    position += isLong ? 3 : 1
    while position < end {
      if bytes[position] == UInt8(ascii: "\\") {
        if position + 1 < end, bytes[position + 1] == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if bytes[position] == UInt8(ascii: "\"") {
        if !isLong { return }
        if bytes[position..<end].starts(with: Self.longQuote) {
          position += 2
          return
        }
      }
      position += 1
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipString()
      default: break
      }
      position += 1
    }
  }

  private mutating func skipLine() {
    while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }
}
