import SourceModel
import SwiftSource

/// Finds out which members nobody uses but previews, tests and members that nobody uses either.
struct CallerSearch {
  /// A place that names something.
  private struct Use {
    let member: CodeMember
    /// The structure or enumeration whose own member it is; nil where that is not known.
    let owner: String?
  }

  private let uses: [String: [Use]]

  /// - Parameter isRuledOut: Whether the code at a place is never run.
  init(in files: [FileDeclarations], isRuledOut: (SourceRange) -> Bool) {
    let members = files.map(CodeMembers.init)
    var declared: Set<String> = []
    var owned: [String: Set<String>] = [:]
    for file in members {
      file.forEach { code in
        declared.formUnion(code.member.names)
        if let owner = code.member.owner { owned[owner, default: []].insert(code.member.name) }
      }
    }
    for name in Self.open(in: files) { owned[name] = nil }
    var found: [String: [Use]] = [:]
    for file in members {
      file.forEach { code in
        let own = code.member.owner.flatMap { owned[$0] } ?? []
        var seen: Set<String> = []
        Self.forEachName(in: code.items) { name, base, place in
          guard declared.contains(name), !(base == .none && code.parameters.contains(name)) else { return }
          let owner = base != .other && own.contains(name) ? code.member.owner : nil
          let key = "\(name) \(owner ?? "")"
          guard !seen.contains(key), !isRuledOut(place) else { return }
          seen.insert(key)
          found[name, default: []].append(Use(member: code.member, owner: owner))
        }
      }
    }
    uses = found
  }

  /// Types whose members others may declare anew: protocols and classes.
  private static func open(in files: [FileDeclarations]) -> Set<String> {
    var names: Set<String> = []
    var types = files.flatMap(\.types)
    while let type = types.popLast() {
      if type.kind != .structure, type.kind != .enumeration { names.insert(type.name) }
      types += type.members.types
    }
    return names
  }

  /// What a name is asked of.
  fileprivate enum Base { case none, itself, other }

  /// The names in code that is compiled.
  private static func forEachName(in items: [CodeItem], _ body: (String, Base, SourceRange) -> Void) {
    var open = items
    while let item = open.popLast() {
      switch item {
      case .expression(let expression):
        let base = expression.baseOfName
        for name in expression.namedHere { body(name, base, expression.range) }
        guard case .compileTime(let alternatives) = expression.kind else { break }
        open += compiled(alternatives, \.condition).map { .expression($0.value) }
        continue
      case .statement(.compileTime(let clauses)):
        open += compiled(clauses, \.condition).flatMap { $0.statements.map(CodeItem.statement) }
        continue
      case .statement: break
      }
      open += item.parts
    }
  }

  /// Clauses of `#if` that may be compiled for the system of the file.
  private static func compiled<Clause>(_ clauses: [Clause], _ condition: (Clause) -> Expression?) -> [Clause] {
    var result: [Clause] = []
    for clause in clauses {
      let verdict = condition(clause).map { CompileCondition.evaluate($0) } ?? true
      if verdict != false { result.append(clause) }
      if verdict == true { break }
    }
    return result
  }

  /// Why nobody gets to the code of a member; nil when somebody may.
  func reasonNotReached(_ member: CodeMember) -> String? {
    if !member.isCalledBySystem { return reasonUnused(member.name, of: member.owner, by: member) }
    // A style or modifier that nobody names.
    guard let owner = member.owner, Self.ofValues.contains(member.name) else { return nil }
    return reasonUnused(owner, of: nil, by: member)
  }

  /// What the system calls of a value that somebody has to make: requirements of the protocols of styles, of
  /// representables and of `Shape` in Apple's documentation.
  private static let ofValues: Set<String> = ["makeBody", "makeUIView", "makeUIViewController", "path"]

  private struct Name: Hashable {
    let name: String
    let owner: String?
    /// The only file that can name it; nil for any.
    let file: ObjectIdentifier?
  }

  private func reasonUnused(_ name: String, of owner: String?, by member: CodeMember) -> String? {
    var seen: Set<Name> = [Name(name: name, owner: owner, file: member.onlyFile(as: name))]
    var open = Array(seen)
    var isPreviewed = false
    while let next = open.popLast() {
      for use in uses[next.name] ?? [] where use.owner == nil || next.owner == nil || use.owner == next.owner {
        let user = use.member
        if user.name == next.name, user.range == member.range { continue }
        if let file = next.file, ObjectIdentifier(user.range.file) != file { continue }
        if user.isPreview {
          isPreviewed = true
          continue
        }
        guard !user.isCalledBySystem else { return nil }
        let name = Name(name: user.name, owner: user.owner, file: user.onlyFile(as: user.name))
        if seen.insert(name).inserted { open.append(name) }
      }
    }
    return isPreviewed ? "only previews" : "no caller"
  }
}

extension CodeMember {
  /// The file outside of which nothing means it by a name.
  fileprivate func onlyFile(as name: String) -> ObjectIdentifier? {
    isPrivate && name == self.name ? ObjectIdentifier(range.file) : nil
  }
}

extension Expression {
  /// The names of members, functions and types that the expression itself names.
  fileprivate var namedHere: [String] {
    switch kind {
    case .name(let name): [name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name]
    case .member(_, let name): [name.hasPrefix("$") ? String(name.dropFirst()) : name]
    case .keyPath(let components): components
    case .type(let type), .cast(_, _, let type): [type.name]
    default: []
    }
  }

  /// What the name that the expression consists of is asked of.
  fileprivate var baseOfName: CallerSearch.Base {
    switch kind {
    case .name: return .none
    case .member(let base?, _):
      if case .name("self") = base.kind { return .itself }
      return .other
    default: return .other
    }
  }
}
