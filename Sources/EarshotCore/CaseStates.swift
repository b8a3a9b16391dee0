import PlatformKnowledge
import SourceModel
import SwiftSource

/// States of views that are one case of an enumeration at first, `@State private var tab = Tab.home`, and the branches that
/// are taken for other cases.
struct CaseStates {
  struct State {
    /// The case that it is at first.
    let first: String
    /// All cases that there are.
    let cases: Set<String>
    let isPrivate: Bool
  }

  /// The cases of enumerations by name.
  private var enumerations: [String: [Set<String>]] = [:]

  init(_ files: [FileDeclarations]) {
    func collect(_ type: TypeDeclaration) {
      if type.kind == .enumeration { enumerations[type.name, default: []].append(Set(type.members.cases.map(\.name))) }
      type.members.types.forEach(collect)
    }
    for file in files {
      file.types.forEach(collect)
      file.extensions.flatMap(\.members.types).forEach(collect)
    }
    for (name, cases) in Self.ofSystem where enumerations[name] == nil { enumerations[name] = [cases] }
  }

  private static let ofSystem = ["EditMode": FrameworkNames.names(.editMode)]

  /// By name.
  func states(of type: TypeDeclaration) -> [String: State] {
    var found: [String: State] = [:]
    for property in type.members.properties {
      guard !property.isStatic, property.observers.isEmpty, property.attributes.map(\.name) == ["State"],
        property.isPrivate || !type.isOffered, property.type?.isOptional != true,
        case .member(let base, let first)? = property.initializer?.kind else { continue }
      var name = property.type?.name
      if let base, case .name(let written) = base.kind { name = name ?? written }
      // One of several of that name may be meant.
      guard let name, let all = enumerations[name], all.count == 1, all[0].contains(first) else { continue }
      found[property.name] = State(first: first, cases: all[0], isPrivate: property.isPrivate)
    }
    return found
  }

  /// What stands in branches that are taken for other cases than the first.
  static func others(
    _ states: [String: State], in branches: ViewBranches
  ) -> [(flag: String, range: SourceRange)] {
    let own = states.filter { !branches.ownNames.contains($0.key) }
    return branches.all.flatMap { others(own, in: $0) } + branches.selections.flatMap { others(own, in: $0) }
  }

  private static func others(_ states: [String: State], in code: IfCode) -> [(flag: String, range: SourceRange)] {
    let tests = code.conditions.compactMap { condition -> (flag: String, isFirst: Bool)? in
      guard case .expression(let test) = condition, case .binary(let sign, let left, let right) = test.kind,
        sign == "==" || sign == "!=", let flag = left.ownName, let state = states[flag],
        case .member(_, let name) = right.kind, state.cases.contains(name) else { return nil }
      // `!=` of another case tells nothing of the first.
      if sign == "!=" { return name == state.first ? (flag, false) : nil }
      return (flag, name == state.first)
    }
    let taken = tests.filter { !$0.isFirst }.map { ($0.flag, code.then.range) }
    guard code.conditions.count == 1, let only = tests.first, only.isFirst, case .block(let other)? = code.otherwise else { return taken }
    return taken + [(only.flag, other.range)]
  }

  private static func others(_ states: [String: State], in code: SwitchCode) -> [(flag: String, range: SourceRange)] {
    guard let flag = code.subject.ownName, let state = states[flag] else { return [] }
    let names = code.cases.map { one in
      one.items.map { item -> String? in
        switch item.pattern {
        case .enumCase(let name, _, _): return name
        case .expression(let expression): if case .member(_, let name) = expression.kind { return name } else { return nil }
        default: return nil
        }
      }
    }
    // Where its own case is not told apart, it may be any.
    guard names.contains(where: { $0.contains(state.first) }), !names.contains(where: { $0.contains(nil) }) else { return [] }
    return zip(code.cases, names).filter { !$1.contains(state.first) }.map { (flag, $0.0.body.range) }
  }
}
