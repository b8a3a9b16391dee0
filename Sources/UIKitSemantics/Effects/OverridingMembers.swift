import SourceModel
import SwiftSource

extension PropertyDeclaration {
  /// It is written as one of the superclass's.
  var isOverride: Bool {
    let bytes = range.file.bytes
    var start = nameRange.start
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: ";") { start -= 1 }
    return bytes[start..<nameRange.start].split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("override".utf8) }
  }
}

extension FunctionDeclaration {
  /// What a class tells its functions apart by: `show(_:animated:)`.
  var labelledName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}
