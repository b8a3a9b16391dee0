import SourceModel

/// The declarations of a whole project, found by name.
///
/// Everything is worked out when the index is made; look-ups only read, from any thread, and give the same answer
/// whatever the order in which files were read.
public final class DeclarationIndex: Sendable {
  /// As given.
  public let files: [FileDeclarations]
  let catalog: TypeCatalog
  let inheritance: Inheritance
  private let functionsByName: [String: [FunctionDeclaration]]
  private let propertiesByName: [String: [PropertyDeclaration]]
  /// The tables of the supertypes of each type, of those that have one, in the order of the supertypes.
  private let inheritedTables: [ObjectIdentifier: [MemberTable]]
  /// Kept, since making it copies all of the catalog.
  private let scope: TypeScope
  let otherSystemNames: Set<String>
  let changes: ProgramChanges
  /// Where look-ups are noted, if somebody wants to know.
  let log: LookupLog?

  public init(_ files: [FileDeclarations]) {
    self.files = files
    let sorted = files.sorted { $0.file.path < $1.file.path }
    let catalog = TypeCatalog(sorted)
    self.catalog = catalog
    // A supertype is looked for in the scope around the type, without what the type inherits: that is being found out.
    let tests = Set(files.filter { !Self.testFrameworks.isDisjoint(with: $0.imports) }.map { ObjectIdentifier($0.file) })
    inheritance = Inheritance(catalog, tests: tests) { reference, type in
      let scope = TypeScope(catalog: catalog, inheritance: nil, log: nil)
      return scope.inherited(reference, from: type.range.file, enclosing: catalog.enclosing[ObjectIdentifier(type)])
    }
    inheritedTables = inheritance.ancestors.mapValues { $0.compactMap { Self.table(of: $0, in: catalog) } }
    var functions: [String: [FunctionDeclaration]] = [:]
    var properties: [String: [PropertyDeclaration]] = [:]
    for file in sorted {
      for function in file.functions { functions[function.name, default: []].append(function) }
      for property in file.properties { properties[property.name, default: []].append(property) }
    }
    functionsByName = functions
    propertiesByName = properties
    otherSystemNames = files.reduce(into: []) { $0.formUnion($1.otherSystemNames) }
    changes = ProgramChanges(files, catalog)
    log = nil
    scope = TypeScope(catalog: catalog, inheritance: inheritance, log: nil)
  }

  private init(_ other: DeclarationIndex, log: LookupLog) {
    files = other.files
    catalog = other.catalog
    inheritance = other.inheritance
    inheritedTables = other.inheritedTables
    functionsByName = other.functionsByName
    propertiesByName = other.propertiesByName
    otherSystemNames = other.otherSystemNames
    changes = other.changes
    self.log = log
    scope = TypeScope(catalog: other.catalog, inheritance: other.inheritance, log: log)
  }

  private static let testFrameworks: Set<String> = ["XCTest", "Testing"]

  /// The same index, which notes what it is asked. It belongs to the thread of the log.
  public func noting(in log: LookupLog) -> DeclarationIndex { DeclarationIndex(self, log: log) }

  // MARK: Types

  /// The types of a simple name, nested ones included, in order of path and position.
  public func types(named name: String) -> [TypeDeclaration] {
    log?.note(name, .type)
    return noted(catalog.byName[name] ?? [])
  }

  /// The type that a reference means in a place; nil when it is none of the project, or a generic parameter.
  ///
  /// Looked for among the enclosing types and what they nest, then at the top of the file, then at the top of other
  /// files, of which the nearest folder wins. Aliases are followed.
  ///
  /// - Parameters:
  ///   - file: The file in which the reference is written.
  ///   - enclosing: The innermost type around the reference, also when it stands in an extension of it.
  public func type(
    for reference: TypeReference, from file: SourceFile, enclosing: TypeDeclaration?
  ) -> TypeDeclaration? {
    noted(scope.type(for: reference, from: file, enclosing: enclosing))
  }

  /// The same for a name as written, which may be dotted.
  public func type(named name: String, from file: SourceFile, enclosing: TypeDeclaration?) -> TypeDeclaration? {
    if !name.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) {
      return noted(scope.type(named: name, from: file, enclosing: enclosing))
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let reference = TypeReference(name: last, qualifier: parts.dropLast(), text: name)
    return type(for: reference, from: file, enclosing: enclosing)
  }

  /// A type at the top of a module of the project, as in `Models.Visibility`. Its file lies in a folder that has the
  /// name of the module, as Swift packages and most Xcode projects have it.
  public func type(named name: String, ofModule module: String, from file: SourceFile) -> TypeDeclaration? {
    guard !ModuleFolder.system.contains(module),
      let type = type(named: name, from: file, enclosing: nil),
      type.range.file.path.split(separator: "/").dropLast().contains(where: { $0 == module }) else { return nil }
    return type
  }

