import SwiftSource

/// Whether code of a project gives cells of lists a background, as themes do: what a cell in an interface file has behind
/// it then only run time knows.
enum PaintedCells {
  private static let backgrounds: Set<String> = ["backgroundColor", "backgroundView", "backgroundConfiguration"]

  static func are(in code: ProjectCode) -> Bool {
    code.parts.contains { part in
      guard !part.range.file.build.isLibrary, part.mentions(["ackgroundColor", "ackgroundView", "ackgroundConfiguration"])
      else { return false }
      return part.kinds.assignments.contains { paints($0, isCell: isCell(part.name)) }
    }
  }

  private static func paints(_ expression: Expression, isCell isInCell: Bool) -> Bool {
    guard case .assignment(let target, _) = expression.kind else { return false }
    switch target.kind {
    case .name(let name): return isInCell && backgrounds.contains(name)
    case .member(let base?, let name):
      guard backgrounds.contains(name), let owner = base.lastName else { return false }
      return isCell(owner) || isInCell && ["self", "contentView"].contains(owner)
    default: return false
    }
  }

  /// `cell`, `headerCell`, `UITableViewCell.appearance()`.
  private static func isCell(_ name: String) -> Bool { name.lowercased().hasSuffix("cell") }
}

extension Expression {
  /// The name of what a chain leads to, however it may be missing: `cell` of `cell?`, `UITableViewCell` of
  /// `UITableViewCell.appearance()`.
  fileprivate var lastName: String? {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.lastName
    case .call(let call):
      if case .member(let base?, "appearance") = call.callee.kind { base.lastName } else { nil }
    default: plainName
    }
  }
}
