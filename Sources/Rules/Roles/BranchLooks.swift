import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A view in the code of a control that is written once for each state, with the same words and another look: of branches
/// that sound alike, the tree keeps only one.
///
///     if isPublic { Text("Public").bold() } else { Text("Public").foregroundStyle(.gray) }
struct BranchLooks {
  /// What the look depends on, as the outcome that it speaks of.
  let condition: Condition

  /// Those in a call, in order.
  static func all(in code: Expression) -> [BranchLooks] {
    guard code.range.contains(" else ") else { return [] }
    var result: [BranchLooks] = []
    CodeWalk.branches(of: code) { branch in
      if let looks = BranchLooks(branch) { result.append(looks) }
    }
    return result
  }

  private init?(_ code: IfCode) {
    guard code.conditions.count == 1, case .expression(let test) = code.conditions[0],
      case .block(let otherwise)? = code.otherwise, let first = Self.view(in: code.then), let second = Self.view(in: otherwise),
      Self.differ(first, second) else { return nil }
    let text: String
    switch test.kind {
    case .prefix("!", let operand): text = Self.squeezed(operand.range.text)
    case .binary("!=", let left, let right): text = "\(Self.squeezed(left.range.text)) == \(Self.squeezed(right.range.text))"
    default: text = Self.squeezed(test.range.text)
    }
    condition = Condition(subject: text, branch: 0, description: text)
  }

  /// The only view that a branch makes.
  private static func view(in block: Block) -> CodeChain? {
    guard block.statements.count == 1, case .expression(let expression) = block.statements[0] else { return nil }
    return CodeChain(reading: expression)
  }

  /// Whether two views are the same but for their looks.
  private static func differ(_ first: CodeChain, _ second: CodeChain) -> Bool {
    guard first.call != nil, squeezed(first.base.range.text) == squeezed(second.base.range.text) else { return false }
    let (mine, theirs) = (links(of: first), links(of: second))
    let own = mine.filter { !theirs.contains($0) } + theirs.filter { !mine.contains($0) }
    return !own.isEmpty && own.allSatisfy { looks.contains($0.name) }
  }

  private struct Link: Hashable {
    let name: String
    let code: String
  }

  private static func links(of chain: CodeChain) -> [Link] {
    chain.links.map { Link(name: $0.name, code: squeezed($0.place.text)) }
  }

  /// What changes how something is drawn, and nothing of what is heard.
  private static let looks = FrameworkNames.names(.lookModifier).union(FrameworkNames.names(.edgeModifier)).union(["font"])

  private static func squeezed(_ code: String) -> String { code.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
