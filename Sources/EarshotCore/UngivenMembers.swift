import SourceModel
import SwiftSource

/// Branches of views for what nobody gives them: `if let onLike { … }` under `var onLike: (() -> Void)? = nil`, which only a
/// preview hands over, and taps that do nothing but call it, `.onTapGesture { onLike?() }`. A member without an argument
/// keeps its first value (The Swift Programming Language: Memberwise Initializers for Structure Types).
final class UngivenMembers {
  private struct Branch {
    let range: SourceRange
    let type: String
    let member: String
  }

  private let files: [FileDeclarations]
  private var branches: [ObjectIdentifier: [Branch]] = [:]
  /// What calls are handed, by label, and what code sets, by name; and the types that are handed something behind their
  /// parentheses.
  private lazy var given = GivenMembers(files)

  init(_ files: [FileDeclarations]) { self.files = files }

  /// Whether a place lies in such a branch of its file.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    let known = branches[ObjectIdentifier(file.file)] ?? read(file)
    return known.contains { $0.range.contains(place) && !given.mayGive($0.member, to: $0.type) }
  }

  private func read(_ file: FileDeclarations) -> [Branch] {
    var found: [Branch] = []
    func look(_ type: TypeDeclaration) {
      let members = Self.members(of: type)
      let code = members.isEmpty ? nil : ViewBranches(of: type, in: file)
      for branch in code?.all ?? [] {
        let asked = branch.bound.first { members.contains($0.flag) && code?.ownNames.contains($0.flag) == false }
        if let asked { found.append(Branch(range: asked.range, type: type.name, member: asked.flag)) }
      }
      if !members.isEmpty {
        type.members.forEachExpression { expression in
          guard let tap = Self.tap(expression, calling: members), code?.ownNames.contains(tap.member) == false else { return }
          found.append(Branch(range: tap.range, type: type.name, member: tap.member))
        }
      }
      type.members.types.forEach(look)
    }
    file.types.forEach(look)
    branches[ObjectIdentifier(file.file)] = found
    return found
  }

  /// `.onTapGesture { onLike?() }`: the modifier, and the member that is all that it calls.
  private static func tap(_ expression: Expression, calling members: Set<String>) -> (range: SourceRange, member: String)? {
    guard case .call(let call) = expression.kind, case .member(let base?, "onTapGesture") = call.callee.kind,
      case .closure(let closure)? = call.arguments.last?.value.kind, closure.body.statements.count == 1,
      case .expression(let deed) = closure.body.statements[0], case .call(let inner) = deed.unwrapped.kind,
      case .optionalChain(let callee) = inner.callee.kind, let member = callee.ownName, members.contains(member)
    else { return nil }
    return (SourceRange(file: expression.range.file, start: base.range.end, end: expression.range.end), member)
  }

  /// What may be left out and is nothing then.
  private static func members(of type: TypeDeclaration) -> Set<String> {
    guard type.kind == .structure, type.adopts("View"), !type.isOffered,
      type.members.initializers.isEmpty else { return [] }
    return Set(type.members.properties.filter { property in
      guard !property.isPrivate, !property.isStatic, !property.isConstant, property.getter == nil, property.attributes.isEmpty
      else { return false }
      guard let first = property.initializer else { return property.type?.isOptional ?? false }
      if case .nilLiteral = first.kind { return true } else { return false }
    }.map(\.name))
  }
}

/// What code gives to members from without, previews aside.
private struct GivenMembers {
  private var names: Set<String> = []
  private var trailing: Set<String> = []

  init(_ files: [FileDeclarations]) {
    for file in files {
      for property in file.properties { property.forEachExpression { note($0) } }
      for function in file.functions { function.body?.forEachExpression { note($0) } }
      func add(_ members: Members) {
        members.forEachExpression { note($0) }
        for type in members.types { add(type.members) }
      }
      for type in file.types where !type.adopts("PreviewProvider") { add(type.members) }
      for part in file.extensions { add(part.members) }
    }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, _):
      switch target.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      default: break
      }
    case .keyPath(let components): names.formUnion(components)
    case .call(let call):
      names.formUnion(call.arguments.compactMap(\.label))
      guard call.arguments.contains(where: \.isTrailingClosure) else { return }
      switch call.callee.kind {
      case .name(let name): trailing.insert(name)
      case .member(_, let name): trailing.insert(name)
      case .specialized(let inner, _): if case .name(let name) = inner.kind { trailing.insert(name) }
      default: break
      }
    default: break
    }
  }

  func mayGive(_ member: String, to type: String) -> Bool {
    names.contains(member) || trailing.contains(type) || trailing.contains("init")
  }
}
