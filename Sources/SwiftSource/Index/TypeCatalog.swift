import SourceModel

/// All types, aliases and extensions of a project, found by name, in order of path and position.
struct TypeCatalog: Sendable {
  private(set) var all: [TypeDeclaration] = []
  private(set) var byName: [String: [TypeDeclaration]] = [:]
  /// By the name with the enclosing types; a top-level type stands here by its plain name.
  private(set) var byQualifiedName: [String: [TypeDeclaration]] = [:]
  private(set) var aliases: [String: [(file: SourceFile, type: TypeReference, isPrivate: Bool)]] = [:]
  private(set) var enclosing: [ObjectIdentifier: TypeDeclaration] = [:]
  /// Members of types, with those of their extensions.
  private(set) var tables: [ObjectIdentifier: MemberTable] = [:]
  /// Members of extensions of types that the project does not declare, by simple and by dotted name.
  private(set) var external: [String: MemberTable] = [:]
  /// Inherited types that extensions add.
  private(set) var addedConformances: [ObjectIdentifier: [TypeReference]] = [:]
  /// Protocols that extensions have types conform to that the project does not declare, by the simple name of these.
  private(set) var externalConformances: [String: [TypeReference]] = [:]
  /// What any of the tables has a member of.
  private(set) var names = MemberNames()
  /// What any type or alias is called.
  private(set) var typeNames: Set<String> = []
  private(set) var owners: [ObjectIdentifier: MemberOwner] = [:]
  /// Where the extensions of types of the project stand.
  private(set) var extensionRanges: [ObjectIdentifier: [SourceRange]] = [:]
  /// The folders of other systems that files lie in.
  private var systemFolders: [ObjectIdentifier: Substring] = [:]
  private let sight: ModuleSight
  private let nearestTypes = NearestTypes()

  /// - Parameter files: In order of their paths.
  init(_ files: [FileDeclarations]) {
    sight = ModuleSight(files)
    for file in files { systemFolders[ObjectIdentifier(file.file)] = SystemFolder.around(file.file) }
    for file in files {
      let types = file.types + file.extensions.flatMap(\.members.types)
      for type in types.sorted(by: { $0.range.start < $1.range.start }) { register(type) }
      for (name, type) in file.aliases {
        aliases[name, default: []].append((file.file, type, file.privateAliases.contains(name)))
      }
    }
    let extensions = files.flatMap(\.extensions)
    let extended = extensions.map { target(of: $0) }
    // The extensions of a protocol come before its requirements: they hold what is evaluated.
    for (declaration, target) in zip(extensions, extended) where target.type?.kind == .protocolType {
      attach(declaration, to: target)
    }
    for type in all {
      Self.table(ObjectIdentifier(type), in: &tables).add(type.members)
      own(type.members, by: .type(type))
    }
    for (declaration, target) in zip(extensions, extended) where target.type?.kind != .protocolType {
      attach(declaration, to: target)
    }
    names = MemberNames(Array(tables.values) + external.values)
    typeNames = names.types.union(byName.keys).union(aliases.keys)
  }

  private mutating func register(_ type: TypeDeclaration) {
    var stack: [(type: TypeDeclaration, outer: TypeDeclaration?)] = [(type, nil)]
    while let (type, outer) = stack.popLast() {
      all.append(type)
      byName[type.name, default: []].append(type)
      byQualifiedName[type.qualifiedName, default: []].append(type)
      if let outer { enclosing[ObjectIdentifier(type)] = outer }
      for inner in type.members.types.reversed() { stack.append((inner, type)) }
    }
  }

