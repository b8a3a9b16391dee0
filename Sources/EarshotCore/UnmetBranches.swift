import PlatformKnowledge
import SourceModel
import SwiftSource

/// Branches of a program that it never comes to: those of an enumeration's case that no code makes, and what a switch does
/// by default where its cases are all there are.
final class UnmetBranches {
  private let reading: Reading
  private var made: [String: Bool] = [:]
  /// Whether nothing reaches a place: what code there makes, nobody gets.
  var isUnreached: (SourceRange) -> Bool = { _ in false }

  init(_ files: [FileDeclarations], isWhole: Bool) { reading = Reading(files, isWhole: isWhole) }

  /// Reads the same code, and may find other code reached.
  init(sharing other: UnmetBranches) { reading = other.reading }

  /// Whether a place lies in such a branch of its file.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    reading.branches(of: file).contains { $0.range.contains(place) && $0.names.allSatisfy { !isMade($0) } }
  }

  // MARK: - Cases

  /// Whether code may come to a case: by its name outside of patterns and comparisons, or in a way that names none.
  private func isMade(_ name: String) -> Bool {
    if let known = made[name] { return known }
    // What is asked while it is being found out counts as made.
    made[name] = true
    let answer = !reading.enumerations.onlyNamesMake(name) || reading.files.contains { makes(name, in: $0.file) }
    made[name] = answer
    return answer
  }

  private func makes(_ name: String, in file: SourceFile) -> Bool {
    guard file.mayHold("." + name) else { return false }
    var index = 0
    while let dot = file.firstOffset(of: "." + name, from: index) {
      let end = dot + 1 + name.utf8.count
      index = end
      if end < file.bytes.count, file.bytes[end].isPartOfName { continue }
      if !Self.isAsked(file, dot, end), !file.isInComment(dot), !isUnreached(SourceRange(file: file, start: dot, end: end)) { return true }
    }
    return false
  }

  /// `case .name`, `== .name` and `.name ==` ask for a case and make none.
  private static func isAsked(_ file: SourceFile, _ dot: Int, _ end: Int) -> Bool {
    var start = dot
    while start > 0, file.bytes[start - 1].isPartOfName || file.bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    var line = start
    while line > 0, file.bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    let before = file.text(from: line, to: start)
    let after = file.text(from: end, to: min(end + 4, file.bytes.count))
    if [" ==", " !="].contains(where: after.hasPrefix) { return true }
    let words = before.drop { $0 == " " || $0 == "\t" }
    if ["case ", "== ", "!= ", "catch "].contains(where: before.hasSuffix) { return true }
    return words.hasPrefix("case ") && !words.contains("=") && !words.contains("{") && !words.contains(":")
  }
}

/// A part of a switch or an `if` that some cases lead to.
private struct Branch {
  let range: SourceRange
  /// It is taken for these cases alone; empty where nothing is left to take it.
  let names: [String]
}

/// The branches of a project, and its enumerations.
private final class Reading {
  let files: [FileDeclarations]
  private var branches: [ObjectIdentifier: [Branch]] = [:]
  /// By name of a case, the enumerations that have it.
  private(set) lazy var enumerations = Enumerations(files, isWhole: isWhole)
  /// Nobody outside of the files uses what they offer to other modules.
  private let isWhole: Bool

  init(_ files: [FileDeclarations], isWhole: Bool) {
    self.files = files
    self.isWhole = isWhole
  }

  func branches(of file: FileDeclarations) -> [Branch] { branches[ObjectIdentifier(file.file)] ?? read(file) }

  private func read(_ file: FileDeclarations) -> [Branch] {
    var found: [Branch] = []
    var open: [CodeItem] = []
    func add(_ members: Members) {
      open += CodeItem.items(of: members) + members.initializers.flatMap { $0.body?.items ?? [] }
      members.types.forEach { add($0.members) }
    }
    file.types.forEach { add($0.members) }
    file.extensions.forEach { add($0.members) }
    open += file.functions.flatMap { $0.body?.items ?? [] } + file.properties.flatMap(CodeItem.items)
    lazy var families = Self.families(in: open)
    while let item = open.popLast() {
      switch item {
      case .statement(.selection(let code)): found += read(code, families)
      case .statement(.conditional(let code)): found += read(code)
      case .expression(let expression):
        if case .selection(let code) = expression.kind { found += read(code, families) }
        if case .conditional(let code) = expression.kind { found += read(code) }
      default: break
      }
      item.appendParts(to: &open)
    }
    branches[ObjectIdentifier(file.file)] = found
    return found
  }

  private func read(_ code: SwitchCode, _ families: Set<String>) -> [Branch] {
    let names = code.cases.map { $0.items.map { $0.whereClause == nil ? $0.pattern.caseName : nil } }
    var found: [Branch] = []
    for (one, own) in zip(code.cases, names) where !own.isEmpty && !own.contains(nil) {
      found.append(Branch(range: one.body.range, names: own.compactMap(\.self)))
    }
    let handled = names.dropLast()
    guard let last = code.cases.last, last.items.isEmpty, !handled.isEmpty, !handled.contains(where: { $0.contains(nil) }) else { return found }
    let all = Set(handled.flatMap { $0.compactMap(\.self) })
    // What a widget is asked for is what it supports (Apple: documentation of supportedFamilies(_:)).
    if enumerations.areAll(all) || !families.isEmpty && families.isSubset(of: all) { found.append(Branch(range: last.body.range, names: [])) }
    return found
  }

  private func read(_ code: IfCode) -> [Branch] {
    let names = code.conditions.compactMap { condition -> String? in
      switch condition {
      case .pattern(let pattern, _, _): return pattern.caseName
      case .expression(let expression):
        guard case .binary("==", _, let right) = expression.kind, case .member(_, let name) = right.kind else { return nil }
        return name
      default: return nil
      }
    }
    return names.map { Branch(range: code.then.range, names: [$0]) }
  }

