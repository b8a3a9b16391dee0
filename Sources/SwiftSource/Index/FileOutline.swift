/// What is known of a file without having been given one of its declarations: which types and members there are.
///
/// Two versions of a file with the same outline differ only for those who were given something that it declares.
public struct FileOutline: Equatable, Sendable {
  /// Types and aliases, with all that tells two of one name apart.
  private var types: Set<Named> = []
  /// Extensions, with what they add besides members.
  private var extensions: Set<Named> = []
  /// Members and global names, which are asked for by name.
  private var members: Set<Member> = []
  private var otherSystemNames: Set<String> = []
  /// Of the file; empty where there is none.
  private var path = ""
  /// What its code changes in the whole program.
  private var changedNames: Set<String> = []
  /// What its initialisers give a value.
  private var initializedNames: Set<String> = []
  private var replacedTypes: Set<String> = []

  private struct Named: Hashable {
    let name: String
    let description: String
  }

  private struct Owner: Hashable {
    /// The simple name of the type or of what is extended; empty for the top of the file.
    let name: String
    let description: String
    let isExtension: Bool
  }

  private struct Member: Hashable {
    enum Kind { case property, function, initializer, enumCase }

    let name: String
    let kind: Kind
    let owner: Owner
    var isStatic = false
    /// How many of the same name stand before it: what is overloaded once more is looked up again.
    var number = 0
  }

  /// Of a file that is not there.
  public init() {}

  public init(_ file: FileDeclarations) {
    if let known = file.outline {
      self = known
      return
    }
    path = file.file.path
    for type in file.types { add(type) }
    for declaration in file.extensions {
      let supertypes = declaration.inheritedTypes.map(\.text).joined(separator: ",")
      let owner = Owner(
        name: declaration.extendedType.name,
        description: "\(declaration.extendedType.text):\(supertypes) \(declaration.whereClause)", isExtension: true)
      extensions.insert(Named(name: owner.name, description: owner.description))
      add(declaration.members, of: owner)
    }
    let top = Owner(name: "", description: "", isExtension: false)
    add(file.properties, file.functions, of: top)
    add(file.aliases, of: top)
    for name in file.privateAliases { types.insert(Named(name: name, description: "private")) }
    otherSystemNames = file.otherSystemNames
    changedNames = file.changes.names
    initializedNames = file.changes.initialized
    replacedTypes = file.changes.replacedTypes
  }

  /// What asking for the initialisers of a type is noted as.
  static func initializers(of type: String) -> String { type + ".init" }

  /// What asking for all members of a type is noted as.
  static func allMembers(of type: String) -> String { type + ".*" }

  /// What asking whether the code of a file changes a name is noted as.
  static func change(of name: String, in path: String) -> String { "\(path) \(name)" }

  /// What asking which files change a name is noted as.
  static func anyChange(of name: String) -> String { "+\(name)" }

  /// What differs in another version of the file.
  public func changes(to other: FileOutline) -> OutlineChange {
    var change = OutlineChange()
    if self == other { return change }
    let types = types.symmetricDifference(other.types)
    let extensions = extensions.symmetricDifference(other.extensions)
    change.types = Set(types.map(\.name))
    change.isStructural = !types.isEmpty || !extensions.isEmpty
    let changed = changedNames.symmetricDifference(other.changedNames)
    let initialized = initializedNames.symmetricDifference(other.initializedNames)
    change.changesProgram = !changed.isEmpty || !initialized.isEmpty || replacedTypes != other.replacedTypes
      || change.isStructural
    let path = path.isEmpty ? other.path : path
    for name in changed.union(initialized) {
      change.names.insert(Self.change(of: name, in: path), .change)
      change.names.insert(Self.anyChange(of: name), .change)
    }
    for name in change.types { change.names.insert(name, .type) }
    for name in otherSystemNames.symmetricDifference(other.otherSystemNames) { change.names.insert(name, .otherSystem) }
    let new = Set(types.map(\.description))
    for member in members.symmetricDifference(other.members) {
      // Nobody was given a type that was not there, and everybody who was given one that is gone looked for its name.
      if !member.owner.isExtension, new.contains(member.owner.description) { continue }
      change.names.insert(Self.allMembers(of: member.owner.name))
      let isInitializer = member.kind == .initializer
      change.names.insert(isInitializer ? Self.initializers(of: member.owner.name) : member.name)
    }
    return change
  }

  private mutating func add(_ type: TypeDeclaration) {
    let parameters = type.genericParameters.map { "\($0.name):\($0.constraint ?? "")" }.joined(separator: ",")
    let supertypes = type.inheritedTypes.map(\.text).joined(separator: ",")
    let access = "\(type.isPrivate) \(type.isShown)"
    let description = "\(type.kind) \(access) \(type.qualifiedName)<\(parameters)>:\(supertypes)"
    types.insert(Named(name: type.name, description: description))
    add(type.members, of: Owner(name: type.name, description: description, isExtension: false))
  }

  private mutating func add(_ declared: Members, of owner: Owner) {
    add(declared.properties, declared.functions, of: owner)
    for initializer in declared.initializers {
      let labels = initializer.parameters.map { "\($0.label ?? "_"):" }.joined()
      add(Member(name: labels, kind: .initializer, owner: owner))
    }
    for item in declared.cases { add(Member(name: item.name, kind: .enumCase, owner: owner)) }
    add(declared.aliases, of: owner)
    for type in declared.types { add(type) }
  }

  private mutating func add(
    _ properties: [PropertyDeclaration], _ functions: [FunctionDeclaration], of owner: Owner
  ) {
    for property in properties {
      add(Member(name: property.name, kind: .property, owner: owner, isStatic: property.isStatic))
    }
    for function in functions {
      add(Member(name: function.name, kind: .function, owner: owner, isStatic: function.isStatic))
    }
  }

  private mutating func add(_ member: Member) {
    var member = member
    while !members.insert(member).inserted { member.number += 1 }
  }

  private mutating func add(_ aliases: [String: TypeReference], of owner: Owner) {
    for (name, type) in aliases {
      types.insert(Named(name: name, description: "\(owner.description) \(name) = \(type.text)"))
    }
  }
}

/// What two versions of a file declare differently.
public struct OutlineChange: Sendable {
  /// The names that have to be looked up again.
  public internal(set) var names = LookupUse()
  /// Names of types and aliases that came, went or became something else.
  var types: Set<String> = []
  /// What types inherit, or what extensions extend, may have become something else.
  var isStructural = false
  /// What the code of the program changes may have become something else.
  var changesProgram = false
}
