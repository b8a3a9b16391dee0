import SwiftSource

/// What the code of classes calls or names, with what it asks for it by name. Many screens ask it of the same classes, so it
/// is read once for all that a thread builds.
///
/// Belongs to one thread, as its screens do.
final class ReceiverNames {
  /// Under each name, what it is asked of: the name of a variable, empty for all else.
  typealias Names = [String: Set<String>]

  private var known: [ObjectIdentifier: (names: Names, use: LookupUse?)] = [:]

  /// The names in the code of a class and of what it descends from.
  func names(in type: TypeDeclaration, _ index: DeclarationIndex) -> Names {
    if let found = known[ObjectIdentifier(type)] {
      index.note(found.use)
      return found.names
    }
    let (read, use) = index.noting { Self.read(type, index) }
    // The members of a class with states are asked for by each who asks.
    if !read.hasStates { known[ObjectIdentifier(type)] = (read.names, use) }
    return read.names
  }

  /// How many classes above one another are read.
  private static let depth = 6

  private static func read(_ type: TypeDeclaration, _ index: DeclarationIndex) -> (names: Names, hasStates: Bool) {
    var names: Names = [:]
    var hasStates = false
    var current: TypeDeclaration? = type
    for _ in 0..<depth {
      guard let declaration = current else { break }
      hasStates = hasStates || declaration.hasStates
      let functions = index.ownFunctions(of: declaration) + index.initializers(of: declaration)
      var open = functions.flatMap { $0.body?.items ?? [] }
        + index.ownProperties(of: declaration).flatMap { CodeItem.items(of: $0) + $0.observers.flatMap(\.items) }
      while let item = open.popLast() {
        if case .expression(let expression) = item { expression.noteReceiver(in: &names) }
        item.appendParts(to: &open)
      }
      current = index.superclass(of: declaration)
    }
    return (names, hasStates)
  }
}

extension Expression {
  /// The name that is asked for, under the name of what it is asked of.
  fileprivate func noteReceiver(in found: inout ReceiverNames.Names) {
    switch kind {
    case .name(let name): found[name, default: []].insert("")
    case .member(let base, let name):
      switch base?.unwrapped.kind {
      case .name(let receiver)? where receiver != "self" && receiver != "super": found[name, default: []].insert(receiver)
      case .member(_, let receiver)?: found[name, default: []].insert(receiver)
      default: found[name, default: []].insert("")
      }
    default: break
    }
  }
}
