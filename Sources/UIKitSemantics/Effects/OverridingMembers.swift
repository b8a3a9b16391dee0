import SourceModel
import SwiftSource

extension PropertyDeclaration {
  /// It is written as one of the superclass's.
  var isOverride: Bool { nameRange.isNameOfOverride }
}

extension FunctionDeclaration {
  /// It is written in place of one of the superclass's.
  var isOverride: Bool { nameRange.isNameOfOverride }

  /// What a class tells its functions apart by: `show(_:animated:)`.
  var labelledName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

extension SourceRange {
  /// Of the name in a declaration, whether `override` stands before it.
  fileprivate var isNameOfOverride: Bool {
    let bytes = file.bytes
    var first = start
    while first > 0, bytes[first - 1] != UInt8(ascii: "\n"), bytes[first - 1] != UInt8(ascii: ";") { first -= 1 }
    return bytes[first..<start].split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("override".utf8) }
  }
}