  /// The families that the widgets of a file are said to support.
  private static func families(in items: [CodeItem]) -> Set<String> {
    var found: Set<String> = []
    items.forEachExpression { expression in
      guard case .call(let call) = expression.kind, case .member(_, "supportedFamilies") = call.callee.kind,
        case .array(let members)? = call.arguments.first?.value.kind else { return }
      for member in members { if case .member(_, let name) = member.kind { found.insert(name) } }
    }
    return found
  }
}

/// The enumerations of a project.
private struct Enumerations {
  private var cases: [String: [Set<String>]] = [:]
  /// Names of cases that something else than their name may come to: a raw value, a decoder, the list of all of them.
  private var open: Set<String> = []

  private static let plain = FrameworkNames.names(.valueProtocol)
  /// Protocols of which an enumeration gets no case made.
  private let makingNone: Set<String>

  /// The protocols of the project that ask for no initialiser and nothing of the type itself, nor inherit from one that does.
  private static func protocols(of files: [FileDeclarations]) -> Set<String> {
    var inherited: [String: Set<String>] = [:]
    for type in files.flatMap(\.types) where type.kind == .protocolType {
      let members = type.members
      let makes = !members.initializers.isEmpty || members.functions.contains(where: \.isStatic) || members.properties.contains(where: \.isStatic)
      inherited[type.name, default: []].formUnion(makes ? [""] : type.inheritedTypes.map(\.name))
    }
    var found = Set(inherited.keys)
    while let open = found.first(where: { name in !inherited[name, default: []].allSatisfy { found.contains($0) || plain.contains($0) } }) {
      found.remove(open)
    }
    return found
  }

  /// What some code makes by a raw value, as it calls it: the name of an enumeration, or `init` and `Self` for any.
  private let madeByValue: Set<String>
  /// Types of the project that are kept in the settings of the app by their raw values.
  private var kept: Set<String> = []

  private let isWhole: Bool

  init(_ files: [FileDeclarations], isWhole: Bool) {
    self.isWhole = isWhole
    makingNone = Self.plain.union(Self.protocols(of: files))
    madeByValue = Set(files.flatMap { Self.makers(in: $0.file) })
    for file in files { file.types.forEach { noteKept($0.members) } }
    var further: [String: [TypeReference]] = [:]
    for declaration in files.flatMap(\.extensions) { further[declaration.extendedType.name, default: []] += declaration.inheritedTypes }
    for file in files {
      file.types.forEach { add($0, further) }
      for declaration in file.extensions { declaration.members.types.forEach { add($0, further) } }
    }
  }

  private mutating func add(_ type: TypeDeclaration, _ further: [String: [TypeReference]]) {
    type.members.types.forEach { add($0, further) }
    guard type.kind == .enumeration else { return }
    let names = Set(type.members.cases.map(\.name))
    for name in names { cases[name, default: []].append(names) }
    let inherited = type.inheritedTypes + (further[type.name] ?? [])
    let isPlain = inherited.allSatisfy { makingNone.contains($0.name) || isOnlyWritten(type, as: $0) } && type.attributes.isEmpty && (isWhole || !type.isOffered)
    if !isPlain { open.formUnion(names) }
  }

  /// Whether nothing makes a case of an enumeration with raw values by one of them.
  private func isOnlyWritten(_ type: TypeDeclaration, as value: TypeReference) -> Bool {
    ["String", "Int"].contains(value.name) && madeByValue.isDisjoint(with: [type.name, "init", "Self", "self"]) && !kept.contains(type.name)
      && !kept.contains("")
  }

  /// The words before `(rawValue:` in a file.
  private static func makers(in file: SourceFile) -> [String] {
    var (found, index): ([String], Int) = ([], 0)
    while let place = file.firstOffset(of: "(rawValue:", from: index) {
      index = place + 1
      let end = place > 0 && file.bytes[place - 1] == UInt8(ascii: "?") ? place - 1 : place
      var start = end
      while start > 0, file.bytes[start - 1].isPartOfName { start -= 1 }
      found.append(file.text(from: start, to: end))
    }
    return found
  }

  /// The type of what `@AppStorage` keeps makes itself of a raw value (Apple: documentation of AppStorage); one that is
  /// not written may be any.
  private mutating func noteKept(_ members: Members) {
    for property in members.properties where property.attributes.contains(where: { ["AppStorage", "SceneStorage"].contains($0.name) }) {
      if let type = property.type { kept.insert(type.name); continue }
      switch property.initializer?.kind {
      case .member(.some(let base), _): if case .name(let name) = base.kind { kept.insert(name) } else { kept.insert("") }
      case .boolean, .string, .integer, .float, .array, .dictionary: break
      default: kept.insert("")
      }
    }
    members.types.forEach { noteKept($0.members) }
  }

  /// Only its name comes to a case of the project, wherever one of that name is declared.
  func onlyNamesMake(_ name: String) -> Bool { cases[name] != nil && !open.contains(name) }

  /// Whether names are all the cases of an enumeration, and belong to no larger one.
  func areAll(_ names: Set<String>) -> Bool {
    guard let first = names.first, let found = cases[first] else { return false }
    return found.contains(names) && found.allSatisfy { !$0.isStrictSuperset(of: names) }
  }
}

extension Pattern {
  /// The case that it asks for, whatever comes with it.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(let name, let associated, _):
      let isFree = associated.allSatisfy { part in
        switch part.pattern {
        case .wildcard, .binding: true
        default: false
        }
      }
      return isFree ? name : nil
    case .expression(let expression):
      if case .member(_, let name) = expression.kind { return name }
      return nil
    default: return nil
    }
  }
}
