import SourceModel
import SwiftSource

/// A symbol that the code of a control shows under a condition, read from its code: of branches that sound alike, the tree
/// keeps only one.
struct BranchPictures {
  /// What stands between `if` and its brace.
  var condition: String
  var then: String?
  var otherwise: String?
  /// Nothing in the branches hides the symbols or names them.
  var isPlain: Bool

  /// The branches in a call, in order.
  static func all(in code: Expression) -> [BranchPictures] {
    var result: [BranchPictures] = []
    CodeWalk.branches(of: code) { branch in
      if let pictures = BranchPictures(branch) { result.append(pictures) }
    }
    return result
  }

  private init?(_ code: IfCode) {
    let otherwise: Block?
    switch code.otherwise {
    case nil: otherwise = nil
    case .block(let block): otherwise = block
    case .conditional: return nil
    }
    let blocks = [code.then] + [otherwise].compactMap(\.self)
    let names = [Self.symbols(code.then), otherwise.map(Self.symbols) ?? []]
    guard names.allSatisfy({ $0.count < 2 }), names[0].count + names[1].count > 0 else { return nil }
    condition = code.test.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    (then, self.otherwise) = (names[0].first, names[1].first)
    isPlain = !blocks.contains(where: Self.tells)
  }

  /// The names in `systemName: "…"` and `systemImage: "…"`.
  private static func symbols(_ block: Block) -> [String] {
    var names: [String] = []
    CodeWalk.expressions(of: block) { part in
      guard case .call(let call) = part.kind else { return }
      names += ["systemName", "systemImage"].compactMap { call.argument($0)?.plainText }
    }
    return names
  }

  /// Whether something is hidden or named.
  private static func tells(_ block: Block) -> Bool {
    var tells = false
    CodeWalk.expressions(of: block) { part in
      guard case .call(let call) = part.kind, case .member(_, let name) = call.callee.kind else { return }
      switch name {
      case "accessibilityLabel": tells = true
      case "accessibilityHidden": tells = tells || call.arguments.first?.value.isTrue ?? false
      case "accessibility": tells = tells || call.argument("hidden")?.isTrue ?? false
      default: break
      }
    }
    return tells
  }
}

extension IfCode {
  /// What stands between `if` and its brace.
  fileprivate var test: String {
    SourceRange(file: range.file, start: range.start + "if".utf8.count, end: then.range.start).text
  }
}
