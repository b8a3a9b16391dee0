/// What is known of a file without having been given one of its declarations: which types and members there are.
///
/// Two versions of a file with the same outline differ only for those who were given something that it declares.
public struct FileOutline: Equatable, Sendable {
  /// Types with their supertypes, extensions and aliases. Everybody may depend on these.
  private var structure: [String] = []
  /// Members and global names, which are asked for by name.
  private var members: Set<Member> = []

  private struct Member: Hashable {
    enum Kind { case property, function, initializer, enumCase }

    let name: String
    let kind: Kind
    /// The type or extension, with its `where` clause.
    let owner: String
    var isStatic = false
  }

  public init(_ file: FileDeclarations) {
    for type in file.types { add(type) }
    for declaration in file.extensions {
      let supertypes = declaration.inheritedTypes.map(\.text).joined(separator: ",")
      let owner = "extension \(declaration.extendedType.text):\(supertypes) \(declaration.whereClause)"
      structure.append(owner)
      add(declaration.members, of: owner)
    }
    add(file.properties, file.functions, of: "")
    add(file.aliases, of: "")
    structure += file.privateAliases.sorted().map { "private \($0)" }
    structure += file.otherSystemNames.sorted()
    for name in file.changes.names.union(file.changes.initialized) {
      members.insert(Member(name: DeclarationIndex.changeMark + name, kind: .property, owner: DeclarationIndex.changeMark))
    }
    structure += file.changes.replacedTypes.sorted()
  }

  /// The names that have to be looked up again when a file becomes another version of itself; nil where that does not
  /// tell who is affected.
  public func changedNames(to other: FileOutline) -> LookupUse? {
    guard structure == other.structure else { return nil }
    let changed = members.symmetricDifference(other.members)
    return LookupUse(names: changed.isEmpty ? [] : [DeclarationIndex.anyMember] + changed.map(\.name))
  }

  private mutating func add(_ type: TypeDeclaration) {
    let parameters = type.genericParameters.map { "\($0.name):\($0.constraint ?? "")" }.joined(separator: ",")
    let supertypes = type.inheritedTypes.map(\.text).joined(separator: ",")
    structure.append("\(type.kind) \(type.isPrivate) \(type.qualifiedName)<\(parameters)>:\(supertypes)")
    add(type.members, of: type.qualifiedName)
  }

  private mutating func add(_ declared: Members, of owner: String) {
    add(declared.properties, declared.functions, of: owner)
    for _ in declared.initializers { members.insert(Member(name: "init", kind: .initializer, owner: owner)) }
    for item in declared.cases { members.insert(Member(name: item.name, kind: .enumCase, owner: owner)) }
    add(declared.aliases, of: owner)
    for type in declared.types { add(type) }
  }

  private mutating func add(
    _ properties: [PropertyDeclaration], _ functions: [FunctionDeclaration], of owner: String
  ) {
    for property in properties {
      members.insert(Member(name: property.name, kind: .property, owner: owner, isStatic: property.isStatic))
    }
    for function in functions {
      members.insert(Member(name: function.name, kind: .function, owner: owner, isStatic: function.isStatic))
    }
  }

  private mutating func add(_ aliases: [String: TypeReference], of owner: String) {
    structure += aliases.map { "\(owner) \($0.key) = \($0.value.text)" }.sorted()
  }
}
