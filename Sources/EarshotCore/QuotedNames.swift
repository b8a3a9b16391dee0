import PlatformKnowledge
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
    // `"Shop.PriceCell"`: the runtime knows a class by its module (Apple: documentation of NSStringFromClass).
    let own = bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last ?? bytes[range]
    guard lengths.contains(own.count), names.contains(own) else { return nil }
    return String(decoding: own, as: UTF8.self)
  }

  /// Whether code makes a class of a name that it does not write down there (Apple: documentation of NSClassFromString and
  /// Bundle classNamed(_:)).
  static func buildsClassNames(in file: SourceFile) -> Bool {
    lookups.contains { call in
      var index = 0
      while let place = file.firstOffset(of: call, from: index, to: file.bytes.count) {
        index = place + call.utf8.count
        if !file.isInComment(place), !isPlainText(file.bytes[index...]) { return true }
      }
      return false
    }
  }

  private static let lookups = FrameworkNames.names(.classLookup).sorted().map { $0 + "(" }

  /// Whether a literal without holes begins here.
  private static func isPlainText(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.drop { $0 == UInt8(ascii: " ") }
    guard start.first == UInt8(ascii: "\"") else { return false }
    let text = start.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    return !text.contains(UInt8(ascii: "\\")) && start.dropFirst(text.count + 2).first == UInt8(ascii: ")")
  }
}
