import SourceModel
import SwiftSource

/// Where a word may be a static function of a structure or enumeration of the project: `Rows.text()` anywhere, `text()`
/// in the code of `Rows` alone. What stands behind a value or another type is something else's (The Swift Programming
/// Language: Methods, Type Methods).
struct StaticCalls {
  /// The code of each type, its extensions included, by its name.
  private var code: [String: [SourceRange]] = [:]

  init(_ files: [FileDeclarations]) {
    var extensions: [ExtensionDeclaration] = []
    for file in files {
      file.types.forEach { note($0) }
      extensions += file.extensions
      for declaration in file.extensions { declaration.members.types.forEach { note($0) } }
    }
    for declaration in extensions where code[declaration.extendedType.name] != nil {
      code[declaration.extendedType.name]?.append(declaration.range)
    }
    // What is called by another name, or handed on as a type, may be called in other ways.
    for file in files {
      for name in Self.handedOn(in: file.file) { code[name] = nil }
    }
  }

  private mutating func note(_ type: TypeDeclaration) {
    if type.kind == .structure || type.kind == .enumeration { code[type.name, default: []].append(type.range) }
    type.members.types.forEach { note($0) }
  }

  /// `Rows` in `Rows.self`, and in an assignment that a line ends with. Each file is gone through once, however many types
  /// there are.
  private static func handedOn(in file: SourceFile) -> Set<String> {
    let bytes = file.bytes
    var names: Set<String> = []
    var next = file.firstOffset(of: ".self")
    while let place = next {
      var start = place
      while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
      names.insert(String(decoding: bytes[start..<place], as: UTF8.self))
      next = file.firstOffset(of: ".self", from: place + 5)
    }
    next = file.firstOffset(of: "= ")
    while let place = next {
      var end = place + 2
      while end < bytes.count, bytes[end].isPartOfName { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { names.insert(String(decoding: bytes[(place + 2)..<end], as: UTF8.self)) }
      next = file.firstOffset(of: "= ", from: place + 2)
    }
    return names
  }

  /// The name by which the static functions of a type are called; nil where that is not the only way.
  func owner(_ name: String) -> String? { code[name] == nil ? nil : name }

  func mayMean(memberOf owner: String, at place: Int, in file: SourceFile) -> Bool {
    let bytes = file.bytes
    guard place > 0, bytes[place - 1] == UInt8(ascii: ".") else { return isWithin(owner, place, file) }
    var end = place - 1
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    let before = String(decoding: bytes[start..<end], as: UTF8.self)
    if before == "Self" || before == "self" { return isWithin(owner, place, file) }
    return before == owner
  }

  private func isWithin(_ owner: String, _ place: Int, _ file: SourceFile) -> Bool {
    code[owner]?.contains { $0.file === file && $0.start <= place && place < $0.end } ?? true
  }
}

extension FunctionDeclaration {
  /// A static function of a type can be called without it, by a dot alone, only where it gives that type (The Swift
  /// Programming Language: Implicit Member Expression).
  func isNamed(by type: String) -> Bool {
    guard isStatic, let result = returnType else { return false }
    return result.name != type && result.name != "Self" && result.name != "()" && genericParameters.isEmpty
  }
}
