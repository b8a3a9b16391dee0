import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code lays one thing over all others.
extension ModalNotIsolated {
  /// The views that code lays over others under a condition alone: `ZStack { Main(); if isStarting { Splash() } }`, and
  /// `.overlay { if isStarting { Splash() } }`.
  static func laid(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["ZStack", "overlay"]) else { return [] }
    return type.chains.flatMap { chain -> [SourceRange] in
      var found = chain.links.filter { $0.name == "overlay" }.flatMap { $0.call.closures.flatMap { conditional($0.body.statements[...]) } }
      if chain.name == "ZStack", let content = chain.call?.closures.last?.body.statements {
        // A colour behind all is no content.
        let first = content.firstIndex { statement in
          guard case .expression(let expression) = statement else { return false }
          return !isBackdrop(CodeChain(reading: expression))
        }
        if let first { found += conditional(content[(first + 1)...]) }
      }
      return found
    }
  }

  private static func isBackdrop(_ chain: CodeChain) -> Bool {
    guard let name = chain.name?.split(separator: ".").first?.lowercased() else { return false }
    let owner = chain.base.dottedName?.split(separator: ".").first?.lowercased()
    return NameWords.words(.paintedCover).contains(name) || owner.map(NameWords.words(.paintedCover).contains) ?? false || name == "image"
  }

  /// The views that statements make under a condition without an alternative.
  private static func conditional(_ statements: ArraySlice<Statement>) -> [SourceRange] {
    statements.flatMap { statement -> [SourceRange] in
      guard case .conditional(let code) = statement, code.otherwise == nil else { return [] }
      return code.then.views.map(\.whole.range)
    }
  }
}

extension Block {
  /// The views that the statements make by themselves, without those under conditions.
  var views: [CodeChain] {
    statements.compactMap { statement in
      guard case .expression(let expression) = statement else { return nil }
      return CodeChain(reading: expression)
    }
  }
}
