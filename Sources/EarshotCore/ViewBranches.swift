import SourceModel
import SwiftSource

/// The branches in the code of a view: in its members, and in what the same file adds to it.
struct ViewBranches {
  private(set) var all: [IfCode] = []
  private(set) var selections: [SwitchCode] = []
  /// What code in it calls something of its own by: parameters and local values. A test of such a name asks for no member.
  private(set) var ownNames: Set<String> = []

  init(of type: TypeDeclaration, in file: FileDeclarations) {
    let parts = [type.members] + file.extensions.filter { $0.extendedType.name == type.name }.map(\.members)
    var open: [CodeItem] = []
    for members in parts {
      open += CodeItem.items(of: members)
      ownNames.formUnion(members.functions.flatMap(\.parameters).map(\.name))
    }
    while let item = open.popLast() {
      item.appendParts(to: &open)
      note(item)
    }
  }

  private mutating func note(_ item: CodeItem) {
    switch item {
    case .statement(.conditional(let code)): all.append(code)
    case .statement(.selection(let code)): selections.append(code)
    case .statement(.variable(let variable)): ownNames.insert(variable.name)
    case .statement(.function(let function)): ownNames.formUnion(function.parameters.map(\.name))
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let code): all.append(code)
      case .selection(let code): selections.append(code)
      case .closure(let closure): ownNames.formUnion(closure.parameters)
      case .call(let call):
        for argument in call.arguments {
          if case .closure(let closure) = argument.value.kind { ownNames.formUnion(closure.parameters) }
        }
      default: break
      }
    default: break
    }
  }
}

extension IfCode {
  /// What `if flag`, `if !flag` and what stands behind their `else` come to: a flag, and what it is where each is taken.
  var tested: [(range: SourceRange, flag: String, value: Bool)] {
    let tests = conditions.compactMap { condition -> (flag: String, value: Bool)? in
      guard case .expression(let test) = condition else { return nil }
      if case .prefix("!", let operand) = test.kind { return operand.ownName.map { ($0, false) } }
      return test.ownName.map { ($0, true) }
    }
    let taken = tests.map { (then.range, $0.flag, $0.value) }
    guard conditions.count == 1, let only = tests.first, case .block(let other)? = otherwise else { return taken }
    return taken + [(other.range, only.flag, !only.value)]
  }
}

extension IfCode {
  /// What `if let value`, `if let one = value` and `if value != nil` come to: a value, and what stands there while there is one.
  var bound: [(flag: String, range: SourceRange)] {
    conditions.compactMap { condition in
      switch condition {
      case .binding(let name, nil, _): return (name, then.range)
      case .binding(_, let value?, _): return value.ownName.map { ($0, then.range) }
      case .expression(let test):
        guard case .binary("!=", let left, let right) = test.kind, case .nilLiteral = right.kind else { return nil }
        return left.ownName.map { ($0, then.range) }
      default: return nil
      }
    }
  }
}

extension Expression {
  /// `flag` and `self.flag`
  var ownName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name): if case .name("self") = base.kind { return name } else { return nil }
    default: return nil
    }
  }
}
