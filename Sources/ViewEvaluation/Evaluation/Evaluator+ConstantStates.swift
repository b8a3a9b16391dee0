import SourceModel
import SwiftSource

/// Words that never change: `@State private var title = "Name *"` that no code assigns and no binding hands on.
extension Evaluator {
  /// The text of a private state that keeps its initial value for good; nil where it may change. Flags are left alone:
  /// what nobody sets yet is code that is being written, and both of its states are of interest.
  func constantState(_ property: PropertyDeclaration, _ initial: Value) -> Value? {
    guard property.isPrivate, property.attributes.contains(where: { $0.name == "State" }),
      case .text(let text) = initial, !text.spoken.isBlank else { return nil }
    let identity = ObjectIdentifier(property)
    let isChanged = changedStates[identity] ?? StateUses(of: property).isChanged
    changedStates[identity] = isChanged
    return isChanged ? nil : settled(initial)
  }
}

/// The uses of a private property in its file, by their text: more is taken for a change than is one.
private struct StateUses {
  private let bytes: [UInt8]
  private let name: [UInt8]
  private let declaration: SourceRange

  init(of property: PropertyDeclaration) {
    bytes = property.range.file.bytes
    name = Array(property.name.utf8)
    declaration = property.nameRange
  }

  /// Whether some use may change it: an assignment, a binding (`$name`), its storage (`_name`), an argument (`&name`),
  /// a key path, a mutating method.
  var isChanged: Bool {
    var position = 0
    while let found = next(from: position) {
      if found != declaration.start, isChange(at: found) { return true }
      position = found + name.count
    }
    return false
  }

  /// The next place where the name stands as a whole word, whatever is in front of it.
  private func next(from start: Int) -> Int? {
    guard let first = name.first else { return nil }
    var position = start
    while position + name.count <= bytes.count {
      guard let candidate = bytes[position...].firstIndex(of: first), candidate + name.count <= bytes.count
      else { return nil }
      position = candidate + 1
      guard bytes[candidate...].starts(with: name) else { continue }
      let after = candidate + name.count
      let isWhole = after == bytes.count || !isWord(bytes[after])
      let before = candidate > 0 ? bytes[candidate - 1] : UInt8(ascii: " ")
      if isWhole, !isWord(before) || before == UInt8(ascii: "_") { return candidate }
    }
    return nil
  }

  private func isChange(at position: Int) -> Bool {
    if position > 0, "$_&\\".utf8.contains(bytes[position - 1]) { return true }
    if position > 1, bytes[position - 1] == UInt8(ascii: "."), bytes[position - 2] == UInt8(ascii: "\\") { return true }
    var end = position + name.count
    while end < bytes.count, " \n\t\r".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count else { return false }
    let rest = bytes[end...].prefix(24)
    if rest.starts(with: "==".utf8) { return false }
    if rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "?") {
      // `name ? a : b` and `name ?? other` read it.
      return !rest.starts(with: "? ".utf8) && !rest.starts(with: "??".utf8)
    }
    if rest.count > 1, "+-*/%|&^".utf8.contains(rest[rest.startIndex]), rest[rest.startIndex + 1] == UInt8(ascii: "=") {
      return true
    }
    guard rest.first == UInt8(ascii: ".") else { return false }
    let member = rest.dropFirst().prefix { isWord($0) }
    let following = rest.dropFirst(1 + member.count).drop { $0 == UInt8(ascii: " ") }
    if following.first == UInt8(ascii: "="), !following.starts(with: "==".utf8) { return true }
    let method = String(decoding: member, as: UTF8.self)
    return Evaluator.mutatingMethods.contains(method) || method == "append"
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
      || (byte >= 0x61 && byte <= 0x7A)
  }
}
