import SwiftSource

/// What a toast is made of, and where it stands in the code of a view.
extension StatusNotAnnounced {
  /// No tap, or one that does nothing but put away what goes by itself.
  static func isNoDeed(_ link: CodeChain.Link) -> Bool {
    guard link.name == "onTapGesture" else { return true }
    return link.call.closures.allSatisfy { putsAway($0.body) }
  }

  private static func putsAway(_ body: Block) -> Bool {
    body.statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      switch expression.kind {
      case .assignment(_, let value):
        switch value.kind {
        case .boolean(false), .nilLiteral: return true
        default: return false
        }
      case .call(let call): return call.closures.count == 1 && call.closures.allSatisfy { putsAway($0.body) }
      default: return false
      }
    }
  }

  /// Views with those that stacks among them hold.
  static func stacked(_ views: [CodeChain]) -> [CodeChain] {
    views.flatMap { chain -> [CodeChain] in
      guard let name = chain.name, stacks.contains(name), let closure = chain.call?.closures.last else { return [chain] }
      return [chain] + stacked(closure.body.views)
    }
  }

  /// The branches of closures, and those that members that make views consist of.
  static func branches(_ type: WholeType) -> [IfCode] {
    let bodies = type.parts.flatMap { part in
      part.members.properties.compactMap(\.getter) + part.members.functions.compactMap(\.body)
    }
    return type.branchesOfClosures + bodies.flatMap(\.statements).compactMap { statement in
      if case .conditional(let code) = statement { code } else { nil }
    }
  }

  /// Copies of which a picture alone tells.
  func copies(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self, "copies", PicturedCopies.all).map { name, place in
      .violation(Violation("a picture alone tells of '\(name)', and nothing is announced", certainty: .review, at: place))
    }
  }
}