  /// The type of another module that an alias of the project stands for: `Image` for `typealias Img = Image`.
  ///
  /// - Parameter ofOtherModules: Whether an alias at the top of another module may be meant. Of a name that a framework
  ///   has as well it is not: it would be ambiguous.
  public func externalAlias(
    _ name: String, from file: SourceFile, enclosing: TypeDeclaration?, ofOtherModules: Bool
  ) -> TypeReference? {
    scope.externalAlias(name, from: file, enclosing: enclosing, ofOtherModules: ofOtherModules)
  }

  /// A type nested in a type, in an extension of it or in a supertype.
  public func nestedType(_ name: String, of type: TypeDeclaration) -> TypeDeclaration? {
    log?.note(name, .type)
    if let nested = table(of: type).types[name] { return noted(nested) }
    for case .type(let ancestor) in ancestors(of: type) {
      if let nested = table(of: ancestor).types[name] { return noted(nested) }
    }
    return nil
  }

  /// Where the code of a type stands: its declaration and its extensions.
  public func code(of type: TypeDeclaration) -> [SourceRange] {
    [type.range] + (catalog.extensionRanges[ObjectIdentifier(type)] ?? [])
  }

  public func enclosingType(of type: TypeDeclaration) -> TypeDeclaration? {
    noted(catalog.enclosing[ObjectIdentifier(type)])
  }

