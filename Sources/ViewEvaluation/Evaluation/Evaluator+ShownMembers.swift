import SourceModel
import SwiftSource

/// What a view does with what it was handed.
extension Evaluator {
  /// Notes what the use of a view was handed that the view's code never gets to on this system: a picture that only a
  /// television shows.
  public func noteUnshown(of view: CustomView) {
    guard let reach, !view.handed.isEmpty, case .instance(let instance) = view.receiver,
      let named = membersNamed(by: view.declaration) else { return }
    let cause = ReachLog.RuledOut.component(view.declaration.name)
    for (name, value) in instance.fields where !named.contains(name) {
      for place in value.places { reach.ruleOut(place, cause) }
    }
  }

  /// The names that the body of a view leads to; nil where it hands out itself.
  private func membersNamed(by type: TypeDeclaration) -> Set<String>? {
    let identity = ObjectIdentifier(type)
    if let known = shownMembers[identity] { return known }
    var names: Set<String> = ["body"]
    var open = ["body"]
    var handsOutItself = false
    while let name = open.popLast() {
      for code in code(of: name, in: type) {
        forEachCompiled(code) { expression in
          var found: [String] = []
          switch expression.kind {
          case .name("self"): handsOutItself = true
          case .name(let plain): found = [plain]
          case .member(_, let member): found = [member]
          case .keyPath(let components): found = components
          default: break
          }
          for name in found where names.insert(name.withoutStorageMark).inserted { open.append(name.withoutStorageMark) }
        }
      }
    }
    let answer = handsOutItself ? nil : names
    shownMembers[identity] = .some(answer)
    return answer
  }

  private func code(of name: String, in type: TypeDeclaration) -> [[CodeItem]] {
    let property = index.property(name, of: type, isStatic: false).map { CodeItem.items(of: $0) }
    let functions = index.functions(name, of: type, isStatic: false).compactMap { $0.body?.items }
    return [property].compactMap { $0 } + functions
  }

  /// The expressions of code that may be compiled for the system of its file; of `self.name` only the whole.
  private func forEachCompiled(_ items: [CodeItem], _ body: (Expression) -> Void) {
    var open = items
    while let item = open.popLast() {
      switch item {
      case .expression(let expression):
        body(expression)
        switch expression.kind {
        case .compileTime(let alternatives):
          open += CompileCondition.possible(alternatives, for: codeSystem, \.condition).map { .expression($0.value) }
          continue
        case .member(let base?, _):
          if case .name("self") = base.kind { continue }
        default: break
        }
      case .statement(.compileTime(let clauses)):
        open += CompileCondition.possible(clauses, for: codeSystem, \.condition).flatMap { $0.statements.map(CodeItem.statement) }
        continue
      case .statement: break
      }
      item.appendParts(to: &open)
    }
  }
}

extension Value {
  /// Where the views and closures are written that it consists of.
  fileprivate var places: [SourceRange] {
    switch self {
    case .view(let node): node.places(depth: 0)
    case .closure(let closure): [closure.range]
    case .choice(let alternatives): alternatives.flatMap(\.value.places)
    case .instance(let instance): [instance.source]
    default: []
    }
  }
}

extension ViewNode {
  fileprivate func places(depth: Int) -> [SourceRange] {
    guard depth < 8 else { return [] }
    switch self {
    case .primitive(let view): return [view.source]
    case .custom(let view): return [view.source]
    case .opaque(let view): return [view.source]
    case .modified(let base, _): return base.places(depth: depth + 1)
    case .group(let nodes): return nodes.flatMap { $0.places(depth: depth + 1) }
    case .branch(let branches): return branches.flatMap { $0.view.places(depth: depth + 1) }
    }
  }
}

extension String {
  /// `$title` and `_title` are the member `title`.
  fileprivate var withoutStorageMark: String {
    (hasPrefix("$") || hasPrefix("_")) && count > 1 ? String(dropFirst()) : self
  }
}