  private mutating func attach(_ declaration: ExtensionDeclaration, to target: ExtensionTarget) {
    if let type = target.type {
      let id = ObjectIdentifier(type)
      Self.table(id, in: &tables).add(declaration.members, whereClause: declaration.whereClause)
      addedConformances[id, default: []] += declaration.inheritedTypes
      extensionRanges[id, default: []].append(declaration.range)
      for inner in declaration.members.types { enclosing[ObjectIdentifier(inner)] = type }
      return own(declaration.members, by: .type(type))
    }
    let reference = target.reference
    let name = Self.externalName(reference)
    Self.table(name, in: &external).add(declaration.members, whereClause: declaration.whereClause)
    if !declaration.inheritedTypes.isEmpty { externalConformances[name, default: []] += declaration.inheritedTypes }
    if !reference.qualifier.isEmpty {
      let dotted = (reference.qualifier + [reference.name]).joined(separator: ".")
      Self.table(dotted, in: &external).add(declaration.members, whereClause: declaration.whereClause)
    }
    own(declaration.members, by: .external(name))
  }

  /// The table of a key, which is made where there is none.
  private static func table<Key>(_ key: Key, in tables: inout [Key: MemberTable]) -> MemberTable {
    if let table = tables[key] { return table }
    let table = MemberTable()
    tables[key] = table
    return table
  }

  private mutating func own(_ members: Members, by owner: MemberOwner) {
    for member in members.properties { owners[ObjectIdentifier(member)] = owner }
    for member in members.functions { owners[ObjectIdentifier(member)] = owner }
    for member in members.initializers { owners[ObjectIdentifier(member)] = owner }
  }

  /// `extension [Item]` adds to `Array`.
  private static func externalName(_ reference: TypeReference) -> String {
    switch reference.name {
    case "[]": return "Array"
    case "[:]": return "Dictionary"
    default: return reference.isOptional ? "Optional" : reference.name
    }
  }

  /// What an extension extends.
  private struct ExtensionTarget {
    /// nil when the project does not declare it.
    var type: TypeDeclaration?
    /// As it is written, or what an alias of the project stands for: `CGFloat` for `typealias Spacing = CGFloat`.
    var reference: TypeReference
  }

  private func target(of declaration: ExtensionDeclaration) -> ExtensionTarget {
    var result = ExtensionTarget(reference: declaration.extendedType)
    guard !result.reference.isOptional else { return result }
    let file = declaration.range.file
    var reference = result.reference
    // An alias may lead to an alias, and in broken code to itself.
    for _ in 0..<8 {
      let path = reference.qualifier + [reference.name]
      if let type = declared(path, from: file) { return ExtensionTarget(type: type, reference: reference) }
      if path.count > 1 {
        guard let owner = declared(path.dropLast(), from: file), let alias = nestedAlias(path[path.count - 1], of: owner)
        else { return result }
        reference = alias
      } else {
        guard let alias = alias(reference.name, from: file), alias.name != reference.name else { return result }
        reference = alias
        // One at the top of another module says nothing of a name that a framework may have as well.
        if self.alias(path[0], from: file, ofOtherModules: false) == nil { continue }
      }
      result.reference = reference
    }
    return result
  }

  private func nestedAlias(_ name: String, of type: TypeDeclaration) -> TypeReference? {
    type.members.aliases[name].flatMap { $0.name == name && $0.qualifier.isEmpty ? nil : $0 }
  }

  /// The type of the project that a path of names means in a file; its first part may be a module.
  private func declared(_ path: [String], from file: SourceFile) -> TypeDeclaration? {
    let names = ModuleFolder.system.contains(path[0]) ? [path[...]] : [path[...], path.dropFirst()]
    for name in names where !name.isEmpty {
      if let type = nearest(byQualifiedName[name.joined(separator: ".")] ?? [], to: file) { return type }
    }
    return nil
  }

  /// The alias of a name at the top of a file: of the same file, else of the nearest.
  func alias(_ name: String, from file: SourceFile, ofOtherModules: Bool = true) -> TypeReference? {
    guard var candidates = aliases[name] else { return nil }
    candidates.removeAll { $0.isPrivate && $0.file !== file }
    if !ofOtherModules {
      let module = ModuleFolder.around(file)
      candidates.removeAll { ModuleFolder.around($0.file) != module }
    }
    return Proximity.nearest(candidates, to: file) { $0.file }?.type
  }

