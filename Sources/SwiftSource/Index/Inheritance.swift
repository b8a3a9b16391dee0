import SourceModel

/// A supertype, of the project or from elsewhere.
enum Ancestor: Sendable {
  case type(TypeDeclaration)
  case external(String)
}

/// What a type inherits by one of the names that it writes, or by one part of what an alias stands for.
struct InheritedType: Sendable {
  let reference: TypeReference
  /// nil for a type of another module.
  let declaration: TypeDeclaration?
}

/// The supertypes of each type, transitively.
struct Inheritance: Sendable {
  private(set) var ancestors: [ObjectIdentifier: [Ancestor]] = [:]
  /// Simple names of everything that a type inherits or conforms to.
  private(set) var names: [ObjectIdentifier: Set<String>] = [:]
  private(set) var conforming: [String: [TypeDeclaration]] = [:]
  /// What the types inherit that write an alias of several types, or of one of another module, with these in its place.
  private(set) var withoutAliases: [ObjectIdentifier: [InheritedType]] = [:]

  /// - Parameters:
  ///   - tests: Files of tests: what they declare stands for types of the app, and is none of it.
  ///   - resolve: What a type inherits by one of the names that it writes.
  init(
    _ catalog: TypeCatalog, tests: Set<ObjectIdentifier>, resolve: (TypeReference, TypeDeclaration) -> [InheritedType]
  ) {
    var direct: [ObjectIdentifier: Direct] = [:]
    for type in catalog.all {
      let written = type.inheritedTypes + (catalog.addedConformances[ObjectIdentifier(type)] ?? [])
      let supertypes = written.map { resolve($0, type) }
      direct[ObjectIdentifier(type)] = Direct(type, zip(written, supertypes))
      let own = supertypes.prefix(type.inheritedTypes.count)
      if zip(written, own).contains(where: { $1.count != 1 || $1[0].reference != $0 }) {
        withoutAliases[ObjectIdentifier(type)] = own.flatMap { $0 }
      }
    }
    for type in catalog.all {
      let (found, names) = Self.closure(of: type) { direct[ObjectIdentifier($0)] }
      ancestors[ObjectIdentifier(type)] = found
      self.names[ObjectIdentifier(type)] = names
      guard type.kind != .protocolType, !tests.contains(ObjectIdentifier(type.range.file)) else { continue }
      for name in names { conforming[name, default: []].append(type) }
    }
  }

  /// What a type inherits directly.
  private struct Direct {
    /// Protocols in the order written, then the superclass.
    var ancestors: [Ancestor] = []
    var names: [String] = []

    init(_ type: TypeDeclaration, _ supertypes: some Sequence<(TypeReference, [InheritedType])>) {
      var superclass: TypeDeclaration?
      // An alias within a type may be called as a protocol of a framework is: `Kit.View`.
      for (written, parts) in supertypes where written.qualifier.isEmpty || parts.count == 1 { names.append(written.name) }
      for supertype in supertypes.flatMap(\.1) {
        names.append(supertype.reference.name)
        guard let inherited = supertype.declaration else {
          ancestors.append(.external(supertype.reference.name))
          continue
        }
        names.append(inherited.name)
        if inherited.kind == .classType, type.kind == .classType {
          superclass = inherited
        } else if inherited !== type {
          ancestors.append(.type(inherited))
        }
      }
      if let superclass, superclass !== type { ancestors.append(.type(superclass)) }
    }
  }

  /// All supertypes: each protocol followed by those that it refines, the superclass last. Without recursion, and
  /// safe against code in which types inherit in a circle.
  private static func closure(
    of type: TypeDeclaration, direct: (TypeDeclaration) -> Direct?
  ) -> (ancestors: [Ancestor], names: Set<String>) {
    var found: [Ancestor] = []
    var names: Set<String> = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var seenExternal: Set<String> = []
    var stack: [Ancestor] = []
    func push(_ type: TypeDeclaration) {
      guard let direct = direct(type) else { return }
      names.formUnion(direct.names)
      stack += direct.ancestors.reversed()
    }
    push(type)
    while let next = stack.popLast() {
      switch next {
      case .external(let name):
        if seenExternal.insert(name).inserted { found.append(next) }
      case .type(let inherited):
        guard seen.insert(ObjectIdentifier(inherited)).inserted else { continue }
        found.append(next)
        push(inherited)
      }
    }
    return (found, names)
  }
}
