import PlatformKnowledge
import SourceModel
import SwiftSource

/// What code sets at once and sets back where the work behind it fails: a mark that comes and goes by itself, which is no
/// word about why.
///
/// A body is read when it is asked for: few meet a failure.
final class UndoneChanges {
  private let body: Block
  private lazy var undoing = Self.undoing(in: body)

  /// - Parameter body: A body of code, in which something is set twice, back and forth.
  init(in body: Block) { self.body = body }

  private static func undoing(in body: Block) -> Set<ObjectIdentifier> {
    var changes: [Change] = []
    var origins: [String: String] = [:]
    CodeWalk.localVariables(of: body) { variable in
      // `let before = isLiked`
      if variable.isConstant, let origin = variable.initializer?.dottedName { origins[variable.name] = origin }
    }
    CodeWalk.expressions(of: body) { if let change = Change($0, origins) { changes.append(change) } }
    let byTarget = Dictionary(grouping: changes, by: \.target)
    return Set(byTarget.values.filter { $0.count > 1 }.flatMap { same in
      same.enumerated().filter { position, change in same[..<position].contains { change.undoes($0) } }
        .map { ObjectIdentifier($0.element.expression) }
    })
  }

  func contains(_ expression: Expression) -> Bool { undoing.contains(ObjectIdentifier(expression)) }

  /// A variable that is set, in source order.
  private struct Change {
    enum Kind: Equatable { case raised, lowered, turned, more, less, added, removed, restored, other }

    let target: String
    let kind: Kind
    let expression: Expression

    init?(_ expression: Expression, _ origins: [String: String]) {
      self.expression = expression
      switch expression.kind {
      case .assignment(let set, let value):
        guard let name = set.dottedName else { return nil }
        target = name
        switch value.kind {
        case .boolean(let isRaised): kind = isRaised ? .raised : .lowered
        case .prefix("!", let operand) where operand.dottedName == name: kind = .turned
        default: kind = value.dottedName.flatMap { origins[$0] } == name ? .restored : .other
        }
      case .binary(let sign, let set, _) where ["+=", "-="].contains(sign):
        guard let name = set.dottedName else { return nil }
        (target, kind) = (name, sign == "+=" ? .more : .less)
      case .call(let call):
        guard case .member(let base?, let verb) = call.callee.kind, let kind = Self.kind(of: verb), let name = base.dottedName else { return nil }
        (target, self.kind) = (name, kind)
      default: return nil
      }
    }

    /// What a method does to what it is called on.
    private static func kind(of method: String) -> Kind? {
      if FrameworkNames.names(.turningMethod).contains(method) { return .turned }
      if FrameworkNames.names(.addingMethod).contains(method) { return .added }
      return FrameworkNames.names(.removingMethod).contains(method) ? .removed : nil
    }

    func undoes(_ first: Change) -> Bool {
      switch kind {
      case .restored: true
      case .turned: first.kind == .turned
      case .raised: first.kind == .lowered || first.kind == .turned
      case .lowered: first.kind == .raised || first.kind == .turned
      case .more: first.kind == .less
      case .less: first.kind == .more
      case .added: first.kind == .removed
      case .removed: first.kind == .added
      case .other: false
      }
    }
  }
}