  /// The candidate that code in a file most likely means: one of the same file, else one that a target builds with it,
  /// else of the nearest folder, which most often is the same module; private ones of other files, those for other
  /// systems and those of modules that the file does not see are out of its sight.
  func nearest(_ candidates: [TypeDeclaration], to file: SourceFile) -> TypeDeclaration? {
    Proximity.nearest(candidates.filter { isVisible($0, from: file) }, to: file) { $0.range.file }
  }

  private func isVisible(_ type: TypeDeclaration, from file: SourceFile) -> Bool {
    (!type.isPrivate || type.range.file === file) && isForSystem(of: file, type.range.file)
      && sight.isSeen(type, from: file)
  }

  /// The type at the top of a file that a name most likely means in a file. By the qualified name: types of this name
  /// within others are out of sight.
  func nearestTopLevel(_ name: String, to file: SourceFile) -> TypeDeclaration? {
    guard let candidates = byQualifiedName[name] else { return nil }
    if candidates.count == 1 { return isVisible(candidates[0], from: file) ? candidates[0] : nil }
    return nearestTypes.type(name, file) { nearest(candidates, to: file) }
  }
}

/// Which of several types of one name is the nearest to a file. In a repository of many apps it is asked over and over,
/// and takes as long as there are apps.
private final class NearestTypes: @unchecked Sendable {
  // Unchecked: everything is guarded by the lock.
  private let lock = PlatformLock()
  private var known: [Key: TypeDeclaration?] = [:]

  private struct Key: Hashable {
    let name: String
    let file: ObjectIdentifier
  }

  func type(_ name: String, _ file: SourceFile, _ find: () -> TypeDeclaration?) -> TypeDeclaration? {
    let key = Key(name: name, file: ObjectIdentifier(file))
    if let type = lock.withLock({ known[key] }) { return type }
    let type = find()
    lock.withLock { known[key] = type }
    return type
  }
}

extension TypeCatalog {
  /// Whether code in a file is compiled together with another file.
  private func isForSystem(of file: SourceFile, _ other: SourceFile) -> Bool {
    guard let folder = systemFolders[ObjectIdentifier(other)] else { return true }
    return folder == systemFolders[ObjectIdentifier(file)]
  }
}

/// Chooses among declarations of one name by where they lie.
public enum Proximity {
  /// The candidates that a target builds with `file` first, of these and of the others those that share the most leading
  /// folders with it, equal ones in their order, and those for another system or that no target builds last.
  public static func nearestFirst<Candidate>(
    _ candidates: [Candidate], to file: SourceFile, fileOf: (Candidate) -> SourceFile
  ) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let scores = candidates.map { score(of: fileOf($0), for: file) }
    guard let first = scores.first, scores.contains(where: { $0 != first }) else { return candidates }
    return candidates.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.map { candidates[$0] }
  }

  private static func score(of other: SourceFile, for file: SourceFile) -> Int {
    if other === file { return Int.max }
    if let folder = SystemFolder.around(other), folder != SystemFolder.around(file) { return -1 }
    // What all targets left behind is compiled with nothing.
    if other.build.isLeftBehind, !file.build.isLeftBehind { return -1 }
    let targets = other.build.targets
    let isTogether = !targets.isEmpty && file.build.targets.contains(where: targets.contains)
    return sharedFolders(other.path, file.path) + (isTogether ? together : 0)
  }

  /// Being built by one target counts more than any number of folders.
  private static let together = 10_000

  /// The first of `nearestFirst`.
  static func nearest<Candidate>(
    _ candidates: [Candidate], to file: SourceFile, fileOf: (Candidate) -> SourceFile
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    var best: (candidate: Candidate, score: Int)?
    for candidate in candidates {
      let score = score(of: fileOf(candidate), for: file)
      if score > best?.score ?? -2 { best = (candidate, score) }
    }
    return best?.candidate
  }

  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    var count = 0
    for (left, right) in zip(first.utf8, second.utf8) {
      guard left == right else { break }
      if left == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
