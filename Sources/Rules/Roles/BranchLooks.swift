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
    guard let text = Self.asked(test) else { return nil }
    condition = Condition(subject: text, branch: 0, description: text)
  }

  /// The only view that a branch makes.
  private static func view(in block: Block) -> CodeChain? {
    guard block.statements.count == 1, case .expression(let expression) = block.statements[0] else { return nil }
    return CodeChain(reading: expression)
  }

  /// A test without its `!`, and `a == b` for `a != b`.
  private static func asked(_ test: Expression) -> String? {
    switch test.kind {
    case .prefix("!", let operand): operand.writtenPath
    case .binary("!=", let left, let right):
      left.writtenPath.flatMap { first in right.writtenPath.map { "\(first) == \($0)" } }
    default: test.writtenPath
    }
  }

  /// Whether two views are the same but for their looks.
  private static func differ(_ first: CodeChain, _ second: CodeChain) -> Bool {
    guard first.call != nil, let name = spelling(of: first.base), name == spelling(of: second.base) else { return false }
    let (mine, theirs) = (links(of: first), links(of: second))
    let own = mine.filter { !theirs.contains($0) } + theirs.filter { !mine.contains($0) }
    return !own.isEmpty && own.allSatisfy { looks.contains($0.name) }
  }

  private struct Link: Hashable {
    let name: String
    let arguments: [String?]
  }

  private static func links(of chain: CodeChain) -> [Link] {
    chain.links.map { link in
      Link(name: link.name, arguments: link.call.arguments.map { argument in
        spelling(of: argument.value).map { (argument.label ?? "") + ":" + $0 }
      })
    }
  }

  /// What changes how something is drawn, and nothing of what is heard.
  private static let looks = FrameworkNames.names(.lookModifier).union(FrameworkNames.names(.edgeModifier)).union(["font"])

  /// What an expression is made of, however it is laid out; nil where something of it is not compared.
  private static func spelling(of expression: Expression) -> String? {
    var parts: [String] = []
    var isKnown = true
    CodeWalk.expressions(of: .expression(expression)) { part in
      switch part.kind {
      case .name(let name): parts.append(name)
      case .member(_, let name): parts.append("." + name)
      case .integer(let number): parts.append("\(number)")
      case .float(let number): parts.append("\(number)")
      case .boolean(let value): parts.append("\(value)")
      case .string(let literal):
        parts += literal.segments.map { if case .text(let text) = $0 { "\"" + text } else { "\\" } }
      case .call(let call): parts.append("(" + call.arguments.map { $0.label ?? "_" }.joined(separator: ","))
      case .binary(let sign, _, _): parts.append(sign)
      case .ternary: parts.append("?")
      default: isKnown = false
      }
    }
    return isKnown ? parts.joined(separator: " ") : nil
  }
}
