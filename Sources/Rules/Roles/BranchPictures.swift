import PlatformKnowledge
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
  /// A symbol comes and goes in a box that is drawn: with another one of it in the other branch, or around both.
  var isInDrawnBox = false

  /// The branches in a call, in order.
  static func all(in code: Expression) -> [BranchPictures] {
    var result: [BranchPictures] = []
    var boxed: Set<Int>?
    CodeWalk.branches(of: code) { branch in
      guard var pictures = BranchPictures(branch) else { return }
      if pictures.then != nil, pictures.otherwise == nil {
        let known = boxed ?? boxedBranches(in: code)
        boxed = known
        pictures.isInDrawnBox = branch.drawsOtherwise || known.contains(branch.range.start)
      }
      result.append(pictures)
    }
    return result
  }

  /// Where branches begin that stand on a shape: in `ZStack { RoundedRectangle(…); if isOn { … } }` and
  /// `Circle().stroke().overlay { if isOn { … } }`.
  private static func boxedBranches(in code: Expression) -> Set<Int> {
    var starts: Set<Int> = []
    func note(_ body: Block) {
      for case .conditional(let branch) in body.statements { starts.insert(branch.range.start) }
    }
    CodeWalk.expressions(of: .expression(code)) { part in
      guard case .call(let call) = part.kind, let body = call.closures.last?.body else { return }
      switch call.callee.kind {
      case .name("ZStack"):
        if body.statements.contains(where: { if case .expression(let view) = $0 { view.isShape } else { false } }) { note(body) }
      case .member(let base?, "overlay"): if base.isShape { note(body) }
      default: break
      }
    }
    return starts
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

extension Expression {
  /// `RoundedRectangle(cornerRadius: 4).stroke(.blue)`
  fileprivate var isShape: Bool {
    let name = CodeChain(reading: self).call?.callee.plainName
    return name.map(FrameworkNames.names(.basicShape).contains) ?? false
  }
}

extension IfCode {
  /// The other branch begins with a shape.
  fileprivate var drawsOtherwise: Bool {
    guard case .block(let block)? = otherwise, case .expression(let view)? = block.statements.first else { return false }
    return view.isShape
  }

  /// What stands between `if` and its brace.
  fileprivate var test: String {
    SourceRange(file: range.file, start: range.start + "if".utf8.count, end: then.range.start).text
  }
}
