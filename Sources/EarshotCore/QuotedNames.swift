import SourceModel

/// Where names stand in quotation marks by themselves: classes of interface files, and files that code loads by name. A
/// file is gone through once, however many names are looked for.
struct QuotedNames {
  private let names: Set<ArraySlice<UInt8>>
  private let lengths: Set<Int>

  init(_ names: Set<String>) {
    self.names = Set(names.map { Array($0.utf8)[...] })
    lengths = Set(self.names.map(\.count))
  }

  func forEach(in file: SourceFile, _ body: (_ name: String, _ place: Int) -> Void) {
    let bytes = file.bytes
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") {
        if let start, let name = name(in: bytes, start..<index) { body(name, start) }
        start = index + 1
      } else if byte == UInt8(ascii: "\n") {
        start = nil
      }
    }
  }

  private func name(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard lengths.contains(range.count), names.contains(bytes[range]) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
