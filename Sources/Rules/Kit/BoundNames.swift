import SourceModel

/// Names that exist in the blocks around one place and not at another one: `caption` of `if let caption { … }`, `row` of
/// `{ row in … }`.
struct BoundNames {
  private(set) var names: Set<String> = []

  /// All that the blocks around a place have.
  init(around place: SourceRange) {
    let end = place.file.bytes.count
    self.init(around: place, apartFrom: SourceRange(file: place.file, start: end, end: end))
  }

  init(around place: SourceRange, apartFrom other: SourceRange) {
    let file = place.file
    guard file === other.file else { return }
    let scanner = CodeScanner(bytes: file.bytes)
    var (offset, depth) = (place.start, 0)
    while offset > 0 {
      offset -= 1
      switch file.bytes[offset] {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{") where depth > 0: depth -= 1
      case UInt8(ascii: "{"):
        // A block around both.
        if offset < other.start, (scanner.afterGroup(offset) ?? .max) >= other.end { return }
        note(file.bytes, at: offset, before: place.start)
      default: break
      }
    }
  }

  private mutating func note(_ bytes: [UInt8], at brace: Int, before end: Int) {
    let start = bytes[..<brace].lastIndex { [UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) } ?? 0
    let head = Self.words(bytes[start..<brace])
    for (keyword, name) in zip(head, head.dropFirst()) where ["let", "var"].contains(keyword) { names.insert(name) }
    // `{ row in`, `{ (number, row) in`.
    let body = bytes[(brace + 1)..<end].prefix { $0 == UInt8(ascii: ",") || Self.isSpace($0) || $0.isPartOfName || [0x28, 0x29].contains($0) }
    let parameters = Self.words(body)
    if let end = parameters.firstIndex(of: "in") { names.formUnion(parameters[..<end]) }
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !$0.isPartOfName }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
