import SourceModel
import SwiftSource

/// A stored property that a fix adds to a view, such as a value of its environment.
struct AddedProperty {
  var name: String
  /// In one line, `@Environment(\.accessibilityReduceMotion) private var reduceMotion`.
  var declaration: String

  /// Adds it before the first member; nil where the type is no view of SwiftUI that holds properties, where the name is
  /// taken, and where its members do not begin in a line of their own.
  func edit(in type: TypeDeclaration) -> SourceEdit? {
    guard type.kind == .structure, ["View", "ViewModifier"].contains(where: type.adopts),
      !type.members.names.contains(name), let first = type.members.starts.min(),
      case let file = type.range.file,
      let brace = file.firstOffset(of: "{", from: type.nameRange.end, to: first) else { return nil }
    let next = file.startOfLine(number: file.position(at: brace).line + 1)
    let blank: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
    guard brace < next, next <= first, file.bytes[(brace + 1)..<next].allSatisfy(blank.contains) else { return nil }
    return .insertion(of: file.indentation(at: first) + declaration + file.lineEnding, at: next, in: file)
  }

  /// Whether code of a type at a place may read properties of an instance.
  static func isReadable(at place: SourceRange, in type: TypeDeclaration) -> Bool {
    let members = type.members
    return !(members.properties.filter(\.isStatic).map(\.range) + members.functions.filter(\.isStatic).map(\.range)
      + members.properties.filter { $0.getter == nil }.map(\.range)
      + members.initializers.map(\.range)).contains { $0.contains(place) }
  }
}

extension Members {
  fileprivate var names: Set<String> { Set(properties.map(\.name) + functions.map(\.name)) }

  fileprivate var starts: [Int] {
    properties.map(\.range.start) + functions.map(\.range.start) + initializers.map(\.range.start)
      + types.map(\.range.start)
  }
}
