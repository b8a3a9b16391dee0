import SwiftSource

/// Loops in code, those of closures that are run for each of several included.
enum LoopWalk {
  struct Loop {
    /// What the loop calls each member, or its place and the member.
    let names: [String]
    /// What it goes through.
    let sequence: Expression
    let body: Block
  }

  static func bodies(of block: Block, _ visit: (_ names: Set<String>, _ body: Block) -> Void) {
    loops(of: block) { visit(Set($0.names), $0.body) }
  }

  static func loops(of block: Block, _ visit: (Loop) -> Void) {
    for statement in block.statements {
      switch statement {
      case .forIn(let pattern, let sequence, let body):
        visit(Loop(names: names(in: pattern), sequence: sequence, body: body))
        loops(of: body, visit)
      case .conditional(let code): loops(of: code, visit)
      case .selection(let code): code.cases.forEach { loops(of: $0.body, visit) }
      case .expression(let expression):
        guard let call = expression.call(named: "forEach"), case .member(let sequence?, _) = call.callee.kind else { continue }
        for closure in call.closures {
          visit(Loop(names: closure.parameters, sequence: sequence, body: closure.body))
        }
      default: continue
      }
    }
  }

  private static func loops(of code: IfCode, _ visit: (Loop) -> Void) {
    loops(of: code.then, visit)
    switch code.otherwise {
    case .block(let block)?: loops(of: block, visit)
    case .conditional(let inner)?: loops(of: inner, visit)
    case nil: break
    }
  }

  private static func names(in pattern: Pattern) -> [String] {
    switch pattern {
    case .binding(let name): [name]
    case .tuple(let parts): parts.flatMap { names(in: $0.pattern) }
    default: []
    }
  }
}