  /// Whether a type conforms to a protocol or inherits from a class of this simple name, through the project's own
  /// protocols and superclasses as well. What the types of other modules conform to is not known.
  public func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    if let names = inheritance.names[ObjectIdentifier(type)] { return names.contains(name) }
    return ancestors(of: type).contains { ancestor in
      switch ancestor {
      case .external(let external): return external == name
      case .type(let inherited): return inherited.name == name || conforms(inherited, to: name)
      }
    }
  }

  /// The types (not protocols) that conform to a name, in order of path and position, without those of tests.
  public func types(conformingTo name: String) -> [TypeDeclaration] {
    log?.note(name, .conformance)
    return noted(inheritance.conforming[name] ?? [])
  }

  // MARK: Members

  /// Whether any type or extension of the project has a property of a name.
  public func mayHaveProperty(_ name: String) -> Bool {
    log?.note(name)
    return catalog.names.properties.contains(name)
  }

  /// Whether any type or extension of the project has a function of a name.
  public func mayHaveFunction(_ name: String) -> Bool {
    log?.note(name)
    return catalog.names.functions.contains(name)
  }

  /// Whether any type or extension of the project has a function of a name that changes the value which it is called on.
  public func mayChangeValue(_ name: String) -> Bool {
    log?.note(name)
    return catalog.names.mutating.contains(name)
  }

  /// A property of the type, its extensions, the protocols that it conforms to or its superclass, in that order.
  public func property(_ name: String, of type: TypeDeclaration, isStatic: Bool) -> PropertyDeclaration? {
    log?.note(name)
    if !catalog.names.properties.contains(name), isListed(type) { return nil }
    if let own = table(of: type).property(name, isStatic: isStatic) { return noted(own) }
    for table in inheritedTables(of: type) {
      if let found = table.property(name, isStatic: isStatic, forSelf: type.name) { return noted(found) }
    }
    return nil
  }

  /// The functions of a name, the type's own first, then those of its supertypes; requirements of protocols last.
  public func functions(_ name: String, of type: TypeDeclaration, isStatic: Bool) -> [FunctionDeclaration] {
    log?.note(name)
    if !catalog.names.functions.contains(name), isListed(type) { return [] }
    var found = table(of: type).functions(name, isStatic: isStatic)
    for table in inheritedTables(of: type) {
      found += table.functions(name, isStatic: isStatic, forSelf: type.name)
    }
    found = noted(found)
    guard found.contains(where: { $0.body == nil }) else { return found }
    return found.filter { $0.body != nil } + found.filter { $0.body == nil }
  }

  /// The initialisers of the type and its extensions; of the superclass for a class that declares none.
  public func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
    log?.note(FileOutline.initializers(of: type.name))
    let own = table(of: type).initializers
    guard own.isEmpty, type.kind == .classType else { return noted(own) }
    for case .type(let ancestor) in ancestors(of: type) where ancestor.kind == .classType {
      log?.note(FileOutline.initializers(of: ancestor.name))
      let inherited = table(of: ancestor).initializers
      if !inherited.isEmpty { return noted(inherited) }
    }
    return []
  }

  /// The methods that a type and its extensions declare, in order of path and position.
  public func ownFunctions(of type: TypeDeclaration) -> [FunctionDeclaration] {
    log?.note(FileOutline.allMembers(of: type.name))
    return noted(table(of: type).functions.values.flatMap { $0 }.sorted { $0.range < $1.range })
  }

  /// The properties that a type and its extensions declare, in order of path and position.
  public func ownProperties(of type: TypeDeclaration) -> [PropertyDeclaration] {
    log?.note(FileOutline.allMembers(of: type.name))
    return noted(table(of: type).properties.values.flatMap { $0 }.sorted { $0.range < $1.range })
  }

  /// The properties in the declaration of a type itself, in their order.
  public func declaredProperties(of type: TypeDeclaration) -> [PropertyDeclaration] {
    log?.note(FileOutline.allMembers(of: type.name))
    return noted(type.members.properties)
  }

  /// A property of instances in the declaration of a type itself.
  public func declaredProperty(_ name: String, of type: TypeDeclaration) -> PropertyDeclaration? {
    log?.note(name)
    return noted(type.members.properties.first { $0.name == name && !$0.isStatic })
  }

  public func enumCase(_ name: String, of type: TypeDeclaration) -> EnumCaseDeclaration? {
    let found = table(of: type).cases.first { $0.name == name }
    if let log, type.hasStates {
      log.note(name)
      if let found { log.note(found.range) }
    }
    return found
  }

  public func cases(of type: TypeDeclaration) -> [EnumCaseDeclaration] {
    let cases = table(of: type).cases
    if let log, type.hasStates {
      log.note(FileOutline.allMembers(of: type.name))
      for item in cases { log.note(item.range) }
    }
    return cases
  }

  /// Properties that the project adds to a type or protocol of another module, such as `View` or `Color`.
  ///
  /// - Parameter typeName: The simple name, or the dotted one of a nested type.
  public func extensionProperties(
    _ name: String, ofExternal typeName: String, isStatic: Bool
  ) -> [PropertyDeclaration] {
    log?.note(name)
    guard catalog.names.properties.contains(name) else { return [] }
    return noted(catalog.external[typeName]?.properties[name]?.filter { $0.isStatic == isStatic } ?? [])
  }

  /// Functions that the project adds to a type or protocol of another module; `init` gives initialisers.
  public func extensionFunctions(
    _ name: String, ofExternal typeName: String, isStatic: Bool
  ) -> [FunctionDeclaration] {
    log?.note(name == "init" ? FileOutline.initializers(of: typeName) : name)
    guard name == "init" || catalog.names.functions.contains(name), let table = catalog.external[typeName] else { return [] }
    return noted(name == "init" ? table.initializers : table.functions(name, isStatic: isStatic))
  }

  /// Functions that the project adds to protocols and types of other modules and that give the value itself back, changed:
  /// whatever has them, stays what it is.
  public func selfReturningExtensionFunctions(_ name: String) -> [FunctionDeclaration] {
    log?.note(name)
    guard catalog.names.functions.contains(name) else { return [] }
    let found = catalog.external.sorted { $0.key < $1.key }.flatMap { $0.value.functions(name, isStatic: false) }
    return noted(found.filter { $0.returnType?.name == "Self" && $0.body != nil })
  }

  public func globalFunctions(_ name: String) -> [FunctionDeclaration] {
    log?.note(name)
    return noted(functionsByName[name] ?? [])
  }

  /// The one that a file most likely means, where several have one of this name; the first by path, where it is not
  /// known who asks.
  public func globalProperty(_ name: String, from file: SourceFile? = nil) -> PropertyDeclaration? {
    log?.note(name)
    guard let all = propertiesByName[name] else { return nil }
    guard let file, all.count > 1 else { return noted(all.first) }
    let visible = all.filter { !$0.isPrivate || $0.range.file === file }
    return noted(Proximity.nearest(visible.isEmpty ? all : visible, to: file) { $0.range.file })
  }

  /// Where a method or initialiser is declared; nil for a global or local function.
  public func owner(of function: FunctionDeclaration) -> MemberOwner? {
    noted(catalog.owners[ObjectIdentifier(function)])
  }

  /// Where a property is declared; nil for a global or local variable.
  public func owner(of property: PropertyDeclaration) -> MemberOwner? {
    noted(catalog.owners[ObjectIdentifier(property)])
  }

  // MARK: Tables

  /// Whether the catalog has the type; one that is declared within a function has no table and no extensions.
  private func isListed(_ type: TypeDeclaration) -> Bool { catalog.tables[ObjectIdentifier(type)] != nil }

  func table(of type: TypeDeclaration) -> MemberTable {
    catalog.tables[ObjectIdentifier(type)] ?? MemberTable(type.members)
  }

  private func inheritedTables(of type: TypeDeclaration) -> [MemberTable] {
    inheritedTables[ObjectIdentifier(type)] ?? ancestors(of: type).compactMap { Self.table(of: $0, in: catalog) }
  }

  private static func table(of ancestor: Ancestor, in catalog: TypeCatalog) -> MemberTable? {
    switch ancestor {
    case .type(let type): catalog.tables[ObjectIdentifier(type)]
    case .external(let name): catalog.external[name]
    }
  }

  func ancestors(of type: TypeDeclaration) -> [Ancestor] {
    if let known = inheritance.ancestors[ObjectIdentifier(type)] { return known }
    return type.inheritedTypes.flatMap { reference -> [Ancestor] in
      guard let inherited = self.type(for: reference, from: type.range.file, enclosing: nil) else {
        return [.external(reference.name)]
      }
      return [.type(inherited)] + (inheritance.ancestors[ObjectIdentifier(inherited)] ?? [])
    }
  }
}
